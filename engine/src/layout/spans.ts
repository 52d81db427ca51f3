import type { Image, Inline } from '../document.js';
import { type Face, faceOf } from './fonts.js';
import type { Format } from './format.js';

/** A piece of a paragraph's content that is set in one face and size. */
export interface Span {
  /** A line break is `\n`. */
  readonly text: string;
  readonly face: Face;
  /** The size of an em in twips. */
  readonly size: number;
  /** A picture in place of the text; twips. */
  readonly picture?: Size;
  /** The notes whose marks the text is. */
  readonly notes?: readonly NoteSize[];
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

/** What stands in the text for a reference to notes. */
export type Marks = Required<Pick<Span, 'text' | 'notes'>>;

/** What the content of a paragraph cannot tell by itself. */
export interface SpanSource {
  readonly codeFont: string;
  /** The size of a picture in a line of this width; undefined where its alt text stands in its place. */
  picture(image: Image, lineWidth: number): Size | undefined;
  /** The marks of a reference as text, and the notes that are at the foot of their page. */
  marks(reference: Extract<Inline, { type: 'footnoteReference' }>): Marks;
}

interface Look {
  readonly font: string;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Word sets raised and lowered text at about two thirds of its size. */
const RAISED = 0.65;

/** The content of a paragraph as pieces of one look each. */
export function spansOf(
  inlines: readonly Inline[],
  format: Format,
  lineWidth: number,
  source: SpanSource,
): readonly Span[] {
  const spans: Span[] = [];
  for (const inline of inlines) collect(inline, format, lineWidth, source, spans);
  return spans;
}

function collect(inline: Inline, look: Look, lineWidth: number, source: SpanSource, spans: Span[]): void {
  switch (inline.type) {
    case 'text':
      spans.push(span(look, inline.value));
      break;
    case 'inlineCode':
      spans.push(span({ ...look, font: source.codeFont }, inline.value));
      break;
    case 'inlineMath':
      spans.push(span(look, inline.value));
      break;
    case 'break':
      spans.push(span(look, '\n'));
      break;
    case 'image': {
      const picture = source.picture(inline, lineWidth);
      spans.push(picture ? { ...span(look, ''), picture } : span(look, inline.alt));
      break;
    }
    case 'formulaReference':
      spans.push(span(look, inline.source));
      break;
    case 'footnoteReference': {
      const { text, notes } = source.marks(inline);
      spans.push({ ...span({ ...look, size: look.size * RAISED }, text), notes });
      break;
    }
    default: {
      const inner = marked(look, inline.type, source);
      for (const child of inline.children) collect(child, inner, lineWidth, source, spans);
    }
  }
}

function span({ font, size, bold, italic }: Look, text: string): Span {
  return { text, face: faceOf(font, bold, italic), size };
}

function marked(look: Look, mark: Inline['type'], { codeFont }: SpanSource): Look {
  switch (mark) {
    case 'strong':
      return { ...look, bold: true };
    case 'emphasis':
      return { ...look, italic: true };
    case 'monospace':
    case 'keyboard':
      return { ...look, font: codeFont };
    case 'subscript':
    case 'superscript':
      return { ...look, size: look.size * RAISED };
    default:
      return look;
  }
}
