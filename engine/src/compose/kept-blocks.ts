import type { ComposedBlock } from '../model/composed.js';
import type { Block } from '../model/document.js';
import type { Theme } from '../theme/index.js';
import { codeLabel } from './code-label.js';
import type { Environment } from './environment.js';
import { type Reading, RecordedEnvironment } from './recorded-environment.js';
import { reuseIfEqual } from './reuse-if-equal.js';

interface Kept {
  /** Everything except the node and the readings that the blocks depend on. */
  readonly around: string;
  readonly readings: readonly Reading[];
  readonly blocks: readonly ComposedBlock[];
}

/** The node that blocks were composed from, and its line at that time. */
interface Origin {
  readonly node: { readonly line: number };
  readonly line: number;
}

/**
 * Caches the blocks that nodes are composed into, from one composition of a text to the next. A node's blocks are
 * reused as long as all that was read of the environment for it is the same, such as the numbers of its notes, the bookmarks
 * of its links, and the headings of a table of contents in it. They keep their identity, by which the layout caches what it has measured.
 */
export class KeptBlocks {
  #kept = new WeakMap<object, Kept>();
  readonly #generated = new Map<string, readonly ComposedBlock[]>();
  readonly #origins = new WeakMap<ComposedBlock, Origin>();
  #constants: Constants | undefined;
  #recorded: RecordedEnvironment | undefined;

  /** Begins a composition. The returned environment records what is read of it. */
  begin(environment: Environment): Environment {
    const constants = constantsOf(environment);
    if (constants.theme !== this.#constants?.theme || constants.others !== this.#constants.others)
      this.#kept = new WeakMap();
    this.#constants = constants;
    this.#recorded = new RecordedEnvironment(environment);
    return this.#recorded.environment;
  }

  /** The blocks of `node`: those of the previous composition if they would be the same, else the result of `make`. */
  blocksOf(
    node: object,
    around: string,
    origin: Origin['node'],
    make: () => readonly ComposedBlock[],
  ): readonly ComposedBlock[] {
    const recorded = this.#recorded;
    if (!recorded) throw new Error('No composition has begun');
    const before = this.#kept.get(node);
    if (before?.around === around && before.readings.every((each) => recorded.isSame(each)))
      return before.blocks;
    const { made: blocks, readings } = recorded.record(make);
    this.#kept.set(node, { around, readings, blocks });
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
}

/** What all blocks depend on. */
interface Constants {
  readonly theme: Theme;
  readonly others: string;
}

function constantsOf({ settings, theme, resolved }: Environment): Constants {
  const { terms, properties, headingShift, numberedFrom, appendicesFrom } = resolved;
  const { languages, rightToLeft } = properties;
  const levels = [headingShift, numberedFrom, appendicesFrom];
  const others = [settings, terms, languages.primary, rightToLeft, ...levels];
  return { theme, others: JSON.stringify(others) };
}

/** The properties of the next block that affect how a block is composed. */
export function aroundBlock(block: Block, next: Block | undefined): string {
  if (block.type !== 'list' && block.type !== 'thematicBreak' && block.type !== 'code') return '';
  return next?.type === 'code' ? `code ${codeLabel(next) === ''}` : (next?.type ?? '');
}
