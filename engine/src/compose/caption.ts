import type { ComposedInline, ComposedParagraph } from '../model/composed.js';
import type { Inline } from '../model/document.js';
import type { SourceLines } from '../model/pages.js';
import type { Caption } from '../model/resolved.js';
import { bookmarked } from './bookmarked.js';
import type { Composer } from './composer.js';
import type { Context } from './context.js';
import { isRightToLeft } from './direction.js';
import { paragraph } from './paragraph.js';
import { runProperties, textRuns } from './runs.js';

/**
 * A caption as Word's "Insert Caption" makes it in each language: the sequence that tables of figures list has the name
 * of the label (ECMA-376 Part 1, 17.16.5.56). `names` are the bookmarks of what it belongs to.
 */
export function captionParagraph(
  caption: Caption,
  style: 'Caption' | 'TableCaption',
  names: readonly string[],
  context: Context,
  composer: Composer,
  source: SourceLines,
): ComposedParagraph {
  const { before, after, text, entry } = caption;
  const isAround = isRightToLeft([{ type: 'text', value: before + after }]);
  const rightToLeft = isRightToLeft(text, isAround);
  const directed = { ...context, rightToLeft, opening: undefined };
  const content = [
    ...textRuns(before, isAround),
    ...captionNumber(caption),
    ...composer.inlines(joined(after, text), directed),
  ];
  return paragraph(bookmarked(content, [...names, entry]), directed, { style, source });
}

/** Text in front of a caption, in one run with its beginning. */
function joined(before: string, [first, ...rest]: readonly Inline[]): readonly Inline[] {
  if (first?.type === 'text') return [{ type: 'text', value: before + first.value }, ...rest];
  return [{ type: 'text', value: before }, ...(first ? [first, ...rest] : [])];
}

/** The number of a caption or formula, which Word counts, and a bookmark around it for references. */
export function captionNumber(
  { chapter, number, restarts, sequence, bookmark }: Caption,
  marks = 0,
): readonly ComposedInline[] {
  const byChapter = chapter !== '';
  return bookmarked(
    [
      ...textRuns(chapter, false, marks),
      {
        type: 'field',
        instruction: { kind: 'sequence', name: sequence, byChapter, ...(restarts && { restartsAt: number }) },
        result: String(number),
        properties: runProperties(marks),
      },
    ],
    [bookmark],
  );
}
