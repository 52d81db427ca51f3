import type { Canonical } from './canonical.js';
import { withWholeTables } from './columns.js';
import { differences } from './compare.js';
import { withDoubtfulHeadings } from './doubtful-headings.js';
import { OntoText } from './onto-text.js';
import { withPartedParagraphs } from './parted.js';
import { withAddresses } from './picture-addresses.js';
import { type Placed, Placer } from './place.js';
import type { PlacedComment, Remarks } from './remarks.js';
import type { Conflict, ConflictReason, MergeChange, MergeComment, MergeEdit } from './result.js';
import { SourcePlaces } from './source-places.js';
import { type Check, footprintOf, tried } from './trying.js';
import { Who } from './who.js';

/** The input of a merge. */
interface Merging {
  /** The author's text as it is now, and as it was sent. */
  readonly text: string;
  readonly sent: string;
  /** The content of the document as it was sent and as it came back. */
  readonly original: Canonical;
  readonly returned: Canonical;
  readonly remarks: Remarks;
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
  const { text, sent, original, returned, remarks, check } = merging;
  const places = new SourcePlaces(sent, original);
  const placer = new Placer(places, returned);
  const who = new Who(remarks, original, returned);
  const found = withWholeTables(differences(original, returned));
  const footprints = found.map((difference) => footprintOf(difference, returned));
  const placed = withoutOverlaps(
    withDoubtfulHeadings(
      found.map((difference) => withAddresses(placer.placed(difference), sent)),
      who,
    ),
  );
  const checked = check
    ? await tried(placed, footprints, sent, check)
    : { placed: placed.map((each) => withKnownWords(each, places)), more: [] };
  const onto = new OntoText(sent, text);
  const changes: MergeChange[] = [];
  const sources: Placed[] = [];
  for (const each of [...withPartedParagraphs(checked.placed), ...checked.more]) {
    const change = changeOf(each, `change-${changes.length + 1}`, { onto, who, text, places });
    if (!change) continue;
    changes.push(change);
    sources.push(each);
  }
  const comments = remarks.comments.map((comment, index): MergeComment => {
    const { author, date, lines, quoted } = comment;
    return {
      id: `comment-${index + 1}`,
      author,
      date,
      text: lines,
      quoted,
      place: placeOf(comment, { who, places, onto, text }),
    };
  });
  const withComments = changes.map((change, index) => {
    const own = sources[index];
    const about = remarks.comments.flatMap((comment, at) =>
      own && who.isAbout(comment, own) ? [`comment-${at + 1}`] : [],
    );
    return { ...change, comments: about };
  });
  return { changes: inOrder(apart(withComments)), comments };
}

/**
 * Where nothing can be checked, since the text as it was sent is not known, a change of words is sure only if the text has
 * the words at its place and next to it as the document has them.
 */
function withKnownWords(placed: Placed, places: SourcePlaces): Placed {
  const { conflict, old, oldPart } = placed;
  const [line] = old;
  if (conflict || !line || !oldPart) return placed;
  const before = line.tokens.findLastIndex(({ end }) => end <= oldPart.start);
  const after = line.tokens.findIndex(({ start }) => start >= oldPart.end);
  const from = Math.max(0, before);
  const own = line.tokens
    .slice(from, after < 0 ? undefined : after + 1)
    .map((_token, index) => places.partner(line, from + index));
  const [first, last] = [own[0], own.at(-1)];
  const isKnown = !own.includes(undefined) && first !== undefined && last !== undefined;
  const isWhole = isKnown && places.onlyHere({ start: first.end, end: last.start }).length === 0;
  return isWhole ? placed : { ...placed, conflict: 'no-place' };
}

/** Sorts changes by their place in the text. Those without one stay where they were found. */
function inOrder(changes: readonly MergeChange[]): MergeChange[] {
  return changes.toSorted((a, b) => a.line - b.line || (a.edits[0]?.start ?? 0) - (b.edits[0]?.start ?? 0));
}

/** Keeps the edits of different changes from overlapping: a change whose edits would overlap is left to the author. */
function apart(changes: readonly MergeChange[]): MergeChange[] {
  const taken: MergeEdit[] = [];
  // Certain changes come first.
  const order = changes.toSorted(
    (a, b) => Number(a.conflict !== undefined) - Number(b.conflict !== undefined),
  );
  const result = new Map<string, MergeChange>();
  for (const change of order) {
    const overlaps = change.edits.some((edit) => taken.some((other) => overlap(edit, other)));
    if (overlaps) {
      const conflict = change.conflict ?? conflictOf('not-sure', change.before, change.after);
      result.set(change.id, { ...change, edits: [], conflict });
    } else {
      taken.push(...change.edits);
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

/** Of several changes that edit the same place of the sent text, only the first is sure. Equal edits are made once. */
function withoutOverlaps(placed: readonly Placed[]): Placed[] {
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
    taken.push(...edits);
    return { ...each, edits };
  });
}

interface Around {
  readonly onto: OntoText;
  readonly who: Who;
  readonly text: string;
  readonly places: SourcePlaces;
}

/** A change to the current text; undefined if the author has already made it. */
function changeOf(placed: Placed, id: string, { onto, who, text, places }: Around): MergeChange | undefined {
  const { kind, before, after, around, conflict } = placed;
  const mapped = placed.edits.map((edit) => onto.edit(edit));
  if (mapped.length > 0 && mapped.every(({ type }) => type === 'done')) return undefined;
  const edits = mapped.flatMap((each) => (each.type === 'done' ? [] : [each.edit]));
  const both = mapped.find((each) => each.type === 'both');
  const [first] = edits;
  const anchor = placed.old[0] && places.partner(placed.old[0], 0)?.start;
  const at = first?.start ?? (anchor === undefined ? undefined : onto.offset(anchor, 'start')) ?? 0;
  const yours = both?.yours ?? (first ? text.slice(first.start, edits.at(-1)?.end) : '');
  const reason = both ? 'both-changed' : conflict;
  const by = who.of(placed);
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

function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** Where the words that a comment is about are in the current text. */
function placeOf(comment: PlacedComment, { who, places, onto, text }: Around): MergeComment['place'] {
  if (comment.from < 0) return undefined;
  const about = comment.to > comment.from ? who.originals(comment) : undefined;
  // Those words may have been deleted. The comment then follows the word before them.
  const isPoint = about === undefined;
  const before = isPoint ? who.before(comment.from) : undefined;
  const found = about ?? (before === undefined ? undefined : ([before, before] as const));
  const [first, last] = (found ?? []).map((index) => places.partnerAt(index));
  if (!first || !last) return undefined;
  const start = onto.offset(isPoint ? first.end : first.start, isPoint ? 'end' : 'start');
  const end = onto.offset(last.end, 'end');
  if (start === undefined || end === undefined || end < start) return undefined;
  return { start, end, line: lineOf(text, start) };
}
