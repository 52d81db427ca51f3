import { truncate, writeFile } from 'node:fs/promises';
import { MAX_FILE_BYTES } from '../../web/app/constants';
import { expect, test } from './converter';

const fileInput = 'input[type=file]';

test('an uploaded file becomes the text, and its own text comes back with undo', async ({ converter }) => {
  await converter.write('What stood here before');
  await converter.page.setInputFiles(fileInput, {
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
  await converter.page.setInputFiles(fileInput, file);
  await converter.expectText('# Same');
  await converter.write('');
  await converter.page.setInputFiles(fileInput, file);
  await converter.expectText('# Same');
});

test('a dropped file becomes the text', async ({ converter }) => {
  await converter.drop({ name: 'notes.txt', content: 'Dropped' });
  await converter.expectText('Dropped');
});

test('a file in UTF-16 with a byte order mark becomes the text', async ({ converter }) => {
  await converter.page.setInputFiles(fileInput, {
    name: 'notepad.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('\uFEFF# Grüße', 'utf16le'),
  });
  await converter.expectText('# Grüße');
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

test.describe('a file that cannot be used gives its reason and leaves the text alone', () => {
  test.beforeEach(({ converter }) => converter.write('My text'));
  test.afterEach(({ converter }) => converter.expectText('My text'));

  test('another type', async ({ converter }) => {
    await converter.drop({ name: 'paper.pdf', content: 'PDF' });
    const reason = converter.page.getByRole('alert').filter({ hasText: 'paper.pdf' });
    await expect(reason).toHaveText(
      '“paper.pdf” cannot be opened. Choose Markdown, Word, text, a notebook, HTML, CSV or a .zip of these.',
    );
  });

  test('not UTF-8', async ({ converter }) => {
    await converter.page.setInputFiles(fileInput, {
      name: 'old.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Grüße', 'latin1'),
    });
    await expect(converter.page.getByRole('alert')).toContainText('“old.txt” is not UTF-8 text.');
  });

  test('empty', async ({ converter }) => {
    await converter.drop({ name: 'empty.md', content: '' });
    await expect(converter.page.getByRole('alert')).toHaveText('“empty.md” is empty.');
  });

  test('too large to hold', async ({ converter }, testInfo) => {
    const path = testInfo.outputPath('library.md');
    await writeFile(path, '');
    await truncate(path, MAX_FILE_BYTES + 1);
    await converter.page.setInputFiles(fileInput, path);
    await expect(converter.page.getByRole('alert')).toHaveText(
      '“library.md” is too large. Files of up to 100 MB can be opened.',
    );
  });

  test('several of other types', async ({ converter }) => {
    await converter.drop({ name: 'a.odt', content: 'A' }, { name: 'b.pdf', content: 'B' });
    await expect(converter.page.getByRole('alert')).toHaveText(
      'None of these files can be opened. Choose Markdown, Word, text, a notebook, HTML, CSV or a .zip of these.',
    );
  });
});
