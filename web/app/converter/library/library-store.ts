import type { LibraryFile } from '../../worker/protocol';
import { createStore } from '../text/store';

/** The visitor's files of sources and styles, in the order in which they came. They stay on the device. */
export const libraryStore = createStore<readonly LibraryFile[]>([]);
