import { PIXEL } from '../pixel';
import { NORMAL, p, picture, styled, template } from '../templates/build';
import { type Converter, expect, FILE_FIELD, test } from './converter';

/*
 * A Word file as the visitor's text. Needs: opening it, seeing what was lost, undoing it, being told why a file cannot
 * be read.
 */

const LETTER = template({
  styles: `${NORMAL}<w:style w:type="paragraph" w:styleId="h1"><w:name w:val="heading 1"/></w:style>`,
  body: `${styled('h1', 'High Tides') + p('They come twice.')}<w:p>${picture('rId9')}</w:p>`,
  stories: { header1: p('Confidential') },
  links: [['rId9', 'image', 'media/tide.png']],
  files: { 'word/media/tide.png': PIXEL },
});
const OLD_WORD = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);

async function open({ page }: Converter, name: string, bytes: Uint8Array): Promise<void> {
  // The first file input belongs to the whole screen.
  const field = page.locator(FILE_FIELD);
  await field.setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
}

test('a Word file becomes the text, with its pictures and what was not as in Word', async ({ converter }) => {
  const { page } = converter;
  await converter.write('What stood here before');
  // On a small screen that shows the pages, the list is brought in their place.
  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole('tab', { name: 'Pages' }).click();
  await open(converter, 'Letter.docx', LETTER);
  const toast = converter.toast('Opened as Markdown');
  await expect(toast).toContainText('Its picture is with it. One thing differs from Word.');
  await toast.getByRole('button', { name: 'Show list' }).click();
  const report = page.getByRole('region', { name: 'Differences from Letter.docx' });
  await expect(report).toBeFocused();
  await expect(report).toContainText('A header was left out: "Confidential".');
  await expect
    .poll(() => converter.shownText())
    .toMatch(/^# High Tides\n\nThey come twice\.\n\n!\[Logo]\(tide\.png\)/);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('group', { name: /^Page 1 of/ }).getByText('High Tides')).toBeVisible();
  await expect(page.getByRole('link', { name: /missing/ })).toBeHidden();
  const { name, bytes } = await converter.convert();
  expect(name).toBe('Letter.docx');
  expect(Buffer.from(bytes).includes('word/media/')).toBe(true);

  await converter.undo.click();
  await converter.expectText('What stood here before');
  await expect(report).toBeHidden();
});

test('for a Word file dropped beside a text, the page asks what to do; for an unreadable one, it says why', async ({
  converter,
}) => {
  const { page } = converter;
  await converter.write('Text.');
  await converter.drop({ name: 'Letter.docx', content: 'no Word file' });
  const question = page.getByRole('dialog', { name: 'A Word file' });
  await question.getByRole('button', { name: 'My text' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'cannot be opened' });
  await expect(problem).toHaveText(
    '“Letter.docx” cannot be opened. The file is not a Word document. Save it as .docx, or copy or download it again.',
  );
  await open(converter, 'Old.doc', OLD_WORD);
  await expect(problem).toContainText('“Old.doc” cannot be opened.');
  await expect(problem).toContainText('old Word document');
  await converter.expectText('Text.');

  // Reading a file that takes long can be cancelled.
  await converter.replaceWorker('');
  await open(converter, 'Long.docx', LETTER);
  const reading = page.getByRole('dialog', { name: 'Opening a Word file' });
  await expect(reading).toContainText('Long.docx');
  await reading.getByRole('button', { name: 'Cancel' }).click();
  await expect(reading).toBeHidden();
  await converter.expectText('Text.');
});

test('of a Word file among texts the page asks whether it is a part of them; then its words and pictures are', async ({
  converter,
}) => {
  const { page } = converter;
  const text = (name: string, content: string) => ({ name, mimeType: '', buffer: Buffer.from(content) });
  const word = { name: 'b.docx', mimeType: '', buffer: Buffer.from(LETTER) };
  // With pictures, there are file inputs for each of them, too.
  const field = page.locator(FILE_FIELD);
  await field.setInputFiles([text('a.md', '# First'), word, text('c.md', '# Last')]);
  const question = page.getByRole('dialog', { name: 'A Word file' });
  await expect(question).toContainText('What is b.docx meant to be?');
  await question.getByRole('button', { name: 'Part of the text' }).click();
  const order = page.getByRole('dialog', { name: 'Order of the files' });
  await expect(order.getByRole('listitem')).toContainText(['First', 'High Tides', 'Last']);
  await order.getByRole('button', { name: 'Make one text of 3 files' }).click();
  await converter.codeEditor();
  await expect
    .poll(() => converter.shownText())
    .toMatch(/# First\n\n# High Tides\n\nThey come twice\.[\s\S]*# Last/);
  const pictures = page.getByRole('region', { name: 'Pictures' });
  await expect(pictures).toContainText('tide.png');
  await expect(pictures).not.toContainText('missing');

  // Beside a single text, it may be the template, or be left out.
  await field.setInputFiles([text('a.md', '# Alone'), word]);
  await question.getByRole('button', { name: 'Leave it out' }).click();
  await converter.expectText('# Alone');
  await expect(converter.template('Plain')).toBeChecked();
  await field.setInputFiles([text('a.md', '# Dressed'), word]);
  await question.getByRole('button', { name: 'My template' }).click();
  await expect(converter.toast('Opened')).toContainText('Text · template b');
  await converter.expectText('# Dressed');
});
