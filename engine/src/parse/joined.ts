import { notice, type Report, repeatable } from '../api/notice.js';
import { formulaLabels } from '../latex/labels.js';
import type {
  Abbreviation,
  Block,
  Document,
  FootnoteDefinition,
  Heading,
  Paragraph,
} from '../model/document.js';
import { repeatsTitle } from '../model/nodes/plain-text.js';
import { counted } from '../text/counted.js';
import { pushAll, smallest, spliceAll } from '../text/long-arrays.js';
import type { DecidedDialect } from './dialect/decide.js';
import type { ParsedFront } from './front.js';
import type { ParsedText } from './parsed-text.js';
import type { Found } from './read/reader.js';
import { TEXT_REFERENCE } from './rules/block/text-references.js';

type Piece = Pick<ParsedText, 'found'>;

/** Joins the pieces of a text, in order, into one document, and reports problems that concern more than one piece. */
export function joined(
  front: ParsedFront,
  texts: readonly ParsedText[],
  report: Report,
  decided?: DecidedDialect,
): Document {
  const blocks: Block[] = [];
  const pieces: Piece[] = [front];
  for (const text of texts) {
    for (const block of text.blocks) blocks.push(block);
    if (!text.found.isEmpty) pieces.push(text);
  }
  const { headingShift = 0 } = front.metadata;
  if (headingShift > 0) lowerHeadings(blocks, headingShift);
  const parts = putParts(front, blocks);
  for (const { found } of pieces) for (const each of found.notices) report(each);
  const formulas = gathered(pieces, ({ formulas }) => formulas);
  const indexMarks = gathered(pieces, (found) => found.indexMarks);
  const document: Document = {
    blocks,
    definitions: definitionsOf(pieces, report),
    images: gathered(pieces, ({ images }) => images),
    formulas,
    latexDefinitions: pieces.map(({ found }) => found.latexDefinitions).join(''),
    abbreviations: abbreviationsOf(pieces, report),
    citations: gathered(pieces, ({ citations }) => citations),
    hasReviews: pieces.some(({ found }) => found.hasReviews),
    ...(indexMarks.length > 0 && { indexMarks }),
    hasWikiLinks: pieces.some(({ found }) => found.hasWikiLinks),
    formulaLabels: formulaLabels(formulas),
    hasNumbered: front.metadata.lists !== undefined || pieces.some(({ found }) => found.hasNumbered),
    ...front.lines,
    ...parts,
    metadata: front.metadata,
    ...(decided && { reading: { ...decided, differences: disputedIn(texts) } }),
  };
  reportDroppedTags(pieces, report);
  reportComments(pieces, report);
  reportLeftOut(pieces, report);
  reportUnused(texts, report);
  return document;
}

/** The syntax that other dialects read differently, each once. */
function disputedIn(texts: readonly ParsedText[]): readonly string[] {
  const all = new Set<string>();
  for (const { disputed } of texts) for (const sign of disputed) all.add(sign);
  // Rules meet them in another order where a text is read piece by piece.
  return [...all].sort();
}

/** Lowers the headings of the text, as pandoc does with `shift-heading-level-by`. */
function lowerHeadings(blocks: Block[], by: number): void {
  for (const [index, block] of blocks.entries())
    if (block.type === 'heading')
      blocks[index] = { ...block, depth: Math.min(block.depth + by, 6) as Heading['depth'] };
}

/** Concatenates a list of every piece. */
function gathered<Item>(
  pieces: readonly Piece[],
  listOf: (found: Found) => readonly Item[],
): readonly Item[] {
  const all: Item[] = [];
  for (const { found } of pieces) for (const item of listOf(found)) all.push(item);
  return all;
}

/** The footnote definitions by identifier; of several with the same one, the first counts. */
function definitionsOf(pieces: readonly Piece[], report: Report): Document['definitions'] {
  const definitions = new Map<string, FootnoteDefinition>();
  for (const { found } of pieces)
    for (const note of found.notes) {
      const { identifier, label, line } = note;
      const first = definitions.get(identifier);
      if (!first) {
        definitions.set(identifier, note);
        continue;
      }
      const message = `Footnote [^${label}] is defined again; the definition on line ${first.line} is used`;
      report(notice('footnote-duplicate-definition', message, line));
      // Its text is kept. No label contains a space, so no reference has this identifier.
      const own = `${identifier} line ${line}`;
      definitions.set(own, { ...note, kind: 'repeated', identifier: own });
    }
  return definitions;
}

/** The meanings of acronyms; the first definition of each counts. */
function abbreviationsOf(pieces: readonly Piece[], report: Report): Document['abbreviations'] {
  const abbreviations = new Map<string, Abbreviation>();
  for (const { found } of pieces)
    for (const { form, meaning, line } of found.abbreviations) {
      const first = abbreviations.get(form);
      if (!first) abbreviations.set(form, { meaning, line });
      else if (first.meaning !== meaning) {
        const message = `Abbreviation ${form} is explained again; the explanation on line ${first.line} is used`;
        report(
          repeatable(notice('abbreviation-unused', message, line), {
            subject: 'abbreviations',
            name: form,
            predicate: 'are explained again; their first explanations are used',
          }),
        );
      }
    }
  return abbreviations;
}

function reportDroppedTags(pieces: readonly Piece[], report: Report): void {
  const reported = new Set<string>();
  for (const { found } of pieces)
    for (const [name, each] of found.droppedTags) {
      if (!reported.has(name)) report(each);
      reported.add(name);
    }
}

function reportComments(pieces: readonly Piece[], report: Report): void {
  const comments = gathered(pieces, ({ comments }) => comments);
  const [first] = comments;
  if (first === undefined) return;
  const message = `Left out ${counted(comments.length, 'comment')} between %% signs`;
  report(notice('comment-left-out', message, first.line));
}

/** The names, for messages, of markup that is left out, with the rest of the message and the plural, if that is irregular. */
const LEFT_OUT: Readonly<Record<string, readonly [noun: string, details: string, many?: string]>> = {
  attribute: ['attribute', 'of text without a meaning in Word'],
  chunk: [
    'chunk',
    'whose code is hidden and whose result appears only once it is run; knit or render the text first',
  ],
  class: ['class', 'of blocks without a meaning in Word', 'classes'],
  pictureClass: ['class', 'of pictures without a meaning in Word', 'classes'],
  tableClass: ['class', 'of tables without a meaning in Word', 'classes'],
  format: ['block', 'for other formats than Word'],
  formatText: ['text', 'for other formats than Word'],
  htmlComment: ['comment', 'of HTML, which a document does not show'],
  comment: ['comment', 'of MyST, beginning with %'],
  look: ['setting', 'of the look of text, which follows the template'],
  latex: ['LaTeX command', 'for the look of pages, such as \\vspace'],
  raw: ['part', 'in raw formats that are not read here'],
  subpages: ['list', 'of the pages below this one, [[_TOSP_]], which are not part of this document'],
  property: ['line', 'that Logseq has written for itself, such as id::'],
  reference: ['reference', 'to blocks of Logseq that are not part of this document'],
  wordXml: ['element', 'of raw Word XML that this document cannot hold'],
};

function reportLeftOut(pieces: readonly Piece[], report: Report): void {
  const leftOut = gathered(pieces, ({ leftOut }) => leftOut);
  for (const [kind, [noun, details, many]] of Object.entries(LEFT_OUT)) {
    const own = leftOut.filter((each) => each.kind === kind);
    const [first] = own;
    if (!first) continue;
    const message = `Left out ${counted(own.length, noun, many)} ${details}${examplesOf(own)}`;
    report(notice('markup-left-out', message, first.line));
  }
}

const MAX_SHOWN = 40;
const MAX_EXAMPLES = 3;

/** What is left out by its names, or the first of them. */
function examplesOf(leftOut: Found['leftOut']): string {
  const names = new Set(leftOut.flatMap(({ what }) => (what === undefined ? [] : [shortened(what)])));
  if (names.size === 0) return '';
  const shown = [...names].slice(0, MAX_EXAMPLES).join(', ');
  return names.size > MAX_EXAMPLES ? `, such as ${shown}` : `: ${shown}`;
}

function shortened(written: string): string {
  const line = written.replace(/\s+/g, ' ');
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN - 1)}…${line.endsWith('”') ? '”' : ''}` : line;
}

function reportUnused(pieces: readonly ParsedText[], report: Report): void {
  const definitions = pieces
    .filter(({ linkDefinitions }) => linkDefinitions.length > 0)
    .flatMap(({ linkDefinitions }) => linkDefinitions);
  if (definitions.length === 0) return;
  const used = new Set(pieces.flatMap(({ usedLabels }) => [...usedLabels]));
  const addresses = new Map<string, string>();
  for (const { references } of pieces)
    for (const [label, { href }] of Object.entries(references))
      if (!addresses.has(label)) addresses.set(label, href);
  // `[//]: # (text)` is a common way to write comments in Markdown.
  const isComment = (label: string): boolean => /^#?$/.test(addresses.get(label) ?? '');
  const unused = definitions.filter(({ label }) => !used.has(label) && !isComment(label));
  for (const { label, line } of unused) {
    const isText = label.startsWith(TEXT_REFERENCE.toUpperCase());
    const name = isText ? label.toLowerCase() : `[${label.toLowerCase()}]`;
    const message = `${isText ? 'Text reference' : 'Link definition'} ${name} is never used; it was left out`;
    report(
      repeatable(notice('link-definition-unused', message, line), {
        subject: isText ? 'text references' : 'link definitions',
        name,
        predicate: 'are never used; they were left out',
        from: 2,
      }),
    );
  }
}

/**
 * Inserts an abstract and acknowledgements from front matter before the text, but after a heading that is or repeats the
 * title, at the level of the sections.
 */
function putParts(
  { abstract, acknowledgements, lines: { title } }: ParsedFront,
  blocks: Block[],
): Pick<Document, 'abstract' | 'acknowledgements'> {
  if (abstract.length + acknowledgements.length === 0) return {};
  const depths = blocks.flatMap((block) => (block.type === 'heading' ? [block.depth] : []));
  const [opening] = blocks;
  const isTitle =
    opening?.type === 'heading' && depths.every((depth, index) => index === 0 || depth > opening.depth);
  const isBelow = isTitle && (title === undefined || repeatsTitle(opening, title));
  const sections = isBelow ? depths.slice(1) : depths;
  const lowest = isBelow ? Math.min(opening.depth + 1, 6) : 1;
  const depth = (sections.length > 0 ? smallest(sections) : lowest) as Heading['depth'];
  const made: Block[] = [];
  const headingOf = (value: string, [first, ...others]: readonly Paragraph[]): Heading | undefined => {
    if (!first) return undefined;
    const heading: Heading = {
      type: 'heading',
      depth,
      kind: 'unnumbered',
      children: [{ type: 'text', value }],
      line: first.line,
    };
    pushAll(made, [heading, first, ...others]);
    return heading;
  };
  const abstractHeading = headingOf('Abstract', abstract);
  const thanks = headingOf('Acknowledgements', acknowledgements);
  spliceAll(blocks, isBelow ? 1 : 0, 0, made);
  return {
    ...(abstractHeading && { abstract: { heading: abstractHeading, length: abstract.length } }),
    ...(thanks && { acknowledgements: { heading: thanks, length: acknowledgements.length } }),
  };
}
