import { expect, test } from 'vitest';
import type { Atom } from './atoms.js';
import { bulletSign, withoutTick } from './ticks.js';

test.each(['\uf06f', '\uf0a8', '\uf071', '\uf072'])('the sign %j of Wingdings is an empty box', (sign) => {
  expect(bulletSign(sign)).toBe('☐');
});

test('a box at the beginning of a text is a task only before a space', () => {
  const textAtom = (value: string): Atom => ({
    inline: { type: 'text', value },
    marks: new Set(),
    isCode: false,
    link: undefined,
  });
  expect(withoutTick([textAtom('☑ Done')])).toEqual({ checked: true, atoms: [textAtom('Done')] });
  expect(withoutTick([textAtom('☑Done')])).toBeUndefined();
});
