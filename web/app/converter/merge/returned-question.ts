import { createStore } from '../text/store';

/** The choices for a Word file that somebody has changed. */
type ReturnedChoice = 'merge' | 'accept' | 'track';

/** A Word file whose changes the visitor is asked about. */
export interface ReturnedQuestion {
  readonly fileName: string;
  /** The text that it can be merged with: the one in the editor, or the one that it carries. */
  readonly mergesWith: 'draft' | 'carried' | undefined;
  /** Whether it has tracked changes or comments. */
  readonly isMarked: boolean;
  readonly answer: (choice: ReturnedChoice | undefined) => void;
}

export const returnedQuestion = createStore<ReturnedQuestion | undefined>(undefined);

/** Asks what to do with a returned file; undefined if cancelled. */
export function askReturned(question: Omit<ReturnedQuestion, 'answer'>): Promise<ReturnedChoice | undefined> {
  return new Promise((resolve) => {
    const answer = (choice: ReturnedChoice | undefined): void => {
      returnedQuestion.change(() => undefined);
      resolve(choice);
    };
    returnedQuestion.change(() => ({ ...question, answer }));
  });
}
