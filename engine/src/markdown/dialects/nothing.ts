/** An invisible separator between two texts. */
export const NOTHING = '<!-- -->';
