import { createStore } from '../text/store';

/** The name that the visitor chose or that an opened file suggested; without one, the file is named after the date. */
export const fileNameStore = createStore<string | undefined>(undefined);
