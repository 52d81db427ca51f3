import { applyMerge, mergeWord, readSource } from '@footmark/engine/merge';
import { OPTION_CHOICES } from '@footmark/engine/options';
import { readWord } from '@footmark/engine/read';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { NORMAL, p, section, template } from '../templates/build';
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

> [!NOTE]
> Look at the moon.

> [!NOTE]
> Look at the wind.

1. One
2. Two

[^one]: A note.
`;

const TABLE =
  '<w:tbl><w:tblPr><w:tblW w:w="900" w:type="dxa"/></w:tblPr><w:tblGrid><w:gridCol w:w="900"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:tcW w:w="900" w:type="dxa"/></w:tcPr><w:p><w:r><w:t>Approved</w:t></w:r></w:p></w:tc></w:tr></w:tbl>';

/** A template whose sample text says which style its tables have. */
const WITH_GRID = () =>
  template({
    styles: `${NORMAL}<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:tblPr><w:tblBorders><w:top w:val="single" w:sz="4"/></w:tblBorders></w:tblPr></w:style>`,
    body: TABLE.replace('<w:tblPr>', '<w:tblPr><w:tblStyle w:val="TableGrid"/>'),
  });

test.each(Object.entries({ ...GALLERY, 'tables with a grid': WITH_GRID }))(
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

const SECTIONS = `---
title: Tides of the bay
---

# Tides of the bay

The tide was very late on Monday.

## Measures

1. One

   And more of it.
2. Two

### Places

Last words.
`;

test.each(OPTION_CHOICES.template)(
  'a file made with a file of ours as its template, which “%s” made, is merged without it',
  async (made) => {
    const { bytes: own } = await convertForTest('# Sample\n\nText.\n', {
      template: made,
      numberHeadings: true,
    });
    const { bytes } = await convertForTest(SECTIONS, {
      template: own,
      templateName: 'Ours.docx',
      source: true,
    });
    const unchanged = await mergeWord(SECTIONS, new Reviewer(bytes).saved());
    expect(unchanged.success && unchanged.changes).toEqual([]);
    const merge = await mergeWord(SECTIONS, new Reviewer(bytes).replace('Monday', 'Tuesday').saved());
    if (!merge.success) throw new Error(merge.error);
    expect(applyMerge(SECTIONS, merge, () => 'take')).toBe(SECTIONS.replace('Monday', 'Tuesday'));
  },
);

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

test.each(Object.entries(GALLERY))(
  'a file made with a template, “%s”, that carries no text is merged without it',
  async (_name, build) => {
    const { bytes } = await convertForTest(TEXT, { template: build(), templateName: 'House.dotx' });
    expect(await readSource(bytes)).toBeUndefined();
    expect(Object.keys(unzipSync(bytes)).join()).not.toContain('House');
    for (const program of ['Microsoft Office Word', 'LibreOffice/24.8']) {
      const unchanged = await mergeWord(TEXT, new Reviewer(bytes).saved(program));
      expect(unchanged.success && unchanged.changes, program).toEqual([]);
      const returned = new Reviewer(bytes).replace('Monday', 'Tuesday').saved(program);
      for (const conversion of [{}, { template: 'academic' as const }]) {
        const merge = await mergeWord(TEXT, returned, { conversion });
        if (!merge.success) throw new Error(merge.error);
        expect(merge.changes).toHaveLength(1);
        expect(applyMerge(TEXT, merge, () => 'take')).toBe(TEXT.replace('Monday', 'Tuesday'));
      }
    }
  },
);

test.each(OPTION_CHOICES.template)(
  'a file made with “%s” that carries no text is merged with that template, which its properties or its styles name',
  async (template) => {
    for (const settings of [
      {},
      { fontFamily: 'georgia' as const, fontSize: 12 as const },
      { lineSpacing: '1.5' as const },
    ]) {
      const { bytes } = await convertForTest(TEXT, { template, ...settings });
      for (const [program, given] of [
        ['LibreOffice/24.8', 'plain'],
        ['LibreOffice/24.8', 'business'],
        ['Microsoft Office Word', 'plain'],
        ['Microsoft Office Word', 'mla'],
        ['Microsoft Office Word', template],
      ] as const) {
        const conversion = { ...settings, template: given };
        const unchanged = await mergeWord(TEXT, new Reviewer(bytes).saved(program), { conversion });
        expect(unchanged.success && unchanged.changes, `${program} ${given}`).toEqual([]);
      }
      const other = await mergeWord(TEXT, new Reviewer(bytes).saved(), {
        conversion: { template: GALLERY['numbered chapters']?.() ?? new Uint8Array() },
      });
      expect(other.success).toBe(true);
    }
  },
);

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

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

test('colours that a program writes on saving because a style gives them are no changes, others are', async () => {
  const style = (type: string, id: string, content: string): string =>
    `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${content}</w:style>`;
  const color = (value: string): string => `<w:rPr><w:color w:val="${value}"/></w:rPr>`;
  const part = (type: string, value: string): string =>
    `<w:tblStylePr w:type="${type}">${color(value)}</w:tblStylePr>`;
  const styles = (defaults: string, more: string): string =>
    `<w:styles ${W}><w:docDefaults><w:rPrDefault>${defaults}</w:rPrDefault></w:docDefaults>${more}</w:styles>`;
  const cell = (content: string): string => `<w:tc><w:p>${content}</w:p></w:tc>`;
  const run = (text: string, value: string): string =>
    `<w:r>${color(value)}<w:t xml:space="preserve">${text}</w:t></w:r>`;
  const row = (...cells: readonly string[]): string => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
  const { bytes } = await convertForTest('Before.\n', { source: 'paper.md' });
  const files = unzipSync(bytes);
  files['word/styles.xml'] = strToU8(
    styles(
      color('414042'),
      style('paragraph', 'Coloured', color('AA0000')) +
        style('character', 'Inked', color('00AA00')) +
        style('table', 'Base', part('lastRow', '123456')) +
        style('table', 'Striped', `<w:basedOn w:val="Base"/>${part('firstRow', 'ffffff')}`),
    ),
  );
  const body = [
    `<w:p>${run('by default', '414042')}</w:p>`,
    `<w:p><w:pPr><w:pStyle w:val="Coloured"/></w:pPr>${run('by paragraph', 'AA0000')}</w:p>`,
    `<w:p><w:r><w:rPr><w:rStyle w:val="Inked"/><w:color w:val="00AA00"/></w:rPr><w:t>by run</w:t></w:r></w:p>`,
    `<w:tbl><w:tblPr><w:tblStyle w:val="Striped"/></w:tblPr><w:tblGrid><w:gridCol/><w:gridCol/></w:tblGrid>${row(run('head', 'FFFFFF'), run('other', '0000FF'))}${row(run('last', '123456'), '')}</w:tbl>`,
    `<w:p>${run('outside', '123456')}</w:p>`,
  ];
  files['word/document.xml'] = strToU8(`<w:document ${W}><w:body>${body.join('')}</w:body></w:document>`);
  const read = await readWord(zipSync(files));
  if (!read.success) throw new Error(read.error);
  expect(read.markdown.match(/(?<=color: )#\w+(?=">(?:other|outside))/g)).toEqual(['#0000FF', '#123456']);
  expect(read.markdown.match(/<span/g)).toHaveLength(2);
});
