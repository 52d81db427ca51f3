import { createStore } from '../text/store';
import type { Reading } from './encodings';

/** A pending question: how the letters of a file are to be read. */
export interface EncodingQuestion {
  readonly fileName: string;
  readonly readings: readonly Reading[];
  /** Without a reading, the file is not opened. */
  readonly answer: (reading: Reading | undefined) => void;
}

export const encodingQuestion = createStore<EncodingQuestion | undefined>(undefined);

/** Asks the visitor; an earlier question without an answer counts as declined. */
export function askForReading(fileName: string, readings: readonly Reading[]): Promise<Reading | undefined> {
  encodingQuestion.read()?.answer(undefined);
  return new Promise((resolve) => {
    const answer = (reading: Reading | undefined): void => {
      encodingQuestion.change(() => undefined);
      resolve(reading);
    };
    encodingQuestion.change(() => ({ fileName, readings, answer }));
  });
}
