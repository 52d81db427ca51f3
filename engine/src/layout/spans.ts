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

/** What the content of a paragraph cannot tell by itself. */
export interface SpanSource {
  readonly codeFont: string;
  /** The size of a picture in a line of this width; undefined where its alt text stands in its place. */
  picture(image: Image, lineWidth: number): Size | undefined;
  /** The marks of a reference as text, and the notes that are at the foot of their page. */
  marks(reference: Extract<Inline, { type: 'footnoteReference' }>): Pick<Span, 'text' | 'notes'>;
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
  return inlines.flatMap((inline) => spansIn(inline, format, lineWidth, source));
}

function spansIn(inline: Inline, look: Look, lineWidth: number, source: SpanSource): Span | readonly Span[] {
  switch (inline.type) {
    case 'text':
      return span(look, { text: inline.value });
    case 'inlineCode':
      return span({ ...look, font: source.codeFont }, { text: inline.value });
    case 'break':
      return span(look, { text: '\n' });
    case 'image': {
      const picture = source.picture(inline, lineWidth);
      return span(look, picture ? { text: '', picture } : { text: inline.alt });
    }
    case 'footnoteReference':
      return span({ ...look, size: look.size * RAISED }, source.marks(inline));
    default: {
      const inner = marked(look, inline.type, source);
      return inline.children.flatMap((child) => spansIn(child, inner, lineWidth, source));
    }
  }
}

function span(look: Look, content: Pick<Span, 'text' | 'notes' | 'picture'>): Span {
  return { ...content, face: faceOf(look.font, look.bold, look.italic), size: look.size };
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
