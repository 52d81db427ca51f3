import { createStore } from '../text/store';

/** Files that were sent to the page, by another app or by any website. */
export interface SharedQuestion {
  readonly files: readonly File[];
  readonly answer: (opens: boolean) => void;
}

export const sharedQuestion = createStore<SharedQuestion | undefined>(undefined);

/** Asks whether to open them; an earlier question without an answer counts as declined. */
export function askToOpen(files: readonly File[]): Promise<boolean> {
  sharedQuestion.read()?.answer(false);
  return new Promise((resolve) => {
    const answer = (opens: boolean): void => {
      sharedQuestion.change(() => undefined);
      resolve(opens);
    };
    sharedQuestion.change(() => ({ files, answer }));
  });
}
