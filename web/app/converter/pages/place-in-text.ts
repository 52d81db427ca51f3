import type { TextRange } from '../text/edit';
import { lineRange } from '../text/lines';
import { manuscriptStore } from '../text/manuscript-store';
import { lineAt } from './line-at';
import { placeInSource, sourceLine, textOf } from './source-line';
import { drawAgain } from './the-pages';

/**
 * Where in the Markdown text a point of a drawn page comes from. The page is asked for again: since it was drawn, lines may
 * have been added to the text above it, of which the page shows nothing.
 */
export async function placeOfPoint(
  page: HTMLElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  pixelsPerTwip: number,
): Promise<TextRange | undefined> {
  const { left, top } = page.getBoundingClientRect();
  const [drawing] = await drawAgain([Number(page.dataset.number)]);
  const place = drawing && lineAt(drawing, (clientX - left) / pixelsPerTwip, (clientY - top) / pixelsPerTwip);
  if (!place) return undefined;
  const { paragraph, line, share } = place;
  const source = sourceLine(paragraph, line);
  const drawnLine = paragraph.lines[line];
  if (source === undefined || !drawnLine) return undefined;
  const { text } = manuscriptStore.read();
  const { from, to } = lineRange(text, source);
  const words = textOf(drawnLine);
  const at = from + placeInSource(text.slice(from, to), words, Math.round(share * words.length));
  return { from: at, to: at };
}
