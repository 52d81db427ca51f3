import { writeMarkdown } from './markdown/write.js';
import type { Document } from './model/document.js';
import { NO_METADATA } from './model/metadata.js';
import { parse } from './parse/index.js';

/** Writes a document as Markdown, which `convert` reads as the same document. */
export function toMarkdown(document: Document): string {
  return writeMarkdown(document, (markdown) => parse(markdown, NO_METADATA, () => undefined));
}
