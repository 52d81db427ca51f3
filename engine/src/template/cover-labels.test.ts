import { inspectTemplate } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../../../tests/conversion.js';
import { openPackage } from '../../../tests/docx/package.js';
import { NORMAL, p, styled, template } from '../../../tests/templates/build.js';

/* Covers that ask for values beside labels of their own. */

const STYLES = `${NORMAL}<w:style w:type="paragraph" w:styleId="h1"><w:name w:val="heading 1"/></w:style>`;
const BREAK = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
const SAMPLE = `${styled('h1', 'Sample')}${p('Sample text.')}<w:sectPr/>`;
const TEXT =
  '---\ntitle: My Thesis\nauthor: Ada\ndate: 2026-01-02\ninstructor: Prof. B\ninstitution: Uni C\ndepartment: Arts\n---\n\n# Introduction\n\nWords.\n';

const cell = (content: string): string =>
  `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${content}</w:tc>`;
const table = (...rows: readonly (readonly string[])[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="${2000 * (rows[0]?.length ?? 0)}" w:type="dxa"/></w:tblPr><w:tblGrid>${rows[0]?.map(() => '<w:gridCol w:w="2000"/>').join('')}</w:tblGrid>${rows
    .map((cells) => `<w:tr>${cells.map((text) => cell(text === '' ? '<w:p/>' : p(text))).join('')}</w:tr>`)
    .join('')}</w:tbl>`;
const line = (...parts: readonly string[]): string =>
  `<w:p>${parts
    .map((part) =>
      part === '\t'
        ? '<w:r><w:tab/></w:r>'
        : `<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${part}</w:t></w:r>`,
    )
    .join('')}</w:p>`;

const filledIn = async (front: string): Promise<string> => {
  const bytes = template({ styles: STYLES, body: front + BREAK + SAMPLE });
  const { bytes: made } = await convertForTest(TEXT, { template: bytes });
  const xml = openPackage(made).parts.get('word/document.xml')?.text ?? '';
  expect(xml).not.toContain('footmark:');
  const [own = ''] = xml.split('w:type="page"');
  return [...own.matchAll(/<w:p[ >/].*?(?:<\/w:p>|(?<=<w:p)\/>)/gs)]
    .map(([each]) =>
      [...each.matchAll(/<w:t[ >][^<]*|<w:tab\/>/g)]
        .map(([text]) => (text === '<w:tab/>' ? '\t' : text.replace(/^.*>/, '')))
        .join(''),
    )
    .filter((text) => text !== '')
    .join('|');
};

test.each([
  ['作 者 姓 名   作者姓名    ', '作 者 姓 名   Ada    '],
  ['指 导 老 师   导师姓名  教 授   ', '指 导 老 师   Prof. B   '],
  ['姓  名：张三', '姓  名：Ada'],
  ['论文题目：XXXXXX', '论文题目：My Thesis'],
  ['提出日：20XX年X月X日', '提出日：January 2, 2026'],
  ['Candidate: Student', 'Candidate: Ada'],
  ['Title: Sample title', 'Title: My Thesis'],
  ['Name: ____________', 'Name: Ada'],
  ['Autor:', 'Autor: Ada'],
  ['Thema der Masterarbeit: [Titel]', 'Thema der Masterarbeit: My Thesis'],
  ['Vorgelegt von: Max Mustermann', 'Vorgelegt von: Ada'],
  ['Encadrante : Prénom Nom', 'Encadrante : Prof. B'],
  ['Научный руководитель: …', 'Научный руководитель: Prof. B'],
  ['الطالب: ........', 'الطالب: Ada'],
  ['University: Name of the university', 'University: Uni C'],
  ['Fakulta: ______', 'Fakulta: Arts'],
  ['Abgabedatum: TT.MM.JJJJ', 'Abgabedatum: January 2, 2026'],
])('%s', async (written, filled) => {
  expect(await filledIn(line(written))).toBe(filled);
  // However Word divided it into runs.
  expect(await filledIn(line(...written.replaceAll(' ', '|').replace(/\|/g, ' |').split('|')))).toBe(filled);
});

test.each([
  ['what somebody has written', 'Author: Jane Berg'],
  ['a sentence', 'The author: see below'],
  ['other labels', 'Student number: 12345'],
  ['a heading of a line', 'Title'],
  ['words for several', 'Author and title:'],
])('%s stays', async (_name, written) => {
  expect(await filledIn(line(written))).toBe(written);
});

describe('a value', () => {
  test('stands in the next cell', async () => {
    expect(await filledIn(table(['Autor:', ''], ['Titel der Arbeit', ''], ['Betreuer', '[Name]']))).toBe(
      'Autor:|Ada|Titel der Arbeit|My Thesis|Betreuer|Prof. B',
    );
    expect(await filledIn(table(['学生姓名', '', '指导教师', '']))).toBe('学生姓名|Ada|指导教师|Prof. B');
  });

  test('but not where columns have names, or another value stands', async () => {
    const columns = 'Version|Author|Date';
    expect(await filledIn(table([...columns.split('|'), '']))).toBe(columns);
    expect(await filledIn(table(['Author', 'Changes'], ['', '']))).toBe('Author|Changes');
    expect(await filledIn(table(['Author:', 'Jane Berg']))).toBe('Author:|Jane Berg');
  });

  test('stands below, in the look that it has there', async () => {
    expect(await filledIn(line('Author:') + line('Student Name'))).toBe('Author:|Ada');
    expect(await filledIn(line('Author:') + line('Jane Berg'))).toBe('Author:|Jane Berg');
    expect(await filledIn(line('Author:') + line('Title:'))).toBe('Author: Ada|Title: My Thesis');
  });

  test('follows a tab', async () => {
    expect(await filledIn(line('Supervisor', '\t', '\t', 'Name'))).toBe('Supervisor\t\tProf. B');
    expect(await filledIn(line('Datum:', '\t'))).toBe('Datum:\tJanuary 2, 2026');
  });

  test('is no day or name for a signature on a later page', async () => {
    const bytes = template({
      styles: STYLES,
      body: line('Title:') + BREAK + line('Date: ____') + BREAK + SAMPLE,
    });
    const { bytes: made } = await convertForTest(TEXT, { template: bytes });
    const xml = openPackage(made).parts.get('word/document.xml')?.text ?? '';
    expect(xml).toContain('Date: ____');
    expect(xml).toContain('My Thesis');
  });
});

describe('what covers ask for besides', () => {
  const FURTHER = [
    ['Matrikelnummer:', 'student-id'],
    ['Student ID:', 'student-id'],
    ['Numéro d’étudiant :', 'student-id'],
    ['学    号：', 'student-id'],
    ['Studiengang:', 'program'],
    ['学科、专业：', 'program'],
    ['Erstprüferin:', 'examiner'],
    ['Co-supervisor:', 'second-examiner'],
    ['Betreff:', 'subject'],
    ['Version:', 'version'],
  ] as const;
  const coverOf = (label: string) =>
    template({ styles: STYLES, body: line(`${label} ____`) + BREAK + SAMPLE });

  test.each(FURTHER)('%s is filled in from %s', async (label, key) => {
    const text = `---\ntitle: My Thesis\n${key}: Our value\n---\n\n# Introduction\n`;
    const { bytes } = await convertForTest(text, { template: coverOf(label) });
    expect(openPackage(bytes).parts.get('word/document.xml')?.text).toContain('>Our value<');
  });

  test.each(FURTHER)('%s without a value stays, and is named with %s', async (label, key) => {
    const { bytes, notices } = await convertForTest('Words.\n', { template: coverOf(label) });
    expect(openPackage(bytes).parts.get('word/document.xml')?.text).toContain('____');
    const messages = notices.map(({ message }) => message);
    expect(messages).toContain(
      `The Word template's own pages ask for "${label.replace(/\s*[:：]$/, '')}", which front matter does not say. To have them filled in, write ${key} there`,
    );
  });

  test('is no number of another thing', async () => {
    expect(await filledIn(line('Nummer: ____'))).toBe('Nummer: ____');
    expect(await filledIn(line('Student: ____'))).toBe('Student: Ada');
  });
});

test('without front matter, samples stay; what is guessed is said before', async () => {
  const bytes = template({ styles: STYLES, body: line('Candidate: Student') + BREAK + SAMPLE });
  const { bytes: made } = await convertForTest('Words.\n', { template: bytes });
  expect(openPackage(made).parts.get('word/document.xml')?.text).toContain('Student<');
  const { guessed } = await inspectTemplate(bytes);
  expect(guessed.find(({ about }) => about === 'cover')?.text).toContain(
    'ask for with "Candidate" is filled in',
  );
});
