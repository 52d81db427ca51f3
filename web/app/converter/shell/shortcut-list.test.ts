import { expect, test } from 'vitest';
import documentation from '../../../../docs/keyboard.md?raw';
import { ACTIONS } from './actions';
import { SHORTCUT_ROWS } from './shortcut-list';

test('the documentation has the keys of the converter as its list on the screen has them', () => {
  const rows = SHORTCUT_ROWS.map(({ keys, meaning, isNotForMac }) => {
    const pressed = keys.replace('$', 'Ctrl').replaceAll(' + ', '+');
    return `| ${pressed} | ${meaning}${isNotForMac ? ' (not on a Mac)' : ''} |`;
  });
  expect(documentation).toContain(`## Converter

| Keys | What they do |
|---|---|
${rows.join('\n')}
`);
});

test('no two actions have a name or a key in common', () => {
  const names = ACTIONS.map(({ name }) => name);
  const keys = ACTIONS.flatMap(({ shortcut }) => shortcut?.pressed ?? []);
  expect(keys).toContain('enter');
  for (const list of [names, keys]) expect(new Set(list).size).toBe(list.length);
});
