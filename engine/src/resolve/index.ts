import type { Report } from '../api/notice.js';
import type { Settings } from '../api/settings.js';
import { termsOf } from '../language/generated-text.js';
import type { Document, Heading } from '../model/document.js';
import type { Resolved } from '../model/resolved.js';
import { explainAbbreviations } from './abbreviations.js';
import { resolveCaptions } from './captions.js';
import { resolveContents } from './contents.js';
import { resolveFootnotes } from './footnotes.js';
import { resolveFormulaReferences } from './formula-references.js';
import { resolveHeadings } from './headings.js';
import { resolveLanguages } from './languages.js';
import { linksToFootnotes } from './links-to-footnotes.js';
import { resolveLists } from './lists.js';
import { withoutEmptyPages } from './page-breaks.js';
import { replaceShortcodes } from './shortcodes.js';
import { resolveTitle } from './title.js';
import { typeset } from './typography/index.js';
import { resolveWikiLinks } from './wiki-links.js';

/** The heading that became the title and is no longer part of the body. */
function titleHeading(front: Resolved['front']): Heading | undefined {
  return front?.layout === 'quiet' ? undefined : front?.heading;
}

/**
 * Works out the facts that depend on the whole document. The order matters: passes that change the text come
 * before those that number it. `shortcodes` are emoji by their names.
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
  const languages = resolveLanguages(linked, settings);
  const terms = termsOf(languages.primary);
  const typographic = settings.smartQuotes ? typeset(linked, languages.primary) : linked;
  const document = settings.linksToFootnotes ? linksToFootnotes(typographic) : typographic;
  const {
    front,
    frontBlocks,
    properties: described,
    blocks: body,
  } = resolveTitle(document, settings, languages.primary);
  const properties = { ...described, languages };
  const { blocks, footnotes } = resolveFootnotes(
    { ...document, blocks: [...frontBlocks, ...body] },
    settings.footnotes,
    terms,
    report,
  );
  const { headings, bookmarks, targets } = resolveHeadings(blocks, document.formulaLabels);
  const contents = settings.tableOfContents ? resolveContents(headings, titleHeading(front)) : new Map();
  const captions = settings.imageCaptions ? resolveCaptions(blocks) : new Map();
  const listSequences = resolveLists(document, blocks);
  return {
    blocks: withoutEmptyPages(blocks.slice(frontBlocks.length), {
      beginsPage: settings.titleLayout === 'page' || (front === undefined && contents.size === 0),
      endsDocument: settings.footnotes.position === 'page' || footnotes.notes.length === 0,
    }),
    front,
    properties,
    document,
    headings,
    contents,
    bookmarks,
    targets,
    footnotes,
    terms,
    captions,
    listSequences,
  };
}
