import type { LibraryFile } from '../../worker/protocol';
import { createStore } from '../text/store';

/** The visitor's files with sources and styles, in the order of being added. They stay on the device. */
export const libraryStore = createStore<readonly LibraryFile[]>([]);
