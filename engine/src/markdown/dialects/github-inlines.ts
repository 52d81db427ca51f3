import type { Image, MarkType, PictureLength } from '../../model/document.js';
import { address, escapedHtml, quoted } from '../escape.js';
import { TAGS } from '../html.js';
import { isFlanked, startOf } from '../signs.js';
import type { Around, Report } from './dialect.js';

/*
 * Running text in GitHub's dialect.
 */

/** Characters that may be markup. */
export const ESCAPED = new RegExp(
  [
    '[`*~$]',
    String.raw`\\(?=[!-/:-@[-${'`'}{-~\s]|$)`,
    String.raw`(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])`,
    '[[\\]]',
    '<(?=[A-Za-z/!?])',
    '&(?=#?\\w{1,32};)',
  ].join('|'),
  'gu',
);

/** The beginning of another block, up to the character that is escaped. */
export const LINE_STARTS =
  /^(?<before>(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-\s*){3,}$|=+\s*$|\|)|\d{1,9}(?=[.)](?:\s|$)))/;

/** A comment at the beginning of a line would turn the whole line into HTML. */
export function withoutCommentAtStart(line: string): string {
  const comments = /^(?:<!--.*?-->)+/.exec(line)?.[0] ?? '';
  return comments === line ? line : line.slice(comments.length) + comments;
}

/** An anchor that links lead to. */
export function anchor(name: string): string {
  return `<a id="${escapedHtml(name)}"></a>`;
}

/** Text between delimiters, or in an HTML element. */
export function mark(
  type: MarkType,
  inner: string,
  { before, next }: Around,
  { outer, report }: { readonly outer: readonly MarkType[]; readonly report: Report },
): string {
  switch (type) {
    case 'emphasis':
    case 'strong':
    case 'delete': {
      const isInside = outer.includes('emphasis') || outer.includes('strong');
      const sign = type === 'emphasis' && isInside ? '_' : SIGNS[type];
      return isFlanked(sign, before, inner, startOf(next))
        ? sign + inner + sign
        : tagged(GITHUB_TAGS[type], inner);
    }
    case 'smallCaps':
      report('small capitals');
      return inner;
    case 'underline':
    case 'subscript':
    case 'superscript':
    case 'highlight':
    case 'keyboard':
    case 'monospace':
      return tagged(GITHUB_TAGS[type], inner);
  }
}

/** GitHub removes `<u>`. */
export const GITHUB_TAGS = { ...TAGS, underline: 'ins' };

const SIGNS = { emphasis: '*', strong: '**', delete: '~~' } as const;

function tagged(tag: string, inner: string): string {
  return `<${tag}>${inner}</${tag}>`;
}

/** Between dollar signs alone only if nothing in the formula could be Markdown, which GitHub reads before formulas. */
export function formula(value: string): string {
  const latex = value.trim();
  const isPlain = !/[*`$<&~[\]]|\\[^A-Za-z]|_.*_/.test(latex);
  return isPlain || latex.includes('`') ? `$${latex}$` : `$\`${latex}\`$`;
}

/** A picture: as an HTML element if it has a size. */
export function imageOf({ url, title, alt, width, height }: Image): string {
  const sizes = [...size('width', width), ...size('height', height)];
  if (sizes.length === 0) {
    const named = title === '' ? '' : ` ${quoted(title)}`;
    return `![${alt.replace(ESCAPED, '\\$&').replace(/\s+/g, ' ')}](${address(url)}${named})`;
  }
  const named = title === '' ? [] : [`title="${escapedHtml(title)}"`];
  const text = escapedHtml(alt.replace(/\s+/g, ' '));
  return `<img src="${escapedHtml(address(url))}" alt="${text}" ${[...named, ...sizes].join(' ')}>`;
}

/** The width in pixels or as a share of the line; there is no attribute for a share of the picture's own size. */
function size(name: 'width' | 'height', length: PictureLength | undefined): string[] {
  if (!length || length.unit === 'own') return [];
  const value =
    length.unit === 'pt'
      ? Math.max(1, Math.round(length.value / 0.75))
      : `${Math.round(length.value * 100)}%`;
  return [`${name}="${value}"`];
}
