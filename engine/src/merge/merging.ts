import { edited } from './apply.js';
import { type Canonical, canonical, type Line, sharedLabels } from './canonical.js';
import { type Difference, differences } from './compare.js';
import { matched } from './diff.js';
import { OntoText } from './onto-text.js';
import { type Placed, Placer } from './place.js';
import type { PlacedComment, Remarks, Reviewer } from './remarks.js';
import type { Conflict, ConflictReason, MergeChange, MergeComment, MergeEdit } from './result.js';
import { SourcePlaces } from './source-places.js';
import { isWord, NOTE_KEY, type Token } from './tokens.js';

/** What is merged. */
export interface Merging {
  /** The text as it is now, and as it was sent. */
  readonly text: string;
  readonly sent: string;
  /** What the document said, as it was sent and as it came back. */
  readonly original: Canonical;
  readonly returned: Canonical;
  readonly remarks: Remarks;
  /** Converts and reads a text as the one that was sent; gives it and the returned one as Markdown with the same names. */
  readonly check: ((markdown: string) => Promise<readonly [string, string]>) | undefined;
}

const MESSAGES: Readonly<Record<ConflictReason, string>> = {
  'both-changed': 'Your text has changed at the same place',
  'no-place': 'What was changed is written in another way in your text, or is not part of it',
  'not-sure': 'Made by itself, this change would not give what the file shows',
};

/** How often the result is tried before everything in doubt is left to the author. */
const MAX_CHECKS = 3;

/** What others have changed, as edits of the text as it is now. */
export async function mergedChanges(merging: Merging): Promise<{
  readonly changes: readonly MergeChange[];
  readonly comments: readonly MergeComment[];
}> {
  const { text, sent, original, returned, remarks, check } = merging;
  const places = new SourcePlaces(sent, original);
  const placer = new Placer(places, returned);
  const found = differences(original, returned);
  const footprints = found.map((difference) => footprintOf(difference, returned));
  const placed = withoutOverlaps(found.map((difference) => placer.placed(difference)));
  const checked = check ? await tried(placed, footprints, sent, check) : { placed, more: [] };
  const onto = new OntoText(sent, text);
  const who = new Who(remarks, original, returned);
  const changes: MergeChange[] = [];
  const sources: Placed[] = [];
  for (const each of [...checked.placed, ...checked.more]) {
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

/** In the order of the text; changes without a place stand where they were found. */
function inOrder(changes: readonly MergeChange[]): MergeChange[] {
  return changes.toSorted((a, b) => a.line - b.line || (a.edits[0]?.start ?? 0) - (b.edits[0]?.start ?? 0));
}

/** Edits of different changes never overlap: what would is left to the author. */
function apart(changes: readonly MergeChange[]): MergeChange[] {
  const taken: MergeEdit[] = [];
  // What is sure goes first.
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

/** Of several changes that edit the same place of what was sent, only the first is sure; the same edit is made once. */
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

/** The lines of the returned file that a difference is about: numbers in the order of all its lines. */
interface Footprint {
  readonly from: number;
  readonly to: number;
}

/** A number for each line: those of the text, then those of its notes in the order of the file. */
function numbering({ main, notes }: Canonical): (line: Line) => number {
  const starts = new Map<string | undefined, number>([[undefined, 0]]);
  // Room between them, so that the last line of one is not beside the first of the next.
  let next = main.lines.length + 10;
  for (const [label, { lines }] of notes) {
    starts.set(label, next);
    next += lines.length + 10;
  }
  return ({ section, index }) => (starts.get(section.label) ?? 0) + index;
}

function footprintOf(difference: Difference, returned: Canonical): readonly Footprint[] {
  const numberOf = numbering(returned);
  const of = (lines: readonly Line[]): Footprint[] => {
    const [first, last] = [lines[0], lines.at(-1)];
    return first && last ? [{ from: numberOf(first), to: numberOf(last) }] : [];
  };
  switch (difference.type) {
    case 'words':
    case 'kind':
      return of([difference.now]);
    case 'removed': {
      const at = difference.next ? numberOf(difference.next) : returned.main.lines.length;
      return [{ from: at - 1, to: at }];
    }
    case 'added':
    case 'moved':
      return of(difference.now);
  }
}

function touches(one: readonly Footprint[], other: readonly Footprint[], reach: number): boolean {
  return one.some((a) => other.some((b) => a.from <= b.to + reach && b.from <= a.to + reach));
}

/** Tries the changes together: what then still differs from the returned file was not made rightly. */
async function tried(
  placed: readonly Placed[],
  footprints: readonly (readonly Footprint[])[],
  sent: string,
  check: NonNullable<Merging['check']>,
): Promise<{ readonly placed: readonly Placed[]; readonly more: readonly Placed[] }> {
  let current = placed;
  let more: Placed[] = [];
  for (let round = 0; round < MAX_CHECKS; round++) {
    const edits = current.flatMap((each) => (each.conflict ? [] : each.edits));
    if (edits.length === 0 && round === 0) return { placed: current, more };
    const [now, wanted] = await check(edited(sent, edits));
    if (now === wanted) return { placed: current, more: [] };
    const second = canonical(wanted, sharedLabels(now, wanted));
    const left = differences(canonical(now), second).map((difference) => ({
      difference,
      at: footprintOf(difference, second),
    }));
    const wrong = new Set<number>();
    more = [];
    for (const { difference, at } of left) {
      const near = (reach: number, isSure: boolean): number[] =>
        current.flatMap((each, index) =>
          (each.conflict === undefined) === isSure && touches(footprints[index] ?? [], at, reach)
            ? [index]
            : [],
        );
      const own = near(0, true);
      const isExpected = near(0, false).length > 0 || near(1, false).length > 0;
      const guilty = own.length > 0 ? own : isExpected ? [] : near(1, true);
      for (const index of guilty) wrong.add(index);
      if (guilty.length === 0 && !isExpected) more.push(leftOver(difference));
    }
    if (wrong.size === 0) break;
    current = current.map((each, index) => (wrong.has(index) ? { ...each, conflict: 'not-sure' } : each));
  }
  return { placed: current, more };
}

/** A difference that no change accounts for. */
function leftOver(difference: Difference): Placed {
  const old = 'old' in difference ? [difference.old].flat() : [];
  const now = 'now' in difference ? [difference.now].flat() : [];
  const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n');
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

interface Around {
  readonly onto: OntoText;
  readonly who: Who;
  readonly text: string;
  readonly places: SourcePlaces;
}

/** A change of the text as it is now; undefined if the author has made it, too. */
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

/** Knows which words of the texts tracked changes and comments are about. */
class Who {
  /** For each word of the file without what is deleted, its place among the words and signs of the returned text. */
  readonly #shown: readonly (number | undefined)[];
  readonly #added = new Map<number, Reviewer>();
  readonly #removed = new Map<number, Reviewer>();
  /** For words and signs of the returned text, their numbers in the file. */
  readonly #words = new Map<number, number>();
  /** For words and signs of the original, too. */
  readonly #oldWords = new Map<number, number>();
  readonly #ends: Remarks['ends'];
  /** For each word or sign of the returned text, the one of the original. */
  readonly #originals: Int32Array;

  constructor(
    remarks: Remarks,
    readonly original: Canonical,
    readonly returned: Canonical,
  ) {
    const { words } = remarks;
    this.#ends = remarks.ends;
    const shown = new Array<number | undefined>(words.length).fill(undefined);
    const match = (
      isIn: (index: number) => boolean,
      tokens: readonly Token[],
      tell: (word: number, token: number) => void,
    ): void => {
      const own = words.flatMap((_word, index) => (isIn(index) ? [index] : []));
      const targets = tokens.flatMap((token, index) =>
        isWord(token) || token.key === NOTE_KEY ? [index] : [],
      );
      const partners = matched(
        own.map((index) => words[index]?.text ?? ''),
        targets.map((index) => namesOf(tokens[index])),
      );
      for (const [at, partner] of partners.entries()) {
        const [word, token] = [own[at], targets[partner]];
        if (word !== undefined && token !== undefined) tell(word, token);
      }
    };
    if (words.length > 0 && (remarks.isTracked || remarks.comments.length > 0))
      match(
        (index) => words[index]?.removed === undefined,
        returned.tokens,
        (word, token) => {
          shown[word] = token;
          this.#words.set(token, word);
          const by = words[word]?.added;
          if (by) this.#added.set(token, by);
        },
      );
    if (remarks.isTracked)
      match(
        (index) => words[index]?.added === undefined,
        original.tokens,
        (word, token) => {
          this.#oldWords.set(token, word);
          const by = words[word]?.removed;
          if (by) this.#removed.set(token, by);
        },
      );
    this.#shown = shown;
    this.#originals = matched(
      returned.tokens.map(({ text }) => text),
      original.tokens.map(({ text }) => text),
    );
  }

  /** Who has made a change: the one who has tracked most of its words. */
  of({ old, now, oldPart, part }: Placed): Reviewer | undefined {
    const votes = new Map<string, { readonly by: Reviewer; count: number }>();
    const vote = (by: Reviewer | undefined): void => {
      if (!by) return;
      const known = votes.get(`${by.author}\n${by.date}`);
      if (known) known.count++;
      else votes.set(`${by.author}\n${by.date}`, { by, count: 1 });
    };
    for (const token of tokensIn(now, part)) vote(this.#added.get(token));
    for (const token of tokensIn(old, oldPart)) vote(this.#removed.get(token));
    if (votes.size === 0) this.#voteOfEnds(old, oldPart, this.#oldWords, vote);
    if (votes.size === 0) this.#voteOfEnds(now, part, this.#words, vote);
    return [...votes.values()].toSorted((a, b) => b.count - a.count)[0]?.by;
  }

  /** Who has parted or joined paragraphs right before or behind words. */
  #voteOfEnds(
    lines: readonly Line[],
    part: Placed['part'],
    words: ReadonlyMap<number, number>,
    vote: (by: Reviewer) => void,
  ): void {
    const own = tokensIn(lines, part).flatMap((token) => words.get(token) ?? []);
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return;
    for (const { at, by } of this.#ends) if (at >= first && at <= last + 1) vote(by);
  }

  isAbout({ from, to }: PlacedComment, { now, part }: Placed): boolean {
    const own = new Set(tokensIn(now, part));
    for (let word = from; word < Math.min(to, from + 2000); word++) {
      const token = this.#shown[word];
      if (token !== undefined && own.has(token)) return true;
    }
    return false;
  }

  /** The words of the original that a comment is about, as far as it has them: the first and the last. */
  original_({ from, to }: PlacedComment): readonly [number, number] | undefined {
    const at = (word: number): number | undefined => {
      const token = this.#shown[word];
      const original = token === undefined ? -1 : (this.#originals[token] ?? -1);
      return original < 0 ? undefined : original;
    };
    let [first, last] = [from, to - 1];
    while (first < to && at(first) === undefined) first++;
    while (last >= first && at(last) === undefined) last--;
    const [start, end] = [at(first), at(last)];
    return start === undefined || end === undefined || last < first ? undefined : [start, end];
  }

  /** The word of the original before a place in the file. */
  before(word: number): number | undefined {
    for (let index = word - 1; index >= Math.max(0, word - 30); index--) {
      const token = this.#shown[index];
      const original = token === undefined ? -1 : (this.#originals[token] ?? -1);
      if (original >= 0) return original;
    }
    return undefined;
  }
}

/** A word as Word files have it; a mark of a note has no other name there. */
function namesOf(token: Token | undefined): string {
  return token?.key === NOTE_KEY ? NOTE_KEY : (token?.text ?? '').replace(/[_'’].*/u, '');
}

/** The words and signs of a part of the first line, or of all lines. */
function tokensIn(lines: readonly Line[], part: Placed['part']): number[] {
  return lines.flatMap(({ tokens, firstToken }) =>
    tokens.flatMap((token, index) =>
      part === undefined || (token.start < part.end && token.end > part.start) ? [firstToken + index] : [],
    ),
  );
}

/** Where the words are now that a comment is about. */
function placeOf(comment: PlacedComment, { who, places, onto, text }: Around): MergeComment['place'] {
  const isPoint = comment.to <= comment.from;
  const before = isPoint ? who.before(comment.from) : undefined;
  const found = isPoint
    ? before === undefined
      ? undefined
      : ([before, before] as const)
    : who.original_(comment);
  const [first, last] = (found ?? []).map((index) => places.partnerAt(index));
  if (!first || !last) return undefined;
  const start = onto.offset(isPoint ? first.end : first.start, isPoint ? 'end' : 'start');
  const end = onto.offset(last.end, 'end');
  if (start === undefined || end === undefined || end < start) return undefined;
  return { start, end, line: lineOf(text, start) };
}
