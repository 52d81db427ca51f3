import { notice, type Report } from '../../api/notice.js';
import type { FootnoteSettings } from '../../api/settings.js';
import type {
  Block,
  Document,
  FootnoteDefinition,
  FootnoteReference,
  Heading,
} from '../../model/document.js';
import { blocksWith, kindsOf } from '../../model/nodes/kinds.js';
import { walk } from '../../model/nodes/walk.js';
import type { Footnotes, NoteContent, NoteMark } from '../../model/resolved.js';
import type { Terms } from '../../model/terms.js';
import { grouped } from '../../text/counted.js';
import { smallest } from '../../text/long-arrays.js';
import { gatheredContent } from './gathered-notes.js';
import { crossReference, type DraftMark, type DraftNote, MAX_NOTES, NoteList } from './note-list.js';

/**
 * Numbers the footnotes by their first references in the body. A later reference repeats the number of the first, or gets
 * a footnote "See footnote N". Word does not allow footnote marks in footnotes: a reference in a footnote shows the number
 * of the other one, and a footnote that is referenced only there gets its mark in the body, directly after that of the
 * referring footnote.
 */
export function resolveFootnotes(
  document: Document,
  settings: FootnoteSettings,
  terms: Pick<Terms, 'additionalReferences'>,
  report: Report,
): { readonly blocks: readonly Block[]; readonly footnotes: Footnotes } {
  const numbering = new NoteNumbering(document, settings, terms);
  numbering.numberBody();
  const gathered = numbering.gatherUnreferenced();
  const blocks = gathered.length === 0 ? document.blocks : [...document.blocks, ...gathered];
  numbering.linkNotes();
  for (const found of numbering.findings()) report(found);
  return { blocks, footnotes: numbering.footnotes };
}

class NoteNumbering {
  readonly #list = new NoteList();
  /** The line of the first reference to a note beyond Word's limit. */
  #surplusLine = 1;
  readonly #marks = new Map<FootnoteReference, NoteMark[]>();
  readonly #first = new Map<string, DraftNote>();
  readonly #undefined = new Map<string, Set<FootnoteReference>>();
  readonly #unreferenced: FootnoteDefinition[] = [];

  constructor(
    private readonly document: Document,
    private readonly settings: FootnoteSettings,
    private readonly terms: Pick<Terms, 'additionalReferences'>,
  ) {}

  get footnotes(): Footnotes {
    return { notes: this.#list.notes, marks: this.#marks };
  }

  numberBody(): void {
    const references = referencesIn(this.document.blocks);
    const inBody = new Set(references.map(({ identifier }) => identifier));
    for (const reference of references) {
      const marks: NoteMark[] = [];
      this.#marks.set(reference, marks);
      const first = this.#first.get(reference.identifier);
      if (!first) this.#begin(reference, marks, inBody);
      else {
        if (!this.document.definitions.has(reference.identifier)) this.#noteUndefined(reference);
        marks.push(this.#repeat(first, reference));
      }
    }
  }

  /** A heading and a footnote for the definitions without references; nothing if there are none. */
  gatherUnreferenced(): Block[] {
    for (const definition of this.document.definitions.values()) {
      if (!this.#first.has(definition.identifier)) this.#unreferenced.push(definition);
    }
    if (this.#unreferenced.length === 0 || !this.settings.includeUnreferenced) return [];
    const line = this.#unreferenced[0]?.line ?? 1;
    const reference: FootnoteReference = { type: 'footnoteReference', identifier: '', label: '', line };
    const content = gatheredContent(this.#unreferenced, this.settings.unreferencedSeparator);
    const mark = this.#add(content, reference);
    for (const { identifier } of this.#unreferenced) this.#first.set(identifier, mark.note);
    this.#marks.set(reference, [mark]);
    const heading = this.terms.additionalReferences;
    return [
      { type: 'heading', depth: this.#lastLevel(), children: [{ type: 'text', value: heading }], line },
      { type: 'paragraph', children: [reference], line },
    ];
  }

  /** The level of the heading that is added: below titles, and not above the other headings of the text. */
  #lastLevel(): Heading['depth'] {
    const depths = this.document.blocks.flatMap((block) => (block.type === 'heading' ? [block.depth] : []));
    return depths.includes(1) || depths.length === 0 ? 2 : (smallest(depths) as Heading['depth']);
  }

  /** Turns the references inside notes into cross-references. */
  linkNotes(): void {
    const written = this.settings.includeUnreferenced
      ? [...this.document.definitions.values()]
      : [...this.document.definitions.values()].filter(({ identifier }) => this.#first.has(identifier));
    for (const { children } of written) {
      for (const reference of referencesIn(children)) {
        const note = this.#first.get(reference.identifier);
        this.#marks.set(reference, note ? [crossReference(note)] : []);
        if (!this.document.definitions.has(reference.identifier)) this.#noteUndefined(reference);
      }
    }
  }

  *findings() {
    const { surplus } = this.#list;
    if (surplus > 0) yield notice('footnote-too-many', tooMany(surplus), this.#surplusLine);
    for (const references of this.#undefined.values()) {
      const [first] = references;
      if (!first) continue;
      const consequence =
        this.settings.undefinedHandling === 'placeholder' ? 'placeholder will be created' : 'skipped';
      const message = `Footnote [^${first.label}] is referenced ${references.size} time(s) but never defined (${consequence})`;
      yield notice('footnote-undefined', message, first.line);
    }
    for (const definition of this.#unreferenced) {
      // Repeated definitions have a notice of their own, and definitions of other kinds always have references.
      if (definition.kind !== 'labelled') continue;
      const message = `Footnote [^${definition.label}] is defined but never referenced`;
      yield notice('footnote-unreferenced', message, definition.line);
    }
  }

  /** Numbers a footnote, and then those that are referenced only from it, directly or indirectly. The chain may be long. */
  #begin(reference: FootnoteReference, marks: NoteMark[], inBody: ReadonlySet<string>): void {
    const open = this.#beginOne(reference, marks).toReversed();
    for (let next = open.pop(); next; next = open.pop()) {
      if (inBody.has(next.identifier) || this.#first.has(next.identifier)) continue;
      for (const inner of this.#beginOne(next, marks).toReversed()) open.push(inner);
    }
  }

  /** Numbers one note, and returns the references in it. */
  #beginOne(reference: FootnoteReference, marks: NoteMark[]): readonly FootnoteReference[] {
    const definition = this.document.definitions.get(reference.identifier);
    if (!definition) {
      const repeated = this.#noteUndefined(reference);
      if (!repeated && this.settings.undefinedHandling !== 'skip')
        marks.push(this.#addFirst(placeholder(reference), reference));
      return [];
    }
    marks.push(this.#addFirst({ kind: 'blocks', blocks: definition.children }, reference));
    return referencesIn(definition.children);
  }

  #repeat(first: DraftNote, reference: FootnoteReference): NoteMark {
    const repeated = crossReference(first);
    if (this.settings.duplicateHandling === 'same-number') return repeated;
    const mark = this.#add({ kind: 'see', note: first }, reference);
    return mark.kind === 'note' ? mark : repeated;
  }

  #addFirst(content: NoteContent, reference: FootnoteReference): NoteMark {
    const mark = this.#add(content, reference);
    this.#first.set(reference.identifier, mark.note);
    return mark;
  }

  #add(content: NoteContent, { line }: FootnoteReference): DraftMark {
    const mark = this.#list.add(content);
    if (this.#list.surplus === 1) this.#surplusLine = line;
    return mark;
  }

  /** Records a reference without a definition for the notice; true if its identifier has occurred before. */
  #noteUndefined(reference: FootnoteReference): boolean {
    const met = this.#undefined.get(reference.identifier);
    if (met) met.add(reference);
    else this.#undefined.set(reference.identifier, new Set([reference]));
    return met !== undefined;
  }
}

function tooMany(surplus: number): string {
  const [most, more] = [MAX_NOTES, surplus].map(grouped);
  return `Word allows ${most} notes; ${more} more ${surplus === 1 ? 'was' : 'were'} put into the last one`;
}

function placeholder({ label }: FootnoteReference): NoteContent {
  const value = `[Missing definition for footnote: ${label}]`;
  return { kind: 'inlines', inlines: [{ type: 'text', value }] };
}

const REFERENCES = kindsOf('footnoteReference');
const known = new WeakMap<Block, readonly FootnoteReference[]>();
const knownLists = new WeakMap<readonly Block[], readonly FootnoteReference[]>();

function referencesIn(blocks: readonly Block[]): readonly FootnoteReference[] {
  const found = knownLists.get(blocks);
  if (found) return found;
  const references: FootnoteReference[] = [];
  for (const block of blocksWith(blocks, REFERENCES)) {
    const own = known.get(block) ?? findReferences(block);
    known.set(block, own);
    for (const reference of own) references.push(reference);
  }
  knownLists.set(blocks, references);
  return references;
}

function findReferences(block: Block): readonly FootnoteReference[] {
  const references: FootnoteReference[] = [];
  walk([block], {
    inline(inline) {
      if (inline.type === 'footnoteReference') references.push(inline);
    },
  });
  return references;
}
