import type { CslItem } from './item.js';
import type { GivenLevel } from './names.js';
import type { Output } from './output.js';

/** One source that is cited at a place. */
export interface Cite {
  readonly id: string;
  readonly prefix?: Output;
  readonly suffix?: Output;
  readonly locator?: string;
  /** What the locator counts: `page` if nothing is said. */
  readonly label?: string;
  readonly suppressAuthor?: boolean;
  readonly authorOnly?: boolean;
}

/** What is cited together at one place. */
export interface Cluster {
  readonly cites: readonly Cite[];
  /** The number of the note that it stands in, from 1; 0 in the text. */
  readonly note: number;
  /** Its first author is part of the sentence, in front of the citation. */
  readonly isNarrative?: boolean;
}

export type Position = 'nowhere' | 'first' | 'subsequent' | 'ibid' | 'ibid-with-locator';

/** Where a cite stands among those before it. */
export interface Placement {
  readonly position: Position;
  readonly isNearNote: boolean;
  /** The note in which the source was cited first. */
  readonly firstNote: number | undefined;
}

export const FIRST: Placement = { position: 'first', isNearNote: false, firstNote: undefined };

/** The place of an entry of the bibliography. */
export const NOWHERE: Placement = { position: 'nowhere', isNearNote: false, firstNote: undefined };

/** What tells a source from others that would look the same. */
export interface Distinction {
  /** Names that are shown in any case. */
  readonly names: number;
  /** By person, how much of a given name is shown. */
  readonly given: ReadonlyMap<string, GivenLevel>;
  readonly condition: boolean;
  /** From 1: a, b, c … */
  readonly yearSuffix: number | undefined;
}

export const NO_DISTINCTION: Distinction = {
  names: 0,
  given: new Map(),
  condition: false,
  yearSuffix: undefined,
};

/** A source with what is known of it when it is rendered. */
export interface Subject {
  readonly item: CslItem;
  readonly cite: Cite | undefined;
  readonly placement: Placement;
  readonly citationNumber: number | undefined;
  readonly distinction: Distinction;
}
