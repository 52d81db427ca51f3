import type { ReadStage } from '@footmark/engine/read';
import { createStore } from '../text/store';

/** A Word file that is being read. */
export interface WordReading {
  readonly fileName: string;
  readonly stage: ReadStage;
  readonly cancel: () => void;
}

export const readingStore = createStore<WordReading | undefined>(undefined);
