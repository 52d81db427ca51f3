import { legibleOn } from '../color/contrast.js';
import { edgesOf } from '../metrics/edges.js';
import type { ComposedBlock, ComposedParagraph, ParagraphFrame, RunProperties } from '../model/composed.js';
import type { Format } from '../model/format.js';
import { type Formats, formatOf, formatsOf } from '../theme/formats.js';
import type { Theme } from '../theme/index.js';
import { changedRuns } from './changed-runs.js';

/** Blocks with a frame around their paragraphs: one around neighbours with the same indents, as Word draws it. Tables keep their own lines. */
export function framed(
  blocks: readonly ComposedBlock[],
  frame: ParagraphFrame,
  theme: Theme,
): ComposedBlock[] {
  return blocks.map((block, index) => {
    if (!isFramed(block)) return block;
    const [above, below] = [blocks[index - 1], blocks[index + 1]];
    return {
      ...block,
      frame: {
        ...frame,
        ...(above && isFramed(above) && haveSameEdges(above, block, theme) && { joinsAbove: true }),
        ...(below &&
          isFramed(below) &&
          haveSameEdges(block, below, theme) && {
            gapBelow: gapBetween(block, below, theme),
          }),
      },
    };
  });
}

function isFramed(block: ComposedBlock): block is ComposedParagraph {
  return block.type === 'paragraph' && block.style !== 'Spacing' && block.style !== 'PageBreak';
}

function haveSameEdges(one: ComposedParagraph, other: ComposedParagraph, theme: Theme): boolean {
  const [first, second] = [one, other].map((each) => edgesOf(each, formatIn(theme, each), theme));
  return first?.left === second?.left && first?.right === second?.right;
}

function gapBetween(above: ComposedParagraph, below: ComposedParagraph, theme: Theme): number {
  const [upper, lower] = [formatIn(theme, above), formatIn(theme, below)];
  const isClose = upper.contextual && above.style === below.style && above.spacing?.always !== true;
  if (isClose) return 0;
  return Math.max(above.spacing?.after ?? upper.after, below.spacing?.before ?? lower.before);
}

function formatIn(theme: Theme, { style }: ComposedParagraph): Format {
  return formatOf(formatsOf(theme), style);
}

/** Blocks on a background, whose text is white or black where its usual colour, by default black, would be hard to read there. */
export function onBackground(
  blocks: readonly ComposedBlock[],
  background: string,
  theme: Theme,
  given?: string,
): ComposedBlock[] {
  const formats = formatsOf(theme);
  return blocks.map((block) => {
    if (block.type !== 'paragraph') return block;
    const usual = formatOf(formats, block.style).color ?? given;
    const isUsual = legibleOn(background, usual) === (usual ?? '000000');
    const content = changedRuns(block.content, {
      properties: (properties) => legibleRun(properties, { background, usual, formats, isUsual }),
    });
    return { ...block, content };
  });
}

interface Ground {
  readonly background: string;
  readonly usual: string | undefined;
  readonly formats: Formats;
  /** Whether text in the colour of the paragraph can be read. */
  readonly isUsual: boolean;
}

function legibleRun(
  properties: RunProperties,
  { background, usual, formats, isUsual }: Ground,
): RunProperties {
  if (properties.color !== undefined || properties.background !== undefined || properties.highlight)
    return properties;
  const own = properties.style === undefined ? undefined : formats.characters.get(properties.style)?.color;
  if (own === undefined && isUsual) return properties;
  const color = legibleOn(background, own ?? usual);
  return color === own ? properties : { ...properties, color };
}
