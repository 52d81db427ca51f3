import type { ComposedContents, ComposedInline, ComposedParagraph } from '../model/composed.js';
import type { Heading } from '../model/document.js';
import type { ContentsEntry } from '../model/resolved.js';
import { isNumberedLevel } from '../theme/heading-numbers.js';
import { textWidth } from '../theme/index.js';
import type { Composer } from './composer.js';
import { type Context, withMark } from './context.js';
import { isRightToLeft } from './direction.js';
import { paragraph } from './paragraph.js';
import { runProperties, textRuns } from './runs.js';

/** The table of contents, if the document has one; at the top of a page, there is no space above it. */
export function contents(context: Context, composer: Composer, isTop: boolean): ComposedContents[] {
  const { resolved } = context.environment;
  if (resolved.contents.size === 0) return [];
  const heading = resolved.terms.contents;
  const rightToLeft = isRightToLeft([{ type: 'text', value: heading }]);
  return [
    {
      type: 'contents',
      title: {
        ...paragraph(textRuns(heading, rightToLeft), { ...context, rightToLeft }, { style: 'TOCHeading' }),
        ...(isTop && { spacing: { before: 0, always: false } }),
      },
      entries: [...resolved.contents].map(([heading, each]) => entry(heading, each, context, composer)),
      end: paragraph([], context, { style: 'Spacing' }),
    },
  ];
}

function entry(
  heading: Heading,
  { depth, bookmark, children }: ContentsEntry,
  context: Context,
  composer: Composer,
): ComposedParagraph {
  const directed = {
    ...withMark(context, 'heading'),
    rightToLeft: isRightToLeft(children, context.rightToLeft),
  };
  const content: ComposedInline[] = [
    ...numberOf(heading, context),
    ...composer.inlines(children, directed),
    { type: 'tab' },
    {
      type: 'field',
      instruction: { kind: 'pageOf', heading, bookmark },
      result: '1',
      properties: runProperties(0),
    },
  ];
  const link: ComposedInline = { type: 'link', target: { kind: 'bookmark', bookmark }, tooltip: '', content };
  const style = `TOC${tocDepth(depth)}` as const;
  const made = paragraph([link], directed, { style });
  const { theme } = context.environment;
  return theme.given?.withoutTab.has(style)
    ? { ...made, tabs: { right: textWidth(theme.page), dots: true } }
    : made;
}

/** Deeper headings are left out. */
function tocDepth(depth: Heading['depth']): 1 | 2 | 3 {
  return depth === 1 || depth === 2 ? depth : 3;
}

/** The number of a heading as Word puts it in front of the entry. */
function numberOf(heading: Heading, { environment: { resolved, theme } }: Context): ComposedInline[] {
  const number = resolved.headingNumbers.get(heading);
  if (!number) return [];
  const isLabel = number.list === 'appendices' && number.level === number.first;
  if (isLabel || !isNumberedLevel(theme, number.level) || theme.given) return textRuns(`${number.printed} `);
  return [...textRuns(number.printed), { type: 'tab' }];
}
