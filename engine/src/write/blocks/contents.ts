import type { ComposedContents } from '../../model/composed.js';
import { fieldBegin, fieldEnd } from '../field.js';
import type { Writer } from '../writer.js';
import { writeParagraph } from './paragraph.js';

/** Headings by their styles and outline levels, as links, without page numbers in Word's web view. */
function headings(depth = 3): string {
  return `TOC \\o "1-${depth}" \\h \\z \\u`;
}

/** In columns of their own section, so that Word does not make others (17.16.5.28). */
const INDEX = 'INDEX \\e ", "';

/**
 * Writes the complete table of contents with its page numbers: Word shows it as it is, without asking. The gallery
 * of this content control gives it the "Update Table" button (ECMA-376 Part 1, 17.5.2.12).
 */
export function writeContents(
  { sequence, depth, isIndex, title, entries, end }: ComposedContents,
  writer: Writer,
): string {
  const instruction = isIndex
    ? INDEX
    : sequence === undefined
      ? headings(depth)
      : `TOC \\h \\z \\c "${sequence}"`;
  const lines = entries.map((entry, index) =>
    writeParagraph(entry, writer, index === 0 ? fieldBegin(instruction) : ''),
  );
  const heading = title ? writeParagraph(title, writer) : '';
  const content = [heading, ...lines, writeParagraph(end, writer, fieldEnd())].join('');
  // Word's own lists of captions have no button (17.16.5.68).
  if (sequence !== undefined || isIndex) return content;
  return (
    '<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/><w:docPartUnique/></w:docPartObj></w:sdtPr>' +
    `<w:sdtContent>${content}</w:sdtContent></w:sdt>`
  );
}
