import type { Block, Div } from '../../model/document.js';
import { END_OF_PROOF, ITALIC_THEOREMS } from '../../model/names/numbered-names.js';
import type { Flat, FlatParagraph } from '../flat/flat.js';
import type { Assembly } from './assembly.js';
import { beginsItem } from './growing.js';
import type { ParagraphMaker } from './paragraph-maker.js';
import { type NameOf, type TheoremLabel, textOf, theoremLabel, withText } from './theorem-label.js';

/** A theorem or the like, or a proof, in a document of ours. */
export interface FlatTheorem extends Pick<TheoremLabel, 'kind' | 'names' | 'title'> {
  readonly content: readonly Flat[];
  /** How many of the blocks it comprises. */
  readonly length: number;
}

/**
 * The theorem that begins with a block. In files without styles for them, Word has only its label and, for some kinds, its italics:
 * what is not in italics ends with its first paragraph, and what that introduces; a proof ends with its sign.
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
  const length = kind === 'proof' ? proofLength(flat, at, nameOf) : stated(flat, at, begun, isItalic, nameOf);
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

/** Whether a paragraph has the style of statements, and does not begin another. */
function isFurther(paragraph: FlatParagraph, nameOf: NameOf): boolean {
  return paragraph.style.name === 'Statement' && !theoremLabel(paragraph, nameOf);
}

/** The number of blocks of a statement. */
function stated(
  flat: readonly Flat[],
  at: number,
  begun: FlatParagraph,
  isItalic: boolean,
  nameOf: NameOf,
): number {
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
    const continues = isFurther(each, nameOf) || (isItalic ? isInItalics(each) : isOpen && beginsItem(each));
    if (!continues) break;
    length = next - at + 1;
    isOpen = introduces(each) || (!isItalic && beginsItem(each));
  }
  return length;
}

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
