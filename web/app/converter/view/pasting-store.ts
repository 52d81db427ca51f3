import { createStore } from '../text/store';

/** Whether the Markdown of a rich text is being made, which takes a moment. */
export const pastingStore = createStore(false);
