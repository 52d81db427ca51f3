import { isReferencesHeading } from '../../language/named-sections.js';
import type { ComposedParagraph } from '../../model/composed.js';
import type { Heading } from '../../model/document.js';
import { plainText } from '../../model/plain-text.js';
import { levelOf } from '../../model/resolved.js';
import { bookmarked } from '../bookmarked.js';
import type { Composer } from '../composer.js';
import { type Context, withMark } from '../context.js';
import { runsRightToLeft } from '../direction.js';
import { paragraph } from '../paragraph.js';
import { sourceOf } from '../source.js';

export function heading(node: Heading, context: Context, composer: Composer): [ComposedParagraph] {
  const rightToLeft = runsRightToLeft(node.children, context);
  const alignment = node.align ?? context.alignment ?? (isCentered(node, context) ? 'center' : undefined);
  const directed = { ...withMark(context, 'heading'), rightToLeft, alignment };
  const { headings, contents, targets, headingShift } = context.environment.resolved;
  const names = [headings.get(node)?.bookmark, contents.get(node)?.bookmark, ...(targets.get(node) ?? [])];
  const content = bookmarked(composer.inlines(node.children, directed), names);
  return [
    {
      ...paragraph(content, directed, {
        style: `Heading${levelOf(node, headingShift)}`,
        source: sourceOf(node),
      }),
      heading: node,
    },
  ];
}

/** In MLA style, "Works Cited" stands in the middle. */
function isCentered({ children }: Heading, { environment }: Context): boolean {
  return environment.theme.centersReferences && isReferencesHeading(plainText(children));
}
