import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matched } from './diff.js';

/** The length of the longest common subsequence, by the textbook algorithm. */
function longest(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const one of a) {
    const next = [0];
    for (const [index, other] of b.entries())
      next.push(one === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

const list = fc.array(fc.constantFrom(...'aabbcd'), { maxLength: 40 });

test('partners are the same, and in order', () => {
  fc.assert(
    fc.property(list, list, (a, b) => {
      const partners = [...matched(a, b)];
      let last = -1;
      for (const [index, partner] of partners.entries()) {
        if (partner === -1) continue;
        expect(b[partner]).toBe(a[index]);
        expect(partner).toBeGreaterThan(last);
        last = partner;
      }
    }),
  );
});

test('without unique words, as much as possible is matched', () => {
  const doubled = fc.array(fc.constantFrom(...'ab'), { maxLength: 30 }).map((each) => [...each, ...each]);
  fc.assert(
    fc.property(doubled, doubled, (a, b) => {
      const found = matched(a, b).filter((partner) => partner !== -1).length;
      const hasSingle = [...'ab'].some(
        (letter) =>
          a.filter((each) => each === letter).length === 1 &&
          b.filter((each) => each === letter).length === 1,
      );
      if (!hasSingle) expect(found).toBeGreaterThanOrEqual(Math.floor(longest(a, b) * 0.6));
    }),
  );
});

test('texts with nothing in common, or the same few words repeated, are compared quickly', () => {
  const many = (words: readonly string[]): string[] =>
    Array.from({ length: 200_000 }, (_, index) => words[(index * 7919) % words.length] ?? '');
  const begin = process.cpuUsage();
  matched(many(['a', 'b', 'c']), many(['b', 'a', 'd', 'e', 'c']));
  matched(many(['a', 'b']), many(['c', 'd']));
  const { user, system } = process.cpuUsage(begin);
  expect((user + system) / 1000).toBeLessThan(4000);
});

test('a long text of few words, all repeated, is matched as far as it is equal', () => {
  let state = 7;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state;
  };
  const words = Array.from({ length: 20_000 }, () => `word${(next() >> 8) % 60}`);
  const changed = words.map((word, index) => (index % 500 === 250 ? `new${index}` : word));
  const partners = [...matched(words, changed)];
  const wrong = partners.filter((partner, index) => partner !== index && index % 500 !== 250);
  expect(wrong).toEqual([]);
});
