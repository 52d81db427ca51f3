import { abbreviations } from '../rules/block/abbreviations.js';
import { boundedNesting } from '../rules/block/bounded-nesting.js';
import { chartComments } from '../rules/block/chart-comments.js';
import { commentBlocks, comments } from '../rules/block/comments.js';
import { contentTabs } from '../rules/block/content-tabs.js';
import { deepLists, paragraphsAboveDeepLists } from '../rules/block/deep-lists.js';
import { definitionLists } from '../rules/block/definition-lists.js';
import { chunkFences, fencedCode } from '../rules/block/fenced-code.js';
import { fencedDivs } from '../rules/block/fenced-divs.js';
import { figureDivs } from '../rules/block/figure-divs.js';
import { footnoteDefinitions, footnoteReferences, inlineFootnotes } from '../rules/block/footnotes.js';
import { htmlBlocks } from '../rules/block/html-blocks.js';
import { htmlStyles } from '../rules/block/html-styles.js';
import { latexDefinitions } from '../rules/block/latex-definitions.js';
import { latexFloats } from '../rules/block/latex-floats.js';
import { latexTheorems } from '../rules/block/latex-theorems.js';
import { lazyLines } from '../rules/block/lazy-lines.js';
import { lineBlocks } from '../rules/block/line-blocks.js';
import { listPlaces } from '../rules/block/list-places.js';
import { literalAddresses } from '../rules/block/literal-addresses.js';
import { literalTags } from '../rules/block/literal-tags.js';
import { markedLists } from '../rules/block/marked-lists.js';
import { mathBlocks } from '../rules/block/math-blocks.js';
import { mergedPipeTables } from '../rules/block/merged-pipe-tables.js';
import { mystDirectives } from '../rules/block/myst/index.js';
import { mystLines, mystTargets } from '../rules/block/myst/lines.js';
import { nextItems } from '../rules/block/next-items.js';
import { orgBlocks } from '../rules/block/org-blocks.js';
import { pageBreaks } from '../rules/block/page-breaks.js';
import { promptTags } from '../rules/block/prompt-tags.js';
import { ruledHeadings } from '../rules/block/ruled-headings.js';
import { ruledTables } from '../rules/block/ruled-tables.js';
import { slashBlocks } from '../rules/block/slash-blocks.js';
import { svgBlocks, svgInText } from '../rules/block/svg.js';
import { tableBodies } from '../rules/block/table-bodies.js';
import { captionsAbove, captionsBelowCode, tableCaptions } from '../rules/block/table-captions.js';
import { textReferences, textReferencesInText } from '../rules/block/text-references.js';
import { theoremChunks } from '../rules/block/theorem-chunks.js';
import { CALLOUTS } from '../rules/callouts/index.js';
import { quoteCallouts } from '../rules/callouts/quotes.js';
import { blockNames, blockNamesInText, blockNamesOnLines } from '../rules/core/block-names.js';
import { bookdownParts } from '../rules/core/bookdown-parts.js';
import { commentRanges } from '../rules/core/comment-ranges.js';
import { criticBlocks } from '../rules/core/critic-blocks.js';
import { dashWidths } from '../rules/core/dash-widths.js';
import { fenceCaptions } from '../rules/core/fence-captions.js';
import { formulasOverBlankLines } from '../rules/core/formulas-over-blank-lines.js';
import { headingAttributes, headingLabels } from '../rules/core/heading-attributes.js';
import { hiddenChunks } from '../rules/core/hidden-chunks.js';
import { htmlSpans } from '../rules/core/html-spans.js';
import { lineBreaks } from '../rules/core/line-breaks.js';
import { headingReferences, linkDefinitions, usedLabels } from '../rules/core/link-definitions.js';
import { logseqBlocks, logseqMacros, logseqProperties, logseqReferences } from '../rules/core/logseq.js';
import { rawBlocks, rawInlines } from '../rules/core/raw-content.js';
import { shortIndents } from '../rules/core/short-indents.js';
import { tableCells } from '../rules/core/table-cells.js';
import { bookdownNames, bookdownReferences } from '../rules/inline/bookdown-references.js';
import { bracketedSpans } from '../rules/inline/bracketed-spans.js';
import { citationGroups, narrativeCitations } from '../rules/inline/citations.js';
import { criticMarkup } from '../rules/inline/critic-markup.js';
import {
  crossReferenceCommands,
  crossReferenceGroups,
  crossReferenceNames,
} from '../rules/inline/cross-references.js';
import { exampleReferences } from '../rules/inline/example-references.js';
import { quoteDetails, rubyText } from '../rules/inline/hackmd.js';
import { imageAttributes } from '../rules/inline/image-attributes.js';
import { indexMarks } from '../rules/inline/index-marks.js';
import { lastBackslash } from '../rules/inline/last-backslash.js';
import { latexText } from '../rules/inline/latex-text.js';
import { mathInBrackets, mathInDollars, mathSpans } from '../rules/inline/math.js';
import { multimarkdownTerms } from '../rules/inline/multimarkdown-terms.js';
import { mystRoles } from '../rules/inline/myst-roles.js';
import { caretInsertions, highlights, insertions } from '../rules/inline/paired-marks.js';
import { rawFormats } from '../rules/inline/raw-formats.js';
import { skippedElements } from '../rules/inline/skipped-elements.js';
import { spacedAddresses } from '../rules/inline/spaced-addresses.js';
import { spacedBold } from '../rules/inline/spaced-bold.js';
import { escapedSpaces, subscriptAndSuperscript } from '../rules/inline/subscript-superscript.js';
import { rawTags, templateTags } from '../rules/inline/template-tags.js';
import { tildeRuns } from '../rules/inline/tilde-runs.js';
import { wikiEmbeds, wikiLinks } from '../rules/inline/wiki-links.js';
import type { BlockRow, CoreRow, InlineRow } from '../rules/row.js';

/*
 * All syntax that is read, in the order in which the rules are tried: the first that fits is taken. Each row stands beside the
 * code of its rule; the rules that markdown-it itself has are given by their names. A rule that begins with the same signs as
 * another one, but is more special, stands above it.
 */

type OwnBlockRule =
  | 'table'
  | 'code'
  | 'blockquote'
  | 'hr'
  | 'list'
  | 'reference'
  | 'heading'
  | 'lheading'
  | 'paragraph';

/** Tried at the beginning of each block. */
export const BLOCKS: readonly (BlockRow | OwnBlockRule)[] = [
  blockNamesOnLines,
  boundedNesting,
  captionsAbove,
  captionsBelowCode,
  ruledTables,
  mergedPipeTables,
  'table',
  tableBodies,
  lineBlocks,
  deepLists,
  'code',
  commentBlocks,
  contentTabs,
  theoremChunks,
  chunkFences,
  ...CALLOUTS,
  mystDirectives,
  fencedDivs,
  slashBlocks,
  mystTargets,
  mystLines,
  latexFloats,
  latexTheorems,
  latexDefinitions,
  mathBlocks,
  fencedCode,
  'blockquote',
  listPlaces,
  pageBreaks,
  'hr',
  markedLists,
  nextItems,
  'list',
  abbreviations,
  footnoteDefinitions,
  textReferences,
  'reference',
  promptTags,
  htmlStyles,
  figureDivs,
  svgBlocks,
  chartComments,
  htmlBlocks,
  orgBlocks,
  ruledHeadings,
  'heading',
  tableCaptions,
  definitionLists,
  'lheading',
  paragraphsAboveDeepLists,
  lazyLines,
  'paragraph',
];

type OwnInlineRule =
  | 'text'
  | 'linkify'
  | 'newline'
  | 'escape'
  | 'backticks'
  | 'strikethrough'
  | 'emphasis'
  | 'link'
  | 'image'
  | 'autolink'
  | 'html_inline'
  | 'entity';

/** Tried at each special character of running text. */
export const INLINES: readonly (InlineRow | OwnInlineRule)[] = [
  logseqProperties,
  'text',
  'linkify',
  'newline',
  blockNamesInText,
  comments,
  indexMarks,
  criticMarkup,
  mystRoles,
  crossReferenceCommands,
  bookdownReferences,
  bookdownNames,
  textReferencesInText,
  exampleReferences,
  logseqMacros,
  rubyText,
  mathInDollars,
  mathInBrackets,
  mathSpans,
  latexText,
  escapedSpaces,
  lastBackslash,
  rawTags,
  templateTags,
  'escape',
  'backticks',
  tildeRuns,
  'strikethrough',
  highlights,
  insertions,
  caretInsertions,
  subscriptAndSuperscript,
  spacedBold,
  'emphasis',
  quoteDetails,
  crossReferenceGroups,
  crossReferenceNames,
  citationGroups,
  narrativeCitations,
  bracketedSpans,
  wikiLinks,
  multimarkdownTerms,
  footnoteReferences,
  'link',
  wikiEmbeds,
  'image',
  rawFormats,
  imageAttributes,
  spacedAddresses,
  inlineFootnotes,
  literalAddresses,
  'autolink',
  svgInText,
  skippedElements,
  'html_inline',
  'entity',
];

type OwnCoreRule =
  | 'normalize'
  | 'block'
  | 'strip_references'
  | 'inline'
  | 'linkify'
  | 'replacements'
  | 'smartquotes'
  | 'text_join';

/** What is done with a whole text until its blocks are read, but not yet their running text. */
export const STEPS_OF_BLOCKS: readonly (CoreRow | OwnCoreRule)[] = [
  'normalize',
  formulasOverBlankLines,
  shortIndents,
  'block',
  rawBlocks,
  tableCells,
  dashWidths,
  logseqBlocks,
  headingLabels,
  headingAttributes,
  bookdownParts,
  htmlSpans,
  quoteCallouts,
  blockNames,
  linkDefinitions,
  headingReferences,
  'strip_references',
];

/** What is done after that. */
export const STEPS_OF_TEXT: readonly (CoreRow | OwnCoreRule)[] = [
  criticBlocks,
  'inline',
  lineBreaks,
  rawInlines,
  commentRanges,
  literalTags,
  hiddenChunks,
  fenceCaptions,
  usedLabels,
  'linkify',
  'replacements',
  'smartquotes',
  'text_join',
  logseqReferences,
];

/** The rows of all lists. */
export const ROWS: readonly (BlockRow | InlineRow | CoreRow)[] = [
  ...BLOCKS,
  ...INLINES,
  ...STEPS_OF_BLOCKS,
  ...STEPS_OF_TEXT,
].filter((entry) => typeof entry !== 'string');
