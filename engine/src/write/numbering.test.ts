import { describe, expect, test } from 'vitest';
import { Ledger } from './ledger.js';
import { listCopies } from './list-copies.js';
import { NumberingLedger } from './numbering-ledger.js';

const decimal = (sequence: number, level = 0, start = 1) =>
  ({ sequence, level, start, format: 'decimal.' }) as never;
const bullet = { format: 'bullet', level: 0 } as never;

describe('numbering instances', () => {
  test('are one for all bullets, and one for each sequence of numbers', () => {
    const ledger = new NumberingLedger(7, 'decimal.');
    const ids = [bullet, decimal(1), bullet, decimal(1), decimal(2, 1, 5)].map((each) =>
      ledger.numId(each, 'document'),
    );
    expect(ids).toEqual([8, 10, 8, 10, 11]);
    expect(ledger.ofStyle).toEqual({ Bullet: 8, Number: 9 });
    expect(ledger.instances.map(({ restart }) => restart)).toEqual([
      undefined,
      undefined,
      { level: 0, start: 1 },
      { level: 1, start: 5 },
    ]);
  });

  test('are one for each list of headings', () => {
    const ledger = new NumberingLedger(0, 'decimal.');
    expect([
      ledger.headingsId('sections', 1),
      ledger.headingsId('appendices' as never, 0),
      ledger.headingsId('sections', 0),
    ]).toEqual([1, 2, 1]);
    expect(ledger.ofStyle).toEqual({ Heading: 1, Appendix: 2 });
    expect(ledger.instances[0]?.first).toBe(1);
  });

  test('of a list of a template are one for each sequence and level', () => {
    const ledger = new NumberingLedger(0, 'decimal.');
    const list = (level: number) => ({ definition: 3, level, indents: {} }) as never;
    expect([
      ledger.numIdAs(list(0), decimal(1), 'document'),
      ledger.numIdAs(list(0), decimal(1), 'document'),
      ledger.numIdAs(list(1), decimal(1), 'document'),
      ledger.numIdAs(list(0), decimal(2), 'document'),
    ]).toEqual([1, 1, 2, 3]);
    expect(ledger.instances[1]).toMatchObject({ definition: 3, restart: { level: 1, start: 1 } });
  });
});

describe('sequences that would change the numbers of others have a copy of the definition', () => {
  const instance = (numId: number, level = 0) =>
    ({ numId, format: 'decimal.', restart: { level, start: 1 } }) as const;
  const copiesOf = (...items: readonly (readonly [ReturnType<typeof instance>, string])[]) => {
    const copies = listCopies(items.map(([own, story]) => ({ instance: own, story })) as never);
    return [...copies].map(([{ numId }, copy]) => [numId, copy]);
  };
  const [a, b, inner] = [instance(1), instance(2), instance(3, 1)];

  test.each([
    [
      'one after the other',
      [
        [a, 'document'],
        [a, 'document'],
        [b, 'document'],
      ],
      [
        [1, 0],
        [2, 0],
      ],
    ],
    [
      'one within another',
      [
        [a, 'document'],
        [b, 'document'],
        [a, 'document'],
      ],
      [
        [1, 0],
        [2, 1],
      ],
    ],
    [
      'a deeper one within another',
      [
        [a, 'document'],
        [inner, 'document'],
        [a, 'document'],
      ],
      [
        [1, 0],
        [3, 0],
      ],
    ],
    [
      'a deeper one over the next item of another',
      [
        [a, 'document'],
        [inner, 'document'],
        [a, 'document'],
        [inner, 'document'],
      ],
      [
        [1, 0],
        [3, 1],
      ],
    ],
    [
      'one in a note',
      [
        [a, 'document'],
        [b, 'footnotes'],
      ],
      [
        [1, 0],
        [2, 1],
      ],
    ],
  ] as const)('%s', (_, items, expected) => expect(copiesOf(...items)).toEqual(expected));
});

test('ids are counted for each kind, and a comment has one', () => {
  const ledger = new Ledger();
  expect([ledger.nextBookmark(), ledger.nextBookmark()]).toEqual([0, 1]);
  expect([ledger.nextRevision(), ledger.nextRevision()]).toEqual([1, 2]);
  expect([ledger.nextDrawing(), ledger.nextDrawing()]).toEqual([1, 2]);
  const [one, other] = [{ text: 'a' }, { text: 'a' }] as never as [never, never];
  expect([ledger.comment(one), ledger.comment(other), ledger.comment(one)]).toEqual([0, 1, 0]);
});
