import type { MarkdownIt, StateInline } from 'markdown-it';
import type { MarkType } from '../../../model/document.js';
import { hasLook } from '../../html/style-wrappers.js';
import { styleIn } from '../block/fenced-divs.js';
import { tokenMeta } from '../token-meta.js';
import { hasAhead } from './has-ahead.js';

/** The meaning of a `span_open` token's classes; `entry` is the index entry after it. */
interface Span {
  readonly marks: readonly MarkType[];
  readonly entry?: string;
  /** The name of a character style of Word. */
  readonly style?: string;
  /** The look of the text, in CSS. */
  readonly css?: string;
}
export const spanOf = tokenMeta<Span>('span');

const CLASSES: Readonly<Record<string, MarkType>> = {
  smallcaps: 'smallCaps',
  sc: 'smallCaps',
  underline: 'underline',
  ul: 'underline',
  mark: 'highlight',
};

const BRACKET = 0x5b;
const mayEndSpan = hasAhead(']{');
/** Attributes as in pandoc: classes, a name, and keys with values. */
const ONLY_ATTRIBUTES = /^\s*(?:(?:[.#][A-Za-z][\w:-]*|[A-Za-z][\w-]*=(?:"[^"]*"|[^\s"]+))(?:\s+|$))+$/;
/** The text of notes, citations and wiki links, which have brackets, too. */
const OTHER_BRACKETS = /^[[^]|@/;
const ATTRIBUTES = /\{((?:[^{}"\n]|"[^"\n]*")+)\}/y;

/**
 * Pandoc's bracketed spans with classes that mean something in Word: `[text]{.smallcaps}`, `.underline`, `.mark`; and
 * `[text]{custom-style="Name"}`, `[text]{style="color: red"}`, `[term]{.index}`, or `[term]{.index entry="tea!green"}`. The tokens are `span_open`, with the meaning in `spanOf`,
 * `span_close` and `index_mark`. Of spans with other attributes, `[text]{.aside}` or `[text]{lang=fr}`, only the text remains.
 */
export function bracketedSpans(md: MarkdownIt): void {
  md.inline.ruler.before('link', 'bracketed_span', (state, silent) => bracketedSpan(md, state, silent));
}

function bracketedSpan(md: MarkdownIt, state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  if (src.charCodeAt(pos) !== BRACKET || !mayEndSpan(state)) return false;
  const end = md.helpers.parseLinkLabel(state, pos, false);
  if (end < 0 || src.charAt(end + 1) !== '{') return false;
  ATTRIBUTES.lastIndex = end + 1;
  const [braced, attributes = ''] = ATTRIBUTES.exec(src) ?? [];
  const text = src.slice(pos + 1, end);
  const span = braced === undefined ? undefined : spanFor(attributes, text);
  const isMeaningless =
    !span && ONLY_ATTRIBUTES.test(attributes) && !OTHER_BRACKETS.test(text) && !isReference(md, state, text);
  if (braced === undefined || !(span || isMeaningless)) return false;
  if (!silent && isMeaningless) {
    readText(md, state, pos + 1, end);
    const token = state.push('left_out', '', 0);
    token.content = braced;
    token.info = 'attribute';
  } else if (!silent && span) {
    spanOf.set(state.push('span_open', '', 1), span);
    readText(md, state, pos + 1, end);
    spanOf.set(state.push('span_close', '', -1), span);
    if (span.entry !== undefined) state.push('index_mark', '', 0).content = span.entry;
  }
  state.pos = end + 1 + braced.length;
  return true;
}

/** Whether text in brackets is a link whose address is defined elsewhere. */
function isReference(md: MarkdownIt, { env }: StateInline, label: string): boolean {
  return env.references?.[md.utils.normalizeReference(label)] !== undefined;
}

function readText(md: MarkdownIt, state: StateInline, start: number, end: number): void {
  const { posMax } = state;
  state.pos = start;
  state.posMax = end;
  md.inline.tokenize(state);
  state.posMax = posMax;
}

/** Whether attributes after a bracket make a span of it. */
export function isSpan(attributes: string): boolean {
  return spanFor(attributes, '') !== undefined;
}

function spanFor(attributes: string, text: string): Span | undefined {
  const names = Array.from(attributes.matchAll(/(?:^|\s)\.([\w-]+)/g), ([, name = '']) => name.toLowerCase());
  const marks = names.flatMap((name) => CLASSES[name] ?? []);
  const isIndexed = names.includes('index');
  const style = styleIn(attributes);
  const css = cssIn(attributes);
  if (marks.length === 0 && !isIndexed && style === undefined && css === undefined) return undefined;
  const [, own] = /(?:^|\s)entry="([^"]*)"/.exec(attributes) ?? [];
  const entry = own ?? text.replace(/[*_`]/g, '');
  return {
    marks,
    ...(isIndexed && { entry }),
    ...(style !== undefined && { style }),
    ...(css !== undefined && { css }),
  };
}

/** The look in `style="color: red"` or `color="red"`. */
function cssIn(attributes: string): string | undefined {
  const [, name, value] = /(?:^|\s)(style|color)="([^"]*)"/.exec(attributes) ?? [];
  if (value === undefined) return undefined;
  if (name === 'color') return `color: ${value}`;
  return hasLook(value) ? value : undefined;
}
