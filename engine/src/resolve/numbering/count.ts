import type { NumberedTerms } from '../../language/numbered-terms.js';
import type { Block, DisplayMath, Inline, NumberedKind, SideBySide } from '../../model/document.js';
import { calloutOfName, kindOfName } from '../../model/names/numbered-names.js';
import { kindsOf } from '../../model/nodes/kinds.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { walk } from '../../model/nodes/walk.js';
import { type Caption, type HeadingNumber, levelOf, type Numbered } from '../../model/resolved.js';
import { labelOf, labelOfPart, pictureTitle } from '../captions.js';
import type { NumberingInput } from './input.js';

/** A caption before references to it have given it bookmarks. */
export type DraftCaption = { -readonly [Key in keyof Caption]: Caption[Key] };

/** A block that may have a number. */
interface Candidate {
  readonly block: Numbered;
  readonly kind: Caption['kind'];
  readonly text: readonly Inline[];
  readonly isNamed: boolean;
  readonly isUncounted?: true;
  readonly chapter: string;
  readonly isChapterCounted?: true;
  readonly isInNote?: true;
  /** The figure or table that it is a part of. */
  readonly whole?: Numbered;
}

/**
 * Numbers figures, tables, listings and equations. A picture, table or code block with a name is numbered; once one of a
 * kind has a name, or a list of that kind is requested, all of that kind with captions are. Formulas are numbered if they
 * have labels; those in notes come last.
 */
export function countNumbered(
  input: NumberingInput,
  { one }: NumberedTerms,
  listed: ReadonlySet<NumberedKind>,
): ReadonlyMap<Numbered, DraftCaption> {
  const { terms, numbersAll, document, guide } = input;
  const candidates = candidatesIn(input);
  const counted = new Set<Candidate['kind']>(listed);
  if (numbersAll) for (const kind of ['figure', 'table'] as const) counted.add(kind);
  for (const { kind, isNamed, whole } of candidates) if (isNamed && !whole) counted.add(kind);
  /** The last number in the body, by kind; and by kind and chapter, the last one. */
  const last = new Map<Candidate['kind'], number>();
  const lastIn = new Map<string, number>();
  const captions = new Map<Numbered, DraftCaption>();
  const parts = new Map<DraftCaption, number>();
  for (const candidate of candidates) {
    const { block, kind, text, isNamed, isUncounted, chapter, isInNote, whole: ownWhole } = candidate;
    const { isChapterCounted } = candidate;
    const wholeCaption = ownWhole && captions.get(ownWhole);
    if (wholeCaption) {
      const number = (parts.get(wholeCaption) ?? 0) + 1;
      parts.set(wholeCaption, number);
      captions.set(block, partOf(wholeCaption, number, text));
      continue;
    }
    if (isUncounted) {
      const label = labelOf(kind, one[kind], terms, guide);
      captions.set(block, { kind, ...label, chapter: '', number: 0, isUncounted, restarts: false, text });
      continue;
    }
    if (!counted.has(kind) || (!isNamed && isNumberedByHand(text, one[kind]))) continue;
    const whole = block.type === 'math' ? document.formulaLabels.whole.get(block) : undefined;
    const place = `${kind} ${chapter}`;
    const next = (lastIn.get(place) ?? 0) + 1;
    const number = chapter === '' && whole !== undefined ? whole : next;
    lastIn.set(place, number);
    // In a chapter, Word begins anew by itself.
    const restarts = !isInNote && chapter === '' && number !== (last.get(kind) ?? 0) + 1;
    if (!isInNote) last.set(kind, number);
    const label = labelOf(kind, one[kind], terms, guide);
    const after = text.length === 0 ? label.afterNumber : label.after;
    captions.set(block, {
      kind,
      ...label,
      after,
      chapter: chapter === '' ? '' : `${chapter}.`,
      ...(isChapterCounted && { isChapterCounted }),
      number,
      restarts,
      ...(isInNote && { isFixed: true }),
      text,
    });
  }
  return captions;
}

/** The caption of a part: "(b) What it shows". */
function partOf(whole: DraftCaption, number: number, text: readonly Inline[]): DraftCaption {
  const label = labelOfPart(whole);
  const after = text.length === 0 ? label.afterNumber : label.after;
  return { kind: whole.kind, ...label, after, chapter: '', number, restarts: number === 1, text, whole };
}

function candidatesIn({
  blocks,
  document,
  headingShift,
  headingNumbers,
  title,
  byChapter,
}: NumberingInput): readonly Candidate[] {
  const candidates: Candidate[] = [];
  let chapters = 0;
  let chapter = '';
  const wholes = new Map<Block, SideBySide>();
  const inNotes = formulasInNotes(document);
  const chapterOfNote = new Map<string, string>();
  const reference = (inline: Inline): void => {
    if (inline.type === 'footnoteReference' && !chapterOfNote.has(inline.identifier))
      chapterOfNote.set(inline.identifier, chapter);
  };
  walk(blocks, {
    ...(inNotes.length > 0 && { inline: reference }),
    block(block) {
      if (block.type === 'heading' && block !== title && levelOf(block, headingShift) === 1) {
        chapters++;
        if (byChapter)
          chapter = headingNumbers.size > 0 ? chapterOf(headingNumbers.get(block)) : String(chapters);
      }
      const found = candidateOf(block, document.formulaLabels.whole);
      if (!found) return;
      const whole = wholes.get(block);
      const isChapterCounted = chapter !== '' && headingNumbers.size > 0;
      candidates.push({
        ...found,
        chapter,
        ...(isChapterCounted && { isChapterCounted }),
        ...(whole && { whole }),
      });
      if (block.type === 'sideBySide')
        for (const { children } of block.children) for (const part of children) wholes.set(part, block);
    },
  });
  for (const { block, note } of inNotes) {
    const own = chapterOfNote.get(note) ?? chapter;
    candidates.push({ block, kind: 'equation', text: [], isNamed: true, chapter: own, isInNote: true });
  }
  return candidates;
}

const FORMULAS = kindsOf('math');

/** The formulas in notes that have a number, each with the identifier of its note. */
function formulasInNotes({
  definitions,
  formulaLabels: { whole },
}: NumberingInput['document']): readonly { readonly block: DisplayMath; readonly note: string }[] {
  const found: { readonly block: DisplayMath; readonly note: string }[] = [];
  if (whole.size === 0) return found;
  for (const [note, { children }] of definitions) {
    const block = (each: Block): void => {
      if (each.type === 'math' && whole.has(each)) found.push({ block: each, note });
    };
    walk(children, { block }, FORMULAS);
  }
  return found;
}

/** The number of a chapter without its label: that of Appendix A is A. */
function chapterOf(number: HeadingNumber | undefined): string {
  return number?.text.split(/\s/).at(-1) ?? '';
}

function candidateOf(
  block: Block,
  whole: ReadonlyMap<Numbered, number>,
): Omit<Candidate, 'chapter'> | undefined {
  if (block.type === 'math')
    return whole.has(block) ? { block, kind: 'equation', text: [], isNamed: true } : undefined;
  if (block.type === 'callout') {
    const kind = block.anchors?.map(calloutOfName).find((each) => each !== undefined);
    return kind && { block, kind, text: block.title, isNamed: true };
  }
  if (block.type === 'div') {
    const { theorem, title, isUncounted } = block;
    return (
      theorem && { block, kind: theorem, text: title, isNamed: true, ...(isUncounted && { isUncounted }) }
    );
  }
  if (
    block.type !== 'paragraph' &&
    block.type !== 'table' &&
    block.type !== 'code' &&
    block.type !== 'sideBySide'
  )
    return undefined;
  const named = block.anchors?.map(kindOfName).find((kind) => kind !== undefined);
  const isNamed = named !== undefined && named !== 'section' && named !== 'equation';
  const own = block.type === 'table' && block.chart ? 'figure' : OWN_KINDS[block.type];
  const kind = isNamed ? named : own;
  if (block.caption) return { block, kind, text: block.caption, isNamed };
  if (block.type === 'sideBySide') return undefined;
  if (block.type === 'code') return isNamed ? { block, kind, text: [], isNamed } : undefined;
  const titled = pictureTitle(block);
  if (block.type === 'table' || titled === '') return undefined;
  return { block, kind, text: [{ type: 'text', value: titled }], isNamed: false };
}

const OWN_KINDS = { paragraph: 'figure', table: 'table', code: 'listing', sideBySide: 'figure' } as const;

/** Whether a caption begins with a number that its author wrote: "Table 3. Prices". */
function isNumberedByHand(text: readonly Inline[], pattern: string): boolean {
  const [label = ''] = pattern.split('#');
  const word = label.trim().toLowerCase();
  const written = plainText(text).trim().toLowerCase();
  return word !== '' && written.startsWith(word) && /^[\s\p{P}]*\d/u.test(written.slice(word.length));
}
