import type { Block } from '../block';

/** A subject of the documentation: a page with its own address, `/docs/ID`, written in the repository's `docs/ID.md`. */
export interface Subject {
  readonly id: string;
  readonly title: string;
  /** For search engines, and for the list of all subjects. */
  readonly description: string;
}

/** What the file of a subject holds. */
export interface SubjectText {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface SubjectGroup {
  readonly title: string;
  readonly subjects: readonly Subject[];
}
