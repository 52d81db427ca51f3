import type { ComposedParagraph } from '../../model/composed.js';
import type { Heading } from '../../model/document.js';
import { bookmarked } from '../bookmarked.js';
import type { Composer } from '../composer.js';
import type { Context } from '../context.js';
import { runsRightToLeft } from '../direction.js';
import { paragraph } from '../paragraph.js';
import { sourceOf } from '../source.js';

export function heading(node: Heading, context: Context, composer: Composer): [ComposedParagraph] {
  const rightToLeft = runsRightToLeft(node.children, context);
  const directed = { ...context, rightToLeft, alignment: node.align ?? context.alignment };
  const { headings, contents, targets } = context.environment.resolved;
  const names = [headings.get(node)?.bookmark, contents.get(node)?.bookmark, ...(targets.get(node) ?? [])];
  const content = bookmarked(composer.inlines(node.children, directed), names);
  return [
    {
      ...paragraph(content, directed, { style: `Heading${node.depth}`, source: sourceOf(node) }),
      heading: node,
    },
  ];
}
