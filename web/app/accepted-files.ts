/** Extensions of text files. */
export const MARKDOWN_EXTENSIONS = ['.md', '.markdown', '.txt'];

/** Files that are converted to Markdown when they are opened. */
export const OTHER_EXTENSIONS = ['.qmd', '.rmd', '.ipynb', '.epub', '.html', '.htm', '.csv', '.tsv', '.zip'];

/** Word files, which become Markdown or the template. */
export const WORD_EXTENSIONS = ['.docx', '.dotx', '.docm', '.dotm', '.doc', '.dot'];

/** Files with sources or citation styles. */
export const LIBRARY_EXTENSIONS = ['.bib', '.ris', '.nbib', '.enw', '.csl'];

/** Files that may contain sources or anything else. */
export const DATA_EXTENSIONS = ['.json', '.yaml', '.yml', '.xml'];

export const ACCEPTED_EXTENSIONS = [
  ...MARKDOWN_EXTENSIONS,
  ...OTHER_EXTENSIONS,
  ...LIBRARY_EXTENSIONS,
  ...DATA_EXTENSIONS,
  '.docx',
  '.dotx',
  '.docm',
  '.dotm',
];
