import { extensionOf } from './paths.js';
import type { TextFile } from './read-text.js';

/** What a file is read as. */
export type SourceKind = TextFile['kind'] | 'book';

const KINDS: Readonly<Record<string, SourceKind>> = {
  md: 'markdown',
  markdown: 'markdown',
  mdown: 'markdown',
  mkd: 'markdown',
  mkdn: 'markdown',
  mdx: 'markdown',
  qmd: 'markdown',
  rmd: 'markdown',
  txt: 'markdown',
  text: 'markdown',
  htm: 'page',
  html: 'page',
  xhtml: 'page',
  epub: 'book',
  ipynb: 'notebook',
  csv: 'table',
  tsv: 'table',
};

/** The extensions of files from which a document or a part of one can be made, including archives. */
export const SOURCE_EXTENSIONS: readonly string[] = [...Object.keys(KINDS), 'zip'];

/** The kind that a file is read as; `undefined` if it is not a text. */
export function kindOf(path: string): SourceKind | undefined {
  return KINDS[extensionOf(path)];
}

/** Whether a text is a main one: next to such texts, those of other kinds are generated from them, or data. */
export function isMain(path: string): boolean {
  return kindOf(path) === 'notebook' || (kindOf(path) === 'markdown' && !/\.te?xt$/i.test(path));
}
