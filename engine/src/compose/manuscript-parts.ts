import { isAbstractHeading } from '../language/named-sections.js';
import type { ComposedBlock, ComposedParagraph } from '../model/composed.js';
import type { Block, Heading } from '../model/document.js';
import { plainText, repeatsTitle } from '../model/nodes/plain-text.js';
import type { Front } from '../model/resolved.js';
import type { Composer } from './composer.js';
import { type Context, silent, withMark } from './context.js';
import type { Environment } from './environment.js';
import { paragraph } from './paragraph.js';
import { isRemark } from './text-flow.js';

/**
 * The parts of a manuscript: the abstract, the text, the list of references and each part after it begin on pages of
 * their own.
 */
interface ManuscriptParts {
  /** Their first blocks, except those that begin a page anyway. */
  readonly beginPages: ReadonlySet<Block>;
  /** The first block of the text, if the title is repeated above it. */
  readonly text: Block | undefined;
}

const NONE: ManuscriptParts = { beginPages: new Set(), text: undefined };

/** The parts of the body, if the template separates them. */
export function manuscriptParts({ resolved, settings, theme }: Environment): ManuscriptParts {
  if (!theme.separatesParts) return NONE;
  const { blocks, front } = resolved;
  const [start] = blocks;
  const headings = blocks.filter((block) => block.type === 'heading');
  const references = headings.findLast(({ isBibliography }) => isBibliography);
  const first = headings[0];
  const abstract = first && isAbstractHeading(textOf(first)) ? first : undefined;
  const hasTitlePage = settings.titleLayout === 'page';
  const text = abstract ? belowAbstract(abstract, headings, resolved) : start;
  const isBelowRemarks = abstract && blocks.slice(0, blocks.indexOf(abstract)).every(isRemark);
  const appendices = headings.filter(({ kind }) => kind === 'appendix');
  const ends = [references, ...appendices, ...(references ? partsAfter(references, headings) : [])];
  const begin = hasTitlePage ? [isBelowRemarks ? undefined : abstract, text, ...ends] : ends;
  return {
    beginPages: new Set(begin.flatMap((block) => (block === undefined || block === start ? [] : [block]))),
    text: hasTitlePage && front && front.title.length > 0 && !isTitle(text, front) ? text : undefined,
  };
}

/** Whatever follows the list of references of a paper: tables, figures, appendices that are not marked as such. */
function partsAfter(references: Heading, headings: readonly Heading[]): readonly Heading[] {
  if (references.depth > 1) return [];
  return headings.slice(headings.indexOf(references) + 1).filter(({ depth }) => depth === 1);
}

/** With an abstract from front matter, the text begins where it ends; else, at the next heading. */
function belowAbstract(
  abstract: Heading,
  headings: readonly Heading[],
  resolved: Environment['resolved'],
): Block | undefined {
  return resolved.document.abstract
    ? belowFrontAbstract(resolved)
    : headings.find((heading) => heading !== abstract && heading.depth <= abstract.depth);
}

/** Where the text begins below an abstract from front matter and its keywords. */
export function belowFrontAbstract({
  blocks,
  document: { abstract },
  properties,
}: Environment['resolved']): Block | undefined {
  if (!abstract) return undefined;
  const at = blocks.findIndex((block) => block.type === 'heading' && isAbstractHeading(textOf(block)));
  return blocks[at + 1 + abstract.length + (properties.keywords ? 1 : 0)];
}

/** Whether the text begins with its title anyway. */
function isTitle(text: Block | undefined, { title }: Front): boolean {
  return text?.type === 'heading' && repeatsTitle(text, { children: title });
}

function textOf({ children }: Heading): string {
  return plainText(children);
}

/** The composed form of a block, with what its part of the manuscript adds. */
export function asPart(
  block: Block,
  composed: readonly ComposedBlock[],
  { beginPages, text }: ManuscriptParts,
  context: Context,
  composer: Composer,
): readonly ComposedBlock[] {
  // Most blocks do not begin a part.
  if (block !== text && !beginPages.has(block)) return composed;
  const title = block === text ? [titleAgain(context, composer)] : [];
  const [first, ...others] = [...title, ...composed];
  if (first?.type !== 'paragraph' || !beginPages.has(block)) return [...title, ...composed];
  return [{ ...first, beginsPage: true }, ...others];
}

function titleAgain(context: Context, composer: Composer): ComposedParagraph {
  const { front } = context.environment.resolved;
  const content = composer.inlines(front?.plainTitle ?? [], withMark(silent(context), 'heading'));
  return paragraph(content, context, { style: 'TextTitle' });
}
