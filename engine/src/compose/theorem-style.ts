import type { ComposedBlock, ComposedParagraph, RunProperties } from '../model/composed.js';
import { ITALIC_THEOREMS } from '../model/names/numbered-names.js';
import type { TheoremStyleId } from '../model/names/style-ids.js';
import type { Caption } from '../model/resolved.js';
import { changedRuns } from './changed-runs.js';
import type { Context } from './context.js';

/** The blocks of a theorem or the like, whose paragraphs have its style wherever they would be body text. */
export function inTheoremStyle(
  blocks: readonly ComposedBlock[],
  kind: Caption['kind'],
  { environment: { theme } }: Context,
): ComposedBlock[] {
  const style = styleOf(kind);
  return blocks.map((block) =>
    theme.isOfWord || block.type !== 'paragraph' || !isText(block)
      ? block
      : {
          ...block,
          style,
          ...(style === 'Theorem' ? { content: changedRuns(block.content, { properties: slanted }) } : {}),
          ...(block.style === 'FirstParagraph' && theme.firstLineIndent !== 0
            ? { indents: { firstLine: 0, ...block.indents } }
            : {}),
        },
  );
}

function styleOf(kind: Caption['kind']): TheoremStyleId {
  if (kind === 'proof') return 'Proof';
  return ITALIC_THEOREMS.has(kind) ? 'Theorem' : 'Statement';
}

function isText({ style, named, numbering }: ComposedParagraph): boolean {
  return (style === 'BodyText' || style === 'FirstParagraph') && !named && !numbering;
}

/** The look of a run in a style that is in italics: what would be upright elsewhere says so, and nothing else says anything. */
function slanted(properties: RunProperties): RunProperties {
  return properties.italic ? { ...properties, italic: false } : { ...properties, upright: true };
}
