/** The kinds of files that can be opened. */
export const ACCEPTED = 'Markdown, Word, text, a notebook, an e-book (EPUB), HTML, CSV or a .zip of these';
