import type { ComposedInline, RevisionKind, RunProperties } from '../model/composed.js';
import type { MarkType } from '../model/document.js';
import type { CharacterStyleId } from '../model/names/style-ids.js';
import { hasRightToLeft } from '../model/nodes/text-direction.js';
import { stretchesOf } from './direction.js';
import { EAST_ASIAN_STRETCH, MAY_HOLD_EAST_ASIAN, MAY_HOLD_SHARED, punctuationPieces } from './east-asian.js';
import { EMOJI, MAY_HOLD_EMOJI } from './emoji.js';

/** One bit for each kind of run formatting. */
export const MARK_BITS = {
  emphasis: 1,
  strong: 2,
  delete: 4,
  underline: 8,
  subscript: 16,
  superscript: 32,
  highlight: 64,
  keyboard: 128,
  monospace: 256,
  link: 512,
  rightToLeft: 1024,
  emoji: 2048,
  eastAsian: 4096,
  heading: 8192,
  small: 16_384,
  insertion: 32_768,
  deletion: 65_536,
  smallCaps: 131_072,
  upright: 262_144,
  regular: 524_288,
  caps: 1_048_576,
  dots: 2_097_152,
  slanted: 4_194_304,
} as const satisfies Record<
  | MarkType
  | RevisionKind
  | 'link'
  | 'rightToLeft'
  | 'emoji'
  | 'eastAsian'
  | 'heading'
  | 'small'
  | 'upright'
  | 'regular'
  | 'caps'
  | 'dots'
  | 'slanted',
  number
>;

const REVISED = MARK_BITS.insertion | MARK_BITS.deletion;

const byMarks = new Map<number, RunProperties>();
const byStyle = new Map<string, RunProperties>();

/** The formatting of runs with these marks, as bits of `MARK_BITS`; `style` is a character style that replaces theirs. */
export function runProperties(marks: number, style?: CharacterStyleId): RunProperties {
  return style === undefined
    ? cached(byMarks, marks, () => propertiesOf(marks))
    : cached(byStyle, `${style} ${marks}`, () => propertiesOf(marks, style));
}

function cached<Key>(known: Map<Key, RunProperties>, key: Key, make: () => RunProperties): RunProperties {
  const found = known.get(key);
  if (found) return found;
  const made = make();
  known.set(key, made);
  return made;
}

function propertiesOf(marks: number, ownStyle?: CharacterStyleId): RunProperties {
  const has = (mark: keyof typeof MARK_BITS): boolean => (marks & MARK_BITS[mark]) !== 0;
  const style = ownStyle ?? markStyle(has);
  return {
    style,
    bold: has('strong'),
    italic: has('emphasis'),
    ...(has('dots') ? { dotted: true as const } : {}),
    ...(has('upright') ? { upright: true as const } : {}),
    ...(has('regular') ? { regular: true as const } : {}),
    strike: has('delete'),
    underline: has('underline') || (has('link') && style !== 'Hyperlink'),
    highlight: has('highlight'),
    ...(has('smallCaps') ? { smallCaps: true as const } : {}),
    ...(has('caps') ? { caps: true as const } : {}),
    position: has('superscript') ? 'superscript' : has('subscript') ? 'subscript' : undefined,
    rightToLeft: has('rightToLeft'),
    emoji: has('emoji'),
    eastAsian: has('eastAsian'),
    ...((marks & REVISED) !== 0 && { revision: has('deletion') ? 'deletion' : 'insertion' }),
  };
}

function markStyle(has: (mark: keyof typeof MARK_BITS) => boolean): CharacterStyleId | undefined {
  if (has('monospace')) return has('heading') ? 'HeadingCode' : has('small') ? 'SmallCode' : 'InlineCode';
  if (has('keyboard')) return 'Keyboard';
  return has('link') ? 'Hyperlink' : undefined;
}

/**
 * Adds text as one run, or as several if it has emoji or changes direction; `rightToLeft` is the direction of the
 * paragraph, `style` a character style.
 */
export function addText(
  text: string,
  marks: number,
  out: ComposedInline[],
  rightToLeft = false,
  style?: CharacterStyleId,
): void {
  if (!rightToLeft && !hasRightToLeft(text)) {
    addStretch(text, marks, out, style);
    return;
  }
  for (const stretch of stretchesOf(text, rightToLeft))
    addStretch(stretch.text, stretch.rightToLeft ? marks | MARK_BITS.rightToLeft : marks, out, style);
}

/** A separate text as runs, with marks as bits of `MARK_BITS`, or a character style. */
export function textRuns(
  text: string,
  rightToLeft = false,
  marks = 0,
  style?: CharacterStyleId,
): ComposedInline[] {
  const runs: ComposedInline[] = [];
  addText(text, marks, runs, rightToLeft, style);
  return runs;
}

function addStretch(
  text: string,
  marks: number,
  out: ComposedInline[],
  style: CharacterStyleId | undefined,
): void {
  if (!MAY_HOLD_EMOJI.test(text)) {
    addRun(text, marks, out, style);
    return;
  }
  for (const [index, part] of text.split(EMOJI).entries())
    addRun(part, index % 2 === 1 ? marks | MARK_BITS.emoji : marks, out, style);
}

function addRun(
  text: string,
  marks: number,
  out: ComposedInline[],
  style: CharacterStyleId | undefined,
): void {
  const isCode = style !== undefined || (marks & MARK_BITS.monospace) !== 0;
  if (isCode || (marks & DOTTED) !== EMPHASIZED || !MAY_HOLD_EAST_ASIAN.test(text)) {
    addPieces(text, marks, isCode, out, style);
    return;
  }
  for (const [index, part] of text.split(EAST_ASIAN_STRETCH).entries())
    addPieces(
      part,
      index % 2 === 1 ? (marks & ~MARK_BITS.emphasis) | MARK_BITS.dots : marks,
      false,
      out,
      style,
    );
}

/** Emphasis in a document in Chinese or Japanese, whose letters are not slanted, but those of titles that a citation style slants. */
const EMPHASIZED = MARK_BITS.emphasis | MARK_BITS.eastAsian;
const DOTTED = EMPHASIZED | MARK_BITS.slanted;

function addPieces(
  text: string,
  marks: number,
  isCode: boolean,
  out: ComposedInline[],
  style: CharacterStyleId | undefined,
): void {
  // For a document, this bit means that its language is Chinese or Japanese; for a run, that the run is.
  const others = marks & ~MARK_BITS.eastAsian;
  if (isCode || !MAY_HOLD_SHARED.test(text)) {
    if (text !== '') out.push({ type: 'text', text, properties: runProperties(others, style) });
    return;
  }
  for (const piece of punctuationPieces(text, others !== marks)) {
    const own = piece.eastAsian ? others | MARK_BITS.eastAsian : others;
    out.push({ type: 'text', text: piece.text, properties: runProperties(own, style) });
  }
}
