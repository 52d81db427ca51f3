import { theoremKindOfWord } from '../../language/theorem-terms.js';
import type { Block, Div, TheoremKind } from '../../model/document.js';
import { ITALIC_THEOREMS, THEOREM_CLASSES, theoremOfName } from '../../model/names/numbered-names.js';
import type { Atom } from '../flat/atoms.js';
import type { Flat, FlatParagraph } from '../flat/flat.js';
import type { Assembly } from './assembly.js';
import { beginsItem } from './growing.js';
import type { ParagraphMaker } from './paragraph-maker.js';

/** What a paragraph of ours begins with if it is the first of a theorem: "Theorem 2.1 (Pythagoras). " */
export interface TheoremLabel {
  readonly kind: TheoremKind | 'proof';
  /** The label with the number, and the number alone, as shown. */
  readonly label: string;
  readonly number: string;
  readonly names: readonly string[];
  readonly title: readonly Atom[];
  /** What follows the label. */
  readonly rest: readonly Atom[];
}

/** A theorem or the like, or a proof, in a document of ours. */
export interface FlatTheorem extends Pick<TheoremLabel, 'kind' | 'names' | 'title'> {
  readonly content: readonly Flat[];
  /** How many of the blocks it comprises. */
  readonly length: number;
}

type NameOf = (bookmark: string) => string;

/**
 * The theorem that begins with a block. Word has only its label and, for some kinds, its italics: what is not in italics ends with
 * its first paragraph, and what that introduces; a proof ends with its sign.
 */
export function theoremAt(
  flat: readonly Flat[],
  at: number,
  { isFromFootmark, showsNumbers, nameOf }: Assembly,
): FlatTheorem | undefined {
  const first = flat[at];
  if (first?.type !== 'paragraph' || !isFromFootmark || showsNumbers) return undefined;
  const label = theoremLabel(first, nameOf);
  if (!label) return undefined;
  const { kind, names, title, rest } = label;
  const isItalic = kind !== 'proof' && ITALIC_THEOREMS.has(kind);
  const begun: FlatParagraph = { ...first, atoms: rest, anchors: [] };
  const length = kind === 'proof' ? proofLength(flat, at, nameOf) : stated(flat, at, begun, isItalic);
  if (length === 0) return undefined;
  const content = [begun, ...flat.slice(at + 1, at + length)];
  if (kind === 'proof') return { kind, names, title, content: withoutEnd(content), length };
  return { kind, names, title, content: isItalic ? content.map(upright) : content, length };
}

export function divOf(
  { kind, names, title, content }: FlatTheorem,
  maker: ParagraphMaker,
  blocksOf: (content: readonly Flat[]) => Block[],
): Div {
  return {
    type: 'div',
    theorem: kind,
    ...(kind === 'proof' && { isUncounted: true }),
    ...(names.length > 0 && { anchors: names }),
    title: maker.inlines(title),
    children: blocksOf(content),
    line: 1,
  };
}

/** The label of a numbered theorem, or of a proof, at the beginning of a paragraph that is not indented. */
export function theoremLabel(
  { atoms, anchors, depth, look, style, ...paragraph }: FlatParagraph,
  nameOf: NameOf,
): TheoremLabel | undefined {
  const isText = depth === undefined && style.role === undefined && !look.left;
  if (!isText || beginsItem({ ...paragraph, atoms, anchors, look, style })) return undefined;
  const at = atoms.findIndex(({ field }) => field?.kind === 'sequence');
  const field = atoms[at]?.field;
  if (!field) return proofLabel(atoms);
  if (!atoms.slice(0, at + 1).every(({ marks }) => marks.has('strong'))) return undefined;
  const end = atoms.findIndex(
    ({ inline, marks }, index) =>
      index > at && marks.has('strong') && inline.type === 'text' && inline.value.endsWith('.'),
  );
  if (end < 0) return undefined;
  const names = anchors.filter((name) => !/^_(?:Ref|Toc)/.test(name)).map(nameOf);
  const [, word = '', chapter = ''] =
    /^(.*?)((?:[\p{Lu}\d]+[-.–:])*)$/su.exec(textOf(atoms.slice(0, at))) ?? [];
  const kind = names.map(theoremOfName).find((each) => each !== undefined) ?? theoremKindOfWord(word.trim());
  if (kind === undefined || kind === 'proof') return undefined;
  if (!THEOREM_CLASSES.has(kind) && !names.some((name) => theoremOfName(name) === kind)) return undefined;
  const own = atoms.filter((atom) => atom.field === field);
  const number = chapter + textOf(own);
  const title = inBrackets(atoms.slice(at + own.length, end));
  return (
    title && {
      kind,
      label: `${word}${number}`,
      number,
      names,
      title,
      rest: withoutSpace(atoms.slice(end + 1)),
    }
  );
}

function proofLabel(atoms: readonly Atom[]): TheoremLabel | undefined {
  const end = atoms.findIndex(({ marks }) => !marks.has('emphasis'));
  const written = textOf(atoms.slice(0, end));
  const isProof = written.endsWith('.') && theoremKindOfWord(written.slice(0, -1)) === 'proof';
  return isProof
    ? { kind: 'proof', label: '', number: '', names: [], title: [], rest: withoutSpace(atoms.slice(end)) }
    : undefined;
}

/** What stands in brackets, `(Pythagoras)`, without them; undefined if other text stands there. */
function inBrackets(atoms: readonly Atom[]): readonly Atom[] | undefined {
  const text = textOf(atoms);
  if (text.trim() === '') return [];
  if (!/^\s*\(.*\)$/s.test(text)) return undefined;
  const [first, last] = [atoms[0], atoms.at(-1)];
  if (first?.inline.type !== 'text' || last?.inline.type !== 'text') return undefined;
  const opened = [withText(first, first.inline.value.replace(/^\s*\(/, '')), ...atoms.slice(1)];
  const closing = opened.at(-1);
  if (closing?.inline.type !== 'text') return undefined;
  return [...opened.slice(0, -1), withText(closing, closing.inline.value.slice(0, -1))].filter(
    ({ inline }) => inline.type !== 'text' || inline.value !== '',
  );
}

/** The number of blocks of a statement. */
function stated(flat: readonly Flat[], at: number, begun: FlatParagraph, isItalic: boolean): number {
  let length = 1;
  let isOpen = introduces(begun);
  for (let next = at + 1; next < flat.length; next++) {
    const each = flat[next];
    if (each?.type === 'formula') {
      if (isOpen) length = next - at + 1;
      continue;
    }
    if (
      each?.type !== 'paragraph' ||
      each.depth !== undefined ||
      (each.style.role !== undefined && !beginsItem(each))
    )
      break;
    const continues = isItalic ? isInItalics(each) : isOpen && beginsItem(each);
    if (!continues) break;
    length = next - at + 1;
    isOpen = introduces(each) || (!isItalic && beginsItem(each));
  }
  return length;
}

const END_OF_PROOF = '\u00a0□';
/** How many blocks a proof may have. */
const MAX_BLOCKS = 500;

/** The number of blocks of a proof; 0 if it has no end. */
function proofLength(flat: readonly Flat[], at: number, nameOf: NameOf): number {
  for (let next = at; next < Math.min(flat.length, at + MAX_BLOCKS); next++) {
    const each = flat[next];
    if (each?.type !== 'paragraph') continue;
    if (each.depth !== undefined || (next > at && theoremLabel(each, nameOf))) return 0;
    if (textOf(each.atoms).endsWith(END_OF_PROOF)) return next - at + 1;
  }
  return 0;
}

function withoutEnd(content: readonly Flat[]): readonly Flat[] {
  const last = content.at(-1);
  if (last?.type !== 'paragraph') return content;
  const sign = last.atoms.at(-1);
  if (sign?.inline.type !== 'text') return content;
  const text = sign.inline.value.slice(0, -END_OF_PROOF.length);
  const atoms = [...last.atoms.slice(0, -1), ...(text === '' ? [] : [withText(sign, text)])];
  return [...content.slice(0, -1), { ...last, atoms }];
}

/** Whether a paragraph does not end a sentence, so that what follows belongs to it. */
function introduces({ atoms }: FlatParagraph): boolean {
  return !/[.!?。]\s*$/.test(textOf(atoms));
}

function isInItalics({ atoms }: FlatParagraph): boolean {
  const texts = atoms.filter(({ inline }) => inline.type === 'text' && inline.value.trim() !== '');
  return texts.length > 0 && texts.every(({ marks }) => marks.has('emphasis'));
}

function upright(each: Flat): Flat {
  if (each.type !== 'paragraph') return each;
  const atoms = each.atoms.map((atom) => {
    const marks = new Set(atom.marks);
    marks.delete('emphasis');
    return { ...atom, marks };
  });
  return { ...each, atoms };
}

function withoutSpace([first, ...rest]: readonly Atom[]): readonly Atom[] {
  if (first?.inline.type !== 'text') return first ? [first, ...rest] : [];
  const text = first.inline.value.trimStart();
  return text === '' ? withoutSpace(rest) : [withText(first, text), ...rest];
}

function withText(atom: Atom, value: string): Atom {
  return { ...atom, inline: { type: 'text', value } };
}

function textOf(atoms: readonly Atom[]): string {
  return atoms.map(({ inline }) => (inline.type === 'text' ? inline.value : '')).join('');
}
