import { createStore } from '../../state/store';
import { type Findings, NO_FINDINGS } from './findings';

/** What is known about the text, for code outside React. */
export const findingsStore = createStore<Findings>(NO_FINDINGS);
