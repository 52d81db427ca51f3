import { applyMerge, mergeWord } from '@footmark/engine/merge';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ConversionOptions } from '../../engine/src/api/options';
import { convertForTest } from '../conversion';

/*
 * What LibreOffice makes of a file on saving, without any edit: the control around the contents ends at the next table, a table in a
 * table has no header rows, and a page that a paragraph begins is a break in this paragraph or at the end of the one before.
 */

const CONTROL_END = '</w:sdtContent></w:sdt>';
const BREAK = '<w:r><w:br w:type="page"/></w:r>';

type Habit = (document: string) => string;

const movesControlDown: Habit = (document) =>
  document.replace(
    new RegExp(`${CONTROL_END}((?:(?!<w:tbl>|<w:sectPr>).)*)`, 's'),
    (_, below: string) => below + CONTROL_END,
  );

/** Marks of header rows count for a table in the body only. */
const dropsInnerHeaders: Habit = (document) => {
  let depth = 0;
  return document.replace(/<w:tbl>|<\/w:tbl>|<w:tblHeader\/>/g, (tag) => {
    if (tag === '<w:tbl>') depth++;
    else if (tag === '</w:tbl>') depth--;
    return tag === '<w:tblHeader/>' && depth > 1 ? '' : tag;
  });
};

const breaksWithin: Habit = (document) =>
  document.replace(
    /<w:pageBreakBefore\/>((?:(?!<\/w:pPr>).)*<\/w:pPr>)/gs,
    (_, properties: string) => properties + BREAK,
  );

const breaksBefore: Habit = (document) =>
  document
    .split('<w:p>')
    .map((each, index, all) => {
      const next = all[index + 1] ?? '';
      const breaks = next.slice(0, next.indexOf('</w:pPr>')).includes('<w:pageBreakBefore/>');
      return breaks && each.endsWith('</w:p>') ? `${each.slice(0, -'</w:p>'.length)}${BREAK}</w:p>` : each;
    })
    .join('<w:p>')
    .replaceAll('<w:pageBreakBefore/>', '');

function savedByLibreOffice(bytes: Uint8Array, habits: readonly Habit[]): Uint8Array {
  const files = unzipSync(bytes);
  const change = (part: string, by: Habit): void => {
    files[part] = strToU8(by(strFromU8(files[part] ?? new Uint8Array())));
  };
  change('docProps/app.xml', (xml) => xml.replace(/<Application>[^<]*</, '<Application>LibreOffice/25.2<'));
  for (const habit of habits) change('word/document.xml', habit);
  return zipSync(files);
}

const FRONT = '---\ntitle: Tides\nabstract: Short.\ntoc: true\n---\n\n';
const TABLE = '| a | b |\n|---|---|\n| 1 | 2 |\n';

const CASES: readonly (readonly [name: string, markdown: string, options: ConversionOptions])[] = [
  ['text below contents', `${FRONT}# One\n\nWords.\n\n## Two\n\nMore.\n`, {}],
  ['a table below contents', `${FRONT}Words.\n\n${TABLE}\n# One\n\nMore.\n`, {}],
  ['a table in a callout', `> [!NOTE]\n> Words.\n>\n${TABLE.replace(/^(?=.)/gm, '> ')}`, {}],
  ['a table in a callout in a list', `- item\n\n  > [!NOTE]\n${TABLE.replace(/^(?=.)/gm, '  > ')}`, {}],
  ['a table in a callout without a header', '> [!NOTE]\n> | | |\n> |---|---|\n> | 1 | 2 |\n', {}],
  ['appendices', '# One\n\nWords.\n\n# More {.appendix}\n\nWords.\n\n# Most {.appendix}\n\nWords.\n', {}],
  [
    'numbered chapters and appendices',
    '# One\n\nWords.\n\n# More {.appendix}\n\nWords.\n',
    { numberHeadings: true },
  ],
  ['parts before the text', `${FRONT}# Acknowledgements\n\nThanks.\n\n# One\n\nWords.\n`, {}],
  ['a break of the text itself', '# One\n\nWords.\n\n\\newpage\n\n# Two\n\nWords.\n', {}],
];

test.each(
  (['plain', 'academic', 'business', 'mla'] as const).flatMap((template) =>
    CASES.map(([name, markdown, options]) => [name, template, markdown, options] as const),
  ),
)('%s, in %s, are as they were', async (_, template, markdown, options) => {
  const conversion: ConversionOptions = { ...options, template };
  const { bytes } = await convertForTest(markdown, conversion);
  for (const breaks of [breaksWithin, breaksBefore]) {
    const saved = savedByLibreOffice(bytes, [movesControlDown, dropsInnerHeaders, breaks]);
    const merge = await mergeWord(markdown, saved, { conversion });
    if (!merge.success) throw new Error(merge.error);
    expect(merge.changes).toEqual([]);
  }
});

test('a page break that somebody adds in another program stays', async () => {
  const markdown = '# One\n\nWords.\n\n# Two\n\nWords.\n\n# More {.appendix}\n\nWords.\n';
  for (const template of ['plain', 'academic'] as const) {
    const { bytes } = await convertForTest(markdown, { template });
    const saved = savedByLibreOffice(bytes, [
      breaksBefore,
      (document) => document.replace(/(.*)(<w:r><w:t>Two<)/s, `$1${BREAK}$2`),
    ]);
    const merge = await mergeWord(markdown, saved, { conversion: { template } });
    if (!merge.success) throw new Error(merge.error);
    expect(applyMerge(markdown, merge, () => 'take')).toBe(markdown.replace('# Two', '\\newpage\n\n# Two'));
  }
});
