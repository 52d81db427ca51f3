import type { StateInline } from 'markdown-it';
import { hasLook } from '../../../css/colors.js';
import type { Direction } from '../../../model/direction.js';
import type { MarkType } from '../../../model/document.js';
import { type Attributes, attributesAt, isEmpty, wordStyleOf } from '../../attributes.js';
import { directionFrom } from '../../direction.js';
import { languageFrom } from '../../language.js';
import { isOfHeading } from '../core/link-definitions.js';
import { isForOtherFormats } from '../quarto-formats.js';
import type { InlineRow } from '../row.js';
import { tokenMeta } from '../token-meta.js';
import { hasAhead } from './has-ahead.js';
import { readWithin } from './read-within.js';
import { pushReview, reviewOf } from './review-spans.js';

/** The meaning of a `span_open` token's classes; `entry` is the index entry after it. */
interface Span {
  readonly marks: readonly MarkType[];
  readonly entry?: string;
  /** The name of a character style of Word. */
  readonly style?: string;
  /** The look of the text, in CSS. */
  readonly css?: string;
  /** The direction of the text, and of a paragraph that consists of it. */
  readonly direction?: Direction;
  /** The language of the text, as a BCP 47 tag. */
  readonly language?: string;
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
/** The text of notes, citations, wiki links and marks of assistants, which have brackets, too. */
const OTHER_BRACKETS = /^\^|^\[[^[\]]*\]$|^oaicite:|@/;

/**
 * Pandoc's bracketed spans with classes that mean something in Word: `[text]{.smallcaps}`, `.underline`, `.mark`; and
 * `[text]{custom-style="Name"}`, `[text]{style="color: red"}`, `[text]{dir=rtl}`, `[text]{lang=fr}`, `[term]{.index}`, or `[term]{.index entry="tea!green"}`. The tokens are `span_open`, with the meaning in `spanOf`,
 * `span_close` and `index_mark`, or those of changes and comments. Text that Quarto leaves out of Word files, `[text]{.content-visible when-format="html"}`, is left out. Of spans with other attributes, `[text]{.aside}`, only the text remains.
 *
 * A name, `[text]{#name}` or `[]{#name}`, is one that links can lead to.
 *
 * @example
 * [text]{#name}
 * @example
 * [[text]{.mark}]{#name}
 * @example
 * [small]{.smallcaps}
 * @example
 * [a text]{lang=fr}
 * @example
 * [a text]{dir=rtl}
 * @example
 * [tea]{.index entry="tea!green"}
 * @example
 * [new]{.insertion author="Ada"} [old]{.deletion}
 * @example
 * [A remark]{.comment-start id="1" author="Ada"}text[]{.comment-end id="1"}
 */
export const bracketedSpans: InlineRow = {
  kind: 'inline',
  name: 'bracketed_span',
  dialect: 'pandoc',
  needs: ['{'],
  firstCharacters: '[',
  read: bracketedSpan,
};

function bracketedSpan(state: StateInline, silent: boolean): boolean {
  const { md, src, pos } = state;
  if (src.charCodeAt(pos) !== BRACKET || !mayEndSpan(state)) return false;
  const end = md.helpers.parseLinkLabel(state, pos, false);
  if (end < 0 || src.charAt(end + 1) !== '{') return false;
  const found = attributesAt(src, end + 1);
  if (!found || found.end > state.posMax) return false;
  const text = src.slice(pos + 1, end);
  const review = reviewOf(found.attributes);
  if (review) {
    if (!silent) pushReview(state, review, [pos, end, found.end]);
    state.pos = found.end;
    return true;
  }
  if (isForOtherFormats(found.attributes.classes, found.attributes)) {
    if (!silent) leaveOut(state, src.slice(pos, found.end), 'formatText');
    state.pos = found.end;
    return true;
  }
  const span = spanFor(found.attributes, text);
  const { id } = found.attributes;
  if (!span && (isEmpty(found.attributes) || OTHER_BRACKETS.test(text) || isReference(state, text)))
    return false;
  if (!silent) {
    if (id !== undefined) state.push('block_name', '', 0).content = id;
    if (span) spanOf.set(state.push('span_open', '', 1), span);
    readWithin(state, pos + 1, end);
    if (span) spanOf.set(state.push('span_close', '', -1), span);
    if (span?.entry !== undefined) state.push('index_mark', '', 0).content = span.entry;
    const braced = src.slice(end + 1, found.end);
    if (!span && !isPlain(found.attributes)) leaveOut(state, braced);
    else if (braced.includes('\n')) state.push('skipped', '', 0).content = braced;
  }
  state.pos = found.end;
  return true;
}

/** Whether nothing is left out with the attributes: links can lead to a name, and what Word is to show is shown. */
function isPlain({ id, classes, values }: Attributes): boolean {
  const isShown = classes.length === 1 && /^content-(?:visible|hidden)$/.test(classes[0] ?? '');
  return isShown || (id !== undefined && classes.length + values.size === 0);
}

function leaveOut(state: StateInline, written: string, kind: 'attribute' | 'formatText' = 'attribute'): void {
  const token = state.push('left_out', '', 0);
  token.content = written;
  token.info = kind;
}

/** Whether text in brackets is a link whose address is defined elsewhere, not only the text of a heading. */
function isReference({ env, md }: StateInline, label: string): boolean {
  const found = env.references?.[md.utils.normalizeReference(label)];
  return found !== undefined && !isOfHeading(found);
}

/** Whether attributes after a bracket make a span of it that means something in Word. */
export function isSpan(attributes: Attributes): boolean {
  return spanFor(attributes, '') !== undefined || reviewOf(attributes) !== undefined;
}

function spanFor(attributes: Attributes, text: string): Span | undefined {
  const names = attributes.classes.map((name) => name.toLowerCase());
  const marks = names.flatMap((name) => CLASSES[name] ?? []);
  const isIndexed = names.includes('index');
  const style = wordStyleOf(attributes);
  const css = cssIn(attributes);
  const direction = directionFrom(attributes.values.get('dir'));
  const language = languageFrom(attributes.values.get('lang'));
  const looks = marks.length > 0 || style !== undefined || css !== undefined || language !== undefined;
  if (!looks && !isIndexed && direction === undefined) return undefined;
  const entry = attributes.values.get('entry') ?? text.replace(/[*_`]/g, '');
  return {
    marks,
    ...(isIndexed && { entry }),
    ...(style !== undefined && { style }),
    ...(css !== undefined && { css }),
    ...(direction !== undefined && { direction }),
    ...(language !== undefined && { language }),
  };
}

/** The look in `style="color: red"` or `color="red"`. */
function cssIn({ values }: Attributes): string | undefined {
  const style = values.get('style');
  if (style !== undefined) return hasLook(style) ? style : undefined;
  const color = values.get('color');
  return color && `color: ${color}`;
}
