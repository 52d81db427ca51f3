import type { ComposedParagraph } from '../../model/composed.js';
import type { BlockLine, Inline, LineBlock } from '../../model/document.js';
import { runsRightToLeft } from '../../model/nodes/text-direction.js';
import type { Composer } from '../composer.js';
import type { Context } from '../context.js';
import { paragraph } from '../paragraph.js';

/** One paragraph, so that a blank line is as high in every template, and no first-line indent shifts the verse. */
export function lineBlock(node: LineBlock, context: Context, composer: Composer): [ComposedParagraph] {
  const { align, children, line } = node;
  const inlines = children.flatMap(inlinesOf);
  const rightToLeft = runsRightToLeft(inlines, context);
  const directed = { ...context, ...(align ? { alignment: align } : {}), rightToLeft };
  const source = { first: line, last: children.at(-1)?.line ?? line };
  return [paragraph(composer.inlines(inlines, directed), directed, { bodyStyle: 'FirstParagraph', source })];
}

/** Word would drop ordinary spaces at the beginning of a line that follows a break. */
const SPACE = '\u00a0';

function inlinesOf({ indent, children }: BlockLine, index: number): readonly Inline[] {
  const spaces: Inline[] = indent === 0 ? [] : [{ type: 'text', value: SPACE.repeat(indent) }];
  return [...(index === 0 ? [] : [BREAK]), ...spaces, ...children];
}

const BREAK: Inline = { type: 'break' };
