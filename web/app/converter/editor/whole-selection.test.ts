import type { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { load } from '../document/manuscript';
import { screenDocument } from '../document/screen-document';
import { wholeSelectionKeys } from './whole-selection';

test('Ctrl+A selects all of a large text, and the part in the editor stays', () => {
  const text = 'A line.\n'.repeat(4000);
  screenDocument.change('open', (current) => load(current, text));
  const { excerpt } = screenDocument.read();
  wholeSelectionKeys.find(({ key }) => key === 'Mod-a')?.run?.({} as EditorView);
  expect(screenDocument.read().selection).toEqual({ anchor: 0, head: text.length });
  expect(screenDocument.read().excerpt).toBe(excerpt);
});
