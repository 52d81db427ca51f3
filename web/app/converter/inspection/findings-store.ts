import { createStore } from '../text/store';
import { type Findings, NO_FINDINGS } from './findings';

/** What is known of the text, for what shows it beside React. */
export const findingsStore = createStore<Findings>(NO_FINDINGS);
