import type { Image, MarkType, PictureLength, Signature } from '../../model/document.js';
import { address, asEntity, quoted } from '../escape.js';
import type { Around } from './dialect.js';
import { NOTHING } from './nothing.js';

/*
 * Running text in pandoc's dialect.
 */

const ESCAPED = new RegExp(
  [
    String.raw`[\\${'`'}*[\]<$^~{]`,
    String.raw`(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])@(?=[\p{L}\p{N}_{])`,
    '-(?=-)',
    String.raw`\.(?=\.\.)`,
    String.raw`&(?=#?\w{1,32};)`,
  ].join('|'),
  'gu',
);

/** Text, escaped so that nothing in it is read as markup. */
export function escaped(value: string): string {
  return value.replace(ESCAPED, '\\$&').replace(/[\r\n]+/g, ' ');
}

/** A text without line breaks. */
export function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

/** The attributes that say who made a change or a comment, and when; `unknown` is what stands for a date that is not known. */
export function signature({ author, date }: Signature = {}, unknown?: string): string {
  const when = date ? `${date.toISOString().slice(0, 19)}Z` : unknown;
  const name = author === undefined ? '' : ` author="${author.replace(/["\\]/g, '\\$&')}"`;
  return when === undefined ? name : `${name} date="${when}"`;
}

/** An anchor that links lead to. */
export function anchor(name: string): string {
  return `[]{#${idOf(name)}}`;
}

/** A name that begins with a letter and contains only punctuation that pandoc accepts. */
export function idOf(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N}_:.-]/gu, '-').replace(/^(?!\p{L})/u, 'at-');
}

export function mark(
  type: MarkType,
  inner: string,
  { before, next }: Around,
  outer: readonly MarkType[],
): string {
  switch (type) {
    case 'emphasis': {
      const isInside = outer.includes('strong');
      const touchesWord =
        /[\p{L}\p{N}]$/u.test(before) || (next?.type === 'text' && /^[\p{L}\p{N}]/u.test(next.value));
      const touchesSign = before.endsWith('*') || inner.startsWith('*') || inner.endsWith('*');
      return between((isInside || touchesSign) && !touchesWord ? '_' : '*', inner, before);
    }
    case 'strong':
      return between('**', inner, before);
    case 'delete':
      return between('~~', inner, before);
    case 'subscript':
      return between('~', inner, before);
    case 'superscript':
      return between('^', inner, before);
    case 'highlight':
    case 'keyboard':
    case 'monospace':
    case 'smallCaps':
    case 'underline':
      return `[${inner}]{.${CLASSES[type]}}`;
  }
}

const CLASSES = {
  highlight: 'mark',
  keyboard: 'kbd',
  monospace: 'monospace',
  smallCaps: 'smallcaps',
  underline: 'underline',
} as const;

/** Adjacent delimiters of one kind would be read as a single one, and before a space they would be text. */
function between(sign: string, given: string, before: string): string {
  const inner = withOwnQuotes(given);
  const first = sign.charAt(0);
  const start = before.endsWith(first) && !before.endsWith(`\\${first}`) ? NOTHING : '';
  const isOpen = inner.startsWith(first) || /^\s/.test(inner);
  const isClosed = inner.endsWith(first) || /\s$/.test(inner);
  return `${start}${sign}${isOpen ? NOTHING : ''}${inner}${isClosed ? NOTHING : ''}${sign}`;
}

/** A quotation that does not begin and end in the same mark, which must not be read as one. */
function withOwnQuotes(text: string): string {
  const isWhole = text.split('“').length === text.split('”').length;
  return isWhole ? text : text.replace(/[“”]/g, asEntity);
}

/** A picture, or a figure with its caption. */
export function imageOf(
  { url, title, alt, width, height }: Image,
  figure?: { readonly name: string | undefined; readonly caption: string },
): string {
  const text = escaped(oneLine(alt));
  const hasOwnAlternative = figure !== undefined && alt !== '' && text !== figure.caption;
  const attributes = [
    ...(figure?.name === undefined ? [] : [`#${idOf(figure.name)}`]),
    ...size('width', width),
    ...size('height', height),
    ...(hasOwnAlternative ? [`alt="${oneLine(alt).replace(/["\\]/g, '\\$&')}"`] : []),
  ];
  const named = title === '' || figure ? '' : ` ${quoted(title)}`;
  const braced = attributes.length === 0 ? '' : `{${attributes.join(' ')}}`;
  return `![${figure?.caption ?? text}](${address(url)}${named})${braced}`;
}

/** The width in inches or as a share of the line; pandoc has nothing for a share of the picture's own size. */
function size(name: string, length: PictureLength | undefined): string[] {
  if (!length || length.unit === 'own') return [];
  const { unit, value } = length;
  return [
    `${name}=${unit === 'pt' ? `${Number((value / 72).toFixed(3))}in` : `${Number((value * 100).toFixed(2))}%`}`,
  ];
}
