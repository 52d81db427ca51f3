import type { DocxPackage } from '../../docx/package';
import type { Element } from '../../docx/xml';
import { notesApart, numbersIn } from '../lists/counting';
import { itemFinder } from '../lists/items';
import { numberText } from '../lists/number-text';
import { contentsEntries } from './contents';
import type { Instruction } from './instruction';
import { type ParagraphStyles, paragraphStylesOf } from './paragraph-styles';
import { type Field, type Range, type Story, storyOf } from './story';

/** What a field shows after it was updated. */
export type Shown =
  | { readonly text: string }
  /** Any of these, where it depends on the page. */
  | { readonly texts: readonly string[] }
  | { readonly entries: readonly string[] }
  /** The rules here do not reach as far. */
  | undefined;

/** The number of the page, as shown, that a piece of the text stands on; undefined where it is not known. */
export type PageOf = (piece: number) => string | undefined;

/** The switches for the number of a paragraph. */
const NUMBERS = ['\\r', '\\n', '\\w', '\\s'] as const;

const NO_BOOKMARK = 'Error! Reference source not found.';

/** Updates the fields of a file as Word does with F9 (ECMA-376 Part 1, 17.16.5). */
export class Update {
  readonly text: Story;
  readonly styles: ParagraphStyles;
  readonly #numbers: ReadonlyMap<Element, string>;
  readonly #itemOf: ReturnType<typeof itemFinder>['itemOf'];
  readonly #sequences = new Map<Field, string>();
  readonly #notes = new Map<Element, number>();
  readonly #pageOf: PageOf;
  readonly #properties: ReadonlyMap<string, string>;

  constructor(file: DocxPackage, pageOf: (text: Story) => PageOf) {
    this.text = storyOf(file.parts.get('word/document.xml')?.root);
    this.styles = paragraphStylesOf(file);
    this.#numbers = numbersIn(file, notesApart(file));
    this.#itemOf = itemFinder(file).itemOf;
    this.#pageOf = pageOf(this.text);
    this.#properties = propertiesOf(file);
    this.#count(this.text);
    this.#countNotes();
  }

  /** The number of a paragraph with what is between it and the text; bullets are signs of the paragraph only. */
  prefixOf(paragraph: Element): string {
    const item = this.#itemOf(paragraph);
    const level = item?.list.levels.get(item.level);
    const number = this.#numbers.get(paragraph) ?? '';
    // Spaces at the end of a level's text are not in the entry.
    return number === '' || level?.format === 'bullet' ? '' : number.trimEnd() + (level?.suffix ?? '\t');
  }

  /** A field in the text itself, or in another story of the file. */
  shown(field: Field, story = this.text): Shown {
    const { name } = field.instruction;
    switch (name) {
      case 'SEQ':
        return textIfKnown(this.#sequences.get(field));
      case 'REF':
        return this.#reference(field);
      case 'NOTEREF':
        return this.#noteReference(field);
      case 'PAGEREF': {
        const range = this.#bookmark(field);
        return range ? textIfKnown(this.#pageOf(range.from)) : { text: 'Error! Bookmark not defined.' };
      }
      case 'STYLEREF':
        return this.#styleReference(field, story);
      case 'TOC':
        return contentsEntries(field, this, this.#pageOf);
      case 'TITLE':
      case 'AUTHOR':
      case 'SUBJECT':
      case 'KEYWORDS':
      case 'COMMENTS':
        // With a text of its own, it sets the property.
        return field.instruction.args.length > 0 ? undefined : this.#property(name, field);
      case 'DOCPROPERTY':
        return this.#property(field.instruction.args[0]?.toUpperCase() ?? '', field);
      default:
        return undefined;
    }
  }

  /** A property of the file in the letters that the field asks for (17.16.4.3); not the rarer ones. */
  #property(name: string, { instruction: { formats } }: Field): Shown {
    const value = this.#properties.get(name);
    if (value === undefined) return undefined;
    return { text: formats.has('upper') ? value.toUpperCase() : value };
  }

  /** The text of a range with its fields updated; without the marks of notes. */
  textIn({ from, to }: Range, story = this.text): string {
    let text = '';
    let at = from;
    for (const field of story.fields) {
      if (field.at < at || field.result.to > to) continue;
      const number = this.#numberIn(field, story);
      if (number === undefined) continue;
      text += joined(story, at, field.result.from) + number;
      at = field.result.to;
    }
    return text + joined(story, at, to);
  }

  /** What a field of a number shows, that of an item or a chapter. */
  #numberIn(field: Field, story: Story): string | undefined {
    if (field.instruction.name !== 'STYLEREF') return this.#sequences.get(field);
    if (!NUMBERS.some((each) => field.instruction.switches.has(each))) return undefined;
    const shown = this.#styleReference(field, story);
    return shown && 'text' in shown ? shown.text : undefined;
  }

  /** The range of a paragraph, without its end. */
  rangeOf(paragraph: Element): Range {
    const { pieces } = this.text;
    const to = pieces.findIndex((each) => each.kind === 'end' && each.paragraph === paragraph);
    let from = to;
    while (from > 0 && pieces[from - 1]?.paragraph === paragraph) from--;
    return { from, to };
  }

  /** Items of a sequence count on, and anew below a heading where they say so (17.16.5.56). */
  #count(story: Story): void {
    const counts = new Map<string, { count: number; at: number }>();
    for (const field of story.fields) {
      const { name, args, switches, formats, writtenFormats } = field.instruction;
      const [sequence, bookmark] = args;
      if (name !== 'SEQ' || sequence === undefined || bookmark !== undefined) continue;
      const before = counts.get(sequence.toLowerCase()) ?? { count: 0, at: 0 };
      const level = switches.get('\\s');
      const begins = level !== undefined && this.#hasHeading(before.at, field.at, Number(level));
      const set = switches.get('\\r');
      const next = set !== undefined ? Number(set) : begins ? 1 : before.count + 1;
      const count = switches.has('\\c') ? before.count : next;
      counts.set(sequence.toLowerCase(), { count, at: field.at });
      const hasFormat = [...formats].some((each) => each !== 'mergeformat' && each !== 'charformat');
      const isHidden = switches.has('\\h') && !hasFormat;
      this.#sequences.set(field, isHidden ? '' : numberText(count, formatOf(writtenFormats)));
    }
  }

  #hasHeading(from: number, to: number, deepest: number): boolean {
    const { pieces } = this.text;
    for (let at = from; at < to; at++) {
      const piece = pieces[at];
      if (piece?.kind === 'end' && (this.styles.headingLevel(piece.paragraph) ?? 99) <= deepest) return true;
    }
    return false;
  }

  #countNotes(): void {
    const counts = new Map<string, number>();
    for (const { kind, element } of this.text.pieces) {
      if (kind !== 'note' || element.getAttribute('w:customMarkFollows') !== null) continue;
      const count = (counts.get(element.nodeName) ?? 0) + 1;
      counts.set(element.nodeName, count);
      this.#notes.set(element, count);
    }
  }

  #bookmark({ instruction }: Field): Range | undefined {
    return this.text.bookmarks.get(instruction.args[0]?.toLowerCase() ?? '');
  }

  /** The text of a bookmark, or the number of its paragraph (17.16.5.51). */
  #reference(field: Field): Shown {
    const range = this.#bookmark(field);
    if (!range) return { text: NO_BOOKMARK };
    const { switches } = field.instruction;
    const paragraph = this.text.pieces[range.from]?.paragraph;
    if (NUMBERS.some((each) => switches.has(each)))
      return textIfKnown(paragraph && this.#numberOf(paragraph));
    if (switches.has('\\p')) return { text: range.from < field.at ? 'above' : 'below' };
    if (this.text.pieces.slice(range.from, range.to).some(({ kind }) => kind === 'note'))
      return { text: `${this.textIn(range)} with a note of its own` };
    return { text: inFormat(this.textIn(range), field.instruction) };
  }

  /** The number of a paragraph without the full stop at its end. */
  #numberOf(paragraph: Element): string | undefined {
    const number = this.#numbers.get(paragraph);
    return number === undefined ? '0' : number.replace(/\.+$/, '');
  }

  #noteReference(field: Field): Shown {
    const range = this.#bookmark(field);
    const mark = range && this.text.pieces.slice(range.from, range.to).find(({ kind }) => kind === 'note');
    if (!mark) return { text: 'Error! Bookmark not defined.' };
    const number = this.#notes.get(mark.element);
    return textIfKnown(number === undefined ? undefined : String(number));
  }

  /** The nearest paragraph of a style before the field, else after it; in headers, one of those on the page (17.16.5.59). */
  #styleReference(field: Field, story: Story): Shown {
    const { args, switches } = field.instruction;
    // A name and its aliases, in the list separator of the language of the program.
    const [named = ''] = (args[0] ?? '').split(/[,;]/);
    const style = /^\d$/.test(named) ? `heading ${named}` : named;
    const runs = this.styles.characterStyle(style);
    const show = (paragraph: Element): string | undefined => {
      if (switches.has('\\s')) return this.#countOf(paragraph);
      if (NUMBERS.some((each) => switches.has(each))) return this.#numberOf(paragraph);
      return this.textIn(this.rangeOf(paragraph));
    };
    if (runs !== undefined) return undefined;
    const found = this.text.paragraphs.filter((each) => this.styles.isNamed(each, style));
    if (found.length === 0) return { text: 'Error! No text of specified style in document.' };
    if (story !== this.text) return { texts: found.map((each) => show(each) ?? '') };
    const order = new Map(this.text.paragraphs.map((each, index) => [each, index]));
    const own = order.get(field.paragraph) ?? 0;
    const before = found.findLast((each) => (order.get(each) ?? 0) <= own);
    return textIfKnown(show(before ?? (found[0] as Element)));
  }

  /** A number without the words before it and the signs behind it, as captions show those of chapters. */
  #countOf(paragraph: Element): string | undefined {
    const number = this.#numbers.get(paragraph);
    if (number === undefined || this.#itemOf(paragraph) === undefined) return '0';
    return number.replace(/^.*\s(?=\S)/s, '').replace(/^\P{Nd}+(?=\p{Nd})|[^\p{L}\p{N}]+$/gu, '');
  }
}

function joined({ pieces }: Story, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at++) {
    const piece = pieces[at];
    text += piece?.kind === 'end' ? '\r' : (piece?.text ?? '');
  }
  return text;
}

function textIfKnown(text: string | undefined): Shown {
  return text === undefined ? undefined : { text };
}

/** The format of a number by the argument of `\*`: "ROMAN" is in capitals, "roman" is not (17.16.4.3.1). */
function formatOf(written: readonly string[]): string {
  for (const name of written) {
    const isUpper = name === name.toUpperCase();
    switch (name.toLowerCase()) {
      case 'alphabetic':
        return isUpper ? 'upperLetter' : 'lowerLetter';
      case 'roman':
        return isUpper ? 'upperRoman' : 'lowerRoman';
      case 'ordinal':
        return 'ordinal';
    }
  }
  return 'decimal';
}

/** A text in the letters, or as the number, that a field asks for (17.16.4.3). */
export function inFormat(text: string, { formats }: Instruction): string {
  if (formats.has('upper')) return text.toUpperCase();
  if (formats.has('lower')) return text.toLowerCase();
  if (formats.has('arabic')) return /\d+/.exec(text)?.[0] ?? text;
  return text;
}

/** What the properties of a file say, by the fields that show it (17.16.5.67, 17.16.5.4). */
function propertiesOf(file: DocxPackage): ReadonlyMap<string, string> {
  const { root } = file.parts.get('docProps/core.xml') ?? {};
  const of = (name: string): string => root?.getElementsByTagName(name)[0]?.textContent ?? '';
  return new Map([
    ['TITLE', of('dc:title')],
    ['AUTHOR', of('dc:creator')],
    ['SUBJECT', of('dc:subject')],
    ['KEYWORDS', of('cp:keywords')],
    ['COMMENTS', of('dc:description')],
  ]);
}
