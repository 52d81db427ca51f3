import { readFile } from 'node:fs/promises';
import { applyMerge, mergeWord, readSource } from '@footmark/engine/merge';
import { expect, test } from 'vitest';

const FOLDER = new URL('returned/', import.meta.url);

test('a file that LibreOffice has saved carries its text, and its changes are merged', async () => {
  const text = await readFile(new URL('paper.md', FOLDER), 'utf8');
  const bytes = new Uint8Array(await readFile(new URL('libreoffice.docx', FOLDER)));
  expect(await readSource(bytes)).toEqual({ text, name: 'paper.md', options: {} });
  const merge = await mergeWord(text, bytes);
  if (!merge.success) throw new Error(merge.error);
  expect(merge.changes.map(({ kind, author, conflict }) => [kind, author, conflict])).toEqual(
    ['words', 'block-added', 'row-removed', 'block-added', 'words'].map((kind) => [
      kind,
      'Ann Lee',
      undefined,
    ]),
  );
  expect(applyMerge(text, merge, () => 'take')).toBe(
    text
      .replace('twenty', 'thirty')
      .replace('* one\n', '* one\n* between\n')
      .replace('| 1 | 2 |\n', '')
      .replace('> quoted\n', '> quoted\n>\n> Added in Word.\n')
      .replace('A note', 'The note'),
  );
  expect(merge.comments).toMatchObject([
    { author: 'Ann Lee', text: 'How late?', quoted: 'late', place: { line: 3 } },
  ]);
});
