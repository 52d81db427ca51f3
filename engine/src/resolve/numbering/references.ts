import { notice, repeatable } from '../../api/notice.js';
import { calloutTitle } from '../../language/generated-text.js';
import type { NumberedTerms } from '../../language/numbered-terms.js';
import { labelInSentence } from '../../language/short-labels.js';
import type { Block, CrossReference, Link } from '../../model/document.js';
import { CALLOUT_KINDS } from '../../model/names/callout-names.js';
import { decodedAddress } from '../../model/names/decoded-address.js';
import { numberFormatOf } from '../../model/names/list-formats.js';
import { nearest } from '../../model/names/nearest.js';
import { numberText } from '../../model/names/number-styles.js';
import { prefixOfTheorem } from '../../model/names/numbered-names.js';
import { isParent } from '../../model/nodes/children.js';
import { kindsOf } from '../../model/nodes/kinds.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { walk, walkDocument } from '../../model/nodes/walk.js';
import { levelOf, type Numbered, type ReferencePart, type Resolved } from '../../model/resolved.js';
import type { DraftCaption } from './count.js';
import type { NumberingInput } from './input.js';
import { isOfLetters } from './letters.js';

type Kind = keyof NumberedTerms['one'];

const isCallout = (kind: Kind): boolean => CALLOUT_KINDS.some((each) => each === kind);

/** The target of a reference. */
interface Referent {
  readonly kind: Kind;
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

/** Determines the text of references. */
export class References {
  readonly #referents = new Map<string, Referent>();
  /** Whether the current reference is within a sentence, not at its beginning. */
  #isInSentence = false;
  /** The number of bookmarks so far. */
  #bookmarks = 0;

  constructor(
    private readonly input: NumberingInput,
    private readonly terms: NumberedTerms,
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

  resolve(): Resolved['references'] {
    const found = new Map<CrossReference | Link, readonly ReferencePart[]>();
    let before = '';
    walkDocument(this.input.document, {
      block: () => {
        before = '';
      },
      inline: (inline) => {
        this.#isInSentence = !BEGINS_SENTENCE.test(before);
        if (inline.type === 'text') before = (before + inline.value).slice(-ENOUGH);
        else if (!isParent(inline)) before = inline.type;
        if (inline.type === 'crossReference') {
          const parts = this.#reference(inline);
          if (parts) found.set(inline, parts);
        }
        if (inline.type === 'link' && inline.children.length === 0 && inline.url.startsWith('#')) {
          const referent = this.#referents.get(decodedAddress(inline.url.slice(1)).toLowerCase());
          if (referent) found.set(inline, this.#labelled([referent]));
        }
      },
    });
    return found;
  }

  #add(name: string, referent: Referent): void {
    const key = name.toLowerCase();
    if (!this.#referents.has(key)) this.#referents.set(key, referent);
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

  #reference(reference: CrossReference): readonly ReferencePart[] | undefined {
    const { names, form, prefix, suffix } = reference;
    const referents = names.map((name) => this.#referents.get(name.toLowerCase()));
    if (!isAll(referents)) {
      this.#reportUnknown(reference);
      return undefined;
    }
    const after = text(suffix ?? '');
    if (form === 'bracketed') return [...this.#numbers(referents, '(', ')'), ...after];
    if (form === 'number') return [...this.#numbers(referents), ...after];
    if (prefix !== undefined) return [...text(`${prefix}\u00a0`), ...this.#numbers(referents), ...after];
    return [...this.#labelled(referents), ...after];
  }

  #reportUnknown({ names, source, line, mayBeText }: CrossReference): void {
    for (const name of names) {
      if (this.#referents.has(name.toLowerCase())) continue;
      const meant = nearest(name, this.#referents.keys());
      // It may be a user name.
      if (mayBeText && meant === undefined) continue;
      const advice = meant === undefined ? '' : ` (did you mean ${meant}?)`;
      const message = `Reference ${source} leads to nothing in this document${advice}; it was kept as written`;
      this.input.report(
        repeatable(notice('reference-unknown', message, line), {
          subject: 'references',
          name: source,
          predicate: 'lead to nothing in this document; they were kept as written',
        }),
      );
    }
  }

  /** "Figures 1–3 and Table 2": grouped by kind, in the order of the kinds' first references. */
  #labelled(referents: readonly Referent[]): readonly ReferencePart[] {
    const kinds = [...new Set(referents.map(({ kind }) => kind))];
    const groups = kinds.flatMap((kind) => {
      const own = referents.filter((referent) => referent.kind === kind);
      return isCallout(kind) ? own.map((each) => this.#group([each])) : [this.#group(own)];
    });
    return this.#joined(groups);
  }

  #group(referents: readonly Referent[]): readonly ReferencePart[] {
    const [first] = referents;
    if (!first) return [];
    if (referents.every(({ isText }) => isText)) return this.#numbers(referents);
    const label = (referents.length > 1 ? this.terms.several : this.terms.one)[first.kind];
    const { guide, language } = this.input;
    const pattern = guide === 'mla' && this.#isInSentence ? labelInSentence(label, language) : label;
    const [before = '', after = ''] = pattern.split('#');
    // A no-break space keeps the label and its number on the same line.
    const name = before.replace(/ $/, '\u00a0');
    if (referents.length === 1) return this.#shown(first, name, after);
    return [...text(name), ...this.#numbers(referents), ...text(after)];
  }

  /** Joins numbers and ranges: "1, 3–5 and 7". */
  #numbers(referents: readonly Referent[], before = '', after = ''): readonly ReferencePart[] {
    const sorted = referents.every(({ order }) => order !== undefined)
      ? [...new Set(referents)].toSorted(
          (a, b) =>
            Number.parseInt(a.chapter || '0', 10) - Number.parseInt(b.chapter || '0', 10) ||
            (a.order ?? 0) - (b.order ?? 0) ||
            (a.part?.order ?? 0) - (b.part?.order ?? 0),
        )
      : referents;
    return this.#joined(
      rangesOf(sorted).flatMap((range) => {
        const [first, last] = [range[0], range.at(-1)];
        if (!first || !last || range.length < 3) return range.map((each) => this.#shown(each, before, after));
        return [[...this.#shown(first, before, after), ...text('–'), ...this.#shown(last, before, after)]];
      }),
    );
  }

  #shown({ number, target, field, part }: Referent, before = '', after = ''): readonly ReferencePart[] {
    if (part)
      return [
        this.#number(number, target, field(), before),
        this.#number(part.number, target, part.field(), '', after),
      ];
    return [this.#number(number, target, field(), before, after)];
  }

  #number(
    number: string,
    target: string,
    field: ReturnType<Referent['field']>,
    before = '',
    after = '',
  ): ReferencePart {
    return { kind: 'number', before, number, after, target, ...(field && { field }) };
  }

  #joined(groups: readonly (readonly ReferencePart[])[]): readonly ReferencePart[] {
    return groups.flatMap((group, index) => {
      if (index === 0) return group;
      return [...text(index === groups.length - 1 ? this.terms.and : ', '), ...group];
    });
  }
}

/** The number of UTF-16 code units before a position that suffice to tell whether a sentence ends there. */
const ENOUGH = 16;
/** Matches text that ends where a sentence may begin. */
const BEGINS_SENTENCE = /^\s*$|[.!?…]["”’»)\]]*\s+$/u;

function text(value: string): readonly ReferencePart[] {
  return value === '' ? [] : [{ kind: 'text', text: value }];
}

function isAll(referents: readonly (Referent | undefined)[]): referents is readonly Referent[] {
  return referents.every((referent) => referent !== undefined);
}

/** Consecutive numbers, grouped together. */
function rangesOf(referents: readonly Referent[]): readonly (readonly Referent[])[] {
  const ranges: Referent[][] = [];
  for (const referent of referents) {
    const last = ranges.at(-1);
    const before = last?.at(-1);
    if (last && before && follows(before, referent)) last.push(referent);
    else ranges.push([referent]);
  }
  return ranges;
}

/** Whether two numbers, or two letters of the same number, are consecutive. */
function follows(before: Referent, { order, chapter, part }: Referent): boolean {
  if (before.order === undefined || before.chapter !== chapter) return false;
  if (!part || !before.part) return !part && !before.part && before.order + 1 === order;
  return before.order === order && before.part.order + 1 === part.order;
}
