import type { MarkdownIt, StateBlock } from 'markdown-it';
import { CALLOUT_NAMES, type CalloutName } from '../../../model/names/callout-names.js';
import { THEOREM_CLASSES, type TheoremKind, theoremOfName } from '../../../model/names/numbered-names.js';
import { pushCallout, pushParagraph, readLines } from '../core/callout-tokens.js';
import { tokenMeta } from '../token-meta.js';
import { beginsWith, lineOf } from './block-lines.js';
import { isFenced } from './fences.js';
import { type PartLayout, partLayoutIn } from './part-layout.js';

/** The meaning of a `div_open` token that is more than a plain block of text. */
export type DivMeaning =
  | { readonly kind: 'landscape' }
  /** Text in columns, or the container of blocks side by side. */
  | { readonly kind: 'columns'; readonly count: number }
  /** One of the blocks side by side; `width` is a fraction of the line. */
  | { readonly kind: 'column'; readonly width?: number }
  /** Its blocks are put side by side, as in Quarto. */
  | { readonly kind: 'parts'; readonly layout: PartLayout }
  /** Its first paragraph stays visible where the others are folded. */
  | { readonly kind: 'details' }
  /** A figure, a table or code with its caption: the first paragraph in it or the last. */
  | {
      readonly kind: 'float';
      readonly caption: 'first' | 'last';
      readonly label: string | undefined;
      /** Of a table written as a list of lists: how many rows and columns are headers. */
      readonly headers?: { readonly rows: number; readonly columns: number };
    }
  /** Paragraphs in a named style of Word. */
  | { readonly kind: 'styled'; readonly style: string }
  | {
      readonly kind: 'theorem';
      readonly theorem: TheoremKind | 'proof';
      readonly title: string;
      readonly isUncounted: boolean;
    };
export const divOf = tokenMeta<DivMeaning>('div');

/**
 * Blocks between lines of colons: pandoc's and Quarto's `::: {.callout-note}`, Docusaurus' `:::tip Title`. Those
 * named after a callout become one; of all others the content is read, and their name is that of the first block
 * in it. The tokens are those of a callout, or `div_open`, with the name as `id` and the meaning in `divOf`, and `div_close`.
 */
export function fencedDivs(md: MarkdownIt): void {
  md.block.ruler.before('fence', 'fenced_div', fencedDiv, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}

const OPENING =
  /^:{3,}[ \t]*(?:\{((?:"[^"\n]*"|[^{}\n])*)\}|([a-z][\w-]*)(?:\[([^\]\n]*)\]|[ \t]*\{([^{}\n]*)\})?)[ \t]*([^:\n]*?):*$/i;
const CLOSING = /^:{3,}$/;
/**
 * The markers that may precede a line of colons: those of quotes, and that of an item or definition that begins with
 * it.
 */
const CONTAINER = /^(?:[\s>]|(?:[:*+-]|\d{1,9}[.)])[ \t]+(?=.*:::))+/;
/** As classes of fenced divs, these callout names have many other meanings. */
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
  const id = /#([^\s#{}.]+)/.exec(attributes)?.[1];
  const theorem = theoremIn(name, attributes, id);
  const kind = theorem === undefined ? kindOf(name, attributes) : undefined;
  const title = bracketed ?? titleIn(attributes) ?? rest;
  // Only callouts can have a title after the name.
  if (kind === undefined && (bracketed ?? rest) !== '') return false;
  if (silent) return true;

  if (kind !== undefined) pushCallout(state, kind, title, startLine);
  else {
    const open = state.push('div_open', 'div', 1);
    open.map = [startLine, lastLine + 1];
    if (id !== undefined) open.attrSet('id', id);
    const div = theorem === undefined ? divIn(name, attributes) : theoremDiv(theorem, attributes);
    if (div) divOf.set(open, div);
    if (div?.kind === 'details') pushParagraph(state, title, startLine);
    else if (isTab(attributes)) pushParagraph(state, `**${title}**`, startLine);
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

/** Text under a label that a website shows on a tab. */
const isTab = (attributes: string): boolean => /(?:^|\s)\.tab\s+title=/.test(attributes);

const MAX_COLUMNS = 6;

function divIn(name: string, attributes: string): DivMeaning | undefined {
  const has = (wanted: string): boolean =>
    name.toLowerCase() === wanted || new RegExp(`(?:^|\\s)\\.${wanted}(?=[\\s.]|$)`, 'i').test(attributes);
  const attribute = (key: string): string | undefined =>
    new RegExp(`(?:^|\\s)${key}=["']?([\\d.]+)`, 'i').exec(attributes)?.[1];
  if (has('landscape')) return { kind: 'landscape' };
  if (has('folded')) return { kind: 'details' };
  const count = Number(attribute('columns') ?? (has('columns') ? 2 : 0));
  if (count >= 2) return { kind: 'columns', count: Math.min(Math.floor(count), MAX_COLUMNS) };
  const style = styleIn(attributes);
  if (style !== undefined) return { kind: 'styled', style };
  const layout = partLayoutIn(attributes);
  if (layout) return { kind: 'parts', layout };
  if (!has('column')) return undefined;
  const share = Number(/(?:^|\s)width=["']?([\d.]+)%/i.exec(attributes)?.[1] ?? 0) / 100;
  return { kind: 'column', ...(share > 0 && share < 1 ? { width: share } : {}) };
}

/** The name of the Word style requested by attributes, as in pandoc. */
export function styleIn(attributes: string): string | undefined {
  const [, double, single] = /(?:^|\s)custom-style=(?:"([^"]+)"|'([^']+)')/.exec(attributes) ?? [];
  return (double ?? single)?.trim() || undefined;
}

function theoremIn(
  name: string,
  attributes: string,
  id: string | undefined,
): TheoremKind | 'proof' | undefined {
  const classes = Array.from(
    attributes.matchAll(/(?:^|\s)\.([a-z]+)(?=[\s.*]|$)/gi),
    ([, found = '']) => found,
  );
  const found = [name, ...classes]
    .map((each) => each.toLowerCase())
    .find((each) => THEOREM_CLASSES.has(each));
  return (found as TheoremKind | 'proof' | undefined) ?? (id === undefined ? undefined : theoremOfName(id));
}

function theoremDiv(theorem: TheoremKind | 'proof', attributes: string): DivMeaning {
  const [, double, single] = /(?:^|\s)(?:name|title)=(?:"([^"]*)"|'([^']*)')/.exec(attributes) ?? [];
  const isUncounted = theorem === 'proof' || /(?:^|\s)(?:\.unnumbered(?=[\s.]|$)|-(?=\s|$))/.test(attributes);
  return { kind: 'theorem', theorem, title: (double ?? single ?? '').trim(), isUncounted };
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
    const text = line.replace(CONTAINER, '').trimEnd();
    if (CLOSING.test(text)) {
      const start = open.pop();
      if (start !== undefined) found.set(start, index);
    } else if (OPENING.test(text)) open.push(index);
  }
  return found;
}
