/*
 * CriticMarkup: `{++added++}`, `{--deleted--}`, `{~~old~>new~~}`, `{>>comment<<}` and `{==what it is about==}{>>comment<<}`.
 * A mark may span several blocks. Each of them then gets delimiters of its own, with a character that does not occur in texts.
 */

/** The length of a delimiter. */
export const SIGN_LENGTH = 3;
/** Comes between the old and the new text. */
export const ARROW = '~>';

/** Comes before the delimiter that ends a part which continues in the next block. */
export const INCLUDES_PARAGRAPH_MARK = '\ufdd0';
/** At the beginning of a comment placed where the text that it is about begins, or ends. */
export const BEGINS = '\ufdd1';
export const ENDS = '\ufdd2';

/** Whether a text may have marks; most have none. */
export const MAY_HOLD_MARKS = /\{(?:\+\+|--|~~|>>|==)/;
