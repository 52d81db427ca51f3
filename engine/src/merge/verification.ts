import { edited } from './apply.js';
import { canonical, sharedLabels } from './canonical.js';
import { type Difference, differences } from './compare.js';
import { footprintOf, touches } from './footprints.js';
import { wordsBroken } from './invariant.js';
import { textOf } from './lines.js';
import { halvesOf } from './linked-changes.js';
import type { Located, Placed } from './placed.js';
import type { SourcePlaces } from './source-places.js';

/** The most rounds of verification; after these, all doubtful changes are left to the author. */
const MAX_CHECKS = 3;

/** Converts a text as the sent one was converted and reads it back. Returns its Markdown and that of the returned file. */
export type Check = (markdown: string) => Promise<readonly [string, string]>;

/** What changes are verified against. */
interface Verifying {
  readonly places: SourcePlaces;
  readonly check: Check;
  /** The words that occur at most once in both documents. */
  readonly rare: ReadonlySet<string>;
}

/**
 * Applies all changes together and compares the result with the returned file. Changes near any difference become doubtful,
 * and so do those that would lose or repeat words.
 */
export async function verified(
  placed: readonly Located[],
  { places, check, rare }: Verifying,
): Promise<{ readonly placed: readonly Located[]; readonly more: readonly Located[] }> {
  let current = placed;
  let more: Located[] = [];
  for (let round = 0; round <= MAX_CHECKS; round++) {
    current = withoutHalves(current, more, rare);
    const sure = current.filter(({ conflict }) => !conflict);
    const edits = sure.flatMap((each) => each.edits);
    if (edits.length === 0 && round === 0 && !current.some(({ isMarkup }) => isMarkup))
      return { placed: current, more };
    const [now, wanted] = await check(edited(places.source, edits));
    if (now === wanted) return { placed: current.filter(({ isMarkup }) => !isMarkup), more: [] };
    const second = canonical(wanted, sharedLabels(now, wanted));
    const wrong = new Set<Located>(wordsBroken(sure, canonical(now), places));
    // After the last round, only words are looked at.
    if (round === MAX_CHECKS && wrong.size > 0) return { placed: doubtful(current, new Set(sure)), more };
    if (round === MAX_CHECKS) break;
    more = [];
    for (const difference of differences(canonical(now), second)) {
      const at = footprintOf(difference, second);
      const near = (reach: number, isSure: boolean): Located[] =>
        current.filter(
          ({ conflict, footprints }) => (conflict === undefined) === isSure && touches(footprints, at, reach),
        );
      const own = near(0, true);
      const isExpected = near(1, false).length > 0;
      const guilty = own.length > 0 ? own : isExpected ? [] : near(1, true);
      for (const each of guilty) wrong.add(each);
      if (guilty.length === 0 && !isExpected) more.push({ ...leftOver(difference), footprints: at });
    }
    const halves = halvesOf(sure, more, rare);
    if (wrong.size === 0 && halves.size === 0) break;
    current = doubtful(current, wrong);
  }
  return { placed: current, more };
}

function doubtful(placed: readonly Located[], wrong: ReadonlySet<Placed>): Located[] {
  return placed.map((each) => (wrong.has(each) ? { ...each, conflict: 'not-sure' } : each));
}

/** Leaves to the author what would lose or repeat words because the other end of a move is left to them. */
export function withoutHalves(
  placed: readonly Located[],
  more: readonly Located[],
  rare: ReadonlySet<string>,
): readonly Located[] {
  let current = placed;
  for (;;) {
    const sure = current.filter(({ conflict }) => !conflict);
    const conflicts = [...current.filter(({ conflict }) => conflict), ...more];
    const halves = halvesOf(sure, conflicts, rare);
    if (halves.size === 0) return withoutLostHalves(current, more, rare);
    current = doubtful(current, halves);
  }
}

/** A conflict is only shown, and cannot be made, if the other end of a move has no place in the text. */
function withoutLostHalves(
  placed: readonly Located[],
  more: readonly Located[],
  rare: ReadonlySet<string>,
): readonly Located[] {
  const lost = [...placed, ...more].filter(({ edits }) => edits.length === 0);
  if (lost.length === 0) return placed;
  const halves = halvesOf(
    placed.filter(({ edits }) => edits.length > 0),
    lost,
    rare,
  );
  if (halves.size === 0) return placed;
  const current = placed.map((each) => (halves.has(each) ? { ...each, edits: [] } : each));
  return withoutLostHalves(current, more, rare);
}

/** Reports a difference that no change accounts for as a conflict. */
function leftOver(difference: Difference): Placed {
  const old = 'old' in difference ? [difference.old].flat() : [];
  const now = 'now' in difference ? [difference.now].flat() : [];
  return {
    kind: 'block-changed',
    edits: [],
    before: textOf(old),
    after: textOf(now),
    around: ['', ''],
    conflict: 'not-sure',
    old: [],
    now: [],
    part: undefined,
    oldPart: undefined,
  };
}
