import type { Code } from '../../model/document.js';
import type { Atom } from '../flat/atoms.js';
import { type Flat, type FlatParagraph, isEmpty } from '../flat/flat.js';

/** Whether a paragraph is code: by its style, or because all of it is set in a monospaced font. */
export function isCode({ style, depth, numbered, isMonospaced }: FlatParagraph): boolean {
  if (depth !== undefined || numbered !== undefined) return false;
  return style.role === 'code' || (style.role === undefined && isMonospaced && !BODY_TEXT.test(style.name));
}

/** Styles of body text, in which a single monospaced line may appear. */
const BODY_TEXT = /^(?:first paragraph|body text)$/i;

/** The lines of code in a paragraph. */
export function codeText(atoms: readonly Atom[]): string {
  return atoms
    .map(({ inline }) => (inline.type === 'text' ? inline.value : inline.type === 'break' ? '\n' : ''))
    .join('');
}

/** Matches labels that are titles, such as the name of a file or tab, rather than languages. */
const TITLE = /[\s/\\`{"]|\.[A-Za-z]\w*$/;

/** Reads the paragraph above a code block as its language, or as a title whose file extension tells the language. */
export function labelled(label: string): Pick<Code, 'lang' | 'title'> {
  if (!TITLE.test(label)) return { lang: label };
  return { lang: /[^./\\\s]\.([A-Za-z]\w*)$/.exec(label)?.[1]?.toLowerCase() ?? '', title: label };
}

/** Whether a paragraph contains something that code cannot, such as a picture or a note reference. */
export function isTextOnly(atoms: readonly Atom[]): boolean {
  return atoms.every(({ inline }) => inline.type === 'text' || inline.type === 'break');
}

/**
 * The lines of the code block that begins at `start`, one for each paragraph, including blank ones in between.
 *
 * @param isFromFootmark whether one paragraph holds a whole code block, as in our documents
 */
export function codeLinesAt(
  flat: readonly Flat[],
  start: number,
  isFromFootmark: boolean,
): readonly string[] {
  const lines: string[] = [];
  for (let at = start; at < flat.length; at++) {
    const each = flat[at];
    if (each?.type === 'paragraph' && isCode(each) && isTextOnly(each.atoms))
      lines.push(codeText(each.atoms));
    else if (isBlankInCode(flat, at, start)) lines.push('');
    else break;
    if (isFromFootmark) break;
  }
  return lines;
}

/** Whether an empty paragraph is a blank line within code. */
function isBlankInCode(flat: readonly Flat[], at: number, start: number): boolean {
  const [before, each, next] = [flat[at - 1], flat[at], flat[at + 1]];
  const isBlank =
    each?.type === 'paragraph' && isEmpty(each) && each.style.role !== 'spacing' && each.depth === undefined;
  const isBetween = at > start && before?.type === 'paragraph' && next?.type === 'paragraph' && isCode(next);
  return (
    isBlank &&
    isBetween &&
    next.atoms.length > 0 &&
    before.style.id === next.style.id &&
    each.style.id === next.style.id
  );
}
