import type { Front } from '../resolved.js';
import type { Context } from './context.js';
import { bookmarked } from './field.js';
import { paragraph } from './paragraph.js';
import { textRun } from './run.js';
import type { Writer } from './writer.js';

/** Writes what stands in front of the body: a title page, a title above the text, or MLA's opening lines. */
export function writeFront(front: Front, context: Context, writer: Writer): string {
  const { authors, institution, course, instructor, date, subtitle } = front.metadata;
  const byline = authors.join(', ');
  const heading = [title(front, context, writer), line(subtitle, 'Subtitle', context)].join('');
  const details = (texts: readonly (string | undefined)[]): string =>
    texts.map((text) => line(text, 'TitleDetails', context)).join('');
  switch (front.layout) {
    case 'page':
      return heading + details([byline, institution, course, instructor, date]);
    case 'block':
      return heading + details([[byline, institution, date].filter(Boolean).join(' · ')]);
    case 'manuscript':
      return details([byline, instructor, course, date]) + heading;
  }
}

function title(front: Front, context: Context, writer: Writer): string {
  const anchor = front.heading && context.environment.resolved.headings.get(front.heading);
  const content = writer.inlines(front.title, context);
  const target = anchor ? bookmarked(content, anchor.bookmark, writer.ledger.nextBookmark()) : content;
  return paragraph(target, context, { style: 'Title', styleLeft: 0, styleRight: 0 });
}

function line(text: string | undefined, style: string, context: Context): string {
  return text ? paragraph(textRun(text, 0), context, { style, styleLeft: 0, styleRight: 0 }) : '';
}
