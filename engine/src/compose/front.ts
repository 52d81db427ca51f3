import type { ComposedParagraph } from '../model/composed.js';
import type { Front } from '../model/resolved.js';
import type { ParagraphStyleId } from '../theme/style-ids.js';
import { bookmarked } from './bookmarked.js';
import type { Composer } from './composer.js';
import type { Context } from './context.js';
import { isRightToLeft } from './direction.js';
import { paragraph } from './paragraph.js';
import { textRuns } from './runs.js';
import { sourceOf } from './source.js';

/** The content in front of the body: a title page, a title above the text, or MLA's opening lines. */
export function composeFront(front: Front, context: Context, composer: Composer): ComposedParagraph[] {
  const { authors, institution, course, instructor, date } = front.metadata;
  const lines = (texts: readonly (string | undefined)[], style: ParagraphStyleId): ComposedParagraph[] =>
    texts.flatMap((text) => (text ? [line(text, style, context)] : []));
  const details = (texts: readonly (string | undefined)[]): ComposedParagraph[] =>
    lines(texts, 'TitleDetails');
  const byline = authors.join(', ');
  const heading = [...title(front, context, composer), ...subtitle(front, context, composer)];
  switch (front.layout) {
    case 'page':
      return [...heading, ...details([byline, institution, course, instructor, date])];
    case 'quiet':
    case 'block':
      return spaced([...heading, ...details([[byline, institution, date].filter(Boolean).join(' · ')])]);
    case 'manuscript':
      return [...details([byline, instructor, course, date]), ...heading];
  }
}

/** In twips: the space between the front matter and the text. */
const AFTER_FRONT = 240;

function spaced(front: readonly ComposedParagraph[]): ComposedParagraph[] {
  return front.map((each, index) =>
    index === front.length - 1 ? { ...each, spacing: { after: AFTER_FRONT, always: false } } : each,
  );
}

function title(front: Front, context: Context, composer: Composer): ComposedParagraph[] {
  if (front.title.length === 0) return [];
  const { heading } = front;
  const { headings, contents } = context.environment.resolved;
  const names = heading ? [headings.get(heading)?.bookmark, contents.get(heading)?.bookmark] : [];
  const directed = { ...context, rightToLeft: isRightToLeft(front.title, context.rightToLeft) };
  const content = bookmarked(composer.inlines(front.title, directed), names);
  const made = paragraph(content, directed, {
    style: 'Title',
    ...(heading ? { source: sourceOf(heading) } : {}),
  });
  // If no title was requested, the heading that became the title stays in the outline, and so in Word's
  // own table of contents.
  return [heading && front.layout === 'quiet' ? { ...made, heading, outlineLevel: heading.depth - 1 } : made];
}

function subtitle({ subtitle: inlines }: Front, context: Context, composer: Composer): ComposedParagraph[] {
  if (inlines.length === 0) return [];
  const directed = { ...context, rightToLeft: isRightToLeft(inlines, context.rightToLeft) };
  return [paragraph(composer.inlines(inlines, directed), directed, { style: 'Subtitle' })];
}

function line(text: string, style: ParagraphStyleId, context: Context): ComposedParagraph {
  const rightToLeft = isRightToLeft([{ type: 'text', value: text }], context.rightToLeft);
  return paragraph(textRuns(text, rightToLeft), { ...context, rightToLeft }, { style });
}
