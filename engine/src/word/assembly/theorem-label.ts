import { theoremKindOfWord } from '../../language/theorem-terms.js';
import type { TheoremKind } from '../../model/document.js';
import { THEOREM_CLASSES, theoremOfName } from '../../model/names/numbered-names.js';
import type { Atom } from '../flat/atoms.js';
import type { FlatParagraph } from '../flat/flat.js';
import { beginsItem } from './growing.js';

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

export type NameOf = (bookmark: string) => string;

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
  const { words: word, chapter } = wordsAndChapter(textOf(atoms.slice(0, at)));
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

/** The text in brackets, `(Pythagoras)`, without them; undefined if there is other text. */
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

function withoutSpace([first, ...rest]: readonly Atom[]): readonly Atom[] {
  if (first?.inline.type !== 'text') return first ? [first, ...rest] : [];
  const text = first.inline.value.trimStart();
  return text === '' ? withoutSpace(rest) : [withText(first, text), ...rest];
}

export function withText(atom: Atom, value: string): Atom {
  return { ...atom, inline: { type: 'text', value } };
}

export function textOf(atoms: readonly Atom[]): string {
  return atoms.map(({ inline }) => (inline.type === 'text' ? inline.value : '')).join('');
}

/** The words before a number, and the number of the chapter that may begin it: "2-", "A.". */
export function wordsAndChapter(before: string): { readonly words: string; readonly chapter: string } {
  const [, words = '', chapter = ''] = /^(.*?)((?:[\p{Lu}\d]+[-.–:])*)$/su.exec(before) ?? [];
  return { words, chapter };
}
