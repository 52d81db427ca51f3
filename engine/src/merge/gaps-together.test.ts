import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from './canonical.js';
import { differences } from './compare.js';
import { matched } from './diff.js';
import { withGapsTogether } from './gaps-together.js';

const LINE = 'Video provides a way to prove your point.';

/** What may happen to one of many paragraphs that are the same. */
const EDITS: Readonly<Record<string, (line: string) => readonly string[]>> = {
  split: (line) => [line.slice(0, 16), line.slice(17)],
  joined: (line) => [`${line} ${line}`],
  edited: (line) => [line.replace('way', 'fine way')],
  kept: (line) => [line],
};

test('each edit of paragraphs that are all the same is one difference, at one of them', () => {
  const edits = fc.array(fc.constantFrom(...Object.keys(EDITS)), { minLength: 2, maxLength: 10 });
  fc.assert(
    fc.property(edits, (kinds) => {
      const before = kinds.flatMap((kind) => (kind === 'joined' ? [LINE, LINE] : [LINE]));
      const after = kinds.flatMap((kind) => EDITS[kind]?.(LINE) ?? []);
      const [old, now] = [before, after].map((lines) => canonical(`${lines.join('\n\n')}\n`));
      if (!old || !now) throw new Error('no texts');
      const found = differences(old, now);
      expect(found.map(({ type }) => type)).toEqual(
        kinds.filter((kind) => kind !== 'kept').map(() => 'words'),
      );
    }),
    { numRuns: 150 },
  );
});

test('as many of the same lines are matched as before, in order', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'cc', 'ddd'), { maxLength: 14 });
  fc.assert(
    fc.property(lines, lines, (first, second) => {
      const before = matched(first, second);
      const slid = withGapsTogether(first, second, before);
      const pairs = [...slid].flatMap((partner, index) => (partner < 0 ? [] : [[index, partner] as const]));
      expect(pairs).toHaveLength([...before].filter((partner) => partner >= 0).length);
      for (const [index, partner] of pairs) expect(first[index]).toBe(second[partner]);
      const partners = pairs.map(([, partner]) => partner);
      expect(partners).toEqual(partners.toSorted((a, b) => a - b));
      expect(new Set(partners).size).toBe(partners.length);
    }),
    { numRuns: 300 },
  );
});
