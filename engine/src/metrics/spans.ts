import type { ComposedInline, RunProperties } from '../model/composed.js';
import type { Note } from '../model/resolved.js';
import type { Format, Formats } from '../theme/formats.js';
import { type Face, faceOf } from './fonts.js';

/** A piece of a paragraph's content that is set in one face and size. */
export interface Span {
  /** A line break is `\n`, a tab `\t`. */
  readonly text: string;
  readonly face: Face;
  /** The size of an em in twips. */
  readonly size: number;
  /** A picture in place of the text; twips. */
  readonly picture?: Size;
  /** The note whose mark the text is, where it stands at the foot of the page. */
  readonly note?: NoteSize;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The room that a note takes at the foot of a page, in twips. */
export interface NoteSize {
  readonly height: number;
  /** How much of it must be on the page of its mark; the rest may go on on the next. */
  readonly head: number;
}

/** What the content of a paragraph cannot tell by itself. */
export interface SpanSource {
  readonly formats: Formats;
  /** The room of a note at the foot of its page; undefined where notes stand elsewhere. */
  noteSize(note: Note): NoteSize | undefined;
}

/** Word sets raised and lowered text at about two thirds of its size. */
const RAISED = 0.65;
/** As wide as punctuation in a Chinese or Japanese font. */
const IDEOGRAPH = '\u3000';
const EMU_PER_TWIP = 635;
/** Room for a page number, and for a few of the dots before it. */
const PAGE_NUMBER = '000';
const LEADER = ' ....';

/** The content of a paragraph as pieces of one look each. */
export function spansOf(
  content: readonly ComposedInline[],
  format: Format,
  source: SpanSource,
): readonly Span[] {
  const spans: Span[] = [];
  for (const inline of content) collect(inline, format, source, spans);
  return spans;
}

function collect(inline: ComposedInline, format: Format, source: SpanSource, spans: Span[]): void {
  switch (inline.type) {
    case 'text':
      addText(inline.text, inline.properties, format, source, spans);
      return;
    case 'field':
      addText(
        inline.instruction.kind === 'pageOf' ? PAGE_NUMBER : inline.result,
        inline.properties,
        format,
        source,
        spans,
      );
      return;
    case 'lineBreak':
      spans.push(plain('\n', format));
      return;
    case 'tab':
      spans.push(plain(format.hasRightTab ? LEADER : '\t', format));
      return;
    case 'pageBreak':
      return;
    case 'picture': {
      const picture = { width: inline.width / EMU_PER_TWIP, height: inline.height / EMU_PER_TWIP };
      spans.push({ ...plain('', format), picture });
      return;
    }
    case 'equation':
      spans.push(plain(inline.source, format));
      return;
    case 'checkbox':
      spans.push(plain(inline.checked ? '☒' : '☐', format));
      return;
    case 'noteReference': {
      const note = source.noteSize(inline.note);
      spans.push({ ...raised(String(inline.note.number), format), ...(note ? { note } : {}) });
      return;
    }
    case 'noteNumber':
      spans.push(raised(String(inline.note.number), format));
      return;
    case 'link':
    case 'bookmarked':
      for (const child of inline.content) collect(child, format, source, spans);
      return;
    default:
      inline satisfies never;
  }
}

function addText(
  text: string,
  { style, bold, italic, position, eastAsian }: RunProperties,
  format: Format,
  { formats }: SpanSource,
  spans: Span[],
): void {
  const own = style === undefined ? undefined : formats.characters.get(style);
  const face = faceOf(
    own?.font ?? format.font,
    bold || (own?.bold ?? format.bold),
    italic || (own?.italic ?? format.italic),
  );
  const isRaised = position !== undefined || own?.superscript === true;
  const size = isRaised ? format.size * RAISED : format.size;
  const visibleText = eastAsian ? IDEOGRAPH.repeat(text.length) : text;
  const last = spans.at(-1);
  // One piece where only the colour changes: words are not cut by it.
  if (last && last.face === face && last.size === size && !last.picture && !last.note)
    spans[spans.length - 1] = { text: last.text + visibleText, face, size };
  else spans.push({ text: visibleText, face, size });
}

function plain(text: string, { font, size, bold, italic }: Format): Span {
  return { text, face: faceOf(font, bold, italic), size };
}

function raised(text: string, format: Format): Span {
  return { ...plain(text, format), size: format.size * RAISED };
}
