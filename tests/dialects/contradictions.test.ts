import { describe, expect, test } from 'vitest';
import { OPTION_CHOICES } from '../../engine/src/api/option-rows.js';
import type { TextDialect } from '../../engine/src/api/text-dialect.js';
import { convert } from '../../engine/src/convert.js';
import { inspect } from '../../engine/src/inspect.js';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';

type Dialect = TextDialect | 'auto';

/** A text, the syntax in it that dialects read differently, where it is read in another way than usual, and how that shows in Word. */
const DISPUTED: readonly (readonly [
  text: string,
  sign: string,
  dialects: readonly TextDialect[],
  isOther: (body: string) => boolean,
])[] = [
  ['Either \\(x^2\\) or not.', '\\(', ['github', 'gitbook'], (body) => !body.includes('<m:oMath>')],
  ['\\[\nx^2 + 1\n\\]', '\\[', ['github', 'gitbook'], (body) => !body.includes('<m:oMath>')],
  [
    'A ~struck~ word.',
    '~…~',
    ['pandoc', 'quarto', 'rmarkdown', 'hackmd'],
    (body) => body.includes('w:val="subscript"'),
  ],
  ['H~2~O', '~…~', ['github'], (body) => body.includes('<w:strike/>')],
  ['a %%hidden%% b', '%%…%%', othersThan('obsidian'), (body) => body.includes('%%hidden%%')],
  ['{漢字|かんじ}', '{…|…}', othersThan('hackmd'), (body) => body.includes('{漢字|かんじ}')],
  ['> A [name=Ann]', '[name=…]', othersThan('hackmd'), (body) => body.includes('[name=Ann]')],
  ['text\n\n% a comment', '% and +++', ['myst'], (body) => !body.includes('comment')],
  ['<tone>\n\n- calm\n\n</tone>', '<…>', ['prompt'], (body) => body.includes('&lt;tone&gt;')],
  ['Say <tone>calmly</tone> so.', '<…>', ['prompt'], (body) => body.includes('&lt;/tone&gt;')],
  ['one\ntwo', 'line breaks', ['hackmd', 'obsidian'], (body) => body.includes('<w:br/>')],
];

function othersThan(dialect: TextDialect): readonly TextDialect[] {
  return OPTION_CHOICES.dialect.flatMap((each) => (each === 'auto' || each === dialect ? [] : [each]));
}

async function bodyOf(text: string, dialect: Dialect): Promise<string> {
  const { bytes } = await convertForTest(text, { dialect });
  return openPackage(bytes).parts.get('word/document.xml')?.text ?? '';
}

describe.each(DISPUTED)('%j', (text, sign, dialects, isOther) => {
  test.each(OPTION_CHOICES.dialect)('read in the dialect %s', async (dialect) => {
    const isIn = dialect !== 'auto' && dialects.includes(dialect);
    const differences = isIn ? [sign] : [];
    expect(isOther(await bodyOf(text, dialect))).toBe(isIn);
    expect(inspect(text, { dialect }).reading?.differences ?? []).toEqual(differences);
    // In an item as well.
    const item = `- ${text.replaceAll('\n', '\n  ')}`;
    expect(inspect(item, { dialect }).reading?.differences ?? []).toEqual(differences);
  });
});

test('a text tells its dialect and why, and whether it makes a difference, converted or inspected', async () => {
  const text = '{% hint style="info" %}\na\n{% endhint %}\n';
  const reading = { dialect: 'gitbook', isChosen: false, differences: [] };
  expect(await convert(text)).toMatchObject({ success: true, reading });
  expect(inspect(text).reading).toEqual({
    ...reading,
    evidence: [{ sign: '{% hint style=', line: 1, count: 2 }],
  });
  expect(inspect(`${text}\nf\\(x\\) and \\(a+b\\)\n`).reading?.differences).toEqual(['\\(']);
  expect(inspect('text').reading).toBeUndefined();
});

test('comments of Obsidian between blocks are text in other dialects', async () => {
  const text = '%%\n\nhidden\n\n%%';
  expect(await bodyOf(text, 'auto')).not.toContain('hidden');
  expect(await bodyOf(text, 'pandoc')).toContain('hidden');
  expect(inspect(text, { dialect: 'pandoc' }).reading?.differences).toEqual(['%%…%%']);
});

test('the name of the file of a text shows its dialect', async () => {
  expect(inspect('A ~low~ word', { textName: 'a.Rmd' }).reading).toMatchObject({
    dialect: 'rmarkdown',
    differences: ['~…~'],
  });
});

test('the parts of a prompt are blocks of their own, and what is in them is Markdown', async () => {
  const text =
    '<instructions>\n- one\n- two\n</instructions>\n<examples>\n# A\n<output>\n*b*\n</output>\n</examples>';
  const body = await bodyOf(text, 'auto');
  const paragraphs = Array.from(body.matchAll(/<w:p>(.*?)<\/w:p>/gs), ([, each = '']) =>
    Array.from(each.matchAll(/<w:t[^>]*>([^<]*)/g), ([, words]) => words).join(''),
  );
  expect(paragraphs).toEqual([
    '&lt;instructions&gt;',
    'one',
    'two',
    '&lt;/instructions&gt;',
    '&lt;examples&gt;',
    'A',
    '&lt;output&gt;',
    'b',
    '&lt;/output&gt;',
    '&lt;/examples&gt;',
  ]);
  const { notices } = await convertForTest(text);
  expect(notices).toEqual([]);
});

test.each([
  ['lines that are wrapped', `${'word '.repeat(12).trim()}\n${'word '.repeat(12).trim()}\nend`, false],
  ['a list without marks', 'Bread\nMilk\nA note that is somewhat longer', true],
  ['lines of Chinese that are not full', '今天天气很好\n我们去公园\n好的', true],
])('of a note of Obsidian, %s', async (_, text, areKept) => {
  expect((await bodyOf(text, 'obsidian')).includes('<w:br/>')).toBe(areKept);
});
