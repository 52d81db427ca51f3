import type { StateCore } from 'markdown-it';
import { moveLines, placesIn, type WithLine } from '../../model/nodes/source-lines.js';
import { blockTokens, type ParsedText, type References, readTokens } from '../parsed-text.js';
import type { UnclosedBlocks } from '../rules/block/container-lines.js';
import { setNoteIdentifiers } from '../rules/block/footnotes.js';
import type { Conventions, ConventionsEnvironment } from '../rules/conventions.js';
import type { WholeTextNames } from '../rules/core/block-names.js';
import type { LinkDefinitions } from '../rules/core/link-definitions.js';
import type { CitingEnvironment } from '../rules/inline/citations.js';
import type { Stretch } from './stretch.js';

/** Definitions anywhere in the text that inline content may refer to. */
export interface Labels {
  /** The first definition of each label. */
  readonly references: Pick<ReadonlyMap<string, References[string]>, 'get'>;
  /** Identifiers of notes. */
  readonly notes: Pick<ReadonlySet<string>, 'has'>;
}

/** The parser's environment, where it looks up labels. */
export function environmentOf(
  { references, notes }: Labels,
  readsCitations: boolean,
  conventions: Conventions,
): LinkDefinitions & CitingEnvironment & ConventionsEnvironment {
  const env: LinkDefinitions & CitingEnvironment & ConventionsEnvironment = {
    readsCitations,
    ...conventions,
    references: new Proxy<References>(
      {},
      { get: (_, label) => (typeof label === 'string' ? references.get(label) : undefined) },
    ),
  };
  // Parsing inline content adds none.
  setNoteIdentifiers(env, { has: (identifier) => notes.has(identifier), add: () => undefined });
  return env;
}

interface Environment
  extends LinkDefinitions,
    WholeTextNames,
    UnclosedBlocks,
    CitingEnvironment,
    ConventionsEnvironment {}

/** A part of a text that is parsed separately, with the result. */
export class Piece {
  /** The labels that were looked up while parsing, found or not. */
  readonly #references = new Map<string, References[string] | undefined>();
  readonly #notes = new Map<string, boolean>();
  readonly #ownNotes = new Set<string>();
  /** The block tokens, until the inline content is parsed. */
  #state: StateCore | undefined;
  readonly #env: Environment;
  readonly ownReferences: References;
  /** What would close a block in it that is still open: signs of which a text must contain one after it. */
  readonly awaited: ReadonlySet<string>;
  #parsed: ParsedText | undefined;
  #places: readonly WithLine[] = [];
  #firstLine = 1;

  /**
   * @param firstCount the number of stretches that were grouped at first; the others turned out to belong to them
   * @param nameReferences the references to block names in the whole text
   * @param name unique among the pieces
   */
  constructor(
    readonly stretches: readonly Stretch[],
    readonly firstCount: number,
    readonly nameReferences: string,
    private readonly name: string,
    private readonly readsCitations: boolean,
    readonly conventions: Conventions,
  ) {
    this.#env = { references: {}, nameReferences, readsCitations, ...conventions };
    setNoteIdentifiers(this.#env, this.#ownNotes);
    const state = blockTokens(stretches.map(({ text }) => text).join(''), this.#env);
    this.#state = state;
    this.ownReferences = this.#env.references ?? {};
    const { awaited = new Set() } = this.#env;
    this.awaited = awaited;
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

  /** Whether other definitions would change how it is parsed. */
  isOutdated({ references, notes }: Labels): boolean {
    for (const [label, found] of this.#references) if (!isSame(references.get(label), found)) return true;
    for (const [identifier, found] of this.#notes) if (notes.has(identifier) !== found) return true;
    return false;
  }

  read({ references, notes }: Labels): void {
    if (!this.#state) return;
    Object.assign(
      this.#env,
      environmentOf(
        {
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
        },
        this.readsCitations,
        this.conventions,
      ),
    );
    const parsed = readTokens(this.#state, this.name);
    this.#parsed = { ...parsed, references: this.ownReferences };
    this.#state = undefined;
    const { found, linkDefinitions } = parsed;
    this.#places = [
      ...placesIn([
        ...parsed.blocks,
        ...found.notes,
        ...found.images,
        ...found.formulas,
        ...found.citations,
        ...found.indexMarks,
      ]),
      ...found.abbreviations,
      ...found.comments,
      ...found.leftOut,
      ...found.droppedTags.values(),
      ...found.notices,
      ...linkDefinitions,
    ];
  }

  /** Moves it to its current position in the text; lines are counted from 1. */
  moveTo(line: number): void {
    moveLines(this.#places, line - this.#firstLine);
    this.#firstLine = line;
  }
}

function isSame(one: References[string] | undefined, other: References[string] | undefined): boolean {
  return one?.href === other?.href && one?.title === other?.title;
}
