import { tokenMeta } from './token-meta.js';

/** On the opening token of a block: the language that its attributes give it, as a BCP 47 tag. */
export const languageOf = tokenMeta<string>('language');
