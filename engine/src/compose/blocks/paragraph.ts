import type { ComposedParagraph } from '../../model/composed.js';
import type { Paragraph } from '../../model/document.js';
import { bookmarked } from '../bookmarked.js';
import { figureCaption } from '../caption.js';
import type { Composer } from '../composer.js';
import type { Context } from '../context.js';
import { runsRightToLeft } from '../direction.js';
import { paragraph as composeParagraph } from '../paragraph.js';
import { sourceOf } from '../source.js';

export function paragraph(node: Paragraph, context: Context, composer: Composer): ComposedParagraph[] {
  const { children, align } = node;
  const aligned = align ? { ...context, alignment: align } : context;
  const rightToLeft = runsRightToLeft(children, context);
  const directed = rightToLeft === context.rightToLeft ? aligned : { ...aligned, rightToLeft };
  const { captions, targets } = context.environment.resolved;
  const content = bookmarked(composer.inlines(children, directed), targets.get(node) ?? []);
  const caption = captions.get(node);
  const source = sourceOf(node);
  if (!caption) return [composeParagraph(content, directed, { source })];
  const below = figureCaption(caption, aligned, source);
  const beside = { ...directed, rightToLeft: below.rightToLeft };
  return [composeParagraph(content, beside, { style: 'CaptionedFigure', source }), below];
}
