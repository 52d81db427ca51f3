import { truncate, writeFile } from 'node:fs/promises';
import { MAX_FILE_BYTES } from '../../web/app/constants';
import { expect, FILE_FIELD, test } from './converter';

test('an uploaded file becomes the text, and its own text comes back with undo', async ({ converter }) => {
  await converter.write('What stood here before');
  await converter.page.setInputFiles(FILE_FIELD, {
    name: 'notes.markdown',
    mimeType: 'text/markdown',
    buffer: Buffer.from('# Grüße'),
  });
  await converter.expectText('# Grüße');
  await converter.undo.click();
  await converter.expectText('What stood here before');
});

test('the same file can be opened twice in a row', async ({ converter }) => {
  const file = { name: 'a.md', mimeType: 'text/markdown', buffer: Buffer.from('# Same') };
  await converter.page.setInputFiles(FILE_FIELD, file);
  await converter.expectText('# Same');
  await converter.write('');
  await converter.page.setInputFiles(FILE_FIELD, file);
  await converter.expectText('# Same');
});

test('a dropped file becomes the text', async ({ converter }) => {
  await converter.drop({ name: 'notes.txt', content: 'Dropped' });
  await converter.expectText('Dropped');
});

test('a file in UTF-16 with a byte order mark becomes the text', async ({ converter }) => {
  await converter.page.setInputFiles(FILE_FIELD, {
    name: 'notepad.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('\uFEFF# Grüße', 'utf16le'),
  });
  await converter.expectText('# Grüße');
});

test('for a text that an old program has saved, the words that are right are chosen', async ({
  converter,
  page,
}) => {
  // “Grüße – 5 €” in Windows-1252.
  const bytes = [0x93, 0x47, 0x72, 0xfc, 0xdf, 0x65, 0x20, 0x96, 0x20, 0x35, 0x20, 0x80, 0x94];
  const old = { name: 'old.txt', mimeType: 'text/plain', buffer: Buffer.from(bytes) };
  const dialog = page.getByRole('dialog', { name: 'Which words are right?' });
  await page.setInputFiles(FILE_FIELD, old);
  await expect(dialog).toContainText('old.txt is not UTF-8');
  await dialog.getByRole('button', { name: 'None of them' }).click();
  await expect(dialog).toBeHidden();
  await page.setInputFiles(FILE_FIELD, old);
  await dialog.getByRole('button', { name: '“Grüße – 5 €”' }).first().click();
  await converter.expectText('“Grüße – 5 €”');
});

test('unusable files that come with a text are named, until the next file is opened', async ({
  converter,
}) => {
  const text = { name: 'a.md', content: '# Text' };
  const alert = converter.page.getByRole('alert').filter({ hasText: 'left out' });
  await converter.drop(text, { name: 'x.odt', content: 'x' });
  await converter.expectText('# Text');
  await expect(alert).toHaveText('“x.odt” was left out: it is neither Markdown nor a picture.');
  await converter.drop(text);
  await expect(alert).toBeHidden();
  await converter.drop(
    { name: 'p.png', content: 'x' },
    ...['x.odt', 'y.pdf', 'z.xlsx'].map((name) => ({ name, content: 'x' })),
  );
  await expect(alert).toHaveText(
    '“x.odt” and 2 other files were left out: they are neither Markdown nor pictures.',
  );
});

test('a file that cannot be used gives its reason and leaves the text alone', async ({
  converter,
  page,
}, testInfo) => {
  await converter.write('My text');
  const large = testInfo.outputPath('library.md');
  await writeFile(large, '');
  await truncate(large, MAX_FILE_BYTES + 1);
  const binary = { name: 'old.txt', mimeType: 'text/plain', buffer: Buffer.from([0x47, 0xfc, 0x01]) };
  const other = 'Choose Markdown, Word, text, a notebook, an e-book (EPUB), HTML, CSV or a .zip of these.';
  const cases: readonly (readonly [what: string, open: () => Promise<void>, reason: string | RegExp])[] = [
    [
      'another type',
      () => converter.drop({ name: 'sound.mp3', content: 'ID3' }),
      `“sound.mp3” cannot be opened. ${other}`,
    ],
    [
      'another program’s type',
      () => converter.drop({ name: 'paper.pdf', content: 'PDF' }),
      '“paper.pdf” is a PDF, which cannot be opened. Open it in Word, which turns it into a document that can be edited, and save that as .docx.',
    ],
    ['no text', () => page.setInputFiles(FILE_FIELD, binary), /^“old\.txt” is not UTF-8 text\./],
    ['empty', () => converter.drop({ name: 'empty.md', content: '' }), '“empty.md” is empty.'],
    [
      'too large to hold',
      () => page.setInputFiles(FILE_FIELD, large),
      '“library.md” is too large. Files of up to 100 MB can be opened.',
    ],
    [
      'several of other types',
      () => converter.drop({ name: 'a.odt', content: 'A' }, { name: 'b.pdf', content: 'B' }),
      `None of these files can be opened. ${other}`,
    ],
  ];
  for (const [what, open, reason] of cases)
    await test.step(what, async () => {
      await open();
      await expect(page.getByRole('alert')).toHaveText(reason);
      await converter.expectText('My text');
    });
});
