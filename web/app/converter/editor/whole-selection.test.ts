import type { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { load } from '../text/manuscript';
import { manuscriptStore } from '../text/manuscript-store';
import { wholeSelectionKeys } from './whole-selection';

test('Ctrl+A selects all of a large text, and the part in the editor stays', () => {
  const text = 'A line.\n'.repeat(4000);
  manuscriptStore.change((current) => load(current, text));
  const { excerpt } = manuscriptStore.read();
  wholeSelectionKeys.find(({ key }) => key === 'Mod-a')?.run?.({} as EditorView);
  expect(manuscriptStore.read().selection).toEqual({ anchor: 0, head: text.length });
  expect(manuscriptStore.read().excerpt).toBe(excerpt);
});
