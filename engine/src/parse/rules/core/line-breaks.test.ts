import { expect, test } from 'vitest';
import type { Finding } from '../../../api/notice.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { parse } from '../../index.js';

/** How many line breaks a text has, in whatever container. */
function breaksIn(markdown: string, lineBreaks?: 'auto' | 'keep' | 'join'): number {
  const front = lineBreaks === undefined ? NO_METADATA : { ...NO_METADATA, lineBreaks };
  return JSON.stringify(parse(markdown, front, () => undefined)).split('"type":"break"').length - 1;
}

const MEANT: readonly string[] = [
  '✅ Plan *done*\n✅ Draft done\n🚧 Tests blocked',
  '• bullet one\n• bullet two\n• three',
  '**加粗**：说明\n**第二**：说明\n**第三**：说',
  '**To:** Ann\n**From:** Bo\n**Re:** Tides',
  'Best regards,\nBen\nHead of Tides',
  'Roses are red,\nViolets are blue,\nSugar is sweet,\nAnd so are you.',
  'Jane Roe\n12 Main Street\nSpringfield, IL 62704',
  'Firma Muster\nHauptstraße 5\n10115 Berlin\nGermany',
  'Tel: 555 0100\nFax: 555 0101\nE-mail: jane at example',
  '[1] A. Roe. Tides. 2020.\n[2] B. Doe. More tides. 2021.',
  '1、甲\n2、乙\n3、丙',
  '1．问题\n2．方法',
  '１．項目\n２．項目',
  '・点一\n・点二',
  '1.do\n2.done',
  'Q: What?\nA: That.\nQ: Why?\nA: Because.',
  '— Привет, — сказал он.\n— Пока.',
  'src/\n├── a.ts\n│   └── b.ts\n└── c.ts',
  'Total ......... 5\nTax ........... 1',
  '（一）甲\n（二）乙',
  '九、甲\n十、乙\n十一、丙',
  '①甲\n②乙',
  'A. At noon\nB. At night\nC. Never',
  '2.1 The Supplier delivers the goods that the Client has ordered in writing.\n2.2 The Client pays within thirty days.',
  'References:\n[1] A book\n[2] Another book',
  '1️⃣ First\n2️⃣ Second',
  'Shall I compare thee to a summer\nThou art more\nRough winds\nAnd summer',
];
const WRAPPED: readonly string[] = [
  'This is prose that was wrapped by a program at some\ncolumn, and so its lines are all of about the same\nlength, but the last.',
  'In 1999 he moved\nto 12 Main Street\nin 2001 and stayed',
  'The paper had three parts\nin 2020 and four in 2021\nOthers followed.',
  'Note: this is a sentence.\nWarning: this is another.',
  'One sentence.\nAnother one.\nA third.\nA fourth.',
  '✅ Done.\nThis goes on.',
  'Regards to everyone,\nsaid Ben to all those who had come such a long way to hear him.',
  '漢字の\n文章',
  '[1] A book\n[3] Another book',
  'They measured\n— as always —\nthe tide.',
  'It took\n1.5 hours and\n2.5 more.',
  'A. Roe wrote it\nB. Doe and others read it\nD. Poe did not.',
  '1.1 metres in May\n2.2 metres in June',
  '2.1 m was the height of the tide\nin 1.9 of 2.2 years',
];

test.each(MEANT)('line breaks are kept, and with “join” none: %j', (markdown) => {
  const count = markdown.split('\n').length - 1;
  expect(breaksIn(markdown)).toBe(count);
  expect(breaksIn(markdown.replace(/^/gm, '> '))).toBe(count);
  expect(breaksIn(markdown.replaceAll('\n', '\n  ').replace(/^/, '- '))).toBe(count);
  expect(breaksIn(markdown, 'join')).toBe(0);
});

test.each(WRAPPED)('lines are joined, and with “keep” none: %j', (markdown) => {
  expect(breaksIn(markdown)).toBe(0);
  expect(breaksIn(markdown, 'keep')).toBe(markdown.split('\n').length - 1);
});

/** The lines on which a text is said to have lost line breaks. */
function joinedIn(markdown: string, lineBreaks: 'auto' | 'join' | 'keep' = 'auto'): number[] {
  const findings: Finding[] = [];
  parse(markdown, { ...NO_METADATA, lineBreaks }, (finding) => findings.push(finding));
  return findings.filter(({ code }) => code === 'lines-joined').map(({ line }) => line);
}

test.each([
  '00:10 Live hacking demo\n00:26 Ideas and books\n00:30 Meeting Will',
  '**Topics**:\n`Social Context`\n`Analytical Tools`',
  'Kettles 4\nPots 5\nPans 6',
  '两只 水壶\n三个 锅\n四个 盘子',
])('lines that may be meant are reported: %j', (markdown) => {
  expect(joinedIn(markdown)).toEqual([1]);
  expect(joinedIn(markdown.replaceAll('\n', '\n  ').replace(/^/, '- '))).toEqual([1]);
  expect(joinedIn(markdown, 'join')).toEqual([]);
  expect(joinedIn(markdown, 'keep')).toEqual([]);
});

test.each([
  ...WRAPPED,
  ...MEANT,
  'One\nTwo',
  '[![build](a.svg)](b)\n[![npm](c.svg)](d)\n[![docs](e.svg)](f)',
  '该式即为条件的定义简单来说这个约束函数的变化不能\n太快将式变形则更为直观注式中应该是范数而非范数的\n平方',
  '**Parts**  \nOne  \nTwo\nThree',
  'one part,\nanother part,\nand the last',
])('other lines are not: %j', (markdown) => {
  expect(joinedIn(markdown)).toEqual([]);
});

test('headings and code have no line breaks of their own', () => {
  expect(breaksIn('A heading\nof two lines\n===\n\n```\na\nb\n```', 'keep')).toBe(0);
});
