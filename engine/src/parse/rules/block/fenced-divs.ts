import type { MarkdownIt, StateBlock } from 'markdown-it';
import { CALLOUT_NAMES, type CalloutName } from '../../../model/callout-names.js';
import { pushCallout, readLines } from '../core/callout-tokens.js';
import { beginsWith, lineOf } from './block-lines.js';
import { isFenced } from './fences.js';

/**
 * Blocks between lines of colons: pandoc's and Quarto's `::: {.callout-note}`, Docusaurus' `:::tip Title`. Those
 * named after a callout become one; of all others the content is read, and their name is that of the first block
 * in it. The tokens are those of a callout, or `div_open`, with the name as `id` and perhaps `landscape` as class, and
 * `div_close`.
 */
export function fencedDivs(md: MarkdownIt): void {
  md.block.ruler.before('fence', 'fenced_div', fencedDiv, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}

const OPENING =
  /^:{3,}[ \t]*(?:\{([^{}\n]*)\}|([a-z][\w-]*)(?:\[([^\]\n]*)\]|[ \t]*\{([^{}\n]*)\})?)[ \t]*([^:\n]*?):*$/i;
const CLOSING = /^:{3,}$/;
/** As classes of such blocks, these callout names have many other meanings. */
const AMBIGUOUS: ReadonlySet<CalloutName> = new Set([
  'check',
  'cite',
  'done',
  'fail',
  'faq',
  'help',
  'missing',
  'pinned',
  'quote',
  'summary',
  'tldr',
  'todo',
]);
const CALLOUTS: ReadonlySet<string> = new Set(CALLOUT_NAMES.filter((name) => !AMBIGUOUS.has(name)));

function fencedDiv(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (!beginsWith(state, startLine, ':')) return false;
  const opening = OPENING.exec(lineOf(state, startLine).trimEnd());
  const lastLine = opening ? pairsOf(state).get(startLine) : undefined;
  if (!opening || lastLine === undefined || lastLine >= endLine || leavesItem(state, startLine, lastLine))
    return false;
  const [, braced, name = '', bracketed, attributes = braced ?? '', rest = ''] = opening;
  const kind = kindOf(name, attributes);
  const title = bracketed ?? titleIn(attributes) ?? rest;
  // Only callouts have room for words.
  if (kind === undefined && (bracketed ?? rest) !== '') return false;
  if (silent) return true;

  const id = /#([^\s#{}.]+)/.exec(attributes)?.[1];
  if (kind !== undefined) pushCallout(state, kind, title, startLine);
  else {
    const open = state.push('div_open', 'div', 1);
    open.map = [startLine, lastLine + 1];
    if (id !== undefined) open.attrSet('id', id);
    if (/^landscape$/i.test(name) || /(?:^|\s)\.landscape(?=\s|$)/i.test(attributes))
      open.attrSet('class', 'landscape');
  }
  readLines(state, startLine + 1, lastLine);
  state.push(
    kind === undefined ? 'div_close' : 'blockquote_close',
    kind === undefined ? 'div' : 'blockquote',
    -1,
  );
  state.line = lastLine + 1;
  return true;
}

/** The kind of callout, by its name or a class such as `.callout-note`. */
function kindOf(name: string, attributes: string): string | undefined {
  const names = [
    name,
    ...Array.from(attributes.matchAll(/(?:^|[\s.])([a-z][\w-]*)(?=[\s.]|$)/gi), ([, found = '']) => found),
  ];
  const found = names
    .map((each) => each.toLowerCase().replace(/^callout-/, ''))
    .find((each) => CALLOUTS.has(each));
  return found === 'info' ? 'note' : found;
}

function titleIn(attributes: string): string | undefined {
  return /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/
    .exec(attributes)
    ?.slice(1)
    .find((title) => title !== undefined);
}

function leavesItem(state: StateBlock, startLine: number, lastLine: number): boolean {
  for (let line = startLine + 1; line <= lastLine; line++)
    if (!state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent) return true;
  return false;
}

const pairs = new WeakMap<StateBlock, ReadonlyMap<number, number>>();

/**
 * The closing line of each opening one. It is determined once per text, so that many unclosed ones do not take
 * long.
 */
function pairsOf(state: StateBlock): ReadonlyMap<number, number> {
  let found = pairs.get(state);
  if (!found) {
    found = findPairs(state);
    pairs.set(state, found);
  }
  return found;
}

function findPairs(state: StateBlock): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const open: number[] = [];
  for (const [index, line] of state.src.split('\n').entries()) {
    if (isFenced(state, index)) continue;
    const text = line.replace(/^[\s>]+/, '').trimEnd();
    if (CLOSING.test(text)) {
      const start = open.pop();
      if (start !== undefined) found.set(start, index);
    } else if (OPENING.test(text)) open.push(index);
  }
  return found;
}
