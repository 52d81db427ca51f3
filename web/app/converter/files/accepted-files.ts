/** What a text's file may be called. */
export const MARKDOWN_EXTENSIONS = ['.md', '.markdown', '.txt'];

/** Files that become Markdown when they are opened. */
export const OTHER_EXTENSIONS = ['.qmd', '.ipynb', '.html', '.htm', '.csv', '.tsv', '.zip'];

export const ACCEPTED_EXTENSIONS = [...MARKDOWN_EXTENSIONS, ...OTHER_EXTENSIONS];

/** The same in words. */
export const ACCEPTED = 'Markdown, a text, a notebook, a page of HTML, a CSV table or a .zip of them';
