import { expect, test } from 'vitest';
import { changeWorkspace, chooseCleanUp, chooseOptions, chosenOptions } from './workspace';

test('the options stay the same object until one of them, the template or the library changes', () => {
  const before = chosenOptions();
  changeWorkspace({ template: undefined });
  expect(chosenOptions()).toBe(before);
  chooseOptions({ template: 'academic' });
  const academic = chosenOptions();
  expect(academic).not.toBe(before);
  expect(academic).toMatchObject({ template: 'academic' });
  changeWorkspace({ library: [] });
  expect(chosenOptions()).not.toBe(academic);
  const without = chosenOptions();
  chooseCleanUp({ cleansUp: false }, {});
  expect(chosenOptions()).not.toBe(without);
});
