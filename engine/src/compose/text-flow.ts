import { isAbstractHeading } from '../language/named-sections.js';
import { isTableNote } from '../language/table-notes.js';
import type { Block, Heading, Inline } from '../model/document.js';
import { pictureAlone } from '../model/nodes/picture-alone.js';
import { plainText } from '../model/nodes/plain-text.js';
import { REFERENCE_INDENT } from '../theme/measures.js';
import type { Context } from './context.js';
import { MARK_BITS } from './runs.js';

/** The preceding blocks of the same container, as far as they affect the style of text. */
export interface TextFlow {
  readonly previous: Block | undefined;
  readonly hasHeadings: boolean;
  /** The level of the heading of the abstract, within it. */
  readonly abstract: Heading['depth'] | undefined;
}

export const FLOW_START: TextFlow = { previous: undefined, hasHeadings: false, abstract: undefined };

/** The flow after a block. */
export function flowAfter(block: Block, { abstract, hasHeadings }: TextFlow): TextFlow {
  if (block.type !== 'heading') return { previous: block, hasHeadings, abstract };
  const isInside = abstract !== undefined && block.depth > abstract;
  // Only the first section can be an abstract; a later one with its name is something else.
  const isAbstract = !hasHeadings && isAbstractHeading(plainText(block.children));
  return {
    previous: block,
    hasHeadings: true,
    abstract: isInside ? abstract : isAbstract ? block.depth : undefined,
  };
}

/** The context of a block in the flow: body text may open a section, continue a sentence or be a reference. */
export function inFlow(block: Block, flow: TextFlow, context: Context): Context {
  if (block.type !== 'paragraph' || context.paragraphStyle !== 'BodyText') return context;
  const { children, isReference } = block;
  if (isReference) {
    const left = context.left + REFERENCE_INDENT;
    const marks = context.marks | MARK_BITS.slanted;
    return { ...context, marks, paragraphStyle: 'Bibliography', left, styleLeft: left };
  }
  // A line of keywords begins with their name.
  if (flow.abstract !== undefined)
    return children[0]?.type === 'text' ? { ...context, paragraphStyle: 'Abstract' } : context;
  if (isNoteBelow(block, flow.previous)) return { ...context, paragraphStyle: 'TableNote' };
  return opensSection(flow, context) ||
    continues(children, flow) ||
    (flow.previous === undefined && isRemark(block))
    ? { ...context, paragraphStyle: 'FirstParagraph' }
    : context;
}

function opensSection({ previous }: TextFlow, { environment }: Context): boolean {
  if (!environment.theme.opensFlush) return false;
  return previous === undefined || previous.type === 'heading' || previous.type === 'thematicBreak';
}

/** "where x is …" below a formula, table or figure continues the sentence above. */
function continues([first]: readonly Inline[], { previous }: TextFlow): boolean {
  if (previous === undefined || previous.type === 'paragraph' || previous.type === 'heading') return false;
  return first?.type === 'text' && /^\s*\p{Ll}/u.test(first.value);
}

/** Whether a paragraph is the note of a table or a picture, such as "*Note.* Means of five days." */
export function isNoteBelow(block: Block | undefined, previous: Block | undefined): boolean {
  if (block?.type !== 'paragraph') return false;
  const isOn =
    previous?.type === 'table' ||
    (previous?.type === 'paragraph' && pictureAlone(previous.children) !== undefined);
  return isOn && isTableNote(plainText(block.children));
}

/** A line entirely in italics, which describes what is above it. */
export function isRemark(block: Block): boolean {
  return block.type === 'paragraph' && block.children.length === 1 && block.children[0]?.type === 'emphasis';
}
