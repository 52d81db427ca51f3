import createMarkdownIt, { type MarkdownIt } from 'markdown-it';
import { abbreviations } from './syntax/abbreviations.js';
import { admonitions } from './syntax/admonitions.js';
import { asides } from './syntax/asides.js';
import { blockNames } from './syntax/block-names.js';
import { boundedNesting, MAX_NESTING } from './syntax/bounded-nesting.js';
import { callouts } from './syntax/callouts.js';
import { comments } from './syntax/comments.js';
import { definitionLists } from './syntax/definition-lists.js';
import { divisions } from './syntax/divisions.js';
import { footnotes } from './syntax/footnotes.js';
import { formulaReferences } from './syntax/formula-references.js';
import { headingAttributes } from './syntax/heading-attributes.js';
import { htmlSpans } from './syntax/html-spans.js';
import { imageAttributes } from './syntax/image-attributes.js';
import { latexDefinitions } from './syntax/latex-definitions.js';
import { lazyLines } from './syntax/lazy-lines.js';
import { linkDefinitions } from './syntax/link-definitions.js';
import { math } from './syntax/math.js';
import { pageBreaks } from './syntax/page-breaks.js';
import { pairedMarks } from './syntax/paired-marks.js';
import { scripts } from './syntax/scripts.js';
import { shortIndents } from './syntax/short-indents.js';
import { svg } from './syntax/svg.js';
import { tableCells } from './syntax/table-cells.js';
import { tildeRuns } from './syntax/tilde-runs.js';
import { webAddresses } from './syntax/web-addresses.js';
import { wikiLinks } from './syntax/wiki-links.js';

let instance: MarkdownIt | undefined;

/** The configured parser; it holds no state between documents, so one serves all. */
export function markdownIt(): MarkdownIt {
  instance ??= create();
  return instance;
}

function create(): MarkdownIt {
  const md = createMarkdownIt({ html: true, linkify: true, maxNesting: MAX_NESTING + 2 });
  // Targets are judged when they are written, with a notice; the parser would leave the source as text.
  md.validateLink = () => true;
  const normalizeLink = md.normalizeLink.bind(md);
  md.normalizeLink = (url) => (url.startsWith('data:') ? url : normalizeLink(url));
  return md
    .use(abbreviations)
    .use(blockNames)
    .use(boundedNesting)
    .use(shortIndents)
    .use(callouts)
    .use(admonitions)
    .use(asides)
    .use(htmlSpans)
    .use(comments)
    .use(definitionLists)
    .use(divisions)
    .use(footnotes)
    .use(formulaReferences)
    .use(headingAttributes)
    .use(imageAttributes)
    .use(lazyLines)
    .use(linkDefinitions)
    .use(math)
    .use(latexDefinitions)
    .use(pairedMarks)
    .use(scripts)
    .use(pageBreaks)
    .use(svg)
    .use(tableCells)
    .use(tildeRuns)
    .use(webAddresses)
    .use(wikiLinks);
}
