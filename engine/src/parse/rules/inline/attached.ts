/** Delimiters that may stand between a space and the text that they open. */
const OPENING = /[*_=+"'“‘„«‹([{¿¡-]/u;
const TAG = /<\/?([a-z][a-z\d-]*)(?:[\s/][^<>]*)?>$/i;
/** The length of a tag that is looked for, and the number of delimiters. */
const MAX_TAG = 300;
const MAX_DELIMITERS = 20;

/**
 * Whether something other than a space stands before a position of running text: a letter, a sign, code, the end of
 * emphasis. Delimiters that open there are no part of the text: nothing is attached to the quotation mark in `a "~b~`, nor
 * to the tag in `a <b>~b~`.
 */
export function isAttached(src: string, pos: number): boolean {
  let at = pos;
  for (let count = 0; at > 0 && count < MAX_DELIMITERS; count++) {
    const before = src.charAt(at - 1);
    if (/\s/.test(before)) return false;
    if (before === '>') {
      const [tag, name = ''] = TAG.exec(src.slice(Math.max(0, at - MAX_TAG), at)) ?? [];
      if (tag === undefined) return true;
      if (name.toLowerCase() === 'br') return false;
      at -= tag.length;
    } else if (!OPENING.test(before) || src.charAt(at - 2) === '\\') return true;
    else at--;
  }
  return at > 0;
}
