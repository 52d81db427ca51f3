/*
 * What depends on the whole document. In: the `Document` as it was written. Out: a `Resolved` document (model/), in which every
 * number is known and every reference leads to what it means; notices for those that lead nowhere. Nothing here decides what
 * anything looks like.
 *
 * `resolve` is the order of the passes, and the order is the point: those that change the text (short forms, links, quotation
 * marks, citations, the title) come before those that number it (notes, headings, lists, captions, references). Each pass is a
 * function from blocks to blocks in a file or folder of its own. `passes.ts` loads on demand those that few texts need.
 */
import type { Report } from '../api/notice.js';
import type { Settings } from '../api/settings.js';
import { appendixLabel } from '../language/appendix.js';
import { termsOf } from '../language/generated-text.js';
import { isRightToLeftLanguage } from '../language/tags.js';
import type { Citing } from '../model/citing.js';
import type { Block, Document, Heading } from '../model/document.js';
import type { Metadata } from '../model/metadata.js';
import { kindsOf } from '../model/nodes/kinds.js';
import { mapDocument } from '../model/nodes/map-inlines.js';
import { walk } from '../model/nodes/walk.js';
import type { Languages, Resolved } from '../model/resolved.js';
import type { Terms } from '../model/terms.js';
import { resolveCaptions } from './captions.js';
import { raiseReferences } from './citations/references-heading.js';
import { resolveContents } from './headings/contents.js';
import { nameFrontParts } from './headings/front-parts.js';
import { resolveHeadingNumbers } from './headings/heading-numbers.js';
import { resolveHeadings } from './headings/headings.js';
import { withoutEmptyEnds } from './headings/page-breaks.js';
import { resolveTitle } from './headings/title.js';
import { withoutWrittenNumbers } from './headings/written-numbers.js';
import { resolveLanguages } from './languages.js';
import { resolveLists } from './lists.js';
import { resolveFootnotes } from './notes/footnotes.js';
import { linksToFootnotes } from './notes/links-to-footnotes.js';
import type { Passes } from './passes.js';
import { explainAbbreviations } from './short-forms/abbreviations.js';
import { replaceShortcodes } from './shortcodes.js';
import { typeset } from './typography/index.js';
import { resolveWikiLinks } from './wiki-links.js';

export { loadPasses, withReviews } from './passes.js';

/** The main language of a text, for citations whose language nobody has set. */
export function primaryLanguage(document: Document, settings: Settings): string {
  return resolveLanguages(document, settings).primary;
}

/** The heading that became the title and is no longer part of the body. */
function titleHeading({
  front,
  headingShift,
}: Pick<Resolved, 'front' | 'headingShift'>): Heading | undefined {
  return front?.layout === 'quiet' && headingShift === 0 ? undefined : front?.heading;
}

/**
 * Determines everything that depends on the whole document. The order matters: passes that change the text come before
 * those that number it.
 *
 * @param shortcodes emoji by name
 * @param citing prints citations; undefined if the text has none
 * @param passes the passes that few texts need, if this one needs them
 */
export function resolve(
  source: Document,
  settings: Settings,
  report: Report,
  shortcodes: ReadonlyMap<string, string> = new Map(),
  citing?: Citing,
  passes: Passes = {},
): Resolved {
  const given = settings.numberHeadings ? withoutWrittenNumbers(source, report) : source;
  const expanded = passes.acronyms?.expandAcronyms(given, report) ?? given;
  const linked = replaceShortcodes(
    explainAbbreviations(resolveWikiLinks(expanded, report), report),
    shortcodes,
  );
  const languages = resolveLanguages(linked, settings);
  const { contentsTitle: ownTitle } = settings;
  const words = termsOf(languages.primary);
  const terms = ownTitle === undefined ? words : { ...words, contents: ownTitle };
  const named = nameFrontParts(linked, languages.primary);
  const typographic = settings.smartQuotes ? typeset(named, languages.primary) : named;
  const noted = settings.linksToFootnotes ? linksToFootnotes(typographic) : typographic;
  const { document: cited, program } =
    citing && passes.citations
      ? passes.citations.resolveCitations(noted, citing, settings.footnotes, terms, report)
      : { document: withoutCitations(noted), program: undefined };
  const document = passes.bibliographies?.withBibliographies(cited) ?? cited;
  const {
    front,
    frontBlocks,
    properties: described,
    blocks: untitled,
    headingShift,
  } = resolveTitle(document, settings, languages.primary);
  const body = settings.styleGuide === undefined ? untitled : raiseReferences(untitled, headingShift);
  const properties = { ...described, languages, rightToLeft: isRightToLeft(document.metadata, languages) };
  const all = frontBlocks.length === 0 ? body : [...frontBlocks, ...body];
  const { blocks, footnotes } = resolveFootnotes(
    { ...document, blocks: all },
    settings.footnotes,
    terms,
    report,
  );
  const { headings, bookmarks, targets } = resolveHeadings(
    blocks,
    document.formulaLabels,
    document.definitions,
  );
  const label = appendixLabel(languages.primary);
  const outline = { blocks, headings, headingShift, title: front?.heading };
  const sections = resolveHeadingNumbers(outline, settings, label);
  const title = titleHeading({ front, headingShift });
  const numbering =
    passes.numbering?.resolveNumbering({
      document,
      blocks,
      headings,
      bookmarks,
      headingShift,
      title,
      terms,
      language: languages.primary,
      headingNumbers: sections.headingNumbers,
      numbersAll: settings.imageCaptions !== false,
      byChapter: settings.numberByChapter,
      guide: settings.styleGuide,
      report,
    }) ?? withoutNumbering(blocks, settings, terms);
  const hasContentsPlace = document.hasNumbered && hasPlaceOfContents(blocks);
  const contents =
    settings.includeTableOfContents || hasContentsPlace
      ? resolveContents(blocks, headings, headingShift, title, settings.contentsDepth)
      : new Map();
  const listSequences = resolveLists(document, blocks);
  return {
    blocks: withoutEmptyEnds(blocks.slice(frontBlocks.length), {
      beginsPage: settings.titleLayout === 'page' || (front === undefined && contents.size === 0),
      endsDocument: settings.footnotes.position === 'page' || footnotes.notes.length === 0,
    }),
    front,
    headingShift,
    properties,
    document,
    headings,
    ...sections,
    appendixLabel: label,
    contents,
    bookmarks,
    targets,
    footnotes,
    citing: program,
    terms,
    ...numbering,
    index: passes.index?.indexEntries(document.indexMarks ?? [], blocks, languages.primary, report) ?? [],
    hasContentsPlace,
    listSequences,
  };
}

function isRightToLeft({ direction }: Metadata, { primary }: Languages): boolean {
  return direction === 'ltr' || direction === 'rtl' ? direction === 'rtl' : isRightToLeftLanguage(primary);
}

/** Replaces citations with their source text. */
function withoutCitations(document: Document): Document {
  if (document.citations.length === 0) return document;
  return mapDocument(document, (inline) => (inline.type === 'citation' ? inline.children : undefined));
}

/** The numbers of a text in which only pictures with titles are numbered. */
function withoutNumbering(
  blocks: readonly Block[],
  { imageCaptions, styleGuide }: Settings,
  terms: Terms,
): Pick<Resolved, 'captions' | 'references' | 'lists' | 'listsInFront'> {
  return {
    captions: imageCaptions !== false ? resolveCaptions(blocks, terms, styleGuide) : new Map(),
    references: new Map(),
    lists: new Map(),
    listsInFront: [],
  };
}

const PLACES = kindsOf('listPlace');

function hasPlaceOfContents(blocks: readonly Block[]): boolean {
  let isFound = false;
  const block = (each: Block): void => {
    isFound ||= each.type === 'listPlace' && each.of === 'headings';
  };
  walk(blocks, { block }, PLACES);
  return isFound;
}
