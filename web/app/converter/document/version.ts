import type { Belongings } from './belongings';

/** An earlier state of a text, which the visitor can go back to when undo no longer reaches it. */
export interface Version extends Pick<Belongings, 'pictures' | 'fileName'> {
  /** When it was replaced or, while somebody was writing, reached; milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}
