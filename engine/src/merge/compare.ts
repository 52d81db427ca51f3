import { pushAll } from '../text/long-arrays.js';
import type { Canonical, Line, Section } from './canonical.js';
import { matched } from './diff.js';
import { withGapsTogether } from './gaps-together.js';
import { partsOf } from './joined-lines.js';
import { changeGroups, type Hunk } from './line-changes.js';
import { alike, paired } from './pairing.js';
import { wordsOf } from './tokens.js';

/** A difference between the lines of two texts. */
export type Difference =
  | { readonly type: 'words'; readonly old: Line; readonly now: Line; readonly hunks: readonly Hunk[] }
  | { readonly type: 'kind'; readonly old: Line; readonly now: Line }
  | { readonly type: 'removed'; readonly old: readonly Line[]; readonly next: Line | undefined }
  | ({ readonly type: 'added'; readonly now: readonly Line[] } & Between)
  | ({ readonly type: 'moved'; readonly old: readonly Line[]; readonly now: readonly Line[] } & Between);

/** The lines, found in both texts, on either side of lines that only the second text has. */
export interface Between {
  readonly after: Line | undefined;
  readonly before: Line | undefined;
}

/** The lowest likeness, from 0 to 1, at which a line counts as one that was moved. */
const MIN_MOVED_LIKENESS = 0.75;
/** The fewest words that a line needs to count as moved. */
const MIN_MOVED_WORDS = 3;

/** The differences, in the order of the second text. A footnote in only one text belongs to the line that refers to it. */
export function differences(first: Canonical, second: Canonical): Difference[] {
  const found = sectionDifferences(first.main, second.main);
  for (const [label, section] of second.notes) {
    const old = first.notes.get(label);
    if (old) pushAll(found, sectionDifferences(old, section));
  }
  return found;
}

function sectionDifferences(first: Section, second: Section): Difference[] {
  const keysOf = ({ lines }: Section): string[] => lines.map(({ key }) => key);
  const [oldKeys, nowKeys] = [keysOf(first), keysOf(second)];
  const identical = withGapsTogether(oldKeys, nowKeys, matched(oldKeys, nowKeys));
  const { old, now, partners } = paired(first.lines, second.lines, identical);
  const moved = findMoved(old, now, partners);
  const from = new Map<number, number>();
  for (const [index, partner] of partners.entries()) if (partner >= 0) from.set(partner, index);
  const movedTo = new Map([...moved].map(([index, partner]) => [partner, index]));
  const isGone = (index: number): boolean => (partners[index] ?? -1) < 0 && !moved.has(index);

  const found: Difference[] = [];
  /** The next line of the first text to report. */
  let next = 0;
  const reportRemoved = (end: number, following: Line | undefined): void => {
    for (; next < end; next++) {
      const run: Line[] = [];
      while (next < end && isGone(next) && (run.length === 0 || !beginsBlock(old[next]))) {
        const line = old[next++];
        if (line) run.push(line);
      }
      if (run.length > 0) {
        found.push({ type: 'removed', old: run, next: following });
        next--;
      }
    }
  };
  for (let at = 0; at < now.length; at++) {
    const line = now[at];
    if (!line) continue;
    const partner = from.get(at);
    if (partner !== undefined) {
      reportRemoved(partner, line);
      next = partner + 1;
      const other = old[partner];
      if (other && other.key !== line.key) pushAll(found, lineDifferences(other, line));
      continue;
    }
    const between = betweenOf(old, now, from, at);
    const run = [line];
    const origin = movedTo.get(at);
    const continues = (index: number): boolean =>
      origin === undefined
        ? !from.has(index) && !movedTo.has(index) && !beginsBlock(now[index])
        : movedTo.get(index) === origin + run.length;
    while (at + 1 < now.length && continues(at + 1)) {
      const more = now[++at];
      if (more) run.push(more);
    }
    if (origin === undefined) found.push({ type: 'added', now: run, ...between });
    else found.push({ type: 'moved', old: old.slice(origin, origin + run.length), now: run, ...between });
  }
  reportRemoved(old.length, undefined);
  return found;
}

/** Whether a line begins a block, so that it can be added or removed without the lines before it. */
function beginsBlock(line: Line | undefined): boolean {
  return line !== undefined && !line.isCode && line.blank !== undefined && !/^\s/.test(line.prefix);
}

function betweenOf(
  old: readonly Line[],
  now: readonly Line[],
  from: ReadonlyMap<number, number>,
  at: number,
): Between {
  let [before, after] = [at - 1, at + 1];
  while (before >= 0 && !from.has(before)) before--;
  while (after < now.length && !from.has(after)) after++;
  return { after: old[from.get(before) ?? -1], before: old[from.get(after) ?? -1] };
}

/** Lines that were removed in one place and added in another. */
function findMoved(
  old: readonly Line[],
  now: readonly Line[],
  partners: readonly number[],
): ReadonlyMap<number, number> {
  const taken = new Set(partners);
  const byWord = new Map<string, number[]>();
  for (const [index, line] of now.entries()) {
    if (taken.has(index)) continue;
    for (const word of new Set(wordsOf(line.body))) {
      const lines = byWord.get(word) ?? [];
      if (lines.length === 0) byWord.set(word, lines);
      lines.push(index);
    }
  }
  const moved = new Map<number, number>();
  const used = new Set<number>();
  for (const [at, line] of old.entries()) {
    if ((partners[at] ?? -1) >= 0) continue;
    const words = wordsOf(line.body);
    if (words.length < MIN_MOVED_WORDS) continue;
    // Only lines that share one of its rare words are candidates.
    const rare = [...new Set(words)].toSorted(
      (a, b) => (byWord.get(a)?.length ?? 0) - (byWord.get(b)?.length ?? 0),
    );
    const candidates = new Set(
      rare
        .filter((word) => byWord.has(word))
        .slice(0, 3)
        .flatMap((word) => (byWord.get(word) ?? []).slice(0, 8)),
    );
    let best: { readonly index: number; readonly score: number } | undefined;
    for (const candidate of candidates) {
      if (used.has(candidate)) continue;
      const score = alike(line, now[candidate]);
      if (score >= MIN_MOVED_LIKENESS && score > (best?.score ?? 0)) best = { index: candidate, score };
    }
    if (!best) continue;
    moved.set(at, best.index);
    used.add(best.index);
  }
  return moved;
}

function lineDifferences(old: Line, now: Line): Difference[] {
  const kind = (line: Line): string => line.prefix.replace(/\d+(?=[.)] )/g, '1');
  const [first, firstNow] = [partsOf(old)[0] ?? old, partsOf(now)[0] ?? now];
  const found: Difference[] = kind(old) === kind(now) ? [] : [{ type: 'kind', old: first, now: firstNow }];
  for (const hunks of changeGroups(old, now)) found.push({ type: 'words', old, now, hunks });
  return found;
}
