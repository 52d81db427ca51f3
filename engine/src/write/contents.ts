import type { Heading } from '../document.js';
import type { ContentsEntry } from '../resolved.js';
import type { Context } from './context.js';
import { isRightToLeft } from './direction.js';
import { field, fieldBegin, fieldEnd } from './field.js';
import { paragraph } from './paragraph.js';
import { textRun } from './run.js';
import type { Writer } from './writer.js';

/** Headings by their styles and outline levels, as links, without page numbers in Word's web view. */
const INSTRUCTION = 'TOC \\o "1-3" \\h \\z \\u';

/**
 * Writes the table of contents complete, with its page numbers: Word shows it as it stands and asks nothing. The
 * content control of this gallery is what gives it the "Update Table" button (ECMA-376 Part 1, 17.5.2.12).
 */
export function writeContents(context: Context, writer: Writer): string {
  const { resolved } = context.environment;
  if (resolved.contents.size === 0) return '';
  const entries = [...resolved.contents].map(([heading, entry], index) =>
    writeEntry(heading, entry, index === 0 ? fieldBegin(INSTRUCTION) : '', context, writer),
  );
  const content =
    styled('TOCHeading', textRun('Contents', 0), context) +
    entries.join('') +
    styled('Spacing', fieldEnd(), context);
  return (
    '<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/><w:docPartUnique/></w:docPartObj></w:sdtPr>' +
    `<w:sdtContent>${content}</w:sdtContent></w:sdt>`
  );
}

function writeEntry(
  heading: Heading,
  { depth, bookmark, children }: ContentsEntry,
  opening: string,
  context: Context,
  writer: Writer,
): string {
  const directed = { ...context, rightToLeft: isRightToLeft(children) };
  const page = context.environment.pages.get(heading) ?? 1;
  const number = `<w:r><w:tab/></w:r>${field(`PAGEREF ${bookmark} \\h`, String(page))}`;
  const link = `<w:hyperlink w:anchor="${bookmark}" w:history="1">${writer.inlines(children, directed)}${number}</w:hyperlink>`;
  return styled(`TOC${depth}`, opening + link, directed);
}

function styled(style: string, content: string, context: Context): string {
  return paragraph(content, context, { style, styleLeft: 0, styleRight: 0 });
}
