/** The ids of the notes to the headline. */
export const ARRIVES_NOTE_ID = 'arrives-note';
export const PRIVACY_NOTE_ID = 'privacy-note';
