import type { CslItem } from './item.js';
import type { Output } from './output.js';
import type { GivenNameLevel } from './person-names.js';

/** One cited source in a citation. */
export interface Cite {
  readonly id: string;
  readonly prefix?: Output;
  readonly suffix?: Output;
  readonly locator?: string;
  /** What the locator counts; `page` by default. */
  readonly label?: string;
  readonly suppressAuthor?: boolean;
  readonly authorOnly?: boolean;
  /** All names, also where the style shortens the list. */
  readonly hasAllNames?: boolean;
  /** It begins with a capital, since it begins a sentence. */
  readonly hasCapital?: boolean;
}

/**
 * What a citation in a sentence may print in place of all: its authors, its year, its title, its number, all without the affixes of the
 * layout, or its entry of the bibliography.
 */
export type ShownPart = 'author' | 'year' | 'title' | 'number' | 'bare' | 'entry';

/** The sources that one citation cites together. */
export interface Cluster {
  readonly cites: readonly Cite[];
  /** The number of the note that contains it, from 1; 0 in the text. */
  readonly note: number;
  /** Its first author is part of the sentence before the citation. */
  readonly isNarrative?: boolean;
  /** What is printed of it in a sentence, if not all. */
  readonly shows?: ShownPart | undefined;
}

type Position = 'nowhere' | 'first' | 'subsequent' | 'ibid' | 'ibid-with-locator';

/** The position of a cite relative to earlier ones. */
export interface Placement {
  readonly position: Position;
  readonly isNearNote: boolean;
  /** The note in which the source was cited first. */
  readonly firstNote: number | undefined;
}

export const FIRST: Placement = { position: 'first', isNearNote: false, firstNote: undefined };

/** The place of an entry of the bibliography. */
export const NOWHERE: Placement = { position: 'nowhere', isNearNote: false, firstNote: undefined };

/** The additions that distinguish a source from others that would look the same. */
export interface Distinction {
  /** The number of names that are always rendered. */
  readonly names: number;
  /** How much of the given name is rendered, by person. */
  readonly given: ReadonlyMap<string, GivenNameLevel>;
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

/** Whether a source looks the same with both. */
export function isSameDistinction(one: Distinction, other: Distinction): boolean {
  if (one === other) return true;
  return (
    one.names === other.names &&
    one.condition === other.condition &&
    one.yearSuffix === other.yearSuffix &&
    isSameGiven(one.given, other.given)
  );
}

function isSameGiven(one: Distinction['given'], other: Distinction['given']): boolean {
  if (one === other) return true;
  return one.size === other.size && [...one].every(([person, level]) => other.get(person) === level);
}

/** A source with everything that its rendering depends on. */
export interface Subject {
  readonly item: CslItem;
  readonly cite: Cite | undefined;
  readonly placement: Placement;
  readonly citationNumber: number | undefined;
  readonly distinction: Distinction;
}
