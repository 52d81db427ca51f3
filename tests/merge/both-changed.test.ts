import { applyMerge, type Merge, mergeWord } from '@footmark/engine/merge';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { Reviewer } from './reviewer';

const WORDS = ['amber', 'birch', 'cedar', 'dunes', 'ember', 'fjord', 'grove', 'heath', 'inlet', 'knoll'];

const text = (words: readonly string[]): string =>
  `# Tides\n\nA paragraph that nobody changes.\n\n${words.filter(Boolean).join(' ')} end.\n\nThe last one.\n`;

const SENT = text(WORDS);

/** What somebody does with a word; the words that they write are in capitals. */
const EDITS = {
  insert: (word: string, own: string) => `${word} ${own}`,
  replace: (_word: string, own: string) => own,
  remove: () => '',
} as const;

type Edit = keyof typeof EDITS;

const KINDS: readonly Edit[] = ['insert', 'replace', 'remove'];

/** The words of the paragraph that both change: the same, neighbours, and far from each other in either order. */
const PLACES = [
  ['ember', 'ember'],
  ['ember', 'fjord'],
  ['fjord', 'ember'],
  ['birch', 'inlet'],
  ['inlet', 'birch'],
] as const;

const CASES = PLACES.flatMap(([theirs, mine]) =>
  KINDS.flatMap((reviewed) => KINDS.map((written) => ({ theirs, reviewed, mine, written }))),
);

type Case = (typeof CASES)[number];

const changed = (words: readonly string[], word: string, edit: Edit, own: string): string[] =>
  words.map((each) => (each === word ? EDITS[edit](each, own) : each));

const authors = ({ mine, written }: Case): string => text(changed(WORDS, mine, written, 'MINE'));

/** Both edits in the text; undefined where nobody can tell what both together mean. */
function together({ theirs, reviewed, mine, written }: Case): string | undefined {
  if (theirs === mine) return undefined;
  return text(changed(changed(WORDS, mine, written, 'MINE'), theirs, reviewed, 'THEIRS'));
}

async function merged({ theirs, reviewed, ...rest }: Case, source: boolean, by?: string): Promise<Merge> {
  const { bytes } = await convertForTest(SENT, { source });
  const reviewer = new Reviewer(bytes).as(by === undefined ? {} : { by });
  if (reviewed === 'insert') reviewer.insert(theirs, ' THEIRS');
  else if (reviewed === 'replace') reviewer.replace(theirs, 'THEIRS');
  else reviewer.replace(` ${theirs}`, '');
  const merge = await mergeWord(authors({ theirs, reviewed, ...rest }), reviewer.saved());
  if (!merge.success) throw new Error(merge.error);
  return merge;
}

describe.each([
  ['the file’s own source', 'source', true, undefined],
  ['tracked changes alone', 'tracked', false, 'Ann'],
] as const)('author and reviewer change the same paragraph, by %s', (_, base, source, by) => {
  test.each(CASES)('$reviewed at $theirs, $written at $mine', async (each) => {
    const merge = await merged(each, source, by);
    const now = authors(each);
    expect(merge.base).toBe(base);
    expect(applyMerge(now, merge, () => 'leave')).toBe(now);
    const conflicts = merge.changes.filter(({ conflict }) => conflict);
    const result = applyMerge(now, merge, (id) =>
      conflicts.some((conflict) => conflict.id === id) ? 'leave' : 'take',
    );
    const both = together(each);
    const isAlike = each.theirs === each.mine && each.reviewed === 'remove' && each.written === 'remove';
    // Either both edits are in the text, or only the author's, and the reviewer's is reported.
    if (conflicts.length > 0 || isAlike) expect(result).toBe(now);
    else expect(result).toBe(both);
    for (const { conflict } of conflicts)
      if (each.reviewed !== 'remove') expect(conflict?.theirs).toContain('THEIRS');
    // What is far from each other is never left to the author.
    if (Math.abs(WORDS.indexOf(each.theirs) - WORDS.indexOf(each.mine)) > 1)
      expect(conflicts).toHaveLength(0);
  });
});

describe('without a source or tracked changes, both sides look like the reviewer’s', () => {
  test.each(CASES)('$reviewed at $theirs, $written at $mine', async (each) => {
    const merge = await merged(each, false);
    const now = authors(each);
    const returned = text(changed(WORDS, each.theirs, each.reviewed, 'THEIRS'));
    expect(merge.base).toBe('text');
    expect(applyMerge(now, merge, () => 'leave')).toBe(now);
    expect(applyMerge(now, merge, () => 'take')).toBe(returned);
  });
});
