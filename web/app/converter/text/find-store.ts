import { createStore } from './store';

/** The phrase in the find bar while it is open; undefined otherwise. */
export const phraseStore = createStore('');
