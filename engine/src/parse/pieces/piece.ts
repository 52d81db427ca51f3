import type { StateCore } from 'markdown-it';
import { moveLines, type OnLine, placesIn } from '../../model/lines.js';
import { blockTokens, type ParsedText, type References, readTokens } from '../parsed-text.js';
import type { Unended } from '../rules/block/block-lines.js';
import { setNoteIdentifiers } from '../rules/block/footnotes.js';
import type { NamesElsewhere } from '../rules/core/block-names.js';
import type { LinkDefinitions } from '../rules/core/link-definitions.js';
import type { Stretch } from './stretch.js';

/** What running text may refer to anywhere in the whole text. */
export interface Labels {
  /** The first definition of each label counts. */
  readonly references: Pick<ReadonlyMap<string, References[string]>, 'get'>;
  /** Identifiers of notes. */
  readonly notes: Pick<ReadonlySet<string>, 'has'>;
}

/** The parser's environment, in which it looks labels up. */
export function environmentOf({ references, notes }: Labels): LinkDefinitions {
  const env: LinkDefinitions = {
    references: new Proxy<References>(
      {},
      { get: (_, label) => (typeof label === 'string' ? references.get(label) : undefined) },
    ),
  };
  // Reading running text adds none.
  setNoteIdentifiers(env, { has: (identifier) => notes.has(identifier), add: () => undefined });
  return env;
}

interface Environment extends LinkDefinitions, NamesElsewhere, Unended {}

/** A part of a text that is read by itself, with what it was read as. */
export class Piece {
  /** What it was found to refer to, or not, when it was read. */
  readonly #references = new Map<string, References[string] | undefined>();
  readonly #notes = new Map<string, boolean>();
  readonly #ownNotes = new Set<string>();
  /** Until it is read. */
  #state: StateCore | undefined;
  readonly #env: Environment;
  readonly ownReferences: References;
  /** Whether a block in it may go on behind it. */
  readonly isUnended: boolean;
  #parsed: ParsedText | undefined;
  #places: readonly OnLine[] = [];
  #firstLine = 1;

  /**
   * `firstCount` is how many of the stretches belong together by themselves; the others were found to. `nameReferences` are
   * those of the whole text. No two pieces have the same `name`.
   */
  constructor(
    readonly stretches: readonly Stretch[],
    readonly firstCount: number,
    readonly nameReferences: string,
    private readonly name: string,
  ) {
    this.#env = { references: {}, nameReferences };
    setNoteIdentifiers(this.#env, this.#ownNotes);
    const state = blockTokens(stretches.map(({ text }) => text).join(''), this.#env);
    this.#state = state;
    this.ownReferences = this.#env.references ?? {};
    this.isUnended = this.#env.isUnended === true || state.tokens.some((token) => isOpenFence(token, state));
  }

  get ownNotes(): ReadonlySet<string> {
    return this.#ownNotes;
  }

  get mayHaveNames(): boolean {
    return this.stretches.some(({ mayHaveNames }) => mayHaveNames);
  }

  get parsed(): ParsedText {
    if (!this.#parsed) throw new Error('Cannot give what was not read yet, expected `read` before');
    return this.#parsed;
  }

  get isRead(): boolean {
    return this.#parsed !== undefined;
  }

  /** Whether it would be read otherwise with other labels. */
  isOutdated({ references, notes }: Labels): boolean {
    for (const [label, found] of this.#references) if (!isSame(references.get(label), found)) return true;
    for (const [identifier, found] of this.#notes) if (notes.has(identifier) !== found) return true;
    return false;
  }

  read({ references, notes }: Labels): void {
    if (!this.#state) return;
    Object.assign(
      this.#env,
      environmentOf({
        references: {
          get: (label) => {
            const found = references.get(label);
            this.#references.set(label, found);
            return found;
          },
        },
        notes: {
          has: (identifier) => {
            const found = notes.has(identifier);
            this.#notes.set(identifier, found);
            return found;
          },
        },
      }),
    );
    const parsed = readTokens(this.#state, this.name);
    this.#parsed = { ...parsed, references: this.ownReferences };
    this.#state = undefined;
    const { found, linkDefinitions } = parsed;
    this.#places = [
      ...placesIn([...parsed.blocks, ...found.notes, ...found.images, ...found.formulas]),
      ...found.abbreviations,
      ...found.comments,
      ...found.leftOut,
      ...found.droppedTags.values(),
      ...found.notices,
      ...linkDefinitions,
    ];
  }

  /** Puts it where it stands in the text now; lines are counted from 1. */
  moveTo(line: number): void {
    moveLines(this.#places, line - this.#firstLine);
    this.#firstLine = line;
  }
}

function isSame(one: References[string] | undefined, other: References[string] | undefined): boolean {
  return one?.href === other?.href && one?.title === other?.title;
}

/** Whether a token is fenced code that only the end of the text ends. */
function isOpenFence({ type, map, markup }: StateCore['tokens'][number], { src }: StateCore): boolean {
  if (type !== 'fence' || !map || markup === '') return false;
  const lines = src.replace(/\n$/, '').split('\n');
  if (map[1] < lines.length) return false;
  const last = /([`~]{3,})[ \t]*$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
  return map[1] - map[0] < 2 || !last.startsWith(markup);
}
