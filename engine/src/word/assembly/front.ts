import { isConjunction } from '../../language/byline.js';
import type { Image, Inline, ListPlace } from '../../model/document.js';
import { plainText } from '../../model/nodes/plain-text.js';
import type { LinkTarget } from '../flat/atoms.js';
import type { Flat, FlatParagraph } from '../flat/flat.js';
import { Assembler } from './assemble.js';
import type { Assembly } from './assembly.js';

const LIST_ORDER: readonly ListPlace['of'][] = ['headings', 'figure', 'table', 'listing', 'equation'];

/** Separates the title, the subtitle and the lines below them from the text; each occurs once, in this order. */
export function withoutFront(
  flat: readonly Flat[],
  isFromFootmark: boolean,
  authors: readonly string[],
): {
  readonly front: readonly FlatParagraph[];
  /** The table of contents and other lists before the text. */
  readonly lists: readonly ListPlace['of'][];
  readonly rest: readonly Flat[];
  readonly logo?: Image | undefined;
} {
  const front: FlatParagraph[] = [];
  const lists: ListPlace['of'][] = [];
  let end = 0;
  const seen = new Set<string>();
  const logo = isFromFootmark ? logoAbove(flat) : undefined;
  for (const each of logo ? flat.slice(1) : flat) {
    if (each.type === 'place' && isFromFootmark) {
      // Front matter generates lists in a fixed order, so a list that is out of order keeps its place in the text.
      if (LIST_ORDER.indexOf(each.of) <= LIST_ORDER.indexOf(lists.at(-1) ?? each.of) && lists.length > 0)
        break;
      lists.push(each.of);
      end++;
      continue;
    }
    // The page break after a title page or the lists is regenerated.
    if (
      each.type === 'pageBreak' &&
      !each.orientation &&
      isFromFootmark &&
      (front.length > 0 || lists.length > 0)
    ) {
      end++;
      continue;
    }
    if (each.type !== 'paragraph') break;
    const { role } = each.style;
    if (isFromFootmark && each.style.role === 'textTitle' && front.length > 0) {
      end++;
      continue;
    }
    if (isFromFootmark && role === 'contentsTitle') {
      end++;
      continue;
    }
    const isBlank = each.atoms.length === 0;
    const isFront =
      ((role === 'title' || role === 'subtitle') && !seen.has(role)) ||
      (isFromFootmark && role === 'titleDetails');
    if (!isFront && !isBlank) break;
    // A title with a picture or a note cannot be put into front matter.
    if (
      !isBlank &&
      each.atoms.some(({ inline }) => inline.type === 'image' || inline.type === 'footnoteReference')
    )
      break;
    end++;
    if (isBlank) continue;
    seen.add(role ?? '');
    front.push(each);
  }
  const isAbove = front.some(({ style }) => style.role === 'title') || isByline(front, authors);
  return isAbove || lists.length > 0
    ? { front, lists, rest: flat.slice(logo ? end + 1 : end), logo }
    : { front: [], lists: [], rest: flat };
}

/** Whether a single line has nothing but the names of the authors, as where a text has no title. */
function isByline(front: readonly FlatParagraph[], authors: readonly string[]): boolean {
  const [only, ...others] = front;
  if (!only || others.length > 0 || authors.length === 0) return false;
  const left = authors.reduce((line, name) => line.replace(name, ''), textOfAtoms(only.atoms));
  return left.split(/[\s,;·]+/).every((word) => word === '' || isConjunction(word));
}

/** The picture alone above the title, or above the lines around it. */
function logoAbove([first, next]: readonly Flat[]): Image | undefined {
  if (first?.type !== 'paragraph' || next?.type !== 'paragraph') return undefined;
  const [only, ...others] = first.atoms;
  const isAboveTitle = next.style.role === 'title' || next.style.role === 'titleDetails';
  return isAboveTitle && others.length === 0 && only?.inline.type === 'image' ? only.inline : undefined;
}

export function titleOf(
  front: readonly FlatParagraph[],
  assembly: Assembly,
  role: 'title' | 'subtitle',
): readonly Inline[] {
  const found = front.find(({ style }) => style.role === role);
  if (!found) return [];
  const [block] = new Assembler(assembly).blocks([{ ...found, depth: 1 }]);
  if (block?.type !== 'heading') return [];
  // Values in front matter are single lines.
  return block.children.map((inline) => (inline.type === 'break' ? { type: 'text', value: ' ' } : inline));
}

/** Sorts the lines around the title into contact details, a dedication, and the others, several of which may share a line. */
export function detailsOf(
  front: readonly FlatParagraph[],
  authors: readonly string[],
): {
  readonly details: readonly string[];
  readonly contacts: readonly string[];
  readonly dedication: readonly string[];
  /** The addresses that words in these lines lead to. */
  readonly links: ReadonlyMap<string, string>;
  /** Whether the details precede the title, as in an MLA paper. */
  readonly isHeaded: boolean;
} {
  const below = front.filter(({ style }) => style.role === 'titleDetails');
  const lines = below.filter((each) => !isDedication(each)).map(({ atoms }) => textOfAtoms(atoms));
  const isContact = (line: string): boolean => isContactOf(line, authors);
  return {
    dedication: below.filter(isDedication).map(({ atoms }) => textOfAtoms(atoms)),
    details: lines.filter((line) => !isContact(line)).flatMap((line) => line.split(' · ')),
    contacts: lines.filter(isContact),
    links: linksOf(below),
    isHeaded: front[0]?.style.role === 'titleDetails',
  };
}

/** Words that lead to an address other than themselves, with it. */
function linksOf(lines: readonly FlatParagraph[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { atoms } of lines) {
    const texts = new Map<LinkTarget, string>();
    for (const { inline, link, marks } of atoms)
      if (link && !marks.has('superscript')) texts.set(link, (texts.get(link) ?? '') + plainText([inline]));
    for (const [{ url }, text] of texts)
      if (url !== text && url !== `mailto:${text}`) found.set(text.trim(), url);
  }
  return found;
}

/** Whether a line is a dedication: the only one set in italics. */
function isDedication({ atoms }: FlatParagraph): boolean {
  return atoms.every(({ marks }) => marks.has('emphasis'));
}

/** Whether a line is the address of an author; of several authors, it says whose, or has the sign that stands after their names. */
function isContactOf(line: string, authors: readonly string[]): boolean {
  if (/^[*†](?=\S)/.test(line)) return true;
  const found = /^(?:([^:@]+): )?(?:[^\s@]+@[^\s@]+|https:\/\/orcid\.org\/[\dX-]+)(?: · |$)/.exec(line);
  // A line that names an author and says more is that of the authors.
  const [, whose = ''] = found ?? [];
  return found !== null && !authors.some((author) => whose !== author && whose.includes(author));
}

function textOfAtoms(atoms: FlatParagraph['atoms']): string {
  return plainText(atoms.map(({ inline }) => inline)).trim();
}
