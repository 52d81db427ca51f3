import type { Block } from '../block';

/** A subject of the documentation: a page at `/docs/ID`, written in the repository's `docs/ID.md`. */
export interface Subject {
  readonly id: string;
  readonly title: string;
  /** For search engines and for the list of all subjects. */
  readonly description: string;
}

/** The content of a subject's file. */
export interface SubjectText {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Groups of subjects for the same readers. */
export interface Shelf {
  readonly title: string;
  readonly groups: readonly SubjectGroup[];
}

export interface SubjectGroup {
  readonly title: string;
  readonly subjects: readonly Subject[];
}
