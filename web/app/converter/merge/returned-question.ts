import { createStore } from '../text/store';

/** What can be done with a Word file that somebody has changed. */
export type ReturnedChoice = 'merge' | 'accept' | 'track';

/** A Word file of which the visitor says what becomes of its changes. */
export interface ReturnedQuestion {
  readonly fileName: string;
  /** With which text it can be merged: the one in the editor, or the one that it carries. */
  readonly mergesWith: 'draft' | 'carried' | undefined;
  /** Whether it has tracked changes or comments. */
  readonly isMarked: boolean;
  readonly answer: (choice: ReturnedChoice | undefined) => void;
}

export const returnedQuestion = createStore<ReturnedQuestion | undefined>(undefined);

/** Asks what becomes of a returned file; nothing where the visitor thinks better of it. */
export function askReturned(question: Omit<ReturnedQuestion, 'answer'>): Promise<ReturnedChoice | undefined> {
  return new Promise((resolve) => {
    const answer = (choice: ReturnedChoice | undefined): void => {
      returnedQuestion.change(() => undefined);
      resolve(choice);
    };
    returnedQuestion.change(() => ({ ...question, answer }));
  });
}
