import type { BlockLength, BlockLook } from '../../model/block-look.js';
import type { ComposedBlock, ParagraphFrame } from '../../model/composed.js';
import type { Div } from '../../model/document.js';
import { TWIPS_PER_POINT } from '../../model/units.js';
import { formatOf, formatsOf } from '../../theme/formats.js';
import type { Composer } from '../composer.js';
import { type Context, inIndents, lineWidth } from '../context.js';
import { framed, onBackground } from '../framed.js';

/** Between the text and the line around it, in points, where the text does not say. */
const PADDING = 4;
/** The thinnest line of Word, a quarter of a point, in twips: around a background, so that it reaches beyond its text. */
const HAIRLINE = 5;

/** Blocks with the indents, the background and the lines that their author gives them. */
export function setApart(
  { children }: Div,
  look: BlockLook,
  context: Context,
  composer: Composer,
): ComposedBlock[] {
  const { theme } = context.environment;
  const twips = (length: BlockLength | undefined): number => twipsOf(length, context);
  const frame = frameOf(look);
  const room = (side: 'left' | 'right'): number =>
    frame?.border?.sides.includes(side) ? frame.border.space + frame.border.thickness : 0;
  const [start, end] = context.rightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const inside = inIndents(context, twips(look[start]) + room(start), twips(look[end]) + room(end));
  const blocks = withFirstLines(composer.blocks(children, inside), twips(look.firstLine), inside);
  const legible = look.background === undefined ? blocks : onBackground(blocks, look.background, theme);
  return frame ? framed(legible, frame, theme) : legible;
}

function twipsOf(length: BlockLength | undefined, context: Context): number {
  if (!length) return 0;
  const { unit, value } = length;
  switch (unit) {
    case 'pt':
      return Math.round(value * TWIPS_PER_POINT);
    case 'em':
      return Math.round(value * formatOf(formatsOf(context.environment.theme), context.paragraphStyle).size);
    case 'line':
      return Math.round(value * lineWidth(context));
  }
}

function frameOf({ background, border, padding = PADDING }: BlockLook): ParagraphFrame | undefined {
  if (background === undefined && !border) return undefined;
  return {
    ...(background !== undefined && { shading: background }),
    border: {
      sides: border?.sides ?? ['top', 'right', 'bottom', 'left'],
      color: border?.color ?? background ?? '',
      thickness: border ? Math.max(Math.round(border.width * TWIPS_PER_POINT), HAIRLINE) : HAIRLINE,
      space: Math.round(padding * TWIPS_PER_POINT),
    },
  };
}

/** Paragraphs whose first line begins elsewhere than the others, unless a marker or a number is there. */
function withFirstLines(
  blocks: readonly ComposedBlock[],
  firstLine: number,
  { left }: Context,
): ComposedBlock[] {
  if (firstLine === 0) return [...blocks];
  return blocks.map((block) => {
    if (block.type !== 'paragraph' || block.numbering || block.headingNumber || block.indents?.hanging)
      return block;
    const own =
      firstLine > 0 ? { firstLine } : { hanging: Math.min(-firstLine, block.indents?.left ?? left) };
    return { ...block, indents: { ...block.indents, ...own } };
  });
}
