import type { Citation, Inline } from '../../model/document.js';
import { plainText } from '../../model/nodes/plain-text.js';

/* How a printed citation fits into its sentence. */

/** Parenthesizes a note style's citation within a footnote, unless it begins the footnote or its author is named. */
export function parenthesizedInNote(
  { isNarrative }: Citation,
  content: readonly Inline[],
  run: readonly Inline[],
  index: number,
): readonly Inline[] {
  const next = run[index + 1];
  const open = withoutStop(content);
  if (index === 0) return capitalized(next?.type === 'text' && /^[.,;:!?]/.test(next.value) ? open : content);
  return isNarrative ? open : [{ type: 'text', value: '(' }, ...open, { type: 'text', value: ')' }];
}

/** A printed citation without its last full stop, as in "Smith et al.", where that of the sentence follows. */
export function beforeStop(content: readonly Inline[], next: Inline | undefined): readonly Inline[] {
  return next?.type === 'text' && /^\.(?![.\d])/.test(next.value) ? withoutStop(content) : content;
}

/** A printed citation that is the whole of a note, with a full stop at its end. */
export function withStop(content: readonly Inline[]): readonly Inline[] {
  return /[.!?]["”’»)]*$/.test(plainText(content)) ? content : [...content, { type: 'text', value: '.' }];
}

function withoutStop(content: readonly Inline[]): readonly Inline[] {
  const last = content.at(-1);
  if (last?.type !== 'text') return content;
  return [...content.slice(0, -1), { type: 'text', value: last.value.replace(/\.(["”’»]*)$/, '$1') }];
}

export function capitalized(content: readonly Inline[]): readonly Inline[] {
  const [first, ...rest] = content;
  if (first?.type !== 'text') return content;
  return [
    { type: 'text', value: first.value.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) },
    ...rest,
  ];
}

/** Leaves out citations that show nothing, with the space on one of their sides. */
export function withoutUnshown(inlines: readonly Inline[]): readonly Inline[] {
  if (!inlines.some(isUnshown)) return inlines;
  const result: Inline[] = [];
  for (const [index, inline] of inlines.entries()) {
    if (isUnshown(inline)) continue;
    const before = result.at(-1);
    const isApart = before === undefined || (before.type === 'text' && /\s$/.test(before.value));
    const value =
      inline.type === 'text' && isUnshown(inlines[index - 1]) && isApart
        ? inline.value.trimStart()
        : undefined;
    if (value === undefined) result.push(inline);
    else if (value !== '') result.push({ type: 'text', value });
  }
  return result;
}

function isUnshown(inline: Inline | undefined): boolean {
  return inline?.type === 'citation' && inline.shows === 'nothing';
}

/** Moves a footnote mark or superscript number directly after the word and its closing punctuation. */
export function behindPunctuation(
  inlines: readonly Inline[],
  isRaised: (citation: Citation) => boolean,
): readonly Inline[] {
  const isMarked = (inline: Inline | undefined): inline is Citation =>
    inline?.type === 'citation' && isRaised(inline);
  if (!inlines.some(isMarked)) return inlines;
  const result: Inline[] = [];
  let moved = '';
  for (const [index, inline] of inlines.entries()) {
    if (isMarked(inline)) {
      const before = result.at(-1);
      const after = inlines[index + 1];
      moved =
        !inline.isNarrative && after?.type === 'text'
          ? (/^[.,;:!?]+["”’»)]*/.exec(after.value)?.[0] ?? '')
          : '';
      if (before?.type === 'text' && !inline.isNarrative)
        result[result.length - 1] = { type: 'text', value: joinedTo(before.value.trimEnd(), moved) };
      else if (moved !== '') result.push({ type: 'text', value: moved });
      result.push(inline);
      continue;
    }
    const value = inline.type === 'text' ? inline.value.slice(moved.length) : '';
    if (inline.type !== 'text' || moved === '') result.push(inline);
    else if (value !== '') result.push({ type: 'text', value });
    moved = '';
  }
  return result;
}

/** Replaces a comma before the citation with the punctuation that ends the sentence. */
function joinedTo(text: string, sign: string): string {
  return sign === '' ? text : text.replace(/[,;:]$/, '') + sign;
}
