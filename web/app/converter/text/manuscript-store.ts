import { EMPTY_MANUSCRIPT } from './manuscript';
import { createStore } from './store';

export const manuscriptStore = createStore(EMPTY_MANUSCRIPT);
