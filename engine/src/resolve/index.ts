import type { Document } from '../document.js';
import { formulaLabels } from '../formula-labels.js';
import type { Report } from '../notice.js';
import type { Resolved } from '../resolved.js';
import type { Settings } from '../settings.js';
import { explainAbbreviations } from './abbreviations.js';
import { resolveCaptions } from './captions.js';
import { resolveContents } from './contents.js';
import { resolveFootnotes } from './footnotes.js';
import { resolveFormulaReferences } from './formula-references.js';
import { resolveHeadings } from './headings.js';
import { resolveLanguages } from './languages.js';
import { linksToFootnotes } from './links-to-footnotes.js';
import { resolveLists } from './lists.js';
import { replaceShortcodes } from './shortcodes.js';
import { resolveTitle } from './title.js';
import { typeset } from './typography/index.js';
import { resolveWikiLinks } from './wiki-links.js';

/**
 * Finds the facts that reach across the document. The order matters: passes that change the text come before those
 * that number it. `shortcodes` are emoji by their names.
 */
export function resolve(
  source: Document,
  settings: Settings,
  report: Report,
  shortcodes: ReadonlyMap<string, string> = new Map(),
): Resolved {
  const linked = replaceShortcodes(
    explainAbbreviations(resolveFormulaReferences(resolveWikiLinks(source, report), report), report),
    shortcodes,
  );
  const shown = settings.smartQuotes
    ? typeset(linked, resolveLanguages(linked, linked.blocks, settings).primary)
    : linked;
  const document = settings.linksToFootnotes ? linksToFootnotes(shown) : shown;
  const { front, properties: described, blocks: body } = resolveTitle(document, settings);
  const properties = { ...described, languages: resolveLanguages(document, body, settings) };
  const heading = front?.heading ? [front.heading] : [];
  const { blocks, footnotes } = resolveFootnotes(
    { ...document, blocks: [...heading, ...body] },
    settings.footnotes,
    report,
  );
  const { headings, bookmarks, targets } = resolveHeadings(blocks, formulaLabels(document));
  const contents = settings.tableOfContents ? resolveContents(headings, front?.heading) : new Map();
  const captions = settings.imageCaptions ? resolveCaptions(blocks) : new Map();
  const listSequences = resolveLists(document, blocks);
  return {
    blocks: blocks.slice(heading.length),
    front,
    properties,
    document,
    headings,
    contents,
    bookmarks,
    targets,
    footnotes,
    captions,
    listSequences,
  };
}
