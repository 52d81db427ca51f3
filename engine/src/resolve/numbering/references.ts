import { notice, repeatable } from '../../api/notice.js';
import type { NumberedTerms } from '../../language/numbered-terms.js';
import { labelInSentence } from '../../language/short-labels.js';
import type { CrossReference, Link } from '../../model/document.js';
import { CALLOUT_KINDS } from '../../model/names/callout-names.js';
import { decodedAddress } from '../../model/names/decoded-address.js';
import { nearest } from '../../model/names/nearest.js';
import { isParent } from '../../model/nodes/children.js';
import { walkDocument } from '../../model/nodes/walk.js';
import type { Numbered, ReferencePart, Resolved } from '../../model/resolved.js';
import type { DraftCaption } from './count.js';
import type { NumberingInput } from './input.js';
import { type LabelledKind, type Referent, Referents } from './referents.js';

const isCallout = (kind: LabelledKind): boolean => CALLOUT_KINDS.some((each) => each === kind);

/** Determines the text of references. */
export class References {
  readonly #referents: Referents;
  /** Whether the current reference is within a sentence, not at its beginning. */
  #isInSentence = false;

  constructor(
    private readonly input: NumberingInput,
    private readonly terms: NumberedTerms,
    captions: ReadonlyMap<Numbered, DraftCaption>,
  ) {
    this.#referents = new Referents(input, captions);
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
          const referent = this.#referents.of(decodedAddress(inline.url.slice(1)));
          if (referent) found.set(inline, this.#labelled([referent]));
        }
      },
    });
    return found;
  }

  #reference(reference: CrossReference): readonly ReferencePart[] | undefined {
    const { names, form, prefix, suffix } = reference;
    const referents = names.map((name) => this.#referents.of(name));
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
      if (this.#referents.of(name)) continue;
      const meant = nearest(name, this.#referents.names());
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
