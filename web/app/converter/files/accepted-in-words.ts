/** What can be opened. */
export const ACCEPTED = 'Markdown, Word, a text, a notebook, HTML, CSV or a .zip of them';
