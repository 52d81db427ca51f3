import type { ComposedInline, ComposedLink, Field, RunProperties } from '../model/composed.js';
import type { Comment, IndexMark } from '../model/document.js';
import { type Format, isToggled } from '../model/format.js';
import type { Toggle } from '../model/toggles.js';
import { TWIPS_PER_POINT } from '../model/units.js';
import { complexFontOf } from '../theme/fonts.js';
import type { Formats } from '../theme/formats.js';
import {
  capitalsFaceOf,
  eastAsianFaceOf,
  emojiFace,
  type Face,
  faceOf,
  fullWidthFaceOf,
  spacedFaceOf,
} from './fonts.js';
import { formulaSize, type ObjectSize, pictureSize } from './objects.js';

/** A piece of a paragraph's content that is set in one face and size. */
export interface Span {
  /** A line break is `\n`, a tab `\t`; an object in the text is `OBJECT`, once for each of its parts. */
  readonly text: string;
  readonly face: Face;
  /** The size of an em in twips. */
  readonly size: number;
  /** The object in place of the text; in twips. */
  readonly object?: ObjectSize;
  /** The number of the note whose mark the text is. */
  readonly note?: number;
  /** The place that the index leads to; the text is empty. */
  readonly mark?: IndexMark;
  /** Whether its words are never divided: those of code. */
  readonly undivided?: true;
}

/** A span with its source: the same text as `spansOf` gives, in one span for each piece of content. */
export interface Run extends Span {
  readonly inline: ContentInline;
  readonly link: ComposedLink | undefined;
  /** Whether a comment is about it, and the comments that end with it. */
  readonly isCommented?: true;
  readonly comments?: readonly Comment[];
}

/** Inlines that are content themselves, and not only around other content. */
type ContentInline = Exclude<ComposedInline, { readonly content: unknown }>;

/** Unicode's object replacement character. */
export const OBJECT = '\ufffc';

/** Word sets raised and lowered text at about two thirds of its size. */
const RAISED = 0.65;
/** Placeholder for a page number, until the pages are known. */
const PAGE_NUMBER = '000';
const CHECKBOX = { checked: '☒', open: '☐' } as const;

/** The content of a paragraph in pieces of one face each, for measuring. */
export function spansOf(
  content: readonly ComposedInline[],
  format: Format,
  formats: Formats,
): readonly Span[] {
  const spans: Span[] = [];
  eachRun(content, format, formats, undefined, (text, face, size, inline) => {
    if (inline.type === 'commentMark') return;
    const last = spans.at(-1);
    const joins = inline.type === 'text' || (inline.type === 'field' && !isMark(inline));
    // A change of colour alone begins no new span, so that it does not split words.
    const span = spanOf(text, face, size, inline, formats);
    if (joins && last && last.face === face && last.size === size && isPlain(last) && isPlain(span))
      spans[spans.length - 1] = { text: last.text + text, face, size };
    else spans.push(span);
  });
  return spans;
}

function isPlain({ object, note, mark, undivided }: Span): boolean {
  return !object && !note && !mark && !undivided;
}

/** The content of a paragraph in pieces of uniform formatting, for drawing. */
export function runsOf(content: readonly ComposedInline[], format: Format, formats: Formats): readonly Run[] {
  const runs: Run[] = [];
  /** Comments that have begun, and those that have ended before any text. */
  let open = 0;
  let ended: readonly Comment[] = [];
  eachRun(content, format, formats, undefined, (text, face, size, inline, link) => {
    if (inline.type === 'commentMark') {
      open += inline.isStart ? 1 : -1;
      const last = runs.at(-1);
      if (inline.isStart) return;
      if (last) runs[runs.length - 1] = { ...last, comments: [...(last.comments ?? []), inline.comment] };
      else ended = [...ended, inline.comment];
      return;
    }
    const comments = ended.length > 0 ? { comments: ended } : {};
    ended = [];
    const commented = open > 0 ? { isCommented: true as const } : {};
    runs.push({ ...spanOf(text, face, size, inline, formats), inline, link, ...commented, ...comments });
  });
  return runs;
}

function spanOf(text: string, face: Face, size: number, inline: ContentInline, formats: Formats): Span {
  switch (inline.type) {
    case 'picture':
      return { text, face, size, object: pictureSize(inline) };
    case 'equation':
      return { text, face, size, object: formulaSize(inline, size) };
    case 'noteReference':
      return { text, face, size, note: inline.note.number };
    case 'field':
      return isMark(inline) ? { text, face, size, mark: inline.instruction.mark } : { text, face, size };
    case 'text': {
      const { style } = inline.properties;
      const isProofed = style === undefined || !formats.characters.get(style)?.noProof;
      return isProofed ? { text, face, size } : { text, face, size, undivided: true };
    }
    case 'fieldMark':
    case 'commentMark':
    case 'lineBreak':
    case 'tab':
    case 'pageBreak':
    case 'checkbox':
    case 'noteNumber':
      return { text, face, size };
  }
}

type IndexField = Field & { readonly instruction: { readonly kind: 'indexEntry' } };

function isMark(field: Field): field is IndexField {
  return field.instruction.kind === 'indexEntry';
}

type Emit = (
  text: string,
  face: Face,
  size: number,
  inline: ContentInline,
  link: ComposedLink | undefined,
) => void;

function eachRun(
  content: readonly ComposedInline[],
  format: Format,
  formats: Formats,
  link: ComposedLink | undefined,
  emit: Emit,
): void {
  for (const inline of content) {
    switch (inline.type) {
      case 'text':
        emitText(inline.text, inline.properties, inline, format, formats, link, emit);
        break;
      case 'field': {
        const { instruction, result, properties } = inline;
        const text = instruction.kind === 'pageOf' && result === '' ? PAGE_NUMBER : result;
        emitText(text, properties, inline, format, formats, link, emit);
        break;
      }
      case 'lineBreak':
        emitPlain('\n', inline, format, link, emit);
        break;
      case 'tab':
        emitPlain('\t', inline, format, link, emit);
        break;
      case 'commentMark':
        emitPlain('', inline, format, link, emit);
        break;
      case 'pageBreak':
      case 'fieldMark':
        break;
      case 'picture':
        emitPlain(OBJECT, inline, format, link, emit);
        break;
      case 'equation':
        emitPlain(OBJECT.repeat(inline.parts?.length ?? 1), inline, format, link, emit);
        break;
      case 'checkbox':
        emitPlain(inline.checked ? CHECKBOX.checked : CHECKBOX.open, inline, format, link, emit);
        break;
      case 'noteReference':
      case 'noteNumber': {
        const face = faceOf(format.font, format.bold, format.italic);
        emit(inline.text, face, format.size * RAISED, inline, link);
        break;
      }
      case 'link':
        eachRun(inline.content, format, formats, inline, emit);
        break;
      case 'bookmarked':
      case 'revised':
        eachRun(inline.content, format, formats, link, emit);
        break;
      default:
        inline satisfies never;
    }
  }
}

function emitText(
  text: string,
  {
    style,
    look,
    font: ownFont,
    size: ownSize,
    bold,
    italic,
    upright,
    regular,
    position,
    caps,
    smallCaps,
    emoji,
    eastAsian,
    rightToLeft,
  }: RunProperties,
  inline: ContentInline,
  format: Format,
  formats: Formats,
  link: ComposedLink | undefined,
  emit: Emit,
): void {
  const own = look ?? (style === undefined ? undefined : formats.characters.get(style));
  const font = ownFont ?? own?.font ?? format.font;
  const has = (toggle: Toggle): boolean =>
    look ? (look[toggle] ?? format[toggle] === true) : isToggled(toggle, format, own);
  const isBold = !regular && (bold || has('bold'));
  const isItalic = !upright && (italic || has('italic'));
  const isCaps = caps || has('caps');
  const face = faceOf(rightToLeft ? complexFontOf(font) : font, isBold, isItalic);
  const isRaised = position !== undefined || own?.superscript === true;
  const points = ownSize ?? own?.size;
  const around = points === undefined ? format.size : points * TWIPS_PER_POINT;
  const size = isRaised ? around * RAISED : around;
  if (emoji) emit(text, emojiFace(), size, inline, link);
  else if ((isCaps || smallCaps || has('smallCaps')) && SMALL_LETTERS.test(text)) {
    const capital = isCaps ? size : size * SMALL_CAPITALS;
    for (const [index, piece] of text.split(SMALL_LETTERS).entries())
      if (index % 2 === 1) emit(piece, capitalsFaceOf(face), capital, inline, link);
      else if (piece !== '') emit(piece, face, size, inline, link);
  } else if (eastAsian) emit(text, fullWidthFaceOf(onGrid(face, size, format)), size, inline, link);
  else if (!EAST_ASIAN.test(text)) emit(text, face, size, inline, link);
  else {
    const other = onGrid(eastAsianFaceOf(font, isBold, isItalic), size, format);
    for (const [index, piece] of text.split(EAST_ASIAN).entries())
      if (piece !== '') emit(piece, index % 2 === 1 ? other : face, size, inline, link);
  }
}

/** A face with the space that the document grid adds to each East Asian character. */
function onGrid(face: Face, size: number, { characterSpace }: Format): Face {
  return characterSpace === undefined ? face : spacedFaceOf(face, characterSpace / size);
}

const SMALL_LETTERS = /(\p{Ll}+)/u;
/** The size of small capitals, as Word and LibreOffice set them. */
const SMALL_CAPITALS = 0.8;

/** Text that Word sets in the East Asian font. */
const EAST_ASIAN = /([\u2e80-\ua4cf\uac00-\ud7af\uf900-\uff60]+)/;

function emitPlain(
  text: string,
  inline: ContentInline,
  { font, size, bold, italic }: Format,
  link: ComposedLink | undefined,
  emit: Emit,
): void {
  emit(text, faceOf(font, bold, italic), size, inline, link);
}
