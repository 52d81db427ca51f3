/*
 * Composed inlines as WordprocessingML: runs, links, fields, notes, comments, pictures and equations (ECMA-376 Part 1, 17.3.2 and
 * 17.16). In: the content of a composed paragraph, and the writer. Out: XML. The short ones are here; `equation.ts`, `picture.ts` and
 * the others have a file each.
 */
import type {
  ComposedCommentMark,
  ComposedInline,
  ComposedLink,
  Embedding,
  Field,
  FieldInstruction,
  Revised,
} from '../../model/composed.js';
import { embeddingOf } from '../../model/nodes/embedding.js';
import { escapeAttribute, escapeText } from '../../xml/escape.js';
import { bookmarkedAll, deletedField, fieldBegin, fieldEnd, field as plainField } from '../field.js';
import { REVISION_ELEMENTS, revisionAttributes } from '../revision.js';
import { runProperties, textRun } from '../run.js';
import type { StyleNames } from '../style-names.js';
import type { Writer } from '../writer.js';
import { equation } from './equation.js';
import { indexEntry } from './index-entry.js';
import { writePicture } from './picture.js';

/** Writes the content of a paragraph. */
export function writeInlines(content: readonly ComposedInline[], writer: Writer): string {
  let xml = '';
  let open: Embedding | undefined;
  for (const inline of content) {
    const embedding = embeddingOf(inline);
    if (embedding !== open) {
      xml += `${open ? embeddingEnd(open) : ''}${embedding ? embeddingBegin(embedding) : ''}`;
      open = embedding;
    }
    xml += writeInline(inline, writer);
  }
  return open ? xml + embeddingEnd(open) : xml;
}

/** Text in a direction of its own, and text whose letters run against their own (ECMA-376 Part 1, 17.3.2.8 and 17.3.2.3). */
const embeddingName = ({ isOverride }: Embedding): string => (isOverride ? 'w:bdo' : 'w:dir');

function embeddingBegin(embedding: Embedding): string {
  return `<${embeddingName(embedding)} w:val="${embedding.rightToLeft ? 'rtl' : 'ltr'}">`;
}

function embeddingEnd(embedding: Embedding): string {
  return `</${embeddingName(embedding)}>`;
}

function writeInline(inline: ComposedInline, writer: Writer): string {
  const { ledger, styles } = writer;
  switch (inline.type) {
    case 'text':
      return textRun(inline, styles, writer.isDeleted);
    case 'lineBreak':
      return '<w:r><w:br/></w:r>';
    case 'tab':
      return '<w:r><w:tab/></w:r>';
    case 'pageBreak':
      return '<w:r><w:br w:type="page"/></w:r>';
    case 'picture':
      return writePicture(inline, writer);
    case 'equation':
      return equation(inline);
    case 'checkbox':
      return checkbox(inline.checked, writer.isDeleted);
    case 'noteReference':
      return noteMark(writer, `<w:${writer.notes.reference} w:id="${inline.note.number}"/>`);
    case 'noteNumber':
      return noteMark(writer, `<w:${writer.notes.ref}/>`);
    case 'field':
      return writeField(inline, writer);
    case 'fieldMark':
      return inline.instruction === undefined
        ? fieldEnd()
        : fieldBegin(escapeText(inline.instruction), writer.isDeleted);
    case 'link':
      return writeLink(inline, writer);
    case 'revised':
      return writeRevised(inline, writer);
    case 'commentMark':
      return commentMark(inline, writer);
    case 'bookmarked':
      return bookmarkedAll(writeInlines(inline.content, writer), inline.names, () => ledger.nextBookmark());
  }
}

function writeRevised({ kind, by, content }: Revised, writer: Writer): string {
  if (content.length === 0) return '';
  const xml = writeInlines(content, kind === 'deletion' ? { ...writer, isDeleted: true } : writer);
  const name = REVISION_ELEMENTS[kind];
  return `<w:${name} ${revisionAttributes(writer, by)}>${xml}</w:${name}>`;
}

/** Where the text of a comment begins or ends; after its end comes the mark that refers to it (17.13.4). */
function commentMark(
  { isStart, comment, lines }: ComposedCommentMark,
  { ledger, story, styles }: Writer,
): string {
  // Only the body can have comments: those in notes would refer to nothing.
  if (story !== 'document') return '';
  const id = ledger.comment(comment, lines);
  return isStart
    ? `<w:commentRangeStart w:id="${id}"/>`
    : `<w:commentRangeEnd w:id="${id}"/><w:r>${commentStyle(styles)}<w:commentReference w:id="${id}"/></w:r>`;
}

/** The style of the marks that refer to a comment, and that begin it. */
export function commentStyle(styles: StyleNames): string {
  return `<w:rPr><w:rStyle w:val="${styles.idOf('CommentReference')}"/></w:rPr>`;
}

function noteMark({ notes, styles }: Writer, mark: string): string {
  return `<w:r><w:rPr><w:rStyle w:val="${styles.idOf(notes.markStyle)}"/></w:rPr>${mark}</w:r>`;
}

function writeField(
  { instruction, result, properties }: Field,
  { pages, styles, isDeleted }: Writer,
): string {
  const field = isDeleted ? deletedField : plainField;
  switch (instruction.kind) {
    case 'page':
      return field('PAGE', result);
    case 'pageCount':
      return field(instruction.of === 'document' ? 'NUMPAGES' : 'SECTIONPAGES', result);
    // By the level, because the style's name is another one in each language of Word (17.16.5.59).
    case 'heading':
      return field(`STYLEREF ${instruction.level}`, escapeText(result));
    case 'property':
      return field(instruction.name.toUpperCase(), escapeText(result), runProperties(properties, styles));
    case 'pageOf':
      return field(`PAGEREF ${instruction.bookmark} \\h`, pageOf(instruction, pages) ?? '1');
    // Only the pages beside the text have these; in the file, the template's own headers and footers do.
    case 'condition':
      return textRun({ type: 'text', text: result, properties }, styles);
    case 'indexEntry':
      return indexEntry(instruction.mark);
    case 'pagesOf': {
      const text = pages.numbersOfPages(instruction.entry) || result;
      return textRun({ type: 'text', text, properties }, styles);
    }
    case 'noteNumber': {
      const code = `NOTEREF ${instruction.bookmark}${instruction.asMark ? ' \\f' : ''} \\h`;
      return field(code, pages.numberOfNote(instruction.note) ?? result, runProperties(properties, styles));
    }
    // As Word's own captions name their chapters: `\s` leaves out the words of a number such as "Appendix A".
    case 'chapter':
      return field('STYLEREF 1 \\s', result, runProperties(properties, styles));
    // The sequence by which Word counts captions and lists figures (17.16.5.56).
    case 'sequence':
      return field(sequence(instruction), result, runProperties(properties, styles));
    // As Word's "Insert Cross-reference" makes it (17.16.5.51); an update keeps its look, and does not take over that of a label.
    case 'reference': {
      const code = `REF ${instruction.bookmark}${instruction.shows === 'number' ? ' \\r' : ''} \\h \\* MERGEFORMAT`;
      return field(code, escapeText(result), runProperties(properties, styles));
    }
  }
}

function pageOf(
  { heading, bookmark }: Extract<FieldInstruction, { kind: 'pageOf' }>,
  pages: Writer['pages'],
): string | undefined {
  return heading ? pages.numberOfPage(heading) : pages.numberOfBookmarkPage(bookmark);
}

/** By chapter, Word begins anew below each heading of level 1. */
function sequence({
  name,
  byChapter,
  restartsAt,
  style,
}: Extract<FieldInstruction, { kind: 'sequence' }>): string {
  const restart = restartsAt === undefined ? '' : ` \\r ${restartsAt}`;
  const format = style === 'decimal' ? 'ARABIC' : 'alphabetic';
  return `SEQ ${name} \\* ${format}${byChapter ? ' \\s 1' : ''}${restart}`;
}

/** An address is a relationship; a target in the document is named by its bookmark. */
function writeLink({ target, tooltip, content }: ComposedLink, writer: Writer): string {
  const text = writeInlines(content, writer);
  const address =
    target.kind === 'bookmark'
      ? `w:anchor="${target.bookmark}"`
      : `r:id="${writer.ledger.hyperlink(writer.story, target.url)}"`;
  const hint = tooltip === '' ? '' : ` w:tooltip="${escapeAttribute(tooltip)}"`;
  return `<w:hyperlink ${address}${hint} w:history="1">${text}</w:hyperlink>`;
}

const CHECKBOX_FONT = 'MS Gothic';
const CHECKED = { code: '2612', character: '☒' };
const UNCHECKED = { code: '2610', character: '☐' };

/** A checkbox in Word (MS-DOCX 2.6.1.6, `CT_SdtCheckbox`, whose children must be in this order). */
function checkbox(checked: boolean, isDeleted = false): string {
  const { character } = checked ? CHECKED : UNCHECKED;
  const text = isDeleted ? 'delText' : 't';
  const state = (name: string, { code }: { readonly code: string }): string =>
    `<w14:${name} w14:val="${code}" w14:font="${CHECKBOX_FONT}"/>`;
  return (
    `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="${checked ? 1 : 0}"/>` +
    `${state('checkedState', CHECKED)}${state('uncheckedState', UNCHECKED)}</w14:checkbox></w:sdtPr>` +
    `<w:sdtContent><w:r><w:rPr><w:rFonts w:ascii="${CHECKBOX_FONT}" w:hAnsi="${CHECKBOX_FONT}" w:eastAsia="${CHECKBOX_FONT}" w:hint="eastAsia"/></w:rPr>` +
    `<w:${text}>${character}</w:${text}></w:r></w:sdtContent></w:sdt>`
  );
}
