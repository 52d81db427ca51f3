import type { Code } from '../model/document.js';

/** The label above a block of code: the name of its file or tab, or else its language; empty if it has none. */
export function codeLabel({ title, lang }: Code): string {
  return title ?? lang;
}
