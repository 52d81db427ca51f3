import { createStore } from '../text/store';

/** What Word files are meant to be that were opened together with texts. */
export type WordMeaning = 'text' | 'template';

export interface WordQuestion {
  readonly names: readonly string[];
  /** The file that would be the template. */
  readonly template: string;
  /** Without a meaning, they are left out. */
  readonly answer: (meaning: WordMeaning | undefined) => void;
}

export const wordQuestion = createStore<WordQuestion | undefined>(undefined);

/** Asks the visitor; an earlier question without an answer counts as declined. */
export function askMeaning(question: Omit<WordQuestion, 'answer'>): Promise<WordMeaning | undefined> {
  wordQuestion.read()?.answer(undefined);
  return new Promise((resolve) => {
    const answer = (meaning: WordMeaning | undefined): void => {
      wordQuestion.change(() => undefined);
      resolve(meaning);
    };
    wordQuestion.change(() => ({ ...question, answer }));
  });
}
