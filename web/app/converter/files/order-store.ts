import type { SourceChapter } from '@footmark/engine/sources';
import { createStore } from '../text/store';

/** A pending question: which files the document contains, in which order. */
export interface OrderQuestion {
  readonly chapters: readonly SourceChapter[];
  /** With the paths of the files, or without any if cancelled. */
  readonly answer: (order: readonly string[] | undefined) => void;
}

export const orderStore = createStore<OrderQuestion | undefined>(undefined);

/** Asks the visitor; an earlier question without an answer counts as cancelled. */
export function askForOrder(chapters: readonly SourceChapter[]): Promise<readonly string[] | undefined> {
  orderStore.read()?.answer(undefined);
  return new Promise((resolve) => {
    const answer = (order: readonly string[] | undefined): void => {
      orderStore.change(() => undefined);
      resolve(order);
    };
    orderStore.change(() => ({ chapters, answer }));
  });
}
