import { calloutOfName, kindOfName, type NumberedKind } from '../../model/names/numbered-names.js';
import type { Atom } from '../flat/atoms.js';
import type { Flat, FlatFormula, FlatParagraph, FlatTable } from '../flat/flat.js';
import { isSequenceOfParts, kindOfSequence } from '../flat/sequences.js';
import { calloutKind } from '../styles/style-role.js';
import { isCode } from './code.js';
import { isPictureAlone } from './paragraph-text.js';
import { theoremLabel, wordsAndChapter } from './theorem-label.js';

/** A figure, a table, a code listing or a formula with a number from Word. */
export interface NumberedElement {
  readonly kind: NumberedKind;
  /** The name by which the text refers to it; undefined if it has a number but no known name. */
  readonly name: string | undefined;
  /** The label and the number as shown, such as "Figure 2.1" and "2.1". */
  readonly label: string;
  readonly number: string;
  /** Whether it is part of another figure or table, so that its letter follows the number of that. */
  readonly isPart: boolean;
  /** Its caption, without the label and number if they are generated again. */
  readonly caption: readonly Atom[];
}

/** What fields refer to by its number. */
export type ReferenceTarget = Pick<NumberedElement, 'name' | 'label' | 'number' | 'isPart'> & {
  readonly kind: NumberedKind | 'theorem' | 'callout';
};

/** The numbered elements of a text, and the captions that belong to them. */
export class NumberedElements {
  readonly #owners = new Map<Flat, NumberedElement>();
  readonly #captions = new Set<Flat>();
  readonly #byBookmark = new Map<string, ReferenceTarget>();
  readonly #names = new Set<string>();
  readonly #counts = new Map<NumberedKind, number>();

  /** @param nameOf returns the name from which this program made a bookmark, in our documents */
  constructor(
    flat: readonly Flat[],
    private readonly nameOf: (bookmark: string) => string | undefined,
    private readonly how: { readonly isFromFootmark: boolean; readonly showsNumbers: boolean },
  ) {
    this.#visit(flat);
  }

  /** The number of a picture, a table, a code listing or a formula. */
  of(owner: Flat): NumberedElement | undefined {
    return this.#owners.get(owner);
  }

  /** The number of the code block that begins at a place; its language may be above it. */
  ofCode(flat: readonly Flat[], at: number): NumberedElement | undefined {
    const [label, first] = [flat[at - 1], flat[at]];
    const isLabel = label?.type === 'paragraph' && label.style.role === 'codeLabel';
    return (first && this.of(first)) ?? (isLabel ? this.of(label) : undefined);
  }

  /** Whether a paragraph is a caption that is read together with what it belongs to. */
  isCaption(paragraph: Flat): boolean {
    return this.#captions.has(paragraph);
  }

  at(bookmark: string): ReferenceTarget | undefined {
    return this.#byBookmark.get(bookmark);
  }

  /** The name and the title of a callout with a number, by the paragraph of its title. */
  ofCallout(title: FlatParagraph): { readonly name: string; readonly title: readonly Atom[] } | undefined {
    const written = captionIn(title);
    const name = title.anchors.map(this.nameOf).find((each) => each !== undefined && calloutOfName(each));
    if (!written || name === undefined) return undefined;
    return { name, title: this.how.showsNumbers ? title.atoms : written.caption };
  }

  #visit(flat: readonly Flat[]): void {
    for (const [index, each] of flat.entries()) {
      if (each.type === 'paragraph') this.#paragraph(each, flat, index);
      else if (each.type === 'box' || each.type === 'columns') this.#visit(each.content);
      else if (each.type === 'table' && !this.#equation(each))
        for (const row of each.rows) for (const cell of row) this.#visit(cell.content);
    }
  }

  #paragraph(paragraph: FlatParagraph, flat: readonly Flat[], index: number): void {
    const written = captionIn(paragraph);
    const { isFromFootmark, showsNumbers } = this.how;
    if (written && isFromFootmark && paragraph.style.role !== 'caption') {
      if (paragraph.style.role === 'calloutTitle') this.#callout(paragraph, written);
      else if (!showsNumbers) this.#theorem(paragraph);
      return;
    }
    if (!written) return;
    const owner = this.#ownerOf(written.sequence, flat, index);
    // Markdown cannot express a table caption that consists only of a number.
    const isOnlyNumber = owner?.type === 'table' && textOf(written.caption).trim() === '' && !showsNumbers;
    if (!owner || isOnlyNumber) return;
    const kind = kindOfOwner(owner, written.sequence);
    const anchors = [...anchorsOf(owner), ...paragraph.anchors];
    const caption = showsNumbers ? paragraph.atoms : written.caption;
    this.#add(owner, { ...written, caption, kind }, anchors);
    this.#captions.add(paragraph);
  }

  #callout(paragraph: FlatParagraph, { label, number }: Pick<NumberedElement, 'label' | 'number'>): void {
    const name = this.ofCallout(paragraph)?.name;
    for (const anchor of paragraph.anchors)
      this.#byBookmark.set(anchor, { kind: 'callout', name, label, number, isPart: false });
  }

  /** In our documents, theorems are numbered as well, and are not captions. */
  #theorem(paragraph: FlatParagraph): void {
    const found = theoremLabel(paragraph, (bookmark) => this.nameOf(bookmark) ?? bookmark);
    const name = found?.names[0];
    if (!found || name === undefined) return;
    const { label, number } = found;
    for (const anchor of paragraph.anchors)
      this.#byBookmark.set(anchor, { kind: 'theorem', name, label, number, isPart: false });
  }

  /** Captions of tables and code are usually above, those of pictures below. */
  #ownerOf(sequence: string, flat: readonly Flat[], index: number): Flat | undefined {
    const isFree = (each: Flat | undefined): each is Flat => each !== undefined && !this.#owners.has(each);
    // In documents of ours, a picture with a caption has a style of its own.
    const isMarked = (each: Flat): boolean =>
      !this.how.isFromFootmark || each.type !== 'paragraph' || each.style.role === 'figure';
    const kind = kindOfSequence(sequence);
    const [before, after, next] = [flat[index - 1], flat[index + 1], flat[index + 2]];
    const isOfNext = next?.type === 'paragraph' && captionIn(next)?.sequence === sequence;
    const candidates =
      kind !== 'figure' ? [after, before] : isOfNext && !this.how.isFromFootmark ? [before] : [before, after];
    const isListing = (each: FlatParagraph): boolean => isCode(each) || each.style.role === 'codeLabel';
    const suits = (each: Flat): boolean =>
      (each.type === 'paragraph' && isPictureAlone(each) && kind !== 'table' && isMarked(each)) ||
      (each.type === 'chart' && kind !== 'table' && kind !== 'listing') ||
      (each.type === 'table' && calloutKind(each.style) === undefined && kind !== 'listing') ||
      (each.type === 'paragraph' && kind === 'listing' && isListing(each)) ||
      // The output of code may be a figure or a table, whose caption this program puts above the code.
      (each.type === 'paragraph' && this.how.isFromFootmark && each === after && isListing(each));
    return candidates.find((each) => isFree(each) && suits(each));
  }

  /** A table that only places the number of a formula at the edge of the page. */
  #equation(table: FlatTable): boolean {
    const parts = equationIn(table);
    if (!parts) return false;
    const { formula, number } = parts;
    const written = captionIn(number);
    const label = textOf(number.atoms).trim();
    const plain = label.replace(/^\(|\)$/g, '');
    const anchors = [...formula.anchors, ...number.anchors];
    this.#add(
      table,
      { kind: 'equation', label, number: written?.number ?? plain, caption: [] },
      written || anchors.length > 0 ? anchors : undefined,
    );
    return true;
  }

  #add(
    owner: Flat,
    element: Omit<NumberedElement, 'name' | 'isPart'> & { readonly sequence?: string },
    anchors: readonly string[] | undefined,
  ): void {
    const { kind, label, number, caption, sequence } = element;
    // Once one figure has a name, those without names are numbered too. Formulas and the output of code are not.
    const mayBeNameless =
      this.how.isFromFootmark &&
      kind !== 'equation' &&
      (kind === 'listing' || owner.type !== 'paragraph' || isPictureAlone(owner));
    const name = anchors && this.#nameFor(kind, anchors, mayBeNameless);
    const isPart = sequence !== undefined && isSequenceOfParts(sequence);
    const added: NumberedElement = { kind, label, number, caption, name, isPart };
    this.#owners.set(owner, added);
    for (const anchor of anchors ?? []) this.#byBookmark.set(anchor, added);
  }

  /** Its own name, or a generated one if something refers to it or if it would lose its number without a name. */
  #nameFor(kind: NumberedKind, anchors: readonly string[], mayBeNameless: boolean): string | undefined {
    const own = anchors
      .map((anchor) => this.nameOf(anchor) ?? this.#plainName(kind, anchor))
      .find((name) => name !== undefined && isFor(kind, name));
    if (own !== undefined && !this.#names.has(own)) return this.#taken(own);
    if (mayBeNameless && !anchors.some((anchor) => !/^_Toc/.test(anchor))) return undefined;
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    const made = `${PREFIXES[kind]}:${count}`;
    return this.#names.has(made) ? this.#nameFor(kind, [], false) : this.#taken(made);
  }

  /** The name of a formula, which may lack the prefix `eq:`. */
  #plainName(kind: NumberedKind, anchor: string): string | undefined {
    return this.how.isFromFootmark && kind === 'equation' && /^(?!h_)[a-z]/.test(anchor) ? anchor : undefined;
  }

  #taken(name: string): string {
    this.#names.add(name);
    return name;
  }
}

const PREFIXES: Readonly<Record<NumberedKind, string>> = {
  figure: 'fig',
  table: 'tbl',
  listing: 'lst',
  equation: 'eq',
};

function isFor(kind: NumberedKind, name: string): boolean {
  const own = kindOfName(name);
  return own === kind || (kind === 'equation' && own === undefined);
}

function kindOfOwner(owner: Flat, sequence: string): NumberedKind {
  const named = kindOfSequence(sequence);
  if (owner.type === 'chart') return 'figure';
  if (owner.type === 'table') return named === 'figure' ? 'figure' : 'table';
  if (owner.type === 'paragraph' && isPictureAlone(owner)) return named ?? 'figure';
  return named ?? 'listing';
}

function anchorsOf(owner: Flat): readonly string[] {
  return owner.type === 'paragraph' || owner.type === 'formula' || owner.type === 'chart'
    ? owner.anchors
    : [];
}

/** Splits a caption whose number comes from a field into the label with the number, the number, and the text after them. */
function captionIn({
  atoms,
  depth,
}: FlatParagraph):
  | (Pick<NumberedElement, 'label' | 'number' | 'caption'> & { readonly sequence: string })
  | undefined {
  const at = atoms.findIndex(({ field }) => field?.kind === 'sequence');
  const field = atoms[at]?.field;
  if (depth !== undefined || field?.kind !== 'sequence') return undefined;
  let end = at;
  while (atoms[end]?.field === field) end++;
  const { words, chapter } = wordsAndChapter(textOf(atoms.slice(0, at)));
  if (words.length > MAX_LABEL_LENGTH || atoms.slice(0, at).some(({ inline }) => inline.type !== 'text'))
    return undefined;
  const own = chapter + textOf(atoms.slice(at, end));
  return {
    sequence: field.name,
    label: (words + own).replace(/\u00a0/g, ' ').trim(),
    number: own,
    caption: withoutSeparator(atoms.slice(end)),
  };
}

/** Punctuation. */
const MAX_LABEL_LENGTH = 40;

/** Splits a line into a formula and its number. */
function equationIn({
  rows,
}: FlatTable): { readonly formula: FlatFormula; readonly number: FlatParagraph } | undefined {
  const [row, ...others] = rows;
  if (!row || others.length > 0 || row.length > 3) return undefined;
  const content = row
    .flatMap((cell) => cell.content)
    .filter((each) => each.type !== 'paragraph' || each.atoms.length > 0);
  const [formula, number, ...more] = content;
  if (more.length > 0 || number?.type !== 'paragraph' || !formula) return undefined;
  const isNumber = /^\(?[\p{L}\d.-]{1,12}\)?$/u.test(textOf(number.atoms).trim());
  if (!isNumber) return undefined;
  if (formula.type === 'formula') return { formula, number };
  const [only, ...rest] =
    formula.type === 'paragraph' ? formula.atoms.filter(({ inline }) => !isSpace(inline)) : [];
  if (formula.type !== 'paragraph' || only?.inline.type !== 'inlineMath' || rest.length > 0) return undefined;
  const { anchors } = formula;
  return { formula: { type: 'formula', latex: only.inline.value, place: formula, anchors }, number };
}

/** The formula in a table that exists only to place its number. */
export function formulaOf(table: FlatTable): FlatFormula | undefined {
  return equationIn(table)?.formula;
}

function isSpace(inline: Atom['inline']): boolean {
  return inline.type === 'text' && inline.value.trim() === '';
}

function textOf(atoms: readonly Atom[]): string {
  return atoms.map(({ inline }) => (inline.type === 'text' ? inline.value : '')).join('');
}

/** Removes the separator between a number and a caption, which is regenerated. */
function withoutSeparator(atoms: readonly Atom[]): readonly Atom[] {
  const [first, ...others] = atoms;
  // A number may be on a line of its own.
  if (first?.inline.type === 'break') return others;
  if (first?.inline.type !== 'text') return atoms;
  const value = first.inline.value.replace(/^[\s\u00a0]*[:.–—|)-]?[\s\u00a0]*/u, '');
  if (value === '' && others.length > 0) return withoutSeparator(others);
  return [{ ...first, inline: { type: 'text', value } }, ...others];
}
