import type { ComposedBlock } from '../model/composed.js';
import type { Block } from '../model/document.js';
import type { NoteMark } from '../model/resolved.js';
import { codeLabel } from './code-label.js';
import type { Environment } from './environment.js';
import { sameAgain } from './same-again.js';

/** What was asked of a map while something was composed, and what its answer came to. */
interface Asked {
  readonly map: number;
  readonly key: unknown;
  readonly answer: unknown;
}

interface Kept {
  /** What besides the node itself decided what it became. */
  readonly around: string;
  readonly asked: readonly Asked[];
  readonly blocks: readonly ComposedBlock[];
}

/** Where composed blocks come from, and the line on which that stood. */
interface Origin {
  readonly node: { readonly line: number };
  readonly line: number;
}

type Answers = Pick<ReadonlyMap<unknown, unknown>, 'get'>;

/**
 * Keeps what nodes became, from one composition of a text to the next: a node becomes the same as long as all is the same
 * that was looked up for it, such as the numbers of its notes and the bookmarks of its links. The blocks keep their identity,
 * by which the layout keeps what it has measured.
 */
export class KeptBlocks {
  #kept = new WeakMap<object, Kept>();
  readonly #generated = new Map<string, readonly ComposedBlock[]>();
  readonly #origins = new WeakMap<ComposedBlock, Origin>();
  #constants = '';
  #maps: readonly (Answers & { readonly sum: (value: unknown) => unknown })[] = [];
  #asked: Asked[] = [];

  /** Begins a composition. The environment that it gives notes what is looked up in it. */
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
    const noted = <Key, Value>(map: ReadonlyMap<Key, Value>, sum?: (value: Value) => unknown) =>
      this.#noted(map, sum);
    return {
      ...environment,
      resolved: {
        ...resolved,
        headings: noted(resolved.headings, ({ slug, bookmark }) => `${slug} ${bookmark}`),
        contents: noted(resolved.contents, ({ bookmark }) => bookmark),
        bookmarks: noted(resolved.bookmarks),
        targets: noted(resolved.targets, (names) => names.join(' ')),
        footnotes: { ...resolved.footnotes, marks: noted(resolved.footnotes.marks, sumOfMarks) },
        headingNumbers: noted(resolved.headingNumbers, (number) => JSON.stringify(number)),
        captions: noted(resolved.captions, (caption) => JSON.stringify(caption)),
        references: noted(resolved.references, (parts) => JSON.stringify(parts)),
        listSequences: noted(resolved.listSequences),
      },
      images: noted(images),
      equations: noted(equations),
      highlightedCode: noted(highlightedCode),
      diagrams: noted(diagrams, ({ image }) => image),
      unreachable: noted(unreachable),
    };
  }

  /** What `node` becomes: what it was before, if that would be the same, or else what `make` makes of it. */
  blocksOf(
    node: object,
    around: string,
    origin: Origin['node'],
    make: () => readonly ComposedBlock[],
  ): readonly ComposedBlock[] {
    const before = this.#kept.get(node);
    if (before?.around === around && before.asked.every((each) => this.#isSame(each))) return before.blocks;
    this.#asked = [];
    const blocks = make();
    this.#kept.set(node, { around, asked: this.#asked, blocks });
    this.#asked = [];
    for (const block of blocks) this.#origins.set(block, { node: origin, line: origin.line });
    return blocks;
  }

  /**
   * Blocks that are made anew each time, since no node of the text becomes them: those of before in their places, where
   * they are the same.
   */
  generated(place: string, blocks: readonly ComposedBlock[]): readonly ComposedBlock[] {
    const before = this.#generated.get(place) ?? [];
    const again = blocks.map((block, index) => sameAgain(before[index], block));
    this.#generated.set(place, again);
    return again;
  }

  /** How many lines a block has moved down since it was composed. */
  lineShift(block: ComposedBlock): number {
    const origin = this.#origins.get(block);
    return origin ? origin.node.line - origin.line : 0;
  }

  #isSame({ map, key, answer }: Asked): boolean {
    const asked = this.#maps[map];
    return asked !== undefined && asked.sum(asked.get(key)) === answer;
  }

  #noted<Key, Value>(
    map: ReadonlyMap<Key, Value>,
    sum: (value: Value) => unknown = (value) => value,
  ): ReadonlyMap<Key, Value> {
    const index = this.#maps.length;
    // The keys that are asked for are those that were noted of this map.
    const sumOf = (value: unknown): unknown => (value === undefined ? undefined : sum(value as Value));
    this.#maps = [...this.#maps, { get: (key) => map.get(key as Key), sum: sumOf }];
    const note = (key: Key): Value | undefined => {
      const value = map.get(key);
      this.#asked.push({ map: index, key, answer: sumOf(value) });
      return value;
    };
    return new Proxy(map, {
      get: (target, name) => {
        if (name === 'get') return note;
        if (name === 'has') return (key: Key) => note(key) !== undefined;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }
}

function sumOfMarks(marks: readonly NoteMark[]): string {
  return marks.map(({ kind, note: { number, bookmark } }) => `${kind} ${number} ${bookmark ?? ''}`).join();
}

/** What of the block after it decides what a block becomes. */
export function aroundBlock(block: Block, next: Block | undefined): string {
  if (block.type !== 'list' && block.type !== 'thematicBreak' && block.type !== 'code') return '';
  return next?.type === 'code' ? `code ${codeLabel(next) === ''}` : (next?.type ?? '');
}
