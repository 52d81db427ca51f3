import { blockTokens } from './parsed-text.js';

/** Lines of a text, counted from 0; `end` is the first line after them. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

export interface HeadingPlace extends LineSpan {
  readonly depth: number;
  /** Whether it is a setext heading, underlined with `===` or `---`. */
  readonly isUnderlined: boolean;
}

/** The positions of blocks that must be distinguished when a text is rewritten line by line. */
export interface BlockPlaces {
  readonly headings: readonly HeadingPlace[];
  /** Code, formulas and comments, whose lines have no other meaning. */
  readonly verbatim: readonly LineSpan[];
  readonly html: readonly LineSpan[];
  /** Paragraphs and headings, one span for each. */
  readonly text: readonly LineSpan[];
  /** Footnote definitions with their labels: `[^label]`, or `[1]` with the brackets. */
  readonly notes: readonly (LineSpan & { readonly label: string })[];
}

const VERBATIM = new Set(['fence', 'code_block', 'math_block', 'latex_definitions', 'comment_block']);

/** Finds the blocks of a text, including those in lists and quotes. */
export function blockPlaces(markdown: string): BlockPlaces {
  const headings: HeadingPlace[] = [];
  const verbatim: LineSpan[] = [];
  const html: LineSpan[] = [];
  const text: LineSpan[] = [];
  const notes: (LineSpan & { label: string })[] = [];
  const lines = markdown.split('\n');
  for (const { type, map, tag, markup, content } of blockTokens(markdown).tokens) {
    if (!map) continue;
    const span = { start: map[0], end: map[1] };
    if (VERBATIM.has(type)) verbatim.push(span);
    else if (type === 'html_block') html.push(span);
    else if (type === 'inline') text.push(span);
    else if (type === 'heading_open')
      headings.push({ ...span, depth: Number(tag.slice(1)), isUnderlined: /^[=-]/.test(markup) });
    else if (type === 'footnote_definition_open') {
      const isNumber = !lines[span.start]?.includes(`[^${content}]`);
      notes.push({ ...span, label: isNumber ? `[${content}]` : content });
    }
  }
  return { headings, verbatim, html, text, notes };
}
