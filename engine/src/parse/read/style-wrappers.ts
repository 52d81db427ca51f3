import { notice } from '../../api/notice.js';
import { isLegible } from '../../color/contrast.js';
import { colorIn, hasLook, rgbOf } from '../../css/colors.js';
import { declarationsOf } from '../../css/declarations.js';
import type { Colored, Directed, Inline, Mark, MarkType, Spoken } from '../../model/document.js';
import { directionFrom } from '../direction.js';
import { type FontWrapper, fontIn, fontOfElement } from '../font-css.js';
import { languageFrom } from '../language.js';
import type { TokenReader } from './reader.js';

/** An inline for the formatting that a CSS style sets, or for a language or a direction, without its children. */
export type StyleWrapper =
  | Omit<Colored, 'children'>
  | Omit<Mark, 'children'>
  | Omit<Spoken, 'children'>
  | Omit<Directed, 'children'>
  | FontWrapper;

/** CSS keywords that leave the colour as it is, or set none. */
const KEYWORD = /^(?:|auto|currentcolor|inherit|initial|none|revert(?:-layer)?|transparent|unset)$/i;

/** Where the formatting begins. */
interface LookPlace {
  readonly reader: TokenReader;
  readonly line: number;
  /** The background colour of the surrounding text. */
  readonly background?: string | undefined;
}

/** The formatting that a tag's attributes set in addition to its own meaning, from the outermost to the innermost inline. */
export function looksOf({ name, attributes }: LookingTag, place: LookPlace): StyleWrapper[] {
  const { color, style = '' } = attributes;
  const font = fontOfElement(name, attributes);
  const looks = color === undefined && !hasLook(style) ? [] : wrappersOf(style, color, place);
  const language = languageFrom(attributes.lang ?? attributes['xml:lang']);
  return [
    ...(language === undefined ? [] : [{ type: 'language' as const, language }]),
    ...(font ? [font] : []),
    ...looks,
  ];
}

/** The same for a tag in running text, which may also set the direction of its words: `bdo` also sets that of its letters, and `bdi` follows them (HTML, 4.5.24 and 4.5.25). */
export function inlineLooksOf(tag: LookingTag, place: LookPlace): StyleWrapper[] {
  return [...directionOf(tag), ...looksOf(tag, place)];
}

function directionOf({ name, attributes: { dir } }: LookingTag): StyleWrapper[] {
  const direction = directionFrom(dir) ?? (name === 'bdi' ? 'auto' : undefined);
  if (direction === undefined) return [];
  const isOverride = name === 'bdo' && direction !== 'auto';
  return [{ type: 'direction', direction, ...(isOverride && { isOverride }) }];
}

/** A tag, as far as it says how its text looks. */
interface LookingTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * The same, of a style in CSS; `attribute` is the value of a `color` attribute, if there is one. A colour that is not known,
 * or in which text could not be read, is reported.
 */
export function wrappersOf(style: string, attribute: string | undefined, place: LookPlace): StyleWrapper[] {
  const own = declarationsOf(style);
  const background = colorIn(own.get('background-color') ?? own.get('background') ?? '');
  const written = own.get('color') ?? attribute ?? '';
  const color = colorOf(written, { ...place, background: background ?? place.background });
  const font = fontIn(own);
  return [
    ...(font ? [font] : []),
    ...(background === undefined ? [] : [{ type: 'background' as const, color: background }]),
    ...(color === undefined ? [] : [{ type: 'textColor' as const, color }]),
    ...marksOf(own).map((type) => ({ type })),
  ];
}

/** Wraps running text in formatting. A picture is not wrapped, so that one alone in its paragraph stays so. */
export function inWrappers(
  wrappers: readonly StyleWrapper[],
  children: readonly Inline[],
): readonly Inline[] {
  const isPicture = children.every(({ type }) => type === 'image' || type === 'break');
  return isPicture
    ? children
    : wrappers.reduceRight<readonly Inline[]>(
        (inner, wrapper) => [{ ...wrapper, children: inner }],
        children,
      );
}

function marksOf(style: ReadonlyMap<string, string>): MarkType[] {
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const marks: MarkType[] = [];
  if (/^(?:bold(?:er)?|[6-9]00)$/i.test(style.get('font-weight') ?? '')) marks.push('strong');
  if (/^(?:italic|oblique)\b/i.test(style.get('font-style') ?? '')) marks.push('emphasis');
  if (/\bunderline\b/i.test(decoration)) marks.push('underline');
  if (/\bline-through\b/i.test(decoration)) marks.push('delete');
  if (/^(?:all-)?small-caps$/i.test(style.get('font-variant') ?? style.get('font-variant-caps') ?? ''))
    marks.push('smallCaps');
  return marks;
}

function colorOf(written: string, { reader, line, background }: LookPlace): string | undefined {
  // In a `color` attribute, browsers also accept hexadecimal digits without `#` (HTML Standard, legacy colours).
  const color = rgbOf(written) ?? rgbOf(`#${written}`);
  if (color !== undefined && isLegible(color, background)) return color;
  if (color === undefined && KEYWORD.test(written)) return undefined;
  const key = color === undefined ? 'unknown colour' : 'illegible colour';
  if (reader.droppedTags.has(key)) return undefined;
  const what =
    color === undefined
      ? `The text colour "${written}" is not known`
      : `The text colour "${written}" would be hard to read on ${background === undefined ? 'white paper' : 'its background'}`;
  reader.droppedTags.set(key, notice('markup-left-out', `${what}, so the text has the usual colour`, line));
  return undefined;
}
