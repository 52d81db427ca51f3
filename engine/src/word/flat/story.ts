import { pushAll } from '../../text/long-arrays.js';
import { childOf, elementsOf, valOf, type XmlElement } from '../../xml/element.js';
import type { Reading, Relations } from '../reading.js';
import type { Numbered } from '../styles/numbering.js';
import {
  outlineDepth,
  type ParagraphLook,
  type ParagraphStyleFacts,
  paragraphLook,
  type RunLook,
} from '../styles/style-sheet.js';
import { afterContents } from './after-contents.js';
import type { Atom } from './atoms.js';
import { ContentReader } from './content.js';
import { tagOf } from './controls.js';
import { splitAtBreaks } from './edited.js';
import type { Flat, FlatParagraph } from './flat.js';
import { flatTable } from './flat-table.js';
import { withMissingPicture } from './missing-picture.js';
import { OpenFields } from './open-fields.js';
import type { Piece } from './piece.js';
import { isNamed } from './references.js';
import { isRemoved, revisionOf } from './reviews.js';
import { isRuled } from './ruled.js';
import { Sections } from './sections.js';
import { tickOf } from './symbols.js';
import { bulletSign, withoutTick } from './ticks.js';

/** Reads one story of a document, such as its body or a note: a sequence of paragraphs and tables. */
export class StoryReader {
  readonly #fields: OpenFields;
  readonly #sections: Sections;
  /** Bookmarks that begin before the next paragraph, where some programs put those of headings. */
  #names: string[] = [];
  /** The content of a paragraph whose mark was deleted, which the next paragraph continues. */
  #carried: { readonly atoms: Atom[]; readonly element: XmlElement } | undefined;

  constructor(
    private readonly reading: Reading,
    private readonly relations: Relations,
    /** What the styles of the tables around it give to their text. */
    private readonly tables: readonly RunLook[] = [],
  ) {
    this.#fields = new OpenFields(reading);
    this.#sections = new Sections(reading);
  }

  read(container: XmlElement | undefined): Flat[] {
    const flat: Flat[] = [];
    for (const child of elementsOf(container)) this.#block(child, flat);
    this.#settle(flat);
    this.#sections.settle(childOf(container, 'w:sectPr'), flat);
    return flat;
  }

  /** Reads a text within this one, such as that of a cell or a text box. */
  #inner(container: XmlElement, tables: readonly RunLook[] = this.tables): Flat[] {
    return new StoryReader(this.reading, this.relations, tables).read(container);
  }

  /** Flushes a paragraph that has no mark of its own. */
  #settle(flat: Flat[]): void {
    const carried = this.#carried;
    if (!carried) return;
    this.#carried = undefined;
    pushAll(flat, this.#paragraphs(carried.element, [{ type: 'text', atoms: carried.atoms }], []));
  }

  #block(element: XmlElement, flat: Flat[]): void {
    const { name } = element;
    const revision = revisionOf(element);
    if (revision && isRemoved(revision, this.reading.changes)) return;
    switch (name) {
      case 'w:p':
        this.#paragraph(element, flat);
        return;
      case 'w:tbl':
        this.#settle(flat);
        this.#table(element, flat);
        return;
      case 'w:sdt':
        this.#control(element, flat);
        return;
      case 'w:altChunk':
        this.reading.losses.report(
          'word-left-out',
          'A part of the document is in another format (altChunk), which was not read',
        );
        return;
      case 'mc:AlternateContent': {
        const [first] = elementsOf(element);
        for (const child of elementsOf(first)) this.#block(child, flat);
        return;
      }
      case 'm:oMathPara':
      case 'm:oMath':
        this.#paragraph({ name: 'w:p', attributes: {}, children: [element] }, flat);
        return;
      case 'w:bookmarkStart':
        this.#names.push(element.attributes['w:name'] ?? '');
        return;
      case 'w:sectPr':
      case 'w:bookmarkEnd':
        return;
      default:
        for (const child of elementsOf(element)) this.#block(child, flat);
    }
  }

  #table(element: XmlElement, flat: Flat[]): void {
    const style = valOf(childOf(element, 'w:tblPr'), 'w:tblStyle');
    const tables = [...this.reading.sheet.table(style), ...this.tables];
    flat.push(flatTable(element, this.reading, (cell) => this.#inner(cell, tables)));
  }

  /** Content controls wrap content; a table of contents in one is left out (17.5.2.12). */
  #control(element: XmlElement, flat: Flat[]): void {
    const gallery = valOf(childOf(childOf(element, 'w:sdtPr'), 'w:docPartObj'), 'w:docPartGallery') ?? '';
    if (/^table of contents$/i.test(gallery)) {
      flat.push({ type: 'place', of: 'headings' });
      for (const child of afterContents(element)) this.#block(child, flat);
      return;
    }
    if (this.reading.citations.isBibliography(tagOf(element))) return;
    if (/^cover pages$/i.test(gallery))
      this.reading.losses.add('word-page', 'cover', () => 'The cover page became part of the text');
    for (const child of elementsOf(childOf(element, 'w:sdtContent'))) this.#block(child, flat);
  }

  #paragraph(element: XmlElement, flat: Flat[]): void {
    const properties = childOf(element, 'w:pPr');
    const style = this.reading.sheet.paragraph(valOf(properties, 'w:pStyle'));
    const readBox = (box: XmlElement): Flat[] => this.#inner(box);
    const context = { paragraph: style, tables: this.tables };
    const content = new ContentReader(this.reading, this.relations, context, this.#fields, readBox).read(
      element,
    );
    const pieces = this.#withCarried(content.pieces);
    const section = childOf(properties, 'w:sectPr');
    if (this.#continues(properties)) {
      const atoms = pieces.flatMap((piece) => (piece.type === 'text' ? piece.atoms : []));
      // A checkbox may be left over, as Word does not let anyone delete it alone.
      this.#carried = { atoms: atoms.every(({ isBox }) => isBox) ? [] : atoms, element };
      return;
    }
    const before = this.#names.filter((name) => isNamed(name, this.reading));
    this.#names = [];
    pushAll(flat, this.#paragraphs(element, pieces, [...before, ...content.bookmarks]));
    if (section) this.#sections.end(section, flat);
  }

  #withCarried(pieces: readonly Piece[]): readonly Piece[] {
    const carried = this.#carried;
    this.#carried = undefined;
    if (!carried) return pieces;
    const [first, ...others] = pieces;
    if (first?.type === 'text')
      return [{ type: 'text', atoms: [...carried.atoms, ...first.atoms] }, ...others];
    return [{ type: 'text', atoms: carried.atoms }, ...pieces];
  }

  /** Whether the next paragraph continues this one: its mark is deleted, or was inserted and is rejected (17.13.5.15, 21). */
  #continues(properties: XmlElement | undefined): boolean {
    const mark = childOf(properties, 'w:rPr');
    const { changes } = this.reading;
    if (changes === 'track') return false;
    const gone = changes === 'accept' ? ['w:del', 'w:moveFrom'] : ['w:ins', 'w:moveTo'];
    return gone.some((name) => childOf(mark, name) !== undefined);
  }

  #paragraphs(element: XmlElement, pieces: readonly Piece[], anchors: readonly string[]): Flat[] {
    const properties = childOf(element, 'w:pPr');
    const style = this.reading.sheet.paragraph(valOf(properties, 'w:pStyle'));
    const direct = paragraphLook(properties);
    const numbered = this.#numbered(style.look, direct);
    const listIndent =
      direct.numId !== undefined || style.look.left === undefined ? numbered?.facts.left : undefined;
    const look: ParagraphLook = {
      ...style.look,
      ...(listIndent === undefined ? {} : { left: listIndent }),
      ...direct,
    };
    const base = { style, look, direct, anchors, isRuled: isRuled(element, properties) };
    const depth = this.#depth(style, direct);
    const flat: Flat[] = [];
    // In our documents, paragraphs that begin a page do so by their style.
    if (direct.pageBreakBefore && !this.reading.isFromFootmark) flat.push({ type: 'pageBreak' });
    let isFirst = true;
    for (const piece of pieces) {
      if (piece.type === 'formula')
        flat.push({
          type: 'formula',
          latex: piece.latex,
          place: this.#textParagraph([], base, isFirst ? numbered : undefined, undefined),
          anchors: isFirst ? anchors : [],
        });
      else if (piece.type === 'chart')
        flat.push({
          ...piece,
          place: this.#textParagraph([], base, isFirst ? numbered : undefined, undefined),
          anchors: isFirst ? anchors : [],
        });
      else if (piece.type !== 'text') flat.push(piece);
      else
        for (const atoms of this.#parts(piece.atoms, style, depth)) {
          flat.push(this.#textParagraph(atoms, base, isFirst ? numbered : undefined, depth));
          isFirst = false;
        }
      // LibreOffice begins a page within the paragraph, before its number.
      isFirst &&= piece.type === 'pageBreak';
    }
    if (pieces.length === 0) flat.push(this.#textParagraph([], base, numbered, depth));
    return flat;
  }

  /** Splits a paragraph of another program in which line breaks separate several paragraphs. */
  #parts(
    atoms: readonly Atom[],
    { role }: ParagraphStyleFacts,
    depth: number | undefined,
  ): readonly (readonly Atom[])[] {
    const isText = depth === undefined && (role === undefined || role === 'body' || role === 'list');
    return isText && !this.reading.isFromFootmark ? splitAtBreaks(atoms) : [atoms];
  }

  #textParagraph(
    given: readonly Atom[],
    base: Pick<FlatParagraph, 'style' | 'look' | 'direct' | 'anchors' | 'isRuled'>,
    numbered: Numbered | undefined,
    depth: number | undefined,
  ): FlatParagraph {
    const { isFromFootmark, isSavedElsewhere } = this.reading;
    const mayTick = depth === undefined && (!isFromFootmark || isSavedElsewhere || given[0]?.isBox);
    const ticked = mayTick ? withoutTick(given) : undefined;
    const bullet = numbered?.facts.kind === 'bullet' ? tickOf(bulletSign(numbered.facts.text)) : undefined;
    const checked = ticked?.checked ?? bullet;
    const atoms =
      this.reading.isFromFootmark && base.style.role === 'figure'
        ? withMissingPicture(given, this.reading.losses)
        : (ticked?.atoms ?? given);
    // In our documents, a heading is a list item if its number does not come from its style.
    const isItem =
      this.reading.isFromFootmark && numbered !== undefined && !this.#isOfStyle(numbered, base.style);
    const texts = atoms.filter(({ inline }) => inline.type === 'text');
    return {
      type: 'paragraph',
      ...base,
      atoms,
      ...(numbered && (depth === undefined || isItem) ? { numbered } : {}),
      ...(numbered && depth !== undefined && !isItem ? { headingNumber: numbered } : {}),
      ...(checked === undefined ? {} : { checked }),
      ...(depth === undefined ? {} : { depth }),
      // In our documents, code blocks have a style.
      isMonospaced:
        !this.reading.isFromFootmark &&
        texts.some(({ isCode }) => isCode) &&
        texts.every(({ isCode, inline }) => isCode || isBlank(inline)),
    };
  }

  /** Whether a number comes from a style, such as those of headings, or from the list of appendices, which uses letters. */
  #isOfStyle({ numId, facts }: Numbered, { look }: ParagraphStyleFacts): boolean {
    // Where headings have no numbers, those of appendices follow a word: "Appendix A".
    if (look.numId === undefined) return /^\p{L}.*%1|%1.*%2/u.test(facts.text);
    return (
      facts.format === 'upperLetter' ||
      /%1.*%2/.test(facts.text) ||
      this.reading.numbering.isSame(numId, look.numId)
    );
  }

  #numbered(style: ParagraphLook, direct: ParagraphLook): Numbered | undefined {
    const numId = direct.numId ?? style.numId;
    if (numId === undefined) return undefined;
    const level = direct.level ?? style.level ?? 0;
    const numbered = this.reading.numbering.next(numId, Math.min(Math.max(level, 0), 8));
    return numbered?.facts.kind === 'none' ? undefined : numbered;
  }

  #depth({ depth, role }: ParagraphStyleFacts, direct: ParagraphLook): number | undefined {
    const own = direct.outlineLevel === undefined ? undefined : outlineDepth(direct.outlineLevel);
    if (direct.outlineLevel === 9) return undefined;
    return depth ?? (role === undefined || role === 'body' ? own : undefined);
  }
}

function isBlank(inline: Atom['inline']): boolean {
  return inline.type === 'text' && inline.value.trim() === '';
}
