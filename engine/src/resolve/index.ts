import type { Document } from '../document.js';
import type { Report } from '../notice.js';
import type { Settings } from '../options.js';
import type { Resolved } from '../resolved.js';
import { resolveFootnotes } from './footnotes.js';
import { resolveHeadings } from './headings.js';
import { resolveLists } from './lists.js';
import { checkTables } from './tables.js';

/** Finds the facts that reach across the document. Notes come first: they may add to the body. */
export function resolve(document: Document, settings: Settings, report: Report): Resolved {
  checkTables(document.blocks, report);
  const { blocks, footnotes } = resolveFootnotes(document, settings.footnotes, report);
  const { headings, bookmarks } = resolveHeadings(blocks);
  const listSequences = resolveLists(document, blocks);
  return { blocks, document, headings, bookmarks, footnotes, listSequences };
}
