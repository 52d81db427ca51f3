import type { ComposedInline, Field } from '../../model/composed.js';
import { bookmarkedAll, field } from '../field.js';
import { runProperties, textRun } from '../run.js';
import type { Writer } from '../writer.js';
import { checkbox } from './checkbox.js';
import { writeLink } from './link.js';
import { writePicture } from './picture.js';

/** Writes the content of a paragraph. */
export function writeInlines(content: readonly ComposedInline[], writer: Writer): string {
  let xml = '';
  for (const inline of content) xml += writeInline(inline, writer);
  return xml;
}

function writeInline(inline: ComposedInline, writer: Writer): string {
  const { notes, ledger } = writer;
  switch (inline.type) {
    case 'text':
      return textRun(inline);
    case 'lineBreak':
      return '<w:r><w:br/></w:r>';
    case 'tab':
      return '<w:r><w:tab/></w:r>';
    case 'pageBreak':
      return '<w:r><w:br w:type="page"/></w:r>';
    case 'picture':
      return writePicture(inline, writer);
    case 'equation':
      return inline.math;
    case 'checkbox':
      return checkbox(inline.checked);
    case 'noteReference':
      return `<w:r>${notes.properties}<w:${notes.reference} w:id="${inline.note.number}"/></w:r>`;
    case 'noteNumber':
      return `<w:r>${notes.properties}<w:${notes.ref}/></w:r>`;
    case 'field':
      return writeField(inline, writer);
    case 'link':
      return writeLink(inline, writer, writeInlines);
    case 'bookmarked':
      return bookmarkedAll(writeInlines(inline.content, writer), inline.names, () => ledger.nextBookmark());
  }
}

function writeField({ instruction, result, properties }: Field, { pages }: Writer): string {
  switch (instruction.kind) {
    case 'page':
      return field('PAGE', result);
    case 'pageOf':
      return field(`PAGEREF ${instruction.bookmark} \\h`, String(pages.pageOf(instruction.heading) ?? 1));
    case 'noteNumber': {
      const code = `NOTEREF ${instruction.bookmark}${instruction.asMark ? ' \\f' : ''} \\h`;
      return field(code, result, runProperties(properties));
    }
    // The sequence by which Word counts captions and lists figures (17.16.5.56).
    case 'sequence':
      return field(`SEQ ${instruction.name} \\* ARABIC`, result, runProperties(properties));
  }
}
