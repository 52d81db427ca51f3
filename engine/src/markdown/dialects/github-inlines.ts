import type { Image, MarkType, PictureLength } from '../../model/document.js';
import { address, escapedHtml, quoted } from '../escape.js';
import { TAGS } from '../html.js';
import { isFlanked, startOf } from '../signs.js';
import type { Around, Report } from './dialect.js';

/*
 * Running text in GitHub's dialect.
 */

/** Signs that may be markup. */
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

/** What would begin another block, up to the sign that is escaped. */
export const LINE_STARTS =
  /^(?<before>(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-\s*){3,}$|=+\s*$|\|)|\d{1,9}(?=[.)](?:\s|$)))/;

/** A comment at the beginning of a line would make HTML of all of it. */
export function withoutCommentAtStart(line: string): string {
  const comments = /^(?:<!--.*?-->)+/.exec(line)?.[0] ?? '';
  return comments === line ? line : line.slice(comments.length) + comments;
}

/** A place that links lead to. */
export function anchor(name: string): string {
  return `<a id="${escapedHtml(name)}"></a>`;
}

/** Text with signs around it, or in an element. */
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

/** GitHub takes `<u>` out. */
export const GITHUB_TAGS = { ...TAGS, underline: 'ins' };

const SIGNS = { emphasis: '*', strong: '**', delete: '~~' } as const;

function tagged(tag: string, inner: string): string {
  return `<${tag}>${inner}</${tag}>`;
}

/** Between single signs where nothing in it is Markdown, which GitHub reads before formulas. */
export function formula(value: string): string {
  const latex = value.replace(/\s*\n\s*/g, ' ').trim();
  const isPlain = !/[*`$<&~[\]]|\\[^A-Za-z]|_.*_/.test(latex);
  return isPlain || latex.includes('`') ? `$${latex}$` : `$\`${latex}\`$`;
}

/** As an element where it has a size. */
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

/** Pixels, or a share of the line; a share of its own size has no attribute. */
function size(name: 'width' | 'height', length: PictureLength | undefined): string[] {
  if (!length || length.unit === 'own') return [];
  const value =
    length.unit === 'pt'
      ? Math.max(1, Math.round(length.value / 0.75))
      : `${Math.round(length.value * 100)}%`;
  return [`${name}="${value}"`];
}
