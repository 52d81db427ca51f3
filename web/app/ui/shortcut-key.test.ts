import { expect, test } from 'vitest';
import { shortcutKey } from './shortcut-key';

const NOTHING = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const ctrl = { ...NOTHING, ctrlKey: true };
const command = { ...NOTHING, metaKey: true };

test.each([
  [{ ...ctrl, key: 'k' }, 'k'],
  [{ ...ctrl, key: 'K' }, 'k'],
  [{ ...ctrl, key: 'Enter' }, 'enter'],
  [{ ...ctrl, key: 'Z', shiftKey: true }, 'shift+z'],
  [{ ...ctrl, key: '/', shiftKey: true }, '/'],
  [{ ...ctrl, key: 'л', code: 'KeyK' }, 'k'],
  [{ ...ctrl, key: 'Я', code: 'KeyZ', shiftKey: true }, 'shift+z'],
])('%j is %s', (press, name) => {
  expect(shortcutKey(press, false)).toBe(name);
});

test('without the command key, and with others, it is no shortcut', () => {
  for (const press of [NOTHING, command, { ...ctrl, altKey: true }, { ...ctrl, metaKey: true }])
    expect(shortcutKey({ ...press, key: 'k' }, false)).toBeUndefined();
});

test('on a Mac it is Cmd; Ctrl edits the line', () => {
  expect(shortcutKey({ ...command, key: 'k' }, true)).toBe('k');
  expect(shortcutKey({ ...ctrl, key: 'k' }, true)).toBeUndefined();
});
