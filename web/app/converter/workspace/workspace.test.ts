import { expect, test } from 'vitest';
import { createConverter } from '../instance/converter';
import { changeWorkspace, chooseCleanUp, chooseOptions, chosenOptions } from './workspace';

const converter = createConverter();

test('the options stay the same object until one of them, the template or the library changes', () => {
  const before = chosenOptions(converter);
  changeWorkspace(converter, { template: undefined });
  expect(chosenOptions(converter)).toBe(before);
  chooseOptions(converter, { template: 'academic' });
  const academic = chosenOptions(converter);
  expect(academic).not.toBe(before);
  expect(academic).toMatchObject({ template: 'academic' });
  changeWorkspace(converter, { library: [] });
  expect(chosenOptions(converter)).not.toBe(academic);
  const without = chosenOptions(converter);
  chooseCleanUp(converter, { cleansUp: false }, {});
  expect(chosenOptions(converter)).not.toBe(without);
});
