/*
 * A returned Word file against the text that it was made from. In: the author's text as it is and as it was sent, and what came
 * back. Out: changes as edits of the author's text, each with who made it, and conflicts where both changed the same.
 *
 * Read in this order: `canonical.ts`, both sides as lines of our own Markdown, so that only real differences differ;
 * `compare.ts` with `diff.ts` and `pairing.ts`, the differences; `place.ts` with `word-placer.ts`, from a difference to an edit
 * of the source; `verification.ts`, which makes the document of the edited text again and compares; `invariant.ts`: no word may
 * be lost or doubled that no accepted change explains. `program-habits.ts` and its neighbours take back what programs change on
 * their own.
 */
import { pushAll } from '../text/long-arrays.js';
import { Attribution } from './attribution.js';
import type { Canonical } from './canonical.js';
import { mayHaveChartCode } from './chart-signs.js';
import { differences } from './compare.js';
import { withDoubtfulHeadings } from './doubtful-headings.js';
import { footprintOf } from './footprints.js';
import { withWholeFrontMatter } from './front-matter-changes.js';
import { countsOf, keepsWords, moreIn } from './invariant.js';
import { linkedChanges, rareWords } from './linked-changes.js';
import { withAddresses } from './picture-addresses.js';
import { Placer } from './place.js';
import { type Located, membersOf, type Placed } from './placed.js';
import { withRepeatedTitle } from './repeated-title.js';
import type { Conflict, ConflictReason, MergeChange, MergeComment, MergeEdit } from './result.js';
import type { PlacedComment, Review } from './review.js';
import { SourcePlaces } from './source-places.js';
import { TextMapping } from './text-mapping.js';
import { type Check, verified, withoutHalves } from './verification.js';
import { withWholeTables } from './whole-tables.js';

/** The input of a merge. */
interface Merging {
  /** The author's text as it is now, and as it was sent. */
  readonly text: string;
  readonly sent: string;
  /** The content of the document as it was sent and as it came back. */
  readonly original: Canonical;
  readonly returned: Canonical;
  readonly review: Review;
  readonly check: Check | undefined;
}

const MESSAGES: Readonly<Record<ConflictReason, string>> = {
  'both-changed': 'You changed the same place in your text',
  'no-place': 'The changed words are written differently in your text, or are not in it',
  'not-sure': 'On its own, this change would not give what the file shows',
};

/** What reviewers have changed, as edits to the current text. */
export async function mergedChanges(merging: Merging): Promise<{
  readonly changes: readonly MergeChange[];
  readonly comments: readonly MergeComment[];
}> {
  const { text, sent, original, returned, review, check } = merging;
  const places = new SourcePlaces(sent, original);
  const placer = new Placer(places, returned);
  const attribution = new Attribution(review, original, returned);
  const all = withWholeTables(differences(original, returned));
  // Few texts have such code, and the others need not load what changes it.
  const charts = mayHaveChartCode(places.source)
    ? await (await import('./chart-changes.js')).chartChanges(places, original, returned, all)
    : { changes: [], others: all };
  const found = charts.others.map(
    (difference): Located => ({
      ...withAddresses(placer.placed(difference), sent),
      footprints: footprintOf(difference, returned),
    }),
  );
  const rare = rareWords(original, returned);
  const linked = linkedChanges(withDoubtfulHeadings(found, attribution), sent, rare);
  // Those of charts have been read back already.
  const whole = [
    ...charts.changes,
    ...withWholeFrontMatter(withoutOverlaps(linked), sent).map((each) =>
      keepsWords(each, places) ? each : { ...each, edits: [], conflict: 'no-place' as const },
    ),
  ];
  const kept = withRepeatedTitle(whole, sent);
  const checked = check
    ? await verified(kept, { places, check, rare })
    : {
        placed: withoutHalves(
          kept.map((each) => withKnownWords(each, places)),
          [],
          rare,
        ),
        more: [],
      };
  const mapping = new TextMapping(sent, text);
  const changes: MergeChange[] = [];
  const sources: Placed[] = [];
  for (const each of [...checked.placed, ...checked.more]) {
    const change = changeOf(each, `change-${changes.length + 1}`, { mapping, attribution, text, places });
    if (!change) continue;
    changes.push(change);
    sources.push(each);
  }
  const comments = review.comments.map((comment, index): MergeComment => {
    const { author, date, lines, quoted } = comment;
    return {
      id: `comment-${index + 1}`,
      author,
      date,
      text: lines,
      quoted,
      place: placeOf(comment, { attribution, places, mapping, text }),
    };
  });
  const withComments = changes.map((change, index) => {
    const own = sources[index];
    const about = review.comments.flatMap((comment, at) =>
      own && attribution.isAbout(comment, own) ? [`comment-${at + 1}`] : [],
    );
    return { ...change, comments: about };
  });
  return { changes: inOrder(withDisjointEdits(withComments)), comments };
}

/**
 * If the text as it was sent is unknown, the result cannot be verified. A change of words is then certain only if the words
 * that it replaces, and those next to them, are the same in the text and in the document.
 */
function withKnownWords(placed: Located, places: SourcePlaces): Located {
  const isKnown =
    placed.conflict !== undefined || membersOf(placed).every((each) => hasKnownWords(each, places));
  return isKnown ? placed : { ...placed, conflict: 'no-place' };
}

function hasKnownWords({ old, oldPart, isLabel }: Placed, places: SourcePlaces): boolean {
  const [line] = old;
  if (isLabel) return false;
  if (!line || !oldPart) return true;
  const before = line.tokens.findLastIndex(({ end }) => end <= oldPart.start);
  const after = line.tokens.findIndex(({ start }) => start >= oldPart.end);
  const from = Math.max(0, before);
  const own = line.tokens
    .slice(from, after < 0 ? undefined : after + 1)
    .map((_token, index) => places.partner(line, from + index));
  const [first, last] = [own[0], own.at(-1)];
  if (own.includes(undefined) || !first || !last) return false;
  return places.unmatchedIn({ start: first.end, end: last.start }).length === 0;
}

/** Sorts changes by their place in the text. Those without a place stay where they were found. */
function inOrder(changes: readonly MergeChange[]): MergeChange[] {
  return changes.toSorted((a, b) => a.line - b.line || (a.edits[0]?.start ?? 0) - (b.edits[0]?.start ?? 0));
}

/** Removes overlapping edits: a change whose edits overlap those of another, or each other, is left to the author. */
function withDisjointEdits(changes: readonly MergeChange[]): MergeChange[] {
  const taken: MergeEdit[] = [];
  // Changes without a conflict take precedence.
  const order = changes.toSorted(
    (a, b) => Number(a.conflict !== undefined) - Number(b.conflict !== undefined),
  );
  const result = new Map<string, MergeChange>();
  for (const change of order) {
    const overlaps = change.edits.some(
      (edit, index) =>
        taken.some((other) => overlap(edit, other)) ||
        change.edits.some((other, at) => at !== index && overlap(edit, other)),
    );
    if (overlaps) {
      const conflict = change.conflict ?? conflictOf('not-sure', change.before, change.after);
      result.set(change.id, { ...change, edits: [], conflict });
    } else {
      pushAll(taken, change.edits);
      result.set(change.id, change);
    }
  }
  return changes.map((change) => result.get(change.id) ?? change);
}

function overlap(one: MergeEdit, other: MergeEdit): boolean {
  return one.start < other.end && other.start < one.end;
}

function conflictOf(reason: ConflictReason, yours: string, theirs: string): Conflict {
  return { reason, message: MESSAGES[reason], yours, theirs };
}

/** Of several changes to the same place of the sent text, only the first is certain. Equal edits are made once. */
function withoutOverlaps(placed: readonly Located[]): Located[] {
  const taken: MergeEdit[] = [];
  return placed.map((each) => {
    if (each.conflict) return each;
    const edits = each.edits.filter(
      (edit) =>
        !(
          edit.markdown === '' &&
          taken.some((other) => other.start <= edit.start && edit.end <= other.end && other.markdown === '')
        ),
    );
    if (edits.some((edit) => taken.some((other) => overlap(edit, other))))
      return { ...each, conflict: 'not-sure' };
    pushAll(taken, edits);
    return { ...each, edits };
  });
}

interface Around {
  readonly mapping: TextMapping;
  readonly attribution: Attribution;
  readonly text: string;
  readonly places: SourcePlaces;
}

/** A change to the current text; undefined if the author has already made it. */
function changeOf(
  placed: Placed,
  id: string,
  { mapping, attribution, text, places }: Around,
): MergeChange | undefined {
  const { kind, before, after, around, conflict } = placed;
  const mapped = placed.edits.map((edit) => mapping.edit(edit));
  if (mapped.length > 0 && mapped.every(({ type }) => type === 'done')) return undefined;
  const edits = mapped.flatMap((each) => (each.type === 'done' ? [] : [each.edit]));
  const both = mapped.find((each) => each.type === 'both');
  const done = placed.edits.filter((_edit, index) => mapped[index]?.type === 'done');
  const [first] = edits;
  const anchor = placed.old[0] && places.partner(placed.old[0], 0)?.start;
  const at = first?.start ?? (anchor === undefined ? undefined : mapping.offset(anchor, 'start')) ?? 0;
  const yours = both?.yours ?? (first ? text.slice(first.start, edits.at(-1)?.end) : '');
  const reason = both || restoresWords(done, edits, places) ? 'both-changed' : conflict;
  const by = attribution.of(placed);
  return {
    id,
    kind,
    line: lineOf(text, at + (first?.markdown.startsWith('\n') ? 1 : 0)),
    edits,
    before,
    after,
    around,
    ...(by && by.author !== '' && { author: by.author }),
    ...(by && by.date !== '' && { date: by.date }),
    comments: [],
    ...(reason && {
      conflict: conflictOf(reason, yours, edits.map(({ markdown }) => markdown).join('\n') || after),
    }),
  };
}

/**
 * Whether edits add words that others of the same change delete, and that the author has deleted already: only one end of a
 * move is left, and it would bring back what the author did not want, or repeat what the author has moved elsewhere.
 */
function restoresWords(
  done: readonly MergeEdit[],
  left: readonly MergeEdit[],
  { source }: SourcePlaces,
): boolean {
  if (done.length === 0 || left.length === 0) return false;
  const textOf = ({ markdown }: MergeEdit): string => markdown;
  const deleted = moreIn(
    countsOf(done.map(({ start, end }) => source.slice(start, end))),
    countsOf(done.map(textOf)),
  );
  return [...countsOf(left.map(textOf)).keys()].some((word) => deleted.has(word));
}

function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** Where the words that a comment is about are in the current text. */
function placeOf(
  comment: PlacedComment,
  { attribution, places, mapping, text }: Around,
): MergeComment['place'] {
  if (comment.from < 0) return undefined;
  const about = comment.to > comment.from ? attribution.originals(comment) : undefined;
  // If those words have been deleted, the comment follows the word before them.
  const isPoint = about === undefined;
  const before = isPoint ? attribution.before(comment.from) : undefined;
  const found = about ?? (before === undefined ? undefined : ([before, before] as const));
  const [first, last] = (found ?? []).map((index) => places.partnerAt(index));
  if (!first || !last) return undefined;
  const start = mapping.offset(isPoint ? first.end : first.start, isPoint ? 'end' : 'start');
  const end = mapping.offset(last.end, 'end');
  if (start === undefined || end === undefined || end < start) return undefined;
  return { start, end, line: lineOf(text, start) };
}
