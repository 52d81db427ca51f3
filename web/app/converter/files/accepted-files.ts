/** What a text's file may be called. */
export const MARKDOWN_EXTENSIONS = ['.md', '.markdown', '.txt'];

/** Files that become Markdown when they are opened. */
export const OTHER_EXTENSIONS = ['.qmd', '.ipynb', '.html', '.htm', '.csv', '.tsv', '.zip'];

/** Word files, which become Markdown or the template. */
export const WORD_EXTENSIONS = ['.docx', '.dotx', '.docm', '.dotm', '.doc', '.dot'];

export const ACCEPTED_EXTENSIONS = [...MARKDOWN_EXTENSIONS, ...OTHER_EXTENSIONS, '.docx', '.dotx'];
