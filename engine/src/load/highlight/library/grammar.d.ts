import type { Grammar } from './library.js';

declare const grammar: Grammar;
export default grammar;
