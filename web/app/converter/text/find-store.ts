import { createStore } from './store';

/** What is looked for in the text while the find bar is open; nothing otherwise. */
export const phraseStore = createStore('');
