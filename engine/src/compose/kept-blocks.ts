import type { ComposedBlock } from '../model/composed.js';
import type { Block } from '../model/document.js';
import type { NoteMark } from '../model/resolved.js';
import { codeLabel } from './code-label.js';
import type { Environment } from './environment.js';
import { reuseIfEqual } from './reuse-if-equal.js';

/** A lookup in a map while a node was composed, with a digest of its result. */
interface Lookup {
  readonly map: number;
  readonly key: unknown;
  readonly result: unknown;
}

interface Kept {
  /** Everything except the node and the lookups that the blocks depend on. */
  readonly around: string;
  readonly lookups: readonly Lookup[];
  readonly blocks: readonly ComposedBlock[];
}

/** The node that blocks were composed from, and its line at that time. */
interface Origin {
  readonly node: { readonly line: number };
  readonly line: number;
}

type Gettable = Pick<ReadonlyMap<unknown, unknown>, 'get'>;

/**
 * Caches the blocks that nodes are composed into, from one composition of a text to the next. A node's blocks are
 * reused as long as every lookup made for it gives the same result, such as the numbers of its notes and the bookmarks
 * of its links. They keep their identity, by which the layout caches what it has measured.
 */
export class KeptBlocks {
  #kept = new WeakMap<object, Kept>();
  readonly #generated = new Map<string, readonly ComposedBlock[]>();
  readonly #origins = new WeakMap<ComposedBlock, Origin>();
  #constants = '';
  #maps: readonly (Gettable & { readonly sum: (value: unknown) => unknown })[] = [];
  #lookups: Lookup[] = [];

  /** Begins a composition. The returned environment records every lookup in its maps. */
  begin(environment: Environment): Environment {
    const { resolved, settings, images, equations, highlightedCode, diagrams, unreachable } = environment;
    const constants = JSON.stringify([
      settings,
      resolved.terms,
      resolved.properties.languages.primary,
      resolved.headingShift,
      resolved.numberedFrom,
    ]);
    if (constants !== this.#constants) this.#kept = new WeakMap();
    this.#constants = constants;
    this.#maps = [];
    const recorded = <Key, Value>(map: ReadonlyMap<Key, Value>, sum?: (value: Value) => unknown) =>
      this.#recorded(map, sum);
    return {
      ...environment,
      resolved: {
        ...resolved,
        headings: recorded(resolved.headings, ({ slug, bookmark }) => `${slug} ${bookmark}`),
        contents: recorded(resolved.contents, ({ bookmark }) => bookmark),
        bookmarks: recorded(resolved.bookmarks),
        targets: recorded(resolved.targets, (names) => names.join(' ')),
        footnotes: { ...resolved.footnotes, marks: recorded(resolved.footnotes.marks, sumOfMarks) },
        headingNumbers: recorded(resolved.headingNumbers, (number) => JSON.stringify(number)),
        captions: recorded(resolved.captions, (caption) => JSON.stringify(caption)),
        references: recorded(resolved.references, (parts) => JSON.stringify(parts)),
        listSequences: recorded(resolved.listSequences),
      },
      images: recorded(images),
      equations: recorded(equations),
      highlightedCode: recorded(highlightedCode),
      diagrams: recorded(diagrams, ({ image }) => image),
      unreachable: recorded(unreachable),
    };
  }

  /** The blocks of `node`: those of the previous composition if they would be the same, else the result of `make`. */
  blocksOf(
    node: object,
    around: string,
    origin: Origin['node'],
    make: () => readonly ComposedBlock[],
  ): readonly ComposedBlock[] {
    const before = this.#kept.get(node);
    if (before?.around === around && before.lookups.every((each) => this.#isSame(each))) return before.blocks;
    this.#lookups = [];
    const blocks = make();
    this.#kept.set(node, { around, lookups: this.#lookups, blocks });
    this.#lookups = [];
    for (const block of blocks) this.#origins.set(block, { node: origin, line: origin.line });
    return blocks;
  }

  /**
   * Generated blocks, which come from no node of the text and are therefore composed each time. Equal ones are
   * replaced by the previous blocks in the same places.
   */
  generated(place: string, blocks: readonly ComposedBlock[]): readonly ComposedBlock[] {
    const before = this.#generated.get(place) ?? [];
    const again = blocks.map((block, index) => reuseIfEqual(before[index], block));
    this.#generated.set(place, again);
    return again;
  }

  /** How many lines a block has moved down since it was composed. */
  lineShift(block: ComposedBlock): number {
    const origin = this.#origins.get(block);
    return origin ? origin.node.line - origin.line : 0;
  }

  #isSame({ map, key, result }: Lookup): boolean {
    const recorded = this.#maps[map];
    return recorded !== undefined && recorded.sum(recorded.get(key)) === result;
  }

  #recorded<Key, Value>(
    map: ReadonlyMap<Key, Value>,
    sum: (value: Value) => unknown = (value) => value,
  ): ReadonlyMap<Key, Value> {
    const index = this.#maps.length;
    // A map is only asked for keys that were recorded with it.
    const sumOf = (value: unknown): unknown => (value === undefined ? undefined : sum(value as Value));
    this.#maps = [...this.#maps, { get: (key) => map.get(key as Key), sum: sumOf }];
    const record = (key: Key): Value | undefined => {
      const value = map.get(key);
      this.#lookups.push({ map: index, key, result: sumOf(value) });
      return value;
    };
    return new Proxy(map, {
      get: (target, name) => {
        if (name === 'get') return record;
        if (name === 'has') return (key: Key) => record(key) !== undefined;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }
}

function sumOfMarks(marks: readonly NoteMark[]): string {
  return marks.map(({ kind, note: { number, bookmark } }) => `${kind} ${number} ${bookmark ?? ''}`).join();
}

/** The properties of the next block that affect how a block is composed. */
export function aroundBlock(block: Block, next: Block | undefined): string {
  if (block.type !== 'list' && block.type !== 'thematicBreak' && block.type !== 'code') return '';
  return next?.type === 'code' ? `code ${codeLabel(next) === ''}` : (next?.type ?? '');
}
