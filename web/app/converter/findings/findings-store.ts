import { createStore } from '../../state/store';
import { part } from '../instance/converter';
import { type Findings, NO_FINDINGS } from './findings';

/** What is known about the text, for code outside React. */
export const findingsStore = part(() => createStore<Findings>(NO_FINDINGS));
