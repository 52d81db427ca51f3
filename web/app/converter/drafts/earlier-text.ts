import { createStore } from '../text/store';

/** The draft that another text was put in front of, in this tab and without the visitor's asking. */
export interface EarlierText {
  readonly id: string;
  /** What was put there, if it was not the visitor's own. */
  readonly over: string | undefined;
}

export const earlierTextStore = createStore<EarlierText | undefined>(undefined);
