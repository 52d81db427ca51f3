import createMarkdownIt, { type MarkdownIt, type StateCore } from 'markdown-it';
import { abbreviations } from './block/abbreviations.js';
import { admonitions } from './block/admonitions.js';
import { asides } from './block/asides.js';
import { boundedNesting, MAX_NESTING } from './block/bounded-nesting.js';
import { chunkFences } from './block/chunk-fences.js';
import { comments } from './block/comments.js';
import { contentTabs } from './block/content-tabs.js';
import { deepLists } from './block/deep-lists.js';
import { definitionLists } from './block/definition-lists.js';
import { fencedDivs } from './block/fenced-divs.js';
import { figureDivs } from './block/figure-divs.js';
import { footnotes } from './block/footnotes.js';
import { htmlBlocks } from './block/html-blocks.js';
import { htmlStyles } from './block/html-styles.js';
import { latexDefinitions } from './block/latex-definitions.js';
import { latexFloats } from './block/latex-floats.js';
import { latexTheorems } from './block/latex-theorems.js';
import { lazyLines } from './block/lazy-lines.js';
import { lineBlocks } from './block/line-blocks.js';
import { listPlaces } from './block/list-places.js';
import { literalAddresses } from './block/literal-addresses.js';
import { literalTags } from './block/literal-tags.js';
import { markedLists } from './block/marked-lists.js';
import { myst } from './block/myst/index.js';
import { orgBlocks } from './block/org-blocks.js';
import { pageBreaks } from './block/page-breaks.js';
import { ruledTables } from './block/ruled-tables.js';
import { svg } from './block/svg.js';
import { tableCaptions } from './block/table-captions.js';
import { blockNames } from './core/block-names.js';
import { callouts } from './core/callouts.js';
import { criticBlocks } from './core/critic-blocks.js';
import { fenceCaptions } from './core/fence-captions.js';
import { headingAttributes, headingLabels } from './core/heading-attributes.js';
import { hiddenChunks } from './core/hidden-chunks.js';
import { htmlSpans } from './core/html-spans.js';
import { linkDefinitions } from './core/link-definitions.js';
import { logseq } from './core/logseq.js';
import { shortIndents } from './core/short-indents.js';
import { tableCells } from './core/table-cells.js';
import { bracketedSpans } from './inline/bracketed-spans.js';
import { citations } from './inline/citations.js';
import { criticMarkup } from './inline/critic-markup.js';
import { crossReferences } from './inline/cross-references.js';
import { eastAsianMarks } from './inline/east-asian-marks.js';
import { exampleReferences } from './inline/example-references.js';
import { imageAttributes } from './inline/image-attributes.js';
import { indexMarks } from './inline/index-marks.js';
import { latexText } from './inline/latex-text.js';
import { math } from './inline/math.js';
import { mystRoles } from './inline/myst-roles.js';
import { pairedMarks } from './inline/paired-marks.js';
import { spacedAddresses } from './inline/spaced-addresses.js';
import { subscriptAndSuperscript } from './inline/subscript-superscript.js';
import { templateTags } from './inline/template-tags.js';
import { tildeRuns } from './inline/tilde-runs.js';
import { webAddresses } from './inline/web-addresses.js';
import { wikiLinks } from './inline/wiki-links.js';
import { NeededRules } from './needed-rules.js';
import { plainTokens } from './plain-tokens.js';

let instance: MarkdownIt | undefined;
let rules: NeededRules | undefined;
/** The blocks and the running text of one document are read at different times. */
const neededBy = new WeakMap<StateCore, string>();

/** The configured parser. One instance serves all documents; `useRulesFor` says which one it reads. */
export function markdownIt(): MarkdownIt {
  instance ??= create();
  return instance;
}

/** Leaves out rules that can find nothing in a text, until another one is read; `state` is that in which it is read. */
export function useRulesFor(text: string, state?: StateCore): void {
  rules ??= new NeededRules(markdownIt());
  const needed = (state && neededBy.get(state)) ?? rules.of(text);
  if (state) neededBy.set(state, needed);
  rules.use(needed);
}

function create(): MarkdownIt {
  const md = createMarkdownIt({ html: true, linkify: true, maxNesting: MAX_NESTING + 2 });
  // Targets are checked when they are written, with a notice; the parser would leave the source as text.
  md.validateLink = () => true;
  const normalizeLink = md.normalizeLink.bind(md);
  md.normalizeLink = (url) => (url.startsWith('data:') ? url : normalizeLink(url));
  md.core.ruler.before('inline', 'between_blocks_and_inlines', betweenBlocksAndInlines);
  return md
    .use(plainTokens)
    .use(abbreviations)
    .use(blockNames)
    .use(boundedNesting)
    .use(shortIndents)
    .use(callouts)
    .use(admonitions)
    .use(asides)
    .use(htmlBlocks)
    .use(htmlSpans)
    .use(htmlStyles)
    .use(comments)
    .use(contentTabs)
    .use(chunkFences)
    .use(citations)
    .use(criticBlocks)
    .use(bracketedSpans)
    .use(indexMarks)
    .use(criticMarkup)
    .use(deepLists)
    .use(definitionLists)
    .use(eastAsianMarks)
    .use(tableCaptions)
    .use(ruledTables)
    .use(fenceCaptions)
    .use(hiddenChunks)
    .use(fencedDivs)
    .use(figureDivs)
    .use(myst)
    .use(mystRoles)
    .use(footnotes)
    .use(crossReferences)
    .use(exampleReferences)
    .use(headingAttributes)
    .use(headingLabels)
    .use(spacedAddresses)
    .use(imageAttributes)
    .use(lazyLines)
    .use(lineBlocks)
    .use(linkDefinitions)
    .use(listPlaces)
    .use(literalAddresses)
    .use(literalTags)
    .use(logseq)
    .use(markedLists)
    .use(math)
    .use(latexFloats)
    .use(latexTheorems)
    .use(latexText)
    .use(latexDefinitions)
    .use(pairedMarks)
    .use(subscriptAndSuperscript)
    .use(orgBlocks)
    .use(pageBreaks)
    .use(svg)
    .use(tableCells)
    .use(templateTags)
    .use(tildeRuns)
    .use(webAddresses)
    .use(wikiLinks);
}

/** A rule that does nothing; it marks the point at which the parser has read the blocks of a text but not their running text. */
export function betweenBlocksAndInlines(): void {}
