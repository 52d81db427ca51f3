import { applyMerge, mergeWord, readSource } from '@footmark/engine/merge';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { GALLERY } from '../templates/gallery';
import { Reviewer } from './reviewer';

const TEXT = `---
title: Tides of the bay
author: Ada Lee
---

# Measures

The tide was *very* late on Monday[^one].

| Place | Height |
|-------|-------:|
| North | 1.2    |

> A quotation with \`code\`.

1. One
2. Two

[^one]: A note.
`;

/** Templates with text of their own before or after the text, which has to be told from it by the template itself. */
const OWN_PAGES = /cover|in a content control|tracked changes and comments/;

const TEMPLATES = Object.entries(GALLERY).filter(([name]) => !OWN_PAGES.test(name));

test.each(TEMPLATES)('a file made with a template, “%s”, is merged without it', async (_name, build) => {
  const template = build();
  const { bytes } = await convertForTest(TEXT, { template, templateName: 'House.dotx', source: true });
  expect((await readSource(bytes))?.template).toMatchObject({ name: 'House.dotx' });
  const returned = new Reviewer(bytes).replace('Monday', 'Tuesday').saved();
  const other = GALLERY['numbered chapters']?.() ?? new Uint8Array();
  for (const conversion of [{}, { template }, { template: other }, { template: 'academic' as const }]) {
    const merge = await mergeWord(TEXT, returned, { conversion });
    if (!merge.success) throw new Error(merge.error);
    expect(merge.changes).toHaveLength(1);
    expect(applyMerge(TEXT, merge, () => 'take')).toBe(TEXT.replace('Monday', 'Tuesday'));
  }
});

test('a file made with a built-in template is merged with that one, whatever template is given', async () => {
  const { bytes } = await convertForTest(TEXT, { template: 'business', source: true });
  const template = GALLERY['numbered chapters']?.() ?? new Uint8Array();
  const merge = await mergeWord(TEXT, bytes, { conversion: { template } });
  expect(merge.success && merge.changes).toEqual([]);
});
