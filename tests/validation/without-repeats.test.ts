import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { checkVolumes } from './check-volumes';
import { validateDocx } from './validate-docx';
import { withoutRepeats } from './without-repeats';

const textOf = (bytes: Uint8Array | undefined, part = 'word/document.xml'): string =>
  strFromU8(unzipSync(bytes ?? new Uint8Array())[part] ?? new Uint8Array());

const convert = async (markdown: string): Promise<Uint8Array> => (await convertForTest(markdown)).bytes;

function change(bytes: Uint8Array, part: string, from: string | RegExp, to: string): Uint8Array {
  const before = textOf(bytes, part);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  return zipSync({ ...unzipSync(bytes), [part]: strToU8(after) });
}

test('documents that differ only in words are left out, and the rest is valid', async () => {
  const files = await Promise.all([
    convert('# One\n\nA *word*.\n\n- item\n\nText[^1] and more[^2].\n\n[^1]: First.\n\n[^2]: Second.'),
    convert('# Two\n\nOther *words*.\n\n> quote\n\nText[^1].\n\n[^1]: Third.'),
  ]);
  const [one, two] = withoutRepeats(files);
  for (const kept of ['>One<', '>A <', '>word<', 'w:val="ListBullet"']) expect(textOf(one)).toContain(kept);
  expect(textOf(one, 'word/footnotes.xml')).toContain('First.');
  for (const repeated of ['Two', 'Other', 'words']) expect(textOf(two)).not.toContain(repeated);
  expect(textOf(two)).toContain('w:val="Quote"');
  expect(textOf(two, 'word/footnotes.xml')).not.toContain('Third.');
  expect(textOf(two).match(/<w:sectPr/g)).toEqual(textOf(files[1]).match(/<w:sectPr/g));
  for (const file of [one, two]) expect(await validateDocx(file ?? new Uint8Array())).toEqual([]);
});

const MARKDOWN = '# Title\n\nA *word*[^1].\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[^1]: A note.';

test.each([
  ['an element that may not be there', 'word/document.xml', /<w:t[ >][^<]*<\/w:t>/, '<w:tbl/>'],
  ['a value that may not be', 'word/document.xml', /<w:pStyle w:val="/, '<w:pStyle w:bogus="1" w:val="'],
  ['a number that is none', 'word/document.xml', /(<w:bookmarkStart w:id=")\d+/, '$1x'],
  ['a width that is none', 'word/document.xml', /(<w:gridCol w:w=")\d+/, '$1wide'],
  ['a fault in a note', 'word/footnotes.xml', />A note\.<\/w:t>/, '>A note.</w:t><w:tbl/>'],
])('the validator still finds %s in one of many files alike', async (_, part, from, to) => {
  const files = [
    await convert(MARKDOWN),
    await convert(MARKDOWN.replace('word', 'sign')),
    await convert(MARKDOWN),
  ];
  const faulty = change(await convert(MARKDOWN), part, from, to);
  const findings = await checkVolumes(withoutRepeats([...files, faulty]), ['Office2007']);
  expect(findings.length).toBeGreaterThan(0);
  expect(new Set(findings.map(({ member }) => member))).toEqual(new Set([3]));
});

test('a file in which nothing is new is left out, and one with a new part is not', async () => {
  const file = await convert(MARKDOWN);
  const alike = await convert(MARKDOWN.replace('A note', 'Another note'));
  const other = change(alike, 'word/settings.xml', '<w:zoom', '<w:bogus/><w:zoom');
  const based = change(alike, 'word/styles.xml', /<w:sz w:val="\d+"/, '<w:sz w:val="big"');
  const styled = change(alike, 'word/styles.xml', '<w:keepNext/>', '<w:keepNext/><w:bogus/>');
  const related = change(
    alike,
    'word/_rels/document.xml.rels',
    'relationships/styles"',
    'relationships/bogus"',
  );
  expect(
    withoutRepeats([file, alike, other, based, styled, related]).map((left) => left !== undefined),
  ).toEqual([true, false, true, true, true, true]);
});
