import { readText } from './text.js';

/** How far to search for the root element: drawing programs may write comments before it. */
const FIRST_BYTES = 4096;

/** What may precede the root element (XML 1.0, 2.8). */
const PROLOG = /^\ufeff?(?:\s+|<\?[^>]*>|<!--(?:[^-]|-(?!->))*-->|<!DOCTYPE(?:[^<>[]|\[(?:[^\]])*\])*>)*/i;

/** Whether a file's root element is `svg`, whatever its namespace prefix. */
export function isSvg(bytes: Uint8Array): boolean {
  const text = readText(bytes.subarray(0, FIRST_BYTES));
  return /^<(?:[\w-]+:)?svg[\s/>]/.test(text.replace(PROLOG, ''));
}
