/** The button that opens all options for the Word file. */
export const ADJUST_BUTTON_ID = 'adjust-button';
