import { isAbstractHeading, isFrontPartHeading } from '../../language/named-sections.js';
import type { Flat, FlatParagraph } from './flat.js';

/** The templates that begin the parts of a manuscript on pages of their own. */
const SEPARATE_PARTS: ReadonlySet<string | undefined> = new Set(['academic', 'mla']);

/**
 * Leaves out the page breaks before the parts of a manuscript. In our file, their first paragraphs begin a page; programs that save
 * it anew write breaks instead.
 */
export function withoutPartBreaks(flat: readonly Flat[], template: string | undefined): readonly Flat[] {
  if (!SEPARATE_PARTS.has(template)) return flat;
  let isBelowReferences = false;
  return flat.filter((each, index) => {
    if (isHeading(each)) isBelowReferences ||= isSource(flat[index + 1]);
    if (each.type !== 'pageBreak' || each.orientation) return true;
    let at = index + 1;
    while (isEmpty(flat[at])) at++;
    const next = flat[at];
    return !(isHeading(next) && (isBelowReferences || isSource(flat[at + 1]) || isPart(next)));
  });
}

function isEmpty(flat: Flat | undefined): boolean {
  if (flat?.type === 'pageBreak') return flat.orientation === undefined;
  return flat?.type === 'paragraph' && flat.depth === undefined && !flat.isRuled && flat.atoms.length === 0;
}

function isHeading(flat: Flat | undefined): flat is FlatParagraph {
  return flat?.type === 'paragraph' && (flat.depth === 1 || TEXT_TITLE.test(flat.style.name));
}

const TEXT_TITLE = /^text title$/i;

function isPart({ style, atoms }: FlatParagraph): boolean {
  if (TEXT_TITLE.test(style.name) || /^appendix heading 1$/i.test(style.name)) return true;
  const text = atoms.map(({ inline }) => (inline.type === 'text' ? inline.value : '')).join('');
  return isAbstractHeading(text) || isFrontPartHeading(text);
}

function isSource(flat: Flat | undefined): boolean {
  return flat?.type === 'paragraph' && flat.style.role === 'bibliography';
}
