import type { Canonical } from './canonical.js';
import { touches } from './footprints.js';
import { countsOf, moreIn, type WordCounts } from './invariant.js';
import { type Located, membersOf, type Placed } from './placed.js';
import type { MergeEdit } from './result.js';
import { BREAK } from './tokens.js';

/** Changes that have so many words in common, of which one is rare, are two ends of a move. */
const MIN_MOVED_WORDS = 3;

/** What a change deletes and adds. */
interface Effect {
  readonly deleted: WordCounts;
  readonly added: WordCounts;
}

type Texts = Pick<Placed, 'before' | 'after' | 'notes'>;

/**
 * Combines changes of which one deletes words that another adds, since each on its own would lose the words or repeat them.
 * `rare` are the words that occur no more than once in each document: a single one of them is enough to recognize.
 */
export function linkedChanges(
  placed: readonly Located[],
  source: string,
  rare: ReadonlySet<string>,
): Located[] {
  const effects = placed.map(effectOf);
  const groups = placed.map((_each, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (groups[root] !== root) root = groups[root] ?? root;
    return root;
  };
  const adding = new Map<string, number[]>();
  for (const [index, { added }] of effects.entries())
    for (const word of added.keys()) {
      const known = adding.get(word);
      if (known) known.push(index);
      else adding.set(word, [index]);
    }
  for (const [index, { deleted }] of effects.entries()) {
    const others = new Set([...deleted.keys()].flatMap((word) => adding.get(word) ?? []));
    for (const other of others)
      if (other !== index && isMove([placed[index], placed[other]], [deleted, effects[other]?.added], rare))
        groups[rootOf(other)] = rootOf(index);
  }
  for (const [from, to] of unclosedRuns(placed))
    for (let index = from + 1; index <= to; index++) groups[rootOf(index)] = rootOf(from);
  const members = new Map<number, Located[]>();
  for (const [index, each] of placed.entries()) {
    const root = rootOf(index);
    const known = members.get(root);
    if (known) known.push(each);
    else members.set(root, [each]);
  }
  return [...members.values()].flatMap((changes) => {
    const [first, ...others] = changes;
    if (!first || others.length === 0) return changes;
    return [{ ...together(changes, source), footprints: changes.flatMap(({ footprints }) => footprints) }];
  });
}

/** A line that opens or closes a block of HTML or a div, or does both. */
const BLOCK_TAG = /^[ >]*(?:(<(?!\/)[a-z]+[^<>]*>|:::+ ?\S.*)|(<\/[a-z]+>|:::+))[ >]*$/gm;

/** The first and last of successive changes that add or delete the ends of a block, of which one makes no sense without the other. */
function unclosedRuns(placed: readonly Placed[]): (readonly [number, number])[] {
  const runs: (readonly [number, number])[] = [];
  let [from, depth] = [0, 0];
  const depthOf = (text: string): number =>
    Array.from(text.matchAll(BLOCK_TAG)).reduce((sum, [, opens]) => sum + (opens === undefined ? -1 : 1), 0);
  for (const [index, { before, after }] of placed.entries()) {
    const change = depthOf(after) - depthOf(before);
    if (depth === 0 && change !== 0) from = index;
    depth += change;
    if (depth === 0 && change !== 0 && from < index) runs.push([from, index]);
  }
  return runs;
}

/** The changes that delete or add words of which one of the others has the other end. */
export function halvesOf(
  changes: readonly Located[],
  others: readonly Located[],
  rare: ReadonlySet<string>,
): ReadonlySet<Placed> {
  const ends = others.map((each) => ({ each, effect: effectOf(each) }));
  const isHalf = (change: Located): boolean => {
    const { deleted, added } = effectOf(change);
    return ends.some(({ each, effect }) => {
      if (areWholeMove(change, each) || areWholeMove(each, change)) return true;
      const common = [...commonWords(deleted, effect.added), ...commonWords(effect.deleted, added)];
      return common.some((word) => rare.has(word)) || (common.length > 0 && areBeside(change, each));
    });
  };
  return new Set(changes.filter(isHalf));
}

function commonWords(deleted: WordCounts, added: WordCounts): string[] {
  return [...deleted.keys()].filter((word) => added.has(word));
}

/** Whether one change deletes whole lines with several words, and the other adds the same words as lines of their own. */
function areWholeMove(
  { before, after, part, oldPart }: Texts & Pick<Placed, 'part' | 'oldPart'>,
  other: Texts & Pick<Placed, 'part' | 'oldPart'>,
): boolean {
  if (part || oldPart || other.part || other.oldPart || after !== '' || other.before !== '') return false;
  const [deleted, added] = [countsOf([before]), countsOf([other.after])];
  return deleted.size > 1 && moreIn(deleted, added).size === 0 && moreIn(added, deleted).size === 0;
}

/** Whether two changes are in neighbouring lines. */
function areBeside(one: Located, other: Located): boolean {
  const isInLine = one.old[0] !== undefined && one.old[0] === other.old[0] && one.now[0] === other.now[0];
  return !isInLine && touches(one.footprints, other.footprints, 1);
}

/** What a change deletes and adds, by its words before and after. */
export function effectOf({ before, after, notes = ['', ''] }: Texts): Effect {
  const [old, now] = [countsOf([before, notes[0]]), countsOf([after, notes[1]])];
  return { deleted: moreIn(old, now), added: moreIn(now, old) };
}

/** The words that occur at most once in both documents. */
export function rareWords(...documents: readonly Canonical[]): ReadonlySet<string> {
  const often = new Set<string>();
  const all = new Set<string>();
  for (const { tokens } of documents) {
    const seen = new Set<string>();
    for (const { key } of tokens) {
      if (seen.has(key)) often.add(key);
      seen.add(key);
      all.add(key);
    }
  }
  return new Set([...all].filter((word) => !often.has(word)));
}

function isMove(
  [one, other]: readonly [Located | undefined, Located | undefined],
  [deleted, added]: readonly [WordCounts, WordCounts | undefined],
  rare: ReadonlySet<string>,
): boolean {
  if (!one || !other || !added) return false;
  if (areWholeMove(one, other)) return true;
  const common = commonWords(deleted, added);
  const isWhole = common.length === Math.min(deleted.size, added.size);
  if (!common.some((word) => rare.has(word))) return isWhole && areBeside(one, other);
  return common.length >= MIN_MOVED_WORDS || isWhole;
}

/** One change that makes several. Words that are moved stay as the author wrote them. */
export function together(changes: readonly Placed[], source: string): Placed {
  const gone = changes.flatMap(({ before, edits: [edit, ...more] }) =>
    edit && more.length === 0 && edit.markdown === '' && before.trim() !== ''
      ? movable(before.trim(), source.slice(edit.start, edit.end).trim())
      : [],
  );
  const asWritten = (edit: MergeEdit): MergeEdit => {
    const moved = gone.find(({ shown }) => edit.markdown.includes(shown));
    if (moved) return { ...edit, markdown: edit.markdown.replace(moved.shown, () => moved.written) };
    // An inline note, for one, is shown as a reference, and its words are elsewhere.
    const text = edit.markdown.trim();
    const words = wordsIn(text);
    const same = gone.find(({ written }) => hasSameEnds(text, written) && wordsIn(written) === words);
    return same && words !== ''
      ? { ...edit, markdown: edit.markdown.replace(text, () => same.written) }
      : edit;
  };
  const textOf = (part: 'before' | 'after'): string =>
    changes
      .map((each) => each[part].trim())
      .filter((text) => text !== '')
      .join('\n\n');
  const notesOf = (side: 0 | 1): string => changes.map(({ notes }) => notes?.[side] ?? '').join('\n');
  const isPlaced = changes.every(({ edits }) => edits.length > 0);
  const edits = isPlaced ? changes.flatMap((each) => each.edits.map(asWritten)).toSorted(byPlace) : [];
  const conflict = changes.find((each) => each.conflict)?.conflict;
  const members = changes.flatMap(membersOf);
  const inLine = withinLine(members);
  if (inLine) return { ...inLine, edits, conflict, members };
  return {
    kind: 'block-moved',
    edits,
    before: textOf('before'),
    after: textOf('after'),
    notes: [notesOf(0), notesOf(1)],
    around: ['', ''],
    conflict,
    old: changes.flatMap(({ old }) => old),
    now: changes.flatMap(({ now }) => now),
    part: undefined,
    oldPart: undefined,
    members,
  };
}

/** The words of a text in their order. */
function wordsIn(text: string): string {
  return [...countsOf([text])].join(' ');
}

/** Whether two texts begin and end with the same character, as they do with or without the punctuation around them. */
function hasSameEnds(one: string, other: string): boolean {
  return one.at(0) === other.at(0) && one.at(-1) === other.at(-1);
}

/** A deleted text as the document shows it and as its author wrote it, whole and without the punctuation around it, which may stay. */
function movable(shown: string, written: string): { readonly shown: string; readonly written: string }[] {
  const [first = ''] = /^[\p{Ps}\p{Pi}"']+/u.exec(shown) ?? [];
  const [last = ''] = /[\p{Pe}\p{Pf}"'.,;:!?…]+$/u.exec(shown.slice(first.length)) ?? [];
  const whole = { shown, written };
  const isAlike = written.startsWith(first) && written.endsWith(last) && first.length + last.length > 0;
  if (!isAlike || shown.length <= first.length + last.length) return [whole];
  const inner = (text: string): string => text.slice(first.length, text.length - last.length);
  return [whole, { shown: inner(shown), written: inner(written) }];
}

/** Changes of one line as a change of all words from the first to the last. */
function withinLine(changes: readonly Placed[]): Omit<Placed, 'edits' | 'conflict' | 'members'> | undefined {
  const [first] = changes;
  const last = changes.at(-1);
  const [old, now] = [first?.old[0], first?.now[0]];
  const isOne = changes.every(
    ({ old: [own], now: [other], oldPart, part }) => own === old && other === now && oldPart && part,
  );
  if (!isOne || !first?.oldPart || !first.part || !last?.oldPart || !last.part || !old || !now)
    return undefined;
  const oldPart = { start: first.oldPart.start, end: last.oldPart.end };
  const part = { start: first.part.start, end: last.part.end };
  const [before, after] = [old.text.slice(oldPart.start, oldPart.end), now.text.slice(part.start, part.end)];
  if (`${before}${after}`.includes(BREAK)) return undefined;
  return {
    kind: 'words',
    before,
    after,
    around: [first.around[0], last.around[1]],
    old: [old],
    now: [now],
    part,
    oldPart,
  };
}

function byPlace(one: MergeEdit, other: MergeEdit): number {
  return one.start - other.start || one.end - other.end;
}
