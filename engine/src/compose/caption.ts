import type { ComposedInline, ComposedParagraph } from '../model/composed.js';
import type { Inline } from '../model/document.js';
import { numberText } from '../model/names/number-styles.js';
import type { CharacterStyleId } from '../model/names/style-ids.js';
import { isGivenRightToLeft, isRightToLeft } from '../model/nodes/text-direction.js';
import type { SourceLines } from '../model/pages.js';
import type { Caption } from '../model/resolved.js';
import { bookmarked } from './bookmarked.js';
import type { Composer } from './composer.js';
import { type Context, upright } from './context.js';
import { paragraph, withoutNumber } from './paragraph.js';
import { MARK_BITS, runProperties, textRuns } from './runs.js';

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
  const rightToLeft = isGivenRightToLeft(context) ?? isRightToLeft(text, isAround);
  const directed = { ...upright(context), rightToLeft, opening: undefined };
  const isOnLine = hasLine(caption, context);
  const { strongNumbers } = context.environment.theme.captions;
  const look = isOnLine && strongNumbers ? STRONG_NUMBER : PLAIN_NUMBER;
  const content = [
    ...textRuns(before, isAround, look.marks, look.style),
    ...captionNumber(caption, look),
    ...(isOnLine
      ? belowNumber(caption, composer.inlines(text, directed), look)
      : composer.inlines(joined(after, text), directed)),
  ];
  const made = paragraph(bookmarked(content, [...names, entry]), directed, { style, source });
  return withoutNumber(made, context);
}

/** A caption that has no number, or one that its author has written. */
export function uncountedCaption(
  text: readonly Inline[],
  style: 'Caption' | 'TableCaption',
  names: readonly string[],
  context: Context,
  composer: Composer,
  source: SourceLines,
): ComposedParagraph {
  const rightToLeft = isGivenRightToLeft(context) ?? isRightToLeft(text, context.rightToLeft);
  const directed = { ...upright(context), rightToLeft, opening: undefined };
  const content = bookmarked(composer.inlines(text, directed), names);
  return withoutNumber(paragraph(content, directed, { style, source }), context);
}

/** Whether the number of a caption has a line of its own. */
export function hasLine({ whole, kind }: Caption, { environment }: Context): boolean {
  return !whole && environment.theme.captions.numberLines.some((each) => each === kind);
}

/** How the number of a caption looks, with the words around it. */
interface NumberLook {
  readonly marks: number;
  readonly style?: CharacterStyleId;
}

const PLAIN_NUMBER: NumberLook = { marks: 0 };
const STRONG_NUMBER: NumberLook = { marks: MARK_BITS.upright, style: 'CaptionLabel' };

/**
 * The text of a caption on a line below its number, in the same paragraph: Word lists figures by the paragraphs that their
 * numbers stand in.
 */
function belowNumber(
  { afterNumber }: Caption,
  text: readonly ComposedInline[],
  { marks, style }: NumberLook,
): readonly ComposedInline[] {
  const around = textRuns(afterNumber, false, marks, style);
  return text.length === 0 ? around : [...around, { type: 'lineBreak' }, ...text];
}

/** A picture and its caption in their order; the letter of a part is below it. */
export function withCaption(
  picture: ComposedParagraph,
  caption: ComposedParagraph,
  { whole }: Pick<Caption, 'whole'>,
  context: Context,
): ComposedParagraph[] {
  return captionsAbove(context) && !whole ? [caption, picture] : [picture, caption];
}

/** Whether the captions of pictures are above them. */
export function captionsAbove({ environment }: Context): boolean {
  return environment.theme.captions.ofPictures === 'above';
}

/** Text in front of a caption, in one run with its beginning. */
function joined(before: string, [first, ...rest]: readonly Inline[]): readonly Inline[] {
  if (first?.type === 'text') return [{ type: 'text', value: before + first.value }, ...rest];
  return [{ type: 'text', value: before }, ...(first ? [first, ...rest] : [])];
}

/** The number of a caption or formula, which Word counts, and a bookmark around it for references. */
export function captionNumber(
  { chapter, isChapterCounted, number, restarts, isFixed, sequence, bookmark, whole }: Caption,
  { marks, style }: NumberLook = PLAIN_NUMBER,
): readonly ComposedInline[] {
  if (isFixed) return textRuns(`${chapter}${number}`, false, marks, style);
  const byChapter = chapter !== '';
  const numbers = whole ? 'lowerLetter' : 'decimal';
  const properties = runProperties(marks, style);
  const counted: readonly ComposedInline[] = isChapterCounted
    ? [{ type: 'field', instruction: { kind: 'chapter' }, result: chapter.slice(0, -1), properties }]
    : [];
  return bookmarked(
    [
      ...counted,
      ...textRuns(isChapterCounted ? chapter.slice(-1) : chapter, false, marks, style),
      {
        type: 'field',
        instruction: {
          kind: 'sequence',
          name: sequence,
          byChapter,
          style: numbers,
          ...(restarts && { restartsAt: number }),
        },
        result: numberText(number, numbers),
        properties,
      },
    ],
    [bookmark],
  );
}
