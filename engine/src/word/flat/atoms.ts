import type { Colored, Inline, MarkType, Revision } from '../../model/document.js';
import { pushAll } from '../../text/long-arrays.js';
import type { ColorMark } from '../styles/text-formatting.js';

/** The target of a run of text. All atoms that share one object are one link. */
export interface LinkTarget {
  readonly url: string;
  readonly title: string;
}

/** A direction of its own: of its text, or of its letters, too. */
export type DirectionMark = `${'dir' | 'bdo'} ${'ltr' | 'rtl'}`;

/** A mark on a piece of text: its formatting, its direction, or that it was inserted or deleted. */
export type AtomMark = MarkType | ColorMark | DirectionMark | Revision['type'];

/** Marks with others, if there are any. */
export function withMarks(
  marks: ReadonlySet<AtomMark>,
  ...others: readonly (AtomMark | undefined)[]
): ReadonlySet<AtomMark> {
  const more = others.filter((mark) => mark !== undefined);
  return more.length > 0 ? new Set([...marks, ...more]) : marks;
}

/** A piece of running text with all of its marks: Word's text is a flat sequence of such pieces. */
export interface Atom {
  readonly inline: Inline;
  readonly marks: ReadonlySet<AtomMark>;
  /** Whether it is code. */
  readonly isCode: boolean;
  /** Whether it is a checkbox instead of text. */
  readonly isBox?: true;
  readonly link: LinkTarget | undefined;
  /** The field that it is the result of. */
  readonly field?: AtomField | undefined;
}

/** A field whose result is a generated number or the text of a bookmark. All atoms of one field share one object. */
export type AtomField =
  | { readonly kind: 'sequence'; readonly name: string }
  | { readonly kind: 'reference'; readonly bookmark: string };

/** The nesting order, from the outermost, of marks that cover the same text. Directions and colours are outside all of these. */
const ORDER: readonly Exclude<AtomMark, ColorMark | DirectionMark>[] = [
  'insertion',
  'deletion',
  'highlight',
  'delete',
  'underline',
  'strong',
  'emphasis',
  'smallCaps',
  'keyboard',
  'monospace',
  'superscript',
  'subscript',
];

/** Turns the flat sequence into a tree: links contain marks, and each mark covers as many atoms as possible. */
export function inlinesOf(atoms: readonly Atom[]): Inline[] {
  return withContinuedChange(linked(withoutOuterSpaces(withMarksAcross(joined(atoms)))));
}

function linked(atoms: readonly Atom[]): Inline[] {
  const inlines: Inline[] = [];
  for (let at = 0; at < atoms.length; ) {
    const link = atoms[at]?.link;
    const revision = revisionAt(atoms, at);
    let end = revision?.end ?? at + 1;
    if (revision) {
      const inside = atoms.slice(at, end).map((each) => without(each, revision.type));
      inlines.push({ type: revision.type, children: linked(inside) });
    } else {
      while (end < atoms.length && atoms[end]?.link === link && !(!link && revisionAt(atoms, end))) end++;
      const inner = nested(atoms.slice(at, end));
      if (link) inlines.push({ type: 'link', url: link.url, title: link.title, children: inner, line: 1 });
      else pushAll(inlines, inner);
    }
    at = end;
  }
  return inlines;
}

/** The tracked change that begins here and where it ends, unless it covers only part of a link. */
function revisionAt(
  atoms: readonly Atom[],
  start: number,
): { readonly type: Revision['type']; readonly end: number } | undefined {
  const first = atoms[start];
  const type = first?.marks.has('insertion')
    ? 'insertion'
    : first?.marks.has('deletion')
      ? 'deletion'
      : undefined;
  if (!first || !type) return undefined;
  if (first.link && atoms[start - 1]?.link === first.link) return undefined;
  let end = start;
  while (end < atoms.length && atoms[end]?.marks.has(type)) end++;
  const last = atoms[end - 1]?.link;
  return last && atoms[end]?.link === last ? undefined : { type, end };
}

/** Marks a tracked change that includes the end of its paragraph, but not the whole paragraph, as continued in the next one. */
function withContinuedChange(inlines: readonly Inline[]): Inline[] {
  const last = inlines.at(-1);
  if (!isEnd(last)) return [...inlines];
  const rest = inlines.slice(0, -1);
  const before = rest.at(-1);
  if (before?.type !== last.type) return [...rest, last];
  return rest.length === 1 ? rest : [...rest.slice(0, -1), { ...before, includesParagraphMark: true }];
}

function isEnd(inline: Inline | undefined): inline is Revision {
  return (
    (inline?.type === 'insertion' || inline?.type === 'deletion') && inline.includesParagraphMark === true
  );
}

function nested(atoms: readonly Atom[]): Inline[] {
  const inlines: Inline[] = [];
  for (let at = 0; at < atoms.length; ) {
    const atom = atoms[at];
    if (!atom) break;
    const found = widest(atoms, at);
    if (!found) {
      inlines.push(leaf(atom));
      at++;
      continue;
    }
    const inside = atoms.slice(at, found.end).map((each) => without(each, found.mark));
    inlines.push(marked(found.mark, nested(inside)));
    at = found.end;
  }
  return inlines;
}

function marked(mark: AtomMark, children: readonly Inline[]): Inline {
  if (isDirection(mark)) {
    const direction = mark.endsWith('rtl') ? 'rtl' : 'ltr';
    return { type: 'direction', direction, ...(mark.startsWith('bdo') && { isOverride: true }), children };
  }
  if (!isColor(mark)) return { type: mark, children };
  const [type, color = ''] = mark.split(' ');
  return { type: type as Colored['type'], color, children };
}

function isDirection(mark: AtomMark): mark is DirectionMark {
  return mark.startsWith('dir ') || mark.startsWith('bdo ');
}

function isColor(mark: AtomMark): mark is ColorMark {
  return mark.startsWith('textColor ') || mark.startsWith('background ');
}

/** The mark that extends furthest from here. */
function widest(
  atoms: readonly Atom[],
  start: number,
): { readonly mark: AtomMark; readonly end: number } | undefined {
  let best: { readonly mark: AtomMark; readonly end: number } | undefined;
  const own = [...(atoms[start]?.marks ?? [])];
  for (const mark of [...own.filter(isDirection), ...own.filter(isColor), ...ORDER]) {
    let end = start;
    while (end < atoms.length && atoms[end]?.marks.has(mark)) end++;
    if (end > start && end > (best?.end ?? start)) best = { mark, end };
  }
  return best;
}

function without(atom: Atom, mark: AtomMark): Atom {
  const marks = new Set(atom.marks);
  marks.delete(mark);
  return { ...atom, marks };
}

function leaf({ inline, isCode }: Atom): Inline {
  return isCode && inline.type === 'text' ? { type: 'inlineCode', value: inline.value } : inline;
}

/** Merges texts with the same formatting, since Word splits them with every edit. */
function joined(atoms: readonly Atom[]): Atom[] {
  const result: Atom[] = [];
  for (const atom of atoms) {
    const last = result.at(-1);
    if (atom.inline.type === 'text' && atom.inline.value === '') continue;
    if (last?.inline.type === 'text' && atom.inline.type === 'text' && isAlike(last, atom))
      result[result.length - 1] = {
        ...last,
        inline: { type: 'text', value: last.inline.value + atom.inline.value },
      };
    else result.push(atom);
  }
  return result;
}

function isAlike(one: Atom, other: Atom): boolean {
  return (
    one.link === other.link &&
    one.isCode === other.isCode &&
    one.field === other.field &&
    one.marks.size === other.marks.size &&
    [...one.marks].every((mark) => other.marks.has(mark))
  );
}

/** Extends marks on both sides of a formula or note reference across it, as Word does not apply them to these. */
function withMarksAcross(atoms: readonly Atom[]): readonly Atom[] {
  if (!atoms.some(isUnmarked)) return atoms;
  return atoms.map((atom, index) => {
    if (!isUnmarked(atom)) return atom;
    const before = neighbour(atoms, index, -1, isUnmarked);
    const after = neighbour(atoms, index, 1, isUnmarked);
    const around = [...(before?.marks ?? [])].filter(
      (mark) => mark !== 'insertion' && mark !== 'deletion' && after?.marks.has(mark),
    );
    return around.length === 0 ? atom : { ...atom, marks: new Set([...atom.marks, ...around]) };
  });
}

function isUnmarked({ inline }: Atom): boolean {
  return inline.type === 'inlineMath' || inline.type === 'footnoteReference';
}

/** Marks that are also visible on spaces. */
const SHOWS_ON_SPACE: ReadonlySet<AtomMark> = new Set<AtomMark>([
  'keyboard',
  'highlight',
  'insertion',
  'deletion',
]);

/**
 * Moves spaces at the ends of marked text out of the marks: users of Word often select a word together with the space
 * after it.
 */
function withoutOuterSpaces(atoms: readonly Atom[]): readonly Atom[] {
  if (!atoms.some(hasOuterSpaces)) return atoms;
  const parted = atoms.flatMap((atom) => {
    if (atom.inline.type !== 'text' || atom.isCode || atom.marks.size === 0) return [atom];
    const [, before = '', text = '', after = ''] = /^([ \t]*)(.*?)([ \t]*)$/s.exec(atom.inline.value) ?? [];
    if (before === '' && after === '') return [atom];
    const piece = (value: string): Atom[] =>
      value === '' ? [] : [{ ...atom, inline: { type: 'text', value } }];
    return [...piece(before), ...piece(text), ...piece(after)];
  });
  const settled = parted.map((atom, index) => {
    if (!isSpace(atom)) return atom;
    const before = neighbour(parted, index, -1, isSpace);
    const after = neighbour(parted, index, 1, isSpace);
    const marks = [...atom.marks].filter(
      (mark) =>
        SHOWS_ON_SPACE.has(mark) ||
        mark.startsWith('background ') ||
        (before?.marks.has(mark) && after?.marks.has(mark)),
    );
    return { ...atom, marks: new Set(marks) };
  });
  return joined(settled);
}

function hasOuterSpaces({ inline, isCode, marks }: Atom): boolean {
  return inline.type === 'text' && !isCode && marks.size > 0 && /^[ \t]|[ \t]$/.test(inline.value);
}

function isSpace({ inline, isCode }: Atom): boolean {
  return !isCode && inline.type === 'text' && /^[ \t]*$/.test(inline.value);
}

/** The nearest atom in one direction that is not skipped. */
function neighbour(
  atoms: readonly Atom[],
  from: number,
  step: -1 | 1,
  isSkipped: (atom: Atom) => boolean,
): Atom | undefined {
  let at = from + step;
  for (let atom = atoms[at]; atom; atom = atoms[at]) {
    if (!isSkipped(atom)) return atom;
    at += step;
  }
  return undefined;
}

/** The last words of a text, for messages to quote as a location. */
export function lastWords(atoms: readonly Atom[]): string {
  const text = atoms.map(({ inline }) => (inline.type === 'text' ? inline.value : '')).join('');
  return text.trim().split(/\s+/).slice(-6).join(' ');
}
