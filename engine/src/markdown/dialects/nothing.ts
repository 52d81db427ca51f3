/** Separates the text on both sides, and is invisible. */
export const NOTHING = '<!-- -->';
