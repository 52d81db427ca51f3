import { createStore } from '../text/store';

/** The name that the visitor chose or that an opened file proposed; without one, the day names the file. */
export const fileNameStore = createStore<string | undefined>(undefined);
