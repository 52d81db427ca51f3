import { applyMerge, type Merge, mergeWord } from '@footmark/engine/merge';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { Reviewer } from './reviewer';

/* Whatever is done to the title and the names above a text, its front matter keeps its fences, and the keys of what is still shown. */

const BODY = '\n\nFirst paragraph here.\n\nSecond one.\n';
const TITLE = 'title: Amber birch cedar';

const HEADS: Readonly<Record<string, string>> = {
  'a title': `---\n${TITLE}\n---`,
  'a title and an author': `---\n${TITLE}\nauthor: Dunes Ember\n---`,
  'an author with an address': `---\n${TITLE}\nauthor:\n  - name: Dunes Ember\n    email: dunes@example.org\n---`,
  'keys that are not shown': `---\nlang: en\n${TITLE}\nauthor: Dunes Ember\nkeywords: [fjord, grove]\n---`,
};

interface Edit {
  readonly make: (reviewer: Reviewer) => Reviewer;
  /** The key whose value is deleted. */
  readonly deletes?: string;
}

const EDITS: Readonly<Record<string, Edit>> = {
  'the title is split': { make: (reviewer) => reviewer.split('Amber') },
  'the title is deleted': { make: (reviewer) => reviewer.removeParagraph('Amber'), deletes: 'title' },
  'the title is moved': { make: (reviewer) => reviewer.moveParagraph('Amber', 'First'), deletes: 'title' },
  'the title is edited': { make: (reviewer) => reviewer.insert('birch', ' heath') },
  'the author is split': { make: (reviewer) => reviewer.split('Dunes') },
  'the author is deleted': { make: (reviewer) => reviewer.removeParagraph('Dunes'), deletes: 'author' },
};

const isWhole = (text: string): boolean =>
  !/^---|^[\w-]+:/m.test(text.replace(/^---\n(?:[\w-]+:.*\n(?:[ ].*\n)*)+---\n/, ''));

async function mergeOf(text: string, bytes: Uint8Array): Promise<Merge> {
  const merge = await mergeWord(text, bytes);
  if (!merge.success) throw new Error(merge.error);
  return merge;
}

describe.each(Object.entries(HEADS))('above a text: %s', (_, head) => {
  test.each(
    Object.entries(EDITS).filter(([name]) => !name.startsWith('the author') || head.includes('Dunes')),
  )('%s', async (_name, { make, deletes }) => {
    const text = head + BODY;
    for (const [template, source] of [
      ['plain', true],
      ['plain', false],
      ['academic', true],
    ] as const) {
      const { bytes } = await convertForTest(text, { template, source });
      const merge = await mergeOf(text, make(new Reviewer(bytes)).saved());
      const sure = new Set(merge.changes.filter(({ conflict }) => !conflict).map(({ id }) => id));
      for (const [id] of [...merge.changes.map((change) => [change.id]), ['all']]) {
        const merged = applyMerge(text, merge, (each) =>
          id === 'all' ? (sure.has(each) ? 'take' : 'leave') : each === id ? 'take' : 'leave',
        );
        const about = `${template} ${id}\n${merged}`;
        expect(isWhole(merged), about).toBe(true);
        for (const [key = ''] of head.matchAll(/^[a-z]+(?=:)/gm))
          if (key !== deletes && id === 'all') expect(merged, about).toContain(`\n${key}:`);
        for (const word of ['Amber', 'birch', 'cedar', 'Dunes', 'Ember', 'First', 'fjord'].filter((each) =>
          text.includes(each),
        ))
          if (!deletes) expect(merged.split(word), about).toHaveLength(2);
      }
    }
  });
});
