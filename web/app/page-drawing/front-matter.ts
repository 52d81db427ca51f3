import type { PageDrawing, PlacedParagraph, SourceLines } from '@footmark/engine/pages';
import { frontMatterIn } from '../../../engine/src/source/front-matter';
import { paragraphsOf } from './paragraphs';

/** The lines of a text's front matter, if it has any. */
export function frontMatterLines(markdown: string): SourceLines | undefined {
  const found = frontMatterIn(markdown);
  return found && { first: 1, last: found.lines.replace(/\n$/, '').split('\n').length };
}

/**
 * The paragraphs of a page with the lines of the text that they come from. A title, its authors and the date have no
 * line of their own, but come from the front matter as a whole; they are on the first page before everything else.
 */
export function sourcedParagraphs(
  drawing: PageDrawing,
  page: number,
  frontMatter: SourceLines | undefined,
): PlacedParagraph[] {
  const all = paragraphsOf(drawing);
  if (page !== 1 || !frontMatter) return all;
  const body = new Set<unknown>(drawing.body);
  let isFront = true;
  return all.map((paragraph) => {
    const { role, source } = paragraph;
    if (!body.has(paragraph)) return paragraph;
    // The text's own first heading may be its title.
    const isTitle = role.kind === 'title' || (role.kind === 'heading' && paragraph === drawing.body[0]);
    if (role.kind === 'contents' || (source && !isTitle)) isFront = false;
    return isFront && !source && paragraph.lines.some(({ pieces }) => pieces.length > 0)
      ? { ...paragraph, source: frontMatter }
      : paragraph;
  });
}
