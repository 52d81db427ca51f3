import type { PlacedParagraph } from '@footmark/engine/pages';
import { frontMatterLines, sourcedParagraphs } from '../../page-drawing/front-matter';
import { screenDocument } from '../document/screen-document';
import type { Converter } from '../instance/converter';
import type { TextRange } from '../text/edit';
import { lineRange } from '../text/lines';
import { lineAt } from './line-at';
import { cellIn, placeInSource, sourceLine, textOf } from './source-line';
import { thePages } from './the-pages';

/**
 * Where in the Markdown text a point of a drawn page comes from. The page is requested again: since it was drawn, lines
 * may have been added to the text above it without changing it.
 */
export async function placeOfPoint(
  converter: Converter,
  page: HTMLElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  pixelsPerTwip: number,
): Promise<TextRange | undefined> {
  const { left, top } = page.getBoundingClientRect();
  const number = Number(page.dataset.number);
  const [drawing] = await thePages(converter).drawAgain([number]);
  if (!drawing) return undefined;
  const { text } = screenDocument(converter).read();
  const paragraphs = sourcedParagraphs(drawing, number, frontMatterLines(text));
  const place = lineAt(paragraphs, (clientX - left) / pixelsPerTwip, (clientY - top) / pixelsPerTwip);
  const drawnLine = place?.paragraph.lines[place.line];
  if (!place || !drawnLine) return undefined;
  const words = textOf(drawnLine);
  const at = placeOfWords(text, place.paragraph, paragraphs, {
    line: place.line,
    words,
    at: Math.round(place.share * words.length),
  });
  return at === undefined ? undefined : { from: at, to: at };
}

interface PointedWords {
  /** The index of the line among those of the paragraph on the page. */
  readonly line: number;
  readonly words: string;
  /** The place in them. */
  readonly at: number;
}

/** Where the words of a paragraph on a page are in the text that the page was made from. */
export function placeOfWords(
  text: string,
  paragraph: PlacedParagraph,
  paragraphs: readonly PlacedParagraph[],
  { line, words, at }: PointedWords,
): number | undefined {
  const { source } = paragraph;
  const likely = sourceLine(paragraph, line);
  if (!source || likely === undefined) return undefined;
  const { from } = lineRange(text, source.first);
  const stretch = text.slice(from, lineRange(text, source.last).to);
  // The cells of a row are paragraphs of the same line.
  const cells = paragraphs.filter((each) => each.source?.first === source.first);
  if (source.first === source.last && cells.length > 1) {
    const cell = cellIn(stretch, cells.indexOf(paragraph));
    const inCell = stretch.slice(cell.from, cell.to);
    const start = inCell.length - inCell.trimStart().length;
    return from + cell.from + placeInSource(inCell, words, at, start);
  }
  return from + placeInSource(stretch, words, at, lineRange(text, likely).from - from);
}
