/** The button that opens everything that can be chosen about the Word file. */
export const ADJUST_BUTTON_ID = 'adjust-button';
