import { calloutTitle } from '../../language/generated-text.js';
import type { NumberedTerms } from '../../language/numbered-terms.js';
import type { Block, Inline } from '../../model/document.js';
import { numberFormatOf } from '../../model/names/list-formats.js';
import { numberText } from '../../model/names/number-styles.js';
import { prefixOfTheorem } from '../../model/names/numbered-names.js';
import { isParent } from '../../model/nodes/children.js';
import { kindsOf } from '../../model/nodes/kinds.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { walk } from '../../model/nodes/walk.js';
import { levelOf, type Numbered } from '../../model/resolved.js';
import type { DraftCaption } from './count.js';
import type { NumberingInput } from './input.js';

export type LabelledKind = keyof NumberedTerms['one'];

/** The target of a reference. */
export interface Referent {
  readonly kind: LabelledKind;
  /** The number as shown, such as "2.1". */
  readonly number: string;
  /** Its position among those of its kind; undefined if it cannot be part of a range. */
  readonly order?: number;
  readonly chapter: string;
  /** For a part: its letter, which follows the number of the whole. */
  readonly part?: Pick<Referent, 'number' | 'field'> & { readonly order: number };
  readonly target: string;
  /** Whether `number` is shown without a label, as for a heading without a number. */
  readonly isText?: true;
  readonly field: () => { readonly bookmark: string; readonly shows: 'text' | 'number' } | undefined;
}

const LISTS = kindsOf('list');
const ANCHORS = kindsOf('anchors');

/** Everything in a document that references can lead to, by its names. */
export class Referents {
  readonly #byName = new Map<string, Referent>();
  /** The number of bookmarks so far. */
  #bookmarks = 0;

  constructor(
    private readonly input: NumberingInput,
    captions: ReadonlyMap<Numbered, DraftCaption>,
  ) {
    const { document, headings, headingNumbers, byChapter, headingShift } = input;
    const { numbers, names, whole } = document.formulaLabels;
    for (const [block, caption] of captions)
      for (const name of (caption.isUncounted
        ? []
        : block.type === 'math'
          ? names.get(block)
          : block.anchors) ?? []) {
        const referent = this.#counted(caption, this.#targetOf(name));
        this.#add(name, referent);
        // bookdown's references have the kind of a theorem before its name.
        if (block.type === 'div') this.#add(`${prefixOfTheorem(caption.kind)}:${name}`, referent);
      }
    // The rows of a formula have numbers of their own, which are not Word's.
    for (const [block, own] of names)
      if (!whole.has(block))
        for (const name of own)
          this.#add(name, {
            kind: 'equation',
            number: numbers.get(name) ?? '',
            chapter: '',
            target: this.#targetOf(name),
            field: () => undefined,
          });
    this.#addExamples();
    this.#addCallouts(captions);
    for (const [heading, { slug, bookmark, text }] of headings) {
      const number = headingNumbers.get(heading);
      const referent: Referent = {
        kind: byChapter && levelOf(heading, headingShift) === 1 ? 'chapter' : 'section',
        number: number?.text ?? text,
        // The number of an appendix includes its label.
        ...((!number || /\s/.test(number.text)) && { isText: true }),
        chapter: '',
        target: bookmark,
        field: () =>
          number || heading.children.every(isOfLetters)
            ? { bookmark, shows: number ? 'number' : 'text' }
            : undefined,
      };
      for (const name of [...(heading.anchors ?? []), slug]) this.#add(name, referent);
    }
  }

  /** Examples are counted in the order of the text, and those in notes come last. */
  #addExamples(): void {
    const { document, blocks } = this.input;
    let count = 0;
    const block = (each: Block): void => {
      if (each.type !== 'list' || each.style !== 'example') return;
      const { before, after } = numberFormatOf(`decimal${each.delimiter}`, 0);
      for (const item of each.children) {
        const number = `${before}${++count}${after === '.' ? '' : after}`;
        const [first] = item.children;
        const name =
          first?.type === 'paragraph' ? first.anchors?.find((own) => own.startsWith('@')) : undefined;
        if (name === undefined) continue;
        const target = this.#targetOf(name);
        const field = { bookmark: target, shows: 'number' } as const;
        this.#add(name, { kind: 'section', number, chapter: '', target, isText: true, field: () => field });
      }
    };
    walk(blocks, { block }, LISTS);
    for (const { children } of document.definitions.values()) walk(children, { block }, LISTS);
  }

  /** Callouts without a number, by their titles. */
  #addCallouts(captions: ReadonlyMap<Numbered, DraftCaption>): void {
    const { blocks, terms } = this.input;
    const block = (each: Block): void => {
      if (each.type !== 'callout' || !each.anchors || captions.has(each)) return;
      const number = plainText(calloutTitle(each, terms));
      for (const name of each.anchors) {
        const target = this.#targetOf(name);
        this.#add(name, {
          kind: 'section',
          number,
          chapter: '',
          target,
          isText: true,
          field: () => undefined,
        });
      }
    };
    walk(blocks, { block }, ANCHORS);
  }

  /** What a name refers to, in whatever case it is written. */
  of(name: string): Referent | undefined {
    return this.#byName.get(name.toLowerCase());
  }

  names(): Iterable<string> {
    return this.#byName.keys();
  }

  #add(name: string, referent: Referent): void {
    const key = name.toLowerCase();
    if (!this.#byName.has(key)) this.#byName.set(key, referent);
  }

  #targetOf(name: string): string {
    return this.input.bookmarks.get(name.toLowerCase()) ?? '';
  }

  #counted(caption: DraftCaption, target: string): Referent {
    const { whole = caption } = caption;
    const { kind, chapter, number } = whole;
    const letter = caption.whole && numberText(caption.number, 'lowerLetter');
    return {
      kind,
      number: `${chapter}${number}`,
      order: number,
      chapter,
      target,
      field: () => (whole.isFixed ? undefined : this.#bookmarkOf(whole)),
      ...(letter !== undefined && {
        part: { number: letter, order: caption.number, field: () => this.#bookmarkOf(caption) },
      }),
    };
  }

  #bookmarkOf(caption: DraftCaption): { readonly bookmark: string; readonly shows: 'text' } {
    caption.bookmark ??= `_Ref${String(++this.#bookmarks).padStart(9, '0')}`;
    return { bookmark: caption.bookmark, shows: 'text' };
  }
}

/**
 * Whether an inline is text with formatting only. Word brings whatever else a heading has to where it is referred to: its
 * formulas, pictures and notes, which would then be there twice.
 */
function isOfLetters(inline: Inline): boolean {
  if (isParent(inline)) return inline.children.every(isOfLetters);
  return inline.type === 'text' || inline.type === 'inlineCode';
}
