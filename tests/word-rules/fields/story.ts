import { childNamed, children } from '../../docx/elements';
import type { Element } from '../../docx/xml';
import { type Instruction, instructionOf } from './instruction';

/** A piece of what a story shows, in document order. */
export interface Piece {
  readonly kind: 'text' | 'note' | 'drawing' | 'pageBreak' | 'end';
  /** Of text; a line break is a line feed. */
  readonly text: string;
  readonly paragraph: Element;
  /** The run, the mark of a note, or a paragraph at its end. */
  readonly element: Element;
}

/** A range of pieces: from one up to, not including, another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Field {
  readonly instruction: Instruction;
  /** Where it begins: it has no piece of its own. */
  readonly at: number;
  readonly paragraph: Element;
  /** The stored result. */
  readonly result: Range;
  /** Whether it stands in the instruction of another field, where its result is not shown. */
  readonly isArgument: boolean;
}

export interface Story {
  readonly pieces: readonly Piece[];
  /** In the order in which they begin. */
  readonly fields: readonly Field[];
  readonly bookmarks: ReadonlyMap<string, Range>;
  readonly paragraphs: readonly Element[];
}

interface OpenField {
  at: number;
  paragraph: Element;
  text: string;
  from: number | undefined;
  isArgument: boolean;
}

/** Deleted text, and the form of a drawing for older programs, are not there. */
const ABSENT: ReadonlySet<string> = new Set([
  'w:del',
  'w:moveFrom',
  'mc:Fallback',
  'w:pPr',
  'w:rPr',
  'w:sdtPr',
]);

/** Reads a part into its pieces, fields and bookmarks (ECMA-376 Part 1, 17.13.6 and 17.16.18). */
export function storyOf(root: Element | undefined): Story {
  const reader = new StoryReader();
  if (root) reader.visit(root);
  reader.fields.sort((a, b) => a.at - b.at);
  return reader;
}

class StoryReader implements Story {
  readonly pieces: Piece[] = [];
  readonly fields: Field[] = [];
  readonly bookmarks = new Map<string, Range>();
  readonly paragraphs: Element[] = [];
  readonly #begun = new Map<string, { readonly name: string; readonly from: number }>();
  readonly #open: OpenField[] = [];
  #run: Element | undefined;
  #paragraph: Element | undefined;

  visit(element: Element): void {
    if (ABSENT.has(element.nodeName)) return;
    switch (element.nodeName) {
      case 'w:p':
        this.#visitParagraph(element);
        break;
      case 'w:r':
        this.#run = element;
        this.#visitAll(element);
        break;
      case 'w:fldSimple':
        this.#begin();
        this.#instruct(element.getAttribute('w:instr') ?? '');
        this.#separate();
        this.#visitAll(element);
        this.#end();
        break;
      case 'w:fldChar':
        this.#mark(element.getAttribute('w:fldCharType') ?? '');
        break;
      case 'w:instrText':
        this.#instruct(element.textContent);
        break;
      case 'w:bookmarkStart': {
        const name = element.getAttribute('w:name') ?? '';
        this.#begun.set(element.getAttribute('w:id') ?? '', { name, from: this.pieces.length });
        break;
      }
      case 'w:bookmarkEnd': {
        const begun = this.#begun.get(element.getAttribute('w:id') ?? '');
        if (begun) this.bookmarks.set(begun.name.toLowerCase(), { from: begun.from, to: this.pieces.length });
        break;
      }
      case 'w:t':
      case 'm:t':
        this.#add('text', element.textContent);
        break;
      case 'w:tab':
      case 'w:ptab':
        this.#add('text', '\t');
        break;
      case 'w:br':
      case 'w:cr':
        this.#add('text', '\n');
        break;
      case 'w:noBreakHyphen':
        this.#add('text', '\u2011');
        break;
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        this.#add('note', '', element);
        break;
      case 'w:lastRenderedPageBreak':
        this.#add('pageBreak', '');
        break;
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        this.#add('drawing', '');
        this.#visitAll(element);
        break;
      default:
        this.#visitAll(element);
        break;
    }
  }

  #visitParagraph(paragraph: Element): void {
    const outer = { paragraph: this.#paragraph, run: this.#run };
    this.#paragraph = paragraph;
    this.#run = paragraph;
    this.paragraphs.push(paragraph);
    this.#visitAll(paragraph);
    this.pieces.push({ kind: 'end', text: '', paragraph, element: paragraph });
    this.#paragraph = outer.paragraph;
    this.#run = outer.run;
  }

  #visitAll(element: Element): void {
    for (const child of children(element)) this.visit(child);
  }

  /** What an instruction consists of is not shown. */
  #add(kind: Piece['kind'], text: string, element = this.#run): void {
    const isHidden = this.#open.some(({ from }) => from === undefined);
    if (this.#paragraph && element && !isHidden)
      this.pieces.push({ kind, text, paragraph: this.#paragraph, element });
  }

  #mark(type: string): void {
    if (type === 'begin') this.#begin();
    else if (type === 'separate') this.#separate();
    else this.#end();
  }

  #begin(): void {
    if (this.#paragraph)
      this.#open.push({
        at: this.pieces.length,
        paragraph: this.#paragraph,
        text: '',
        from: undefined,
        isArgument: this.#open.some(({ from }) => from === undefined),
      });
  }

  #instruct(text: string): void {
    const open = this.#open.at(-1);
    if (open && open.from === undefined) open.text += text;
  }

  #separate(): void {
    const open = this.#open.at(-1);
    if (open) open.from ??= this.pieces.length;
  }

  #end(): void {
    const open = this.#open.pop();
    if (!open) return;
    const { at, paragraph, text, from = this.pieces.length, isArgument } = open;
    this.fields.push({
      instruction: instructionOf(text),
      at,
      paragraph,
      result: { from, to: this.pieces.length },
      isArgument,
    });
  }
}

/** Whether a run is hidden text (17.3.2.41). */
export function isHidden(run: Element): boolean {
  const properties = childNamed(run, 'w:rPr');
  return properties !== undefined && childNamed(properties, 'w:vanish') !== undefined;
}
