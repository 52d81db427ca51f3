import type { Block, Callout, Code, Inline } from '../model/document.js';
import { plainText } from '../model/plain-text.js';
import type { Assembly } from './assembly.js';
import { codeText, isBlankInCode, isCode, isTextOnly } from './code.js';
import { type Flat, type FlatFormula, type FlatParagraph, type FlatTable, isEmpty } from './flat.js';
import { type Frame, frame, keptAround, keptAt, keptWhile, placeOf, TOLERANCE } from './frames.js';
import {
  beginsItem,
  closed,
  type Growing,
  glossaryFor,
  listFor,
  openDetails,
  openQuote,
  withoutEdgeBreaks,
} from './growing.js';
import { counted } from './losses.js';
import { tellFormat } from './number-formats.js';
import { ParagraphMaker } from './paragraph-maker.js';
import { lineBlockOf, withoutTitleMarks, withTitle } from './paragraph-text.js';
import { calloutKind } from './style-role.js';
import { TableBuilder } from './tables.js';

/** Puts together what belongs together, by styles, numbers and indents: Word has only paragraphs and tables. */
export class Assembler {
  readonly #root: Growing[] = [];
  #frames: Frame[] = [];
  readonly #tables: TableBuilder;
  readonly #maker: ParagraphMaker;

  constructor(private readonly assembly: Assembly) {
    this.#maker = new ParagraphMaker(assembly);
    this.#tables = new TableBuilder(assembly, (content) => new Assembler(assembly).blocks(content));
  }

  blocks(flat: readonly Flat[]): Block[] {
    for (let at = 0; at < flat.length; ) at += this.#next(flat, at);
    return withoutEdgeBreaks(closed(this.#root));
  }

  /** How many were taken. */
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
        this.#frames = [];
        if (this.#root.at(-1)?.type !== 'pageBreak') this.#root.push({ type: 'pageBreak', line: 1 });
        return 1;
      case 'formula':
        this.#formula(each);
        return 1;
      case 'box':
        this.#children().push(...new Assembler(this.assembly).blocks(each.content));
        return 1;
    }
  }

  #paragraph(paragraph: FlatParagraph, flat: readonly Flat[], at: number): number {
    const { style, atoms, depth } = paragraph;
    if (depth !== undefined) return this.#heading(paragraph, depth);
    if (style.role === 'contents' || style.role === 'contentsTitle') {
      if (atoms.length > 0)
        this.assembly.losses.add(
          'word-contents',
          'contents',
          () => 'The table of contents was left out; Word makes it anew',
        );
      return 1;
    }
    if (isCode(paragraph) && atoms.length > 0 && isTextOnly(atoms)) return this.#code(flat, at, '');
    if (style.role === 'codeLabel') {
      const next = flat[at + 1];
      if (next?.type === 'paragraph' && isCode(next)) return 1 + this.#code(flat, at + 1, codeText(atoms));
    }
    if (isEmpty(paragraph)) return this.#emptyParagraph(paragraph);
    if (beginsItem(paragraph)) {
      this.#item(paragraph);
      return 1;
    }
    this.#text(paragraph, flat, at);
    return 1;
  }

  #heading(paragraph: FlatParagraph, depth: number): number {
    const children = withoutTitleMarks(this.#maker.inlines(paragraph.atoms), this.assembly.isOurs);
    if (children.length === 0) return 1;
    this.#frames = this.assembly.isOurs ? keptAround(this.#frames, paragraph) : [];
    this.#openQuotes(paragraph, placeOf(paragraph).left);
    if (depth > 6)
      this.assembly.losses.add(
        'word-left-out',
        'deep headings',
        (count) => `${counted(count, 'heading')} below level 6 became level 6, the deepest that Markdown has`,
      );
    const align = this.#maker.alignment(paragraph);
    this.#children().push({
      type: 'heading',
      depth: Math.min(depth, 6) as 1 | 2 | 3 | 4 | 5 | 6,
      ...(align && { align }),
      children,
      line: 1,
    });
    return 1;
  }

  /** Code goes on as long as paragraphs are code; a blank line among them is one of the code. */
  #code(flat: readonly Flat[], at: number, lang: string): number {
    const lines: string[] = [];
    let end = at;
    for (; end < flat.length; end++) {
      const each = flat[end];
      if (each?.type !== 'paragraph' || !isCode(each) || !isTextOnly(each.atoms)) {
        if (!isBlankInCode(flat, end, at)) break;
        lines.push('');
      } else lines.push(codeText(each.atoms));
    }
    const first = flat[at];
    if (first?.type === 'paragraph') {
      this.#frames = keptAround(this.#frames, first);
      this.#openQuotes(first, placeOf(first).left);
    }
    const block: Code = { type: 'code', lang: lang.trim(), value: lines.join('\n'), line: 1 };
    this.#children().push(block);
    return end - at;
  }

  #emptyParagraph(paragraph: FlatParagraph): number {
    const { style, isRuled } = paragraph;
    if (style.role === 'rule' || isRuled) {
      this.#frames = keptAround(this.#frames, paragraph);
      this.#children().push({ type: 'thematicBreak', line: 1 });
    } else if (beginsItem(paragraph) && this.assembly.isOurs) this.#item(paragraph);
    else if (style.role === 'spacing') this.#frames = [];
    return 1;
  }

  #item(paragraph: FlatParagraph): void {
    const { numbered, checked, look, direct } = paragraph;
    this.#frames = keptAround(this.#frames, paragraph);
    this.#openQuotes(paragraph, (look.left ?? 0) - (look.hanging ?? 0));
    const list = listFor(paragraph, this.#children(), this.assembly.numbering);
    if (numbered && numbered.facts.kind === 'number') tellFormat(numbered.facts, this.assembly.losses);
    if (direct.contextual === false && direct.after === undefined) list.spread = true;
    const children: Growing[] = [];
    list.items.push({ checked, children });
    // The last item of a list before another one has space below it.
    list.isEnded = this.assembly.isOurs && direct.contextual === false && direct.after !== undefined;
    const inlines = this.#maker.inlines(paragraph.atoms);
    if (inlines.length > 0)
      children.push(this.#maker.named({ type: 'paragraph', children: inlines, line: 1 }, paragraph));
    this.#frames.push({
      kind: 'item',
      left: look.left ?? 0,
      right: look.right ?? 0,
      numId: numbered?.numId ?? '',
      level: numbered?.level ?? 0,
      children,
    });
  }

  #text(paragraph: FlatParagraph, flat: readonly Flat[], at: number): void {
    const { style, look } = paragraph;
    this.#frames = keptAround(this.#frames, paragraph);
    const left = look.left ?? 0;
    this.#openQuotes(paragraph, left);
    const inlines = this.#maker.inlines(paragraph.atoms);
    const siblings = this.#children();
    switch (style.role) {
      case 'term':
        this.#term(inlines, siblings);
        return;
      case 'definition':
        this.#definition(paragraph, inlines, siblings);
        return;
      case 'summary': {
        const children: Growing[] = [];
        siblings.push(openDetails(inlines, children));
        this.#frames.push(frame('details', left + LIST_INDENT, children));
        return;
      }
      case 'caption':
        if (this.#caption(paragraph, inlines, flat, at)) return;
        break;
    }
    const align = this.#maker.alignment(paragraph);
    siblings.push(
      lineBlockOf(inlines, align) ??
        this.#maker.named(
          { type: 'paragraph', ...(align && { align }), children: inlines, line: 1 },
          paragraph,
        ),
    );
  }

  /** A caption of ours becomes the title of its picture again; that of a table stands with the table. */
  #caption(paragraph: FlatParagraph, inlines: readonly Inline[], flat: readonly Flat[], at: number): boolean {
    if (paragraph.anchors.length > 0) return false;
    const next = flat[at + 1];
    if (next?.type === 'table' && calloutKind(next.style) === undefined) return true;
    const siblings = this.#children();
    const last = siblings.at(-1);
    if (!this.assembly.isOurs || last?.type !== 'paragraph') return false;
    const titled = withTitle(last, plainText(inlines).replace(/^.*?\d+[:.]?\s*/u, ''));
    if (!titled) return false;
    siblings[siblings.length - 1] = titled;
    return true;
  }

  #term(children: readonly Inline[], siblings: Growing[]): void {
    const { groups } = glossaryFor(siblings);
    const last = groups.at(-1);
    if (last?.definitions.length === 0) last.terms.push({ children, line: 1 });
    else groups.push({ terms: [{ children, line: 1 }], definitions: [] });
  }

  #definition(paragraph: FlatParagraph, inlines: readonly Inline[], siblings: Growing[]): void {
    const glossary = glossaryFor(siblings);
    const children: Growing[] = [{ type: 'paragraph', children: inlines, line: 1 }];
    if (glossary.groups.length === 0) glossary.groups.push({ terms: [], definitions: [] });
    glossary.groups.at(-1)?.definitions.push(children);
    if (/loose/i.test(paragraph.style.name)) glossary.spread = true;
    this.#frames.push(frame('definition', paragraph.look.left ?? 0, children));
  }

  #table(table: FlatTable, flat: readonly Flat[], at: number): void {
    this.#frames = keptWhile(this.#frames, ({ left }) => left > 0 && table.left >= left - TOLERANCE);
    const kind = calloutKind(table.style);
    if (kind !== undefined) {
      this.#children().push(this.#callout(table, kind));
      return;
    }
    const before = flat[at - 1];
    const isCaption =
      before?.type === 'paragraph' && before.style.role === 'caption' && before.anchors.length === 0;
    const caption = isCaption ? this.#maker.inlines(before.atoms) : undefined;
    for (const block of this.#tables.blocks(table, caption)) this.#children().push(block);
  }

  #callout({ rows }: FlatTable, kind: Callout['kind']): Callout {
    const content = rows.flatMap((row) => row.flatMap((cell) => cell.content));
    const [first, ...others] = content;
    const isTitled = first?.type === 'paragraph' && first.style.role === 'calloutTitle';
    const title = isTitled ? this.#maker.inlines(first.atoms) : [];
    const children = new Assembler(this.assembly).blocks(isTitled ? others : content);
    // The name of a kind is its title where it has no other.
    const isName = plainText(title).trim().toLowerCase() === kind;
    return isName
      ? { type: 'callout', kind, name: kind, title: [], children, line: 1 }
      : { type: 'callout', kind, title, children, line: 1 };
  }

  #formula({ latex, left, right, anchors }: FlatFormula): void {
    this.#frames = keptAt(this.#frames, left, right, false);
    const [label] = anchors;
    this.#children().push({ type: 'math', value: latex, ...(label === undefined ? {} : { label }), line: 1 });
  }

  /** Quotes that a paragraph stands in, besides those that are open: one for each step of their indent. */
  #openQuotes(paragraph: FlatParagraph, left: number): void {
    const { style } = paragraph;
    const { right } = placeOf(paragraph);
    const isQuote = style.role === 'quote';
    const isInQuote = isQuote || (this.assembly.isOurs && right > 0);
    if (!isInQuote) return;
    const unit = isQuote && style.look.left ? style.look.left : QUOTE_INDENT;
    const open = (to: number): void => {
      const children: Growing[] = [];
      this.#children().push(openQuote(children));
      this.#frames.push({ ...frame('quote', to, children), right });
    };
    for (let base = this.#frames.at(-1)?.left ?? 0; left - base >= unit - TOLERANCE; base += unit)
      open(base + unit);
    if (isQuote && !this.#frames.some(({ kind }) => kind === 'quote')) open(left);
  }

  #children(): Growing[] {
    return this.#frames.at(-1)?.children ?? this.#root;
  }
}

/** Twips; of our own documents. */
const QUOTE_INDENT = 720;
const LIST_INDENT = 425;
