import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftOf, type KeptDraft } from './kept-draft';

const WHOLE: KeptDraft = {
  id: 'a',
  text: 'Text',
  fileName: 'a.docx',
  earlier: { id: 'b', over: undefined },
  pictures: ['a.png'],
  history: { past: [1], future: [2, 3], pictures: [4], own: [5] },
  at: 5,
};

test('a whole draft is itself', () => expect(draftOf(WHOLE)).toEqual(WHOLE));

test('a part of any wrong shape is left out, and nothing else', () => {
  const part = fc.constantFrom('fileName', 'earlier', 'pictures', 'history', 'at');
  const wrong = fc.oneof(
    fc.constantFrom(
      null,
      true,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      1e300,
      [1, 'a'],
      { id: 5 },
      { past: 1 },
    ),
    fc.object(),
  );
  fc.assert(
    fc.property(part, wrong, (name, value) => {
      const { [name]: left, ...others } = draftOf({ ...WHOLE, [name]: value }) ?? WHOLE;
      expect([undefined, 0]).toContain(left);
      const { [name]: _, ...expected } = WHOLE;
      expect(others).toEqual(expected);
    }),
  );
});

test.each([undefined, null, 5, 'text', [], {}, { id: 'a', text: 5 }, { id: 5, text: 'a' }, { text: 'a' }])(
  'without a text and an id there is no draft: %j',
  (found) => expect(draftOf(found)).toBeUndefined(),
);
