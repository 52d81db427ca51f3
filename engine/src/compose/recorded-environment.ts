import type { NoteMark, Resolved } from '../model/resolved.js';
import type { Environment } from './environment.js';
import type { Lookup } from './link-target.js';
import { ALL, RecordedMap } from './recorded-map.js';

/** One read of the environment while a node was composed, with a digest of what was found. */
export interface Reading {
  readonly fact: string;
  readonly key: unknown;
  readonly digest: unknown;
}

/**
 * An environment that records what is read of it while a node is composed, so that the node's blocks can be kept as long
 * as all of it stays the same. Its facts are of three kinds: those on which all blocks depend, whose changes `KeptBlocks`
 * looks for itself; those that are recorded; and those that are read for the whole text. Reading one of the last kind
 * for a node throws: the node's blocks would stay as they are when it changes.
 */
export class RecordedEnvironment {
  readonly environment: Environment;
  /** The digest of what is found under a key, by the name of the fact. */
  readonly #digests = new Map<string, (key: unknown) => unknown>();
  #readings: Reading[] | undefined;

  constructor(environment: Environment) {
    this.environment = {
      ...environment,
      resolved: this.#resolved(environment.resolved),
      images: this.#map('images', environment.images),
      equations: this.#map('equations', environment.equations),
      highlightedCode: this.#map('highlightedCode', environment.highlightedCode),
      diagrams: this.#map('diagrams', environment.diagrams, ({ image }) => image),
      charts: this.#map('charts', environment.charts),
      unreachable: this.#map('unreachable', environment.unreachable),
      isCodeWide: this.#whole({ isCodeWide: environment.isCodeWide() }, 'isCodeWide'),
      looseBookmarks: this.#lookup('looseBookmarks', environment.looseBookmarks),
    };
  }

  /** The result of `make`, and all that it has read. */
  record<Made>(make: () => Made): { readonly made: Made; readonly readings: readonly Reading[] } {
    const readings: Reading[] = [];
    this.#readings = readings;
    try {
      return { made: make(), readings };
    } finally {
      this.#readings = undefined;
    }
  }

  /** Whether a reading of an earlier environment finds the same in this one. */
  isSame({ fact, key, digest }: Reading): boolean {
    const own = this.#digests.get(fact)?.(key);
    if (own === digest) return true;
    if (!Array.isArray(own) || !Array.isArray(digest)) return false;
    return own.length === digest.length && own.every((each, index) => each === digest[index]);
  }

  #resolved(resolved: Resolved): Resolved {
    const { terms, headingShift, numberedFrom, appendicesFrom, footnotes } = resolved;
    // The level and the text of an entry of the contents are those of its heading.
    const contents = this.#map('contents', resolved.contents, ({ bookmark }) => bookmark);
    const headings = this.#map('headings', resolved.headings, ({ slug, bookmark }) => `${slug} ${bookmark}`);
    const headingNumbers = this.#map('headingNumbers', resolved.headingNumbers, written);
    const bookmarks = this.#map('bookmarks', resolved.bookmarks);
    const targets = this.#map('targets', resolved.targets, (names) => names.join(' '));
    const captions = this.#map('captions', resolved.captions, written);
    const references = this.#map('references', resolved.references, written);
    const lists = this.#map('lists', resolved.lists, written);
    const listSequences = this.#map('listSequences', resolved.listSequences);
    const marks = this.#map('marks', footnotes.marks, sumOfMarks);
    const notes = readBy<Resolved['footnotes']>({
      notes: this.#ofText(footnotes, 'notes'),
      marks: () => marks,
    });
    return readBy<Resolved>({
      terms: () => terms,
      headingShift: () => headingShift,
      numberedFrom: () => numberedFrom,
      appendicesFrom: () => appendicesFrom,
      properties: this.#whole(resolved, 'properties'),
      front: this.#whole(resolved, 'front'),
      index: this.#whole(resolved, 'index'),
      headings: () => headings,
      headingNumbers: () => headingNumbers,
      contents: () => contents,
      bookmarks: () => bookmarks,
      targets: () => targets,
      footnotes: () => notes,
      captions: () => captions,
      references: () => references,
      lists: () => lists,
      listSequences: () => listSequences,
      blocks: this.#ofText(resolved, 'blocks'),
      document: this.#ofText(resolved, 'document'),
      appendixLabel: this.#ofText(resolved, 'appendixLabel'),
      citing: this.#ofText(resolved, 'citing'),
      listsInFront: this.#ofText(resolved, 'listsInFront'),
      hasContentsPlace: this.#ofText(resolved, 'hasContentsPlace'),
    });
  }

  #map<Key, Value>(
    fact: string,
    map: ReadonlyMap<Key, Value>,
    digest: (value: Value) => unknown = (value) => value,
  ): ReadonlyMap<Key, Value> {
    const digestAt = (key: Key): unknown => {
      const value = map.get(key);
      return value === undefined ? undefined : digest(value);
    };
    const all = once(() => [...map].flatMap(([key, value]) => [key, digest(value)]));
    // A map is only asked for keys that were recorded with it.
    this.#digests.set(fact, (key) => (key === ALL ? all() : digestAt(key as Key)));
    return new RecordedMap(map, (key) => this.#record(fact, key));
  }

  #lookup<Key, Value>(fact: string, lookup: Lookup<Key, Value>): Lookup<Key, Value> {
    this.#digests.set(fact, (key) => lookup.get(key as Key));
    return {
      get: (key) => {
        this.#record(fact, key);
        return lookup.get(key);
      },
    };
  }

  /** Reads a fact that is recorded as a whole. */
  #whole<Facts, Fact extends string & keyof Facts>(facts: Facts, fact: Fact): () => Facts[Fact] {
    this.#digests.set(
      fact,
      once(() => written(facts[fact])),
    );
    return () => {
      this.#record(fact, undefined);
      return facts[fact];
    };
  }

  /** Reads a fact that only the text as a whole depends on. */
  #ofText<Facts, Fact extends string & keyof Facts>(facts: Facts, fact: Fact): () => Facts[Fact] {
    return () => {
      if (this.#readings) throw new Error(`Cannot keep the blocks of a node that depend on ${fact}`);
      return facts[fact];
    };
  }

  #record(fact: string, key: unknown): void {
    this.#readings?.push({ fact, key, digest: this.#digests.get(fact)?.(key) });
  }
}

/** An object each of whose properties is read by a function. */
function readBy<Facts extends object>(readers: { readonly [Fact in keyof Facts]: () => Facts[Fact] }): Facts {
  const properties = Object.entries<() => unknown>(readers).map(([fact, get]) => [
    fact,
    { get, enumerable: true },
  ]);
  return Object.defineProperties({}, Object.fromEntries(properties)) as Facts;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A value as text, without the lines of its nodes, which move while their text stays the same. */
function written(value: unknown): string | undefined {
  return JSON.stringify(value, (key, part: unknown) => (key === 'line' ? undefined : part));
}

function sumOfMarks(marks: readonly NoteMark[]): string {
  return marks.map(({ kind, note: { number, bookmark } }) => `${kind} ${number} ${bookmark ?? ''}`).join();
}
