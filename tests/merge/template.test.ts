import { applyMerge, mergeWord, readSource } from '@footmark/engine/merge';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { p, section, template } from '../templates/build';
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

test.each(Object.entries(GALLERY))(
  'a file made with a template, “%s”, is merged without it',
  async (_name, build) => {
    const own = build();
    const { bytes } = await convertForTest(TEXT, { template: own, templateName: 'House.dotx', source: true });
    expect((await readSource(bytes))?.template).toMatchObject({ name: 'House.dotx' });
    const returned = new Reviewer(bytes).replace('Monday', 'Tuesday').saved();
    const other = GALLERY['numbered chapters']?.() ?? new Uint8Array();
    for (const conversion of [
      {},
      { template: own },
      { template: other },
      { template: 'academic' as const },
    ]) {
      const merge = await mergeWord(TEXT, returned, { conversion });
      if (!merge.success) throw new Error(merge.error);
      expect(merge.changes).toHaveLength(1);
      expect(applyMerge(TEXT, merge, () => 'take')).toBe(TEXT.replace('Monday', 'Tuesday'));
    }
  },
);

const TABLE =
  '<w:tbl><w:tblPr><w:tblW w:w="900" w:type="dxa"/></w:tblPr><w:tblGrid><w:gridCol w:w="900"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:tcW w:w="900" w:type="dxa"/></w:tcPr><w:p><w:r><w:t>Approved</w:t></w:r></w:p></w:tc></w:tr></w:tbl>';
const CONTENTS =
  '<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent><w:p/></w:sdtContent></w:sdt>';
const PAGE = '<w:pgSz w:w="11906" w:h="16838"/>';

/** Pages around the text, each with the last words before it and the first ones after it. */
const AROUND: readonly (readonly [
  name: string,
  body: string,
  first: string | undefined,
  last: string | undefined,
])[] = [
  ['a cover', `${p('{{title}}')}${p('Cover')}${section(PAGE)}${p('{{content}}')}`, undefined, undefined],
  ['lines above the text', `${p('{{title}}')}${p('To whom')}${p('{{content}}')}`, 'To whom', undefined],
  ['a cover with a table at its end', `${p('Cover')}${TABLE}${p()}${p('{{content}}')}`, undefined, undefined],
  [
    'a cover and contents',
    `${p('Cover')}${CONTENTS}${section(PAGE)}${p('{{content}}')}`,
    undefined,
    undefined,
  ],
  ['a signature', `${p('{{content}}')}${p('Signed')}`, undefined, 'Signed'],
  ['an annex', `${p('{{content}}')}${section(PAGE)}${TABLE}${p('{{title}}')}`, undefined, undefined],
  [
    'a cover, a signature and an annex',
    `${p('{{title}}')}${section(PAGE)}${p('{{content}}')}${p('Signed')}${section(PAGE)}${p('Annex')}`,
    undefined,
    'Signed',
  ],
];

test.each(AROUND)('around the text: %s', async (_name, body, first, last) => {
  const { bytes } = await convertForTest(TEXT, {
    template: template({ body }),
    templateName: 'A.dotx',
    source: true,
  });
  const unchanged = await mergeWord(TEXT, bytes);
  expect(unchanged.success && unchanged.changes).toEqual([]);
  let wanted = TEXT.replace('2. Two\n', '2. Two\n3. Three\n').replace('Measures', 'Means');
  let reviewer = new Reviewer(bytes).addParagraph('Two', 'Three').replace('Measures', 'Means');
  if (first !== undefined) {
    reviewer = reviewer.addParagraph(first, 'A line above the text.');
    wanted = wanted.replace('# Means', 'A line above the text.\n\n# Means');
  }
  // What is changed on these pages is no change of the text.
  if (last !== undefined) reviewer = reviewer.replace(last, 'Sealed');
  const merge = await mergeWord(TEXT, reviewer.saved());
  if (!merge.success) throw new Error(merge.error);
  expect(applyMerge(TEXT, merge, () => 'take')).toBe(wanted);
  expect(merge.changes.filter(({ conflict }) => conflict)).toEqual([]);
});

test('a file made with a built-in template is merged with that one, whatever template is given', async () => {
  const { bytes } = await convertForTest(TEXT, { template: 'business', source: true });
  const other = GALLERY['numbered chapters']?.() ?? new Uint8Array();
  const merge = await mergeWord(TEXT, bytes, { conversion: { template: other } });
  expect(merge.success && merge.changes).toEqual([]);
});
