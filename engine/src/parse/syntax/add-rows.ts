import type { MarkdownIt, Ruler } from 'markdown-it';
import { ruleOf } from '../rules/block/container-lines.js';
import { type ConventionsEnvironment, recordDisputed } from '../rules/conventions.js';
import type { BlockRow, CoreRow, InlineRow, LinesRow, ReadIn } from '../rules/row.js';
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
    const read = blockRule(row);
    if ('replaces' in row) block.ruler.at(name, read, options);
    else add(block.ruler, name, read, next, options);
  }
  for (const [row, next] of rowsBackwards(inlines)) add(inline.ruler, row.name, inlineRule(row), next);
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

/** A rule for blocks that is tried only in the dialects of its row. */
function blockRule(row: BlockRow): LinesRow['read'] {
  const read = 'container' in row ? ruleOf(row) : row.read;
  const { readIn } = row;
  if (!readIn) return read;
  return (state, startLine, endLine, silent) =>
    isFoundIn(readIn, state.env, (isTrial) => read(state, startLine, endLine, silent || isTrial));
}

/** The same for running text. */
function inlineRule({ readIn, read }: InlineRow): InlineRow['read'] {
  if (!readIn) return read;
  return (state, silent) => {
    const { pos } = state;
    const isFound = isFoundIn(readIn, state.env, (isTrial) => read(state, silent || isTrial));
    if (!isFound) state.pos = pos;
    return isFound;
  };
}

/**
 * Whether a syntax is found where its row is read. What is found, or is not, because of the dialect is recorded: it is why the dialect
 * matters to the text.
 */
function isFoundIn(
  { dialects, orUndecided = false, sign }: ReadIn,
  env: ConventionsEnvironment,
  find: (isTrial: boolean) => boolean,
): boolean {
  const { dialect } = env;
  if (dialect === undefined) return orUndecided && find(false);
  const isRead = dialects.includes(dialect);
  if (!isRead && !orUndecided) return false;
  const isFound = find(!isRead);
  if (isFound && isRead !== orUndecided) recordDisputed(env, sign);
  return isRead && isFound;
}

function whereNeeded({ needs, read }: CoreRow): CoreRow['read'] {
  if (needs === undefined) return read;
  return (state) => {
    if (isNeeded(needs, state.src)) read(state);
  };
}
