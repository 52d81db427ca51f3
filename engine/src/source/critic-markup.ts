/*
 * CriticMarkup: `{++added++}`, `{--deleted--}`, `{~~old~>new~~}`, `{>>comment<<}` and `{==what it is about==}{>>comment<<}`.
 * A text may be marked over several blocks. Its signs then are put into each of them, with a character that no text has.
 */

/** Comes before the delimiter that ends a part which continues in the next block. */
export const INCLUDES_PARAGRAPH_MARK = '\ufdd0';
/** At the beginning of a comment placed where the text that it is about begins, or ends. */
export const BEGINS = '\ufdd1';
export const ENDS = '\ufdd2';

/** Whether a text may have marks; most have none. */
export const MAY_HOLD_MARKS = /\{(?:\+\+|--|~~|>>|==)/;
