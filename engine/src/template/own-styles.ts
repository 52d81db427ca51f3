import type { ParagraphLook, Style } from '../theme/style.js';
import type { StyleId } from '../theme/style-ids.js';
import type { Look } from './look.js';

/** Our styles of text that stands where body text does, although they are not based on its style. */
const BESIDE_TEXT: ReadonlySet<StyleId> = new Set([
  'CodeBlock',
  'CodeLabel',
  'DefinitionTerm',
  'DetailsSummary',
]);

/**
 * Changes those of our styles that a template lacks: they expect that `Normal` is neutral and looks like body text, which is
 * not so in all templates.
 */
export function fitOwnStyles(normal: Look, body: Look): (style: Style) => Style {
  const neutral = neutralized(normal);
  const run = {
    ...(body.size === normal.size ? {} : { size: body.size }),
    ...(body.font === undefined || body.font === normal.font ? {} : { font: body.font }),
  };
  return (style) => {
    if (style.type !== 'paragraph' || style.basedOn !== 'Normal') return style;
    const paragraph = { ...neutral, ...style.paragraph };
    const left = (paragraph.left ?? 0) + Math.max(body.left, 0);
    return {
      ...style,
      paragraph: {
        ...paragraph,
        ...(BESIDE_TEXT.has(style.id) && body.left > 0 ? { left } : {}),
        // Lines in narrow columns would be torn apart.
        ...(style.id === 'TableText' && normal.alignment === 'both' ? { alignment: 'left' } : {}),
      },
      run: { ...run, ...style.run },
    };
  };
}

/** Resets the indents of `Normal`, and the like. */
function neutralized({ firstLine, left, right, before, alignment }: Look): ParagraphLook {
  return {
    ...(firstLine === 0 ? {} : { firstLine: 0 }),
    ...(left === 0 ? {} : { left: 0 }),
    ...(right === 0 ? {} : { right: 0 }),
    ...(before === 0 ? {} : { before: 0 }),
    ...(alignment === 'center' || alignment === 'right' ? { alignment: 'left' } : {}),
  };
}
