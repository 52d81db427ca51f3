/** What a text's file may be called. */
export const ACCEPTED_EXTENSIONS = ['.md', '.markdown', '.txt'];
