import { expect, test } from 'vitest';
import { bulletSign, withoutTick } from './ticks.js';

test.each(['\uf06f', '\uf0a8', '\uf071', '\uf072'])('the sign %j of Wingdings is an empty box', (sign) => {
  expect(bulletSign(sign)).toBe('☐');
});

test('a box at the beginning of a text is a task only before a space', () => {
  const ticked = (value: string) => withoutTick([{ inline: { type: 'text', value } }]);
  expect(ticked('☑ Done')).toEqual({ checked: true, atoms: [{ inline: { type: 'text', value: 'Done' } }] });
  expect(ticked('☑Done')).toBeUndefined();
});
