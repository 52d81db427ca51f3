/** Keeps what stands on both sides apart, and shows nothing. */
export const NOTHING = '<!-- -->';
