import { pushAll } from '../../text/long-arrays.js';
import type { Atom, AtomMark, LinkTarget } from './atoms.js';

/*
 * Corrects what a person would correct by hand: underlined links and, in text from other programs, spaces used for positioning,
 * addresses that are not links, and blank lines made of line breaks.
 */

/** Splits a paragraph at two or more consecutive line breaks, with which authors separate paragraphs. */
export function splitAtBreaks(atoms: readonly Atom[]): readonly (readonly Atom[])[] {
  const parts: Atom[][] = [[]];
  for (let at = 0; at < atoms.length; ) {
    const end = endOfBreaks(atoms, at);
    if (end > at) parts.push([]);
    else pushAll(parts.at(-1) ?? [], atoms.slice(at, at + 1));
    at = Math.max(end, at + 1);
  }
  const filled = parts.filter((part) => part.some((atom) => !isBlank(atom)));
  return filled.length > 1 ? filled : [atoms];
}

/** The end of a run of two or more breaks, including spaces between them; `start` if there are fewer. */
function endOfBreaks(atoms: readonly Atom[], start: number): number {
  let end = start;
  let breaks = 0;
  for (let at = start; at < atoms.length; at++) {
    const atom = atoms[at];
    if (atom?.inline.type === 'break') {
      breaks++;
      end = at + 1;
    } else if (!atom || breaks === 0 || !isBlank(atom)) break;
  }
  return breaks > 1 ? end : start;
}

function isBlank({ inline }: Atom): boolean {
  return inline.type === 'break' || (inline.type === 'text' && inline.value.trim() === '');
}

/** Running text as a person would write it in Markdown. */
export function edited(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.map(withSingleSpaces).map(withoutSpaceAtEnds).flatMap(withLinks);
}

/**
 * Removes the underline from links, which are underlined anyway: by their style or, where their text has another, as code does, by
 * hand.
 */
export function withoutUnderline(atom: Atom): Atom {
  if (!atom.link || !atom.marks.has('underline')) return atom;
  const marks = new Set<AtomMark>(atom.marks);
  marks.delete('underline');
  return { ...atom, marks };
}

/** Collapses runs of spaces that only position the text after them. */
function withSingleSpaces(atom: Atom): Atom {
  if (atom.inline.type !== 'text' || atom.isCode) return atom;
  const value = atom.inline.value.replace(/[ \t\u2002\u2003]{2,}|[\t\u2002\u2003]/gu, ' ');
  return value === atom.inline.value ? atom : { ...atom, inline: { type: 'text', value } };
}

/** Removes white space at the ends of lines, no-break spaces included: other programs' texts are positioned by it. */
const withoutSpaceAtEnds = withoutAtEnds(String.raw`\s`);
/** Removes spaces and tabs at the ends of lines, which are invisible; no-break spaces are the author's own. */
export const withoutBlanksAtEnds = withoutAtEnds(String.raw`[ \t]`);

function withoutAtEnds(sign: string): (atom: Atom, index: number, atoms: readonly Atom[]) => Atom {
  const [first, last] = [new RegExp(`^${sign}+`, 'u'), new RegExp(`${sign}+$`, 'u')];
  return (atom, index, atoms) => {
    if (atom.inline.type !== 'text' || atom.isCode) return atom;
    const isEnd = (at: number): boolean => atoms[at] === undefined || atoms[at]?.inline.type === 'break';
    let { value } = atom.inline;
    if (isEnd(index - 1)) value = value.replace(first, '');
    if (isEnd(index + 1)) value = value.replace(last, '');
    return value === atom.inline.value ? atom : { ...atom, inline: { type: 'text', value } };
  };
}

/** Turns addresses into links where Word has not. */
function withLinks(atom: Atom): Atom[] {
  if (atom.inline.type !== 'text' || atom.link || atom.isCode || atom.field) return [atom];
  const { value } = atom.inline;
  const parts: Atom[] = [];
  let end = 0;
  for (const { 0: url, index } of value.matchAll(ADDRESS)) {
    const link: LinkTarget = { url, title: '' };
    parts.push({ ...atom, inline: { type: 'text', value: value.slice(end, index) } });
    parts.push({ ...atom, inline: { type: 'text', value: url }, link });
    end = index + url.length;
  }
  return end === 0 ? [atom] : [...parts, { ...atom, inline: { type: 'text', value: value.slice(end) } }];
}

const ADDRESS = /\bhttps?:\/\/[\w.-]+\.[a-z]{2,}(?:[/?#:][\w\-./?=&+#:~]*[\w/])?/giu;
