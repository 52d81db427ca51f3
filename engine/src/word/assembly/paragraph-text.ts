import type { Alignment, Block, HeadingKind, Image, Inline, Paragraph } from '../../model/document.js';
import { plainText } from '../../model/nodes/plain-text.js';
import type { FlatParagraph } from '../flat/flat.js';
import type { Growing } from './growing.js';

/** Removes spaces and breaks at the ends of a paragraph, which are invisible. */
export function trimmed(inlines: readonly Inline[]): readonly Inline[] {
  let start = 0;
  let end = inlines.length;
  while (start < end && isNothing(inlines[start])) start++;
  while (end > start && isNothing(inlines[end - 1])) end--;
  return inlines.slice(start, end).map((inline, index, { length }) => {
    if (inline.type !== 'text') return inline;
    let { value } = inline;
    if (index === 0) value = value.replace(/^[ \t]+/, '');
    if (index === length - 1) value = value.replace(/[ \t]+$/, '');
    return { ...inline, value };
  });
}

function isNothing(inline: Inline | undefined): boolean {
  return inline?.type === 'break' || (inline?.type === 'text' && /^[ \t]*$/.test(inline.value));
}

/** Removes bold that covers a whole heading, as in many files from other programs: heading styles are bold anyway. */
export function withoutTitleMarks(inlines: readonly Inline[], isFromFootmark: boolean): readonly Inline[] {
  const [only, ...others] = inlines;
  const isMarked = only !== undefined && TITLE_MARKS.has(only.type);
  return !isFromFootmark && isMarked && 'children' in only && others.length === 0
    ? withoutTitleMarks(only.children, isFromFootmark)
    : inlines;
}

const TITLE_MARKS: ReadonlySet<Inline['type']> = new Set(['strong', 'underline', 'emphasis', 'smallCaps']);

/** Whether a heading has no number although its style has one (`unnumbered`), or begins an appendix. */
export function headingKind({ headingNumber, numbered, style }: FlatParagraph): HeadingKind | undefined {
  if (numbered) return undefined;
  if (style.look.numId !== undefined && style.look.numId !== '0' && !headingNumber) return 'unnumbered';
  const isLetter = headingNumber?.level === 0 && headingNumber.facts.format === 'upperLetter';
  return isLetter ? 'appendix' : undefined;
}

/** Whether a paragraph contains nothing but a picture. */
export function isPictureAlone({ atoms }: FlatParagraph): boolean {
  const [only, ...others] = atoms.filter(
    ({ inline }) => inline.type !== 'break' && (inline.type !== 'text' || inline.value.trim() !== ''),
  );
  return only?.inline.type === 'image' && others.length === 0;
}

/** An empty paragraph with line breaks that make space. */
export function blankParagraph({ atoms }: FlatParagraph): Paragraph | undefined {
  const children = atoms.flatMap(({ inline }) => (inline.type === 'break' ? [inline] : []));
  return children.length === 0 ? undefined : { type: 'paragraph', children, line: 1 };
}

/** A picture alone in its paragraph, with a title. */
export function withTitle(paragraph: Paragraph, title: string): Paragraph | undefined {
  const [only, ...others] = paragraph.children;
  if (!only || others.length > 0) return undefined;
  const titled = (image: Image): Image => ({ ...image, title });
  if (only.type === 'image') return { ...paragraph, children: [titled(only)] };
  const [inner, ...more] = only.type === 'link' ? only.children : [];
  if (only.type !== 'link' || inner?.type !== 'image' || more.length > 0) return undefined;
  return { ...paragraph, children: [{ ...only, children: [titled(inner)] }] };
}

/** Gives the picture that was added last the caption below it as its title; tells whether it did. */
export function titlePicture(siblings: Growing[], caption: readonly Inline[]): boolean {
  const last = siblings.at(-1);
  const titled =
    last?.type === 'paragraph'
      ? withTitle(last, plainText(caption).replace(/^.*?\d+[:.]?\s*/u, ''))
      : undefined;
  if (titled) siblings[siblings.length - 1] = titled;
  return titled !== undefined;
}

/**
 * A line block (verse), recognized by a line that is indented by no-break spaces.
 *
 * @param isVerse whether the lines are known to be verse
 */
export function lineBlockOf(
  inlines: readonly Inline[],
  align: Alignment | undefined,
  isVerse: boolean,
): Block | undefined {
  const lines: Inline[][] = [[]];
  for (const inline of inlines) {
    if (inline.type === 'break') lines.push([]);
    else lines.at(-1)?.push(inline);
  }
  const indents = lines.map(([first]) =>
    first?.type === 'text' ? (/^\u00a0*/.exec(first.value)?.[0].length ?? 0) : 0,
  );
  if (
    lines.length < 2 ||
    !(
      isVerse ||
      indents.some(
        (indent, line) =>
          indent > 0 && (lines[line] ?? []).some((each) => each.type !== 'text' || each.value.trim() !== ''),
      )
    )
  )
    return undefined;
  const children = lines.map((line, index) => {
    const [first, ...rest] = line;
    const indent = indents[index] ?? 0;
    const text = first?.type === 'text' ? [{ ...first, value: first.value.slice(indent) }, ...rest] : line;
    return { indent, children: text, line: 1 };
  });
  return { type: 'lineBlock', ...(align && { align }), children, line: 1 };
}
