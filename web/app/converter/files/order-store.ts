import type { SourceChapter } from '@footmark/engine/sources';
import { createStore } from '../text/store';

/** A choice that the visitor is asked for: which files the document has, in which order. */
export interface OrderQuestion {
  readonly chapters: readonly SourceChapter[];
  /** With the paths of the files, or nothing where no document is wanted. */
  readonly answer: (order: readonly string[] | undefined) => void;
}

export const orderStore = createStore<OrderQuestion | undefined>(undefined);

/** Asks the visitor; one that was asked before and has not answered wanted nothing. */
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
