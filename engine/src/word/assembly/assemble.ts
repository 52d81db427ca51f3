import type { Block, Inline } from '../../model/document.js';
import { LIST_INDENT } from '../../theme/measures.js';
import {
  type Flat,
  type FlatChart,
  type FlatFormula,
  type FlatParagraph,
  type FlatTable,
  isAboveContents,
  isEmpty,
} from '../flat/flat.js';
import { reportContents } from '../losses.js';
import { reportFormat } from '../styles/numbering.js';
import { calloutKind } from '../styles/style-role.js';
import type { Assembly } from './assembly.js';
import { calloutOf } from './callout.js';
import { captionChart, pushTables, tableOf } from './chart-table.js';
import { codeLinesAt, codeText, isCode, isTextOnly, labelled } from './code.js';
import { container, placeOf, withoutNumberIndent } from './containers.js';
import {
  addDefinition,
  addTerm,
  beginsItem,
  closed,
  type Growing,
  isEndOfList,
  listFor,
  openDetails,
  withoutEdgeBreaks,
} from './growing.js';
import { formulaOf, type NumberedElement } from './numbered-elements.js';
import { OpenContainers } from './open-containers.js';
import { ParagraphMaker } from './paragraph-maker.js';
import { blankParagraph, lineBlockOf, titlePicture, withoutTitleMarks } from './paragraph-text.js';
import { columnsOf, isSideBySide, sideBySide, withCommonCaption } from './side-by-side.js';
import { TableBuilder } from './tables.js';
import { divOf, theoremAt } from './theorems.js';

/** Rebuilds lists, quotes and other containers from styles, numbering and indents: Word has only paragraphs and tables. */
export class Assembler {
  readonly #open: OpenContainers;
  readonly #tables: TableBuilder;
  readonly #maker: ParagraphMaker;
  /** Assembles a separate text, such as that of a table cell. */
  readonly #blocksOf = (content: readonly Flat[]): Block[] =>
    new Assembler(this.assembly, true).blocks(content);

  constructor(
    private readonly assembly: Assembly,
    /** Whether the text is in a cell or the like, whose width is not known. */
    private readonly isCell = false,
  ) {
    this.#open = new OpenContainers(assembly.isFromFootmark);
    this.#maker = new ParagraphMaker(assembly);
    this.#tables = new TableBuilder(assembly, this.#blocksOf);
  }

  blocks(flat: readonly Flat[]): Block[] {
    for (let at = 0; at < flat.length; ) at += this.#next(flat, at);
    const blocks = withoutEdgeBreaks(closed(this.#open.root));
    return this.isCell ? blocks : (this.assembly.directions?.given(blocks) ?? blocks);
  }

  /** Assembles the next blocks and returns how many were consumed. */
  #next(flat: readonly Flat[], at: number): number {
    const each = flat[at];
    if (!each) return 1;
    switch (each.type) {
      case 'paragraph':
        return this.#paragraph(each, flat, at);
      case 'table':
        this.#table(each, flat, at);
        return 1;
      case 'pageBreak':
        this.#open.breakPage(each.orientation);
        return 1;
      case 'formula':
        this.#formula(each);
        return 1;
      case 'chart':
        this.#chart(each, flat, at);
        return 1;
      case 'place':
        this.#open.closeAll();
        this.#open.root.push({ type: 'listPlace', of: each.of, line: 1 });
        return 1;
      case 'box':
        for (const block of this.#blocksOf(each.content)) this.#open.siblings.push(block);
        return 1;
      case 'columns':
        this.#open.closeAll();
        this.#open.root.push(columnsOf(each, this.#blocksOf));
        return 1;
    }
  }

  #paragraph(paragraph: FlatParagraph, flat: readonly Flat[], at: number): number {
    const { style, atoms, depth } = paragraph;
    if (depth !== undefined) return this.#heading(paragraph, depth);
    const isRegenerated = style.role === 'textTitle' && this.assembly.isFromFootmark;
    if (isRegenerated || this.assembly.numbered.isCaption(paragraph)) return 1;
    if (style.role === 'contents') {
      if (atoms.length > 0) reportContents(this.assembly.losses);
      return 1;
    }
    if (style.role === 'contentsTitle')
      return this.assembly.isFromFootmark || isAboveContents(flat, at) ? 1 : this.#heading(paragraph, 1);
    if (isCode(paragraph) && (atoms.length > 0 || this.assembly.isFromFootmark) && isTextOnly(atoms))
      return this.#code(flat, at, '');
    if (style.role === 'codeLabel') {
      const next = flat[at + 1];
      if (next?.type === 'paragraph' && isCode(next)) return 1 + this.#code(flat, at + 1, codeText(atoms));
    }
    if (isEmpty(paragraph)) return this.#emptyParagraph(paragraph);
    const theorem = theoremAt(flat, at, this.assembly);
    if (theorem) {
      this.#open.keepAround(paragraph);
      this.#open.siblings.push(divOf(theorem, this.#maker, this.#blocksOf));
      return theorem.length;
    }
    if (beginsItem(paragraph)) this.#item(paragraph);
    else this.#text(paragraph, flat, at);
    return 1;
  }

  #heading(paragraph: FlatParagraph, depth: number): number {
    const children = withoutTitleMarks(this.#maker.inlines(paragraph.atoms), this.assembly.isFromFootmark);
    if (children.length === 0) return 1;
    const unindented = withoutNumberIndent(paragraph);
    if (paragraph.numbered) this.#item({ ...paragraph, atoms: [] });
    else if (this.assembly.isFromFootmark) this.#open.keepAround(unindented);
    else this.#open.closeAll();
    this.#open.openQuotes(paragraph, placeOf(unindented).left);
    this.#open.siblings.push(this.#maker.heading(children, depth, paragraph));
    return 1;
  }

  /** Combines consecutive code paragraphs, and blank lines between them, into one code block. */
  #code(flat: readonly Flat[], at: number, label: string): number {
    const lines = codeLinesAt(flat, at, this.assembly.isFromFootmark);
    const first = flat[at];
    if (first?.type === 'paragraph') {
      this.#open.keepAround(first);
      this.#open.openQuotes(first, placeOf(first).left);
    }
    this.#open.siblings.push({
      type: 'code',
      ...labelled(label.trim()),
      value: lines.join('\n'),
      ...this.#maker.numbered(this.assembly.numbered.ofCode(flat, at)),
      line: 1,
    });
    return lines.length;
  }

  #emptyParagraph(paragraph: FlatParagraph): number {
    const { style, isRuled } = paragraph;
    const isOurs = this.assembly.isFromFootmark;
    const isRule = style.role === 'rule' || isRuled;
    const blank = isOurs && !beginsItem(paragraph) ? blankParagraph(paragraph) : undefined;
    if (isRule || blank) {
      this.#open.keepAround(paragraph);
      this.#open.openQuotes(paragraph, paragraph.look.left ?? 0);
      this.#open.siblings.push(isRule || !blank ? { type: 'thematicBreak', line: 1 } : blank);
    } else if (beginsItem(paragraph) && isOurs) this.#item(paragraph);
    else if (style.role === 'spacing' && !isOurs) this.#open.closeAll();
    return 1;
  }

  #item(paragraph: FlatParagraph): void {
    const { numbered, checked, look, direct } = paragraph;
    this.#open.keepAround(paragraph);
    this.#open.openQuotes(paragraph, (look.left ?? 0) - (look.hanging ?? 0));
    const list = listFor(paragraph, this.#open.siblings, this.assembly);
    if (numbered && numbered.facts.kind === 'number') reportFormat(numbered.facts, this.assembly.losses);
    if (direct.contextual === false && direct.after === undefined) list.spread = true;
    const children: Growing[] = [];
    list.items.push({ checked, children });
    // In our documents, space below an item means that the next item begins another list.
    list.isEnded = this.assembly.isFromFootmark && isEndOfList(paragraph);
    const inlines = this.#maker.inlines(paragraph.atoms);
    if (inlines.length > 0)
      children.push(this.#maker.named({ type: 'paragraph', children: inlines, line: 1 }, paragraph));
    this.#open.open({
      ...container('item', look.left ?? 0, children),
      right: look.right ?? 0,
      numId: numbered?.numId ?? '',
      level: numbered?.level ?? 0,
    });
  }

  #text(paragraph: FlatParagraph, flat: readonly Flat[], at: number): void {
    const { style, look } = paragraph;
    this.#open.keepAround(paragraph);
    const left = look.left ?? 0;
    this.#open.openQuotes(paragraph, left);
    if (style.role === 'detailsText' && this.assembly.isFromFootmark && !this.#open.isIn('details'))
      this.#openDetails([], left);
    const inlines = this.#maker.directed(paragraph);
    const siblings = this.#open.siblings;
    switch (style.role) {
      case 'term':
        addTerm(inlines, siblings);
        return;
      case 'definition':
        this.#open.open(
          container('definition', left, addDefinition(inlines, siblings, /loose/i.test(style.name))),
        );
        return;
      case 'summary':
        this.#openDetails(inlines, left + LIST_INDENT);
        return;
      case 'caption':
        if (this.#caption(inlines, flat, at)) return;
        break;
    }
    const figure = this.assembly.numbered.of(paragraph);
    if (figure) {
      siblings.push(this.#maker.figure(inlines, figure, paragraph));
      return;
    }
    const align = this.#maker.alignment(paragraph);
    const isVerse =
      this.assembly.isFromFootmark &&
      style.id === 'FirstParagraph' &&
      siblings.length > 0 &&
      siblings.at(-1)?.type !== 'heading';
    siblings.push(
      lineBlockOf(inlines, align, isVerse) ??
        this.#maker.named(
          { type: 'paragraph', ...(align && { align }), children: inlines, line: 1 },
          paragraph,
        ),
    );
  }

  #openDetails(summary: readonly Inline[], left: number): void {
    const children: Growing[] = [];
    this.#open.siblings.push(openDetails(summary, children));
    this.#open.open(container('details', left, children));
  }

  /** Turns our captions back into the titles of their pictures, and keeps the caption of a table with the table. */
  #caption(inlines: readonly Inline[], flat: readonly Flat[], at: number): boolean {
    const next = flat[at + 1];
    if (flat[at - 1]?.type === 'chart' && captionChart(this.#open.siblings, inlines)) return true;
    if (next?.type === 'chart' || (next?.type === 'table' && calloutKind(next.style) === undefined))
      return true;
    return this.assembly.isFromFootmark && titlePicture(this.#open.siblings, inlines);
  }

  #table(table: FlatTable, flat: readonly Flat[], at: number): void {
    this.#open.keepAroundTable(table.left);
    const kind = calloutKind(table.style);
    if (kind !== undefined) {
      this.#open.siblings.push(calloutOf(table, kind, this.#maker, this.#blocksOf));
      return;
    }
    const formula = formulaOf(table);
    const element = this.assembly.numbered.of(table);
    if (formula && element) {
      this.#formula(formula, element);
      return;
    }
    if (this.assembly.isFromFootmark && isSideBySide(table)) {
      const beside = sideBySide(table, this.assembly.lineWidth, this.#blocksOf);
      for (const block of withCommonCaption(beside, element, this.#maker)) this.#open.siblings.push(block);
      return;
    }
    const named = element ? this.#maker.numbered(element) : this.#maker.captionAbove(flat[at - 1]);
    pushTables(this.#tables.blocks(table, named), this.#open.siblings);
  }

  #chart(drawn: FlatChart, flat: readonly Flat[], at: number): void {
    this.#begin(drawn.place);
    const element = this.assembly.numbered.of(drawn);
    // A caption between two charts is that of the first.
    const above = this.#maker.captionAbove(flat[at - 2]?.type === 'chart' ? undefined : flat[at - 1]);
    const named = element ? this.#maker.numbered(element) : above;
    this.#open.siblings.push(tableOf(drawn, named, this.assembly, this.isCell));
  }

  /** Opens what the paragraph of a formula or a chart is in. */
  #begin(place: FlatParagraph): void {
    if (beginsItem(place)) this.#item(place);
    else {
      this.#open.keepAround(place);
      this.#open.openQuotes(place, placeOf(place).left);
    }
  }

  #formula({ latex, place, anchors }: FlatFormula, element?: NumberedElement): void {
    if (!element || beginsItem(place)) this.#begin(place);
    const [anchor] = anchors;
    const label = element?.name ?? (anchor === undefined ? undefined : this.assembly.nameOf(anchor));
    const hasTag = element && (label === undefined || this.assembly.showsNumbers);
    const named = { ...(label !== undefined && { label }), ...(hasTag && { tag: element.number }) };
    this.#open.siblings.push({ type: 'math', value: latex, ...named, line: 1 });
  }
}
