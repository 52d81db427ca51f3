/** What a text's file may be called. */
export const MARKDOWN_EXTENSIONS = ['.md', '.markdown', '.txt'];

/** Files that become Markdown when they are opened. */
export const OTHER_EXTENSIONS = ['.qmd', '.ipynb', '.html', '.htm', '.csv', '.tsv', '.zip'];

/** Word files: templates. */
export const WORD_EXTENSIONS = ['.docx', '.dotx', '.docm', '.dotm', '.doc', '.dot'];

export const ACCEPTED_EXTENSIONS = [...MARKDOWN_EXTENSIONS, ...OTHER_EXTENSIONS, '.docx', '.dotx'];

/** The same in words. */
export const ACCEPTED = 'Markdown, a text, a notebook, a page of HTML, a CSV table or a .zip of them';
