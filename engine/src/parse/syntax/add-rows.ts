import type { MarkdownIt, Ruler } from 'markdown-it';
import { ruleOf } from '../rules/block/container-lines.js';
import type { BlockRow, CoreRow, InlineRow } from '../rules/row.js';
import { isNeeded } from './needs.js';

/** Rows in the order in which they are tried, between the names of markdown-it's own rules in the order that it has. */
type Ordered<Row> = readonly (Row | string)[];

/** Adds the rules of a table to those that markdown-it has. This is the only place that does. */
export function addRows(
  { block, core, inline }: MarkdownIt,
  {
    blocks = [],
    inlines = [],
    steps = [],
  }: {
    readonly blocks?: Ordered<BlockRow>;
    readonly inlines?: Ordered<InlineRow>;
    readonly steps?: Ordered<CoreRow>;
  },
): void {
  for (const [row, next] of rowsBackwards(blocks)) {
    const { name } = row;
    const options = { alt: [...row.alt] };
    if ('container' in row) add(block.ruler, name, ruleOf(row), next, options);
    else if (row.replaces === 'own') block.ruler.at(name, row.read, options);
    else add(block.ruler, name, row.read, next, options);
  }
  for (const [{ name, read }, next] of rowsBackwards(inlines)) add(inline.ruler, name, read, next);
  for (const entry of inlines)
    if (typeof entry !== 'string' && entry.pair) inline.ruler2.before('emphasis', entry.name, entry.pair);
  for (const [row, next] of rowsBackwards(steps)) add(core.ruler, row.name, whereNeeded(row), next);
}

/** The rows of a list from its end, each with the name of the rule that follows it. */
function* rowsBackwards<Row extends { readonly name: string }>(
  list: Ordered<Row>,
): Iterable<readonly [row: Row, next: string | undefined]> {
  let next: string | undefined;
  for (const entry of list.toReversed()) {
    if (typeof entry !== 'string') yield [entry, next];
    next = typeof entry === 'string' ? entry : entry.name;
  }
}

function add<Args extends unknown[], Result>(
  ruler: Ruler<Args, Result>,
  name: string,
  read: (...args: Args) => Result,
  next: string | undefined,
  options?: { alt: string[] },
): void {
  if (next === undefined) ruler.push(name, read, options);
  else ruler.before(next, name, read, options);
}

function whereNeeded({ needs, read }: CoreRow): CoreRow['read'] {
  if (needs === undefined) return read;
  return (state) => {
    if (isNeeded(needs, state.src)) read(state);
  };
}
