/** A reference to a note, `[^name]` or `[1]`, with its name or number. */
export const NOTE_REFERENCE = /\[(?:\^([^\]\s[]+)|(\d{1,9}))\]/y;

/** `[[Page]]` with what is between the brackets; names of pages are not longer. */
export const WIKI_LINK = /\[\[([^[\]\n]{1,400})\]\]/y;
