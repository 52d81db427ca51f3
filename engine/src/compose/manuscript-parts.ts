import { isAbstractHeading, isFrontPartHeading } from '../language/named-sections.js';
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
 * The parts of a manuscript: the abstract, acknowledgements and the like, the text, the list of references and each part after it
 * begin on pages of their own.
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
  const { before, text } = divided(headings, resolved);
  const [first] = before;
  const hasTitlePage = settings.titleLayout === 'page';
  const isBelowRemarks = first && blocks.slice(0, blocks.indexOf(first)).every(isRemark);
  const appendices = headings.filter(({ kind }) => kind === 'appendix');
  const ends = [references, ...appendices, ...(references ? partsAfter(references, headings) : [])];
  const own = isBelowRemarks ? before.slice(1) : before;
  const begin = hasTitlePage ? [...own, text, ...ends] : ends;
  return {
    beginPages: new Set(begin.flatMap((block) => (block === undefined || block === start ? [] : [block]))),
    text: hasTitlePage && front && front.title.length > 0 && !isTitle(text, front) ? text : undefined,
  };
}

/** The headings of the abstract, acknowledgements and the like before the text, and the first block of the text. */
function divided(
  headings: readonly Heading[],
  resolved: Environment['resolved'],
): { readonly before: readonly Heading[]; readonly text: Block | undefined } {
  const { blocks, document } = resolved;
  const { abstract, acknowledgements } = document;
  const before = partsBefore(headings);
  const last = before.at(-1);
  if (!last) return { before, text: blocks[0] };
  // Parts from front matter end before the text, which may begin without a heading.
  const made = (abstract ? 1 : 0) + (acknowledgements ? 1 : 0);
  const lastMade = before[made - 1];
  const end =
    lastMade && acknowledgements
      ? blocks[blocks.indexOf(lastMade) + 1 + acknowledgements.length]
      : belowFrontAbstract(resolved);
  if (lastMade && end?.type !== 'heading') return { before: before.slice(0, made), text: end };
  return {
    before,
    text: headings.slice(headings.indexOf(last) + 1).find(({ depth }) => depth <= last.depth),
  };
}

/** The first headings, as far as they are those of parts before the text. */
function partsBefore(headings: readonly Heading[]): readonly Heading[] {
  const found: Heading[] = [];
  let hasAbstract = false;
  for (const heading of headings) {
    const around = found.at(-1);
    if (around && heading.depth > around.depth) continue;
    const name = textOf(heading);
    const isAbstract: boolean = !hasAbstract && isAbstractHeading(name);
    if (!isAbstract && !isFrontPartHeading(name)) break;
    hasAbstract ||= isAbstract;
    found.push(heading);
  }
  return found;
}

/** Whatever follows the list of references of a paper: tables, figures, appendices that are not marked as such. */
function partsAfter(references: Heading, headings: readonly Heading[]): readonly Heading[] {
  if (references.depth > 1) return [];
  return headings.slice(headings.indexOf(references) + 1).filter(({ depth }) => depth === 1);
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
