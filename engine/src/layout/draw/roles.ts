import type { ComposedParagraph } from '../../model/composed.js';
import type { ParagraphStyleId } from '../../model/names/style-ids.js';
import type { ParagraphRole } from '../../model/pages.js';
import type { Theme } from '../../theme/index.js';
import type { Column } from '../typesetting.js';

const BY_STYLE: Readonly<Partial<Record<ParagraphStyleId, ParagraphRole>>> = {
  Heading1: { kind: 'heading', level: 1 },
  Heading2: { kind: 'heading', level: 2 },
  Heading3: { kind: 'heading', level: 3 },
  Heading4: { kind: 'heading', level: 4 },
  Heading5: { kind: 'heading', level: 5 },
  Heading6: { kind: 'heading', level: 6 },
  Title: { kind: 'title' },
  Subtitle: { kind: 'subtitle' },
  TextTitle: { kind: 'title' },
  Quote: { kind: 'quote' },
  CodeBlock: { kind: 'code' },
  CodeLabel: { kind: 'code' },
  Caption: { kind: 'caption' },
  TableCaption: { kind: 'caption' },
  HorizontalLine: { kind: 'rule' },
  TOCHeading: { kind: 'contents' },
  TOC1: { kind: 'contents' },
  TOC2: { kind: 'contents' },
  TOC3: { kind: 'contents' },
  TableOfFigures: { kind: 'contents' },
  FootnoteText: { kind: 'note' },
  EndnoteText: { kind: 'note' },
};

/** The role of a paragraph, according to its place and its style. */
export function roleOf(
  paragraph: ComposedParagraph,
  { callout }: Pick<Column, 'callout'>,
  theme: Theme,
): ParagraphRole {
  const { style, numbering, heading, indents, content } = paragraph;
  if (numbering) return { kind: 'item', level: numbering.level };
  const byStyle = BY_STYLE[style];
  if (heading) return byStyle?.kind === 'heading' ? byStyle : { kind: 'heading', level: heading.depth };
  // A task has no marker but a checkbox, which hangs out as one does.
  if (content[0]?.type === 'checkbox')
    return {
      kind: 'item',
      level: Math.max(Math.round(((indents?.left ?? 0) - theme.listStart) / theme.listIndent) - 1, 0),
    };
  return byStyle ?? (callout ? { kind: 'callout', callout } : { kind: 'text' });
}
