import type { Inline, MarkType } from '../model/document.js';

/** The delimiters of formatting; formatting without one is written with tags, which every reader knows. */
export const SIGNS: Readonly<Partial<Record<MarkType, string>>> = {
  strong: '**',
  emphasis: '*',
  delete: '~~',
  highlight: '==',
};

/** The approximate first character of an inline: delimiters of formatting and formulas depend on what follows them. */
export function startOf(inline: Inline | undefined): string {
  if (!inline) return '';
  switch (inline.type) {
    case 'text':
      return inline.value.charAt(0);
    case 'fieldMark':
      return '';
    case 'insertion':
    case 'deletion':
    case 'commentStart':
    case 'commentEnd':
      return '{';
    case 'break':
      return '\n';
    case 'image':
      return '!';
    case 'inlineCode':
      return '`';
    case 'inlineMath':
      return '$';
    case 'crossReference':
    case 'indexMark':
      return '\\';
    case 'footnoteReference':
      return inline.label === '' ? '^' : '[';
    case 'direction':
      return inline.isOverride ? '<' : '[';
    case 'citation':
    case 'link':
    case 'language':
    case 'styled':
    case 'wikiLink':
      return '[';
    case 'textColor':
    case 'background':
    case 'font':
      return '<';
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'underline':
    case 'subscript':
    case 'superscript':
    case 'highlight':
    case 'smallCaps':
    case 'keyboard':
    case 'monospace':
      return SIGNS[inline.type]?.charAt(0) ?? '<';
  }
}

const isSpace = (sign: string): boolean => sign === '' || /\s/u.test(sign);
const isPunctuation = (sign: string): boolean => /[\p{P}\p{S}]/u.test(sign);
const isWord = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);

/** Whether the delimiters of a mark are read as such between the neighbouring characters (CommonMark 0.31.2, 6.2). */
export function isFlanked(sign: string, before: string, inner: string, after: string): boolean {
  const outerStart = before.slice(-1);
  const [innerStart, innerEnd] = [inner.charAt(0), inner.slice(-1)];
  if (isSpace(innerStart) || isSpace(innerEnd) || inner.includes('\n')) return false;
  const mark = sign.charAt(0);
  // Adjacent delimiters of one kind are read as one.
  if (outerStart === mark || after === mark || innerStart === mark || innerEnd === mark) return false;
  if (mark === '_' && (isWord(outerStart) || isWord(after))) return false;
  const opens = !isPunctuation(innerStart) || isSpace(outerStart) || isPunctuation(outerStart);
  const closes = !isPunctuation(innerEnd) || isSpace(after) || isPunctuation(after);
  return opens && closes;
}
