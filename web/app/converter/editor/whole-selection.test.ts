import type { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { load } from '../document/manuscript';
import { screenDocument } from '../document/screen-document';
import { createConverter } from '../instance/converter';
import { wholeSelectionKeys } from './whole-selection';

const converter = createConverter();

test('Ctrl+A selects all of a large text, and the part in the editor stays', () => {
  const text = 'A line.\n'.repeat(4000);
  screenDocument(converter).change('open', (current) => load(current, text));
  const { excerpt } = screenDocument(converter).read();
  wholeSelectionKeys(converter)
    .find(({ key }) => key === 'Mod-a')
    ?.run?.({} as EditorView);
  expect(screenDocument(converter).read().selection).toEqual({ anchor: 0, head: text.length });
  expect(screenDocument(converter).read().excerpt).toBe(excerpt);
});
