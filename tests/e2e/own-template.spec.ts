import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openPackage } from '../docx/package';
import { NORMAL, template } from '../templates/build';
import { type Converter, expect, test } from './converter';
import { dropFromDesktop } from './desktop-drop';

/* The visitor's own Word template. Needs: choosing one, seeing it, correcting its styles, finding it again later. */

const style = (id: string, name: string, look: string): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>${look}</w:style>`;
const THESIS = template({
  styles:
    NORMAL +
    style('h1', 'heading 1', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:sz w:val="60"/></w:rPr>') +
    style('txt', 'House Text', '<w:rPr><w:i/></w:rPr>') +
    style('other', 'Other Text', '<w:rPr><w:b/></w:rPr>'),
  body: '<w:sectPr><w:pgSz w:w="8000" w:h="9000"/></w:sectPr>',
});
const MIME = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function choose(converter: Converter, name: string, bytes: Uint8Array): Promise<void> {
  const { page } = converter;
  await page.getByRole('button', { name: 'Your template…' }).first().click();
  const input = page.locator('input[data-own-template]');
  await input.setInputFiles({ name, mimeType: MIME, buffer: Buffer.from(bytes) });
}

function documentIn(bytes: Uint8Array): string {
  return openPackage(bytes).parts.get('word/document.xml')?.text ?? '';
}

test('an own template is seen at once, its styles can be chosen, and it is there the next time', async ({
  converter,
}) => {
  const { page } = converter;
  await converter.write('# One\n\nText.\n\n# Two\n');
  await choose(converter, 'Thesis.dotx', THESIS);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(converter.template('Thesis')).toBeChecked();
  const sheet = page.getByRole('group', { name: /^Page 1 of/ });
  const ratio = () => sheet.boundingBox().then((box) => (box ? (box.width / box.height).toFixed(2) : ''));
  await expect.poll(ratio).toBe((8 / 9).toFixed(2));

  for (const height of [700, 760, 800, 900]) {
    await page.setViewportSize({ width: 1280, height });
    for (const name of ['Adjust', 'Styles'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'Styles', exact: true }).press('Enter');
  const panel = page.getByRole('region', { name: 'Adjust' });
  const body = panel.locator('[data-style="BodyText"]');
  await expect(body.getByRole('button')).toBeFocused();
  await body.getByRole('button').click();
  await body.getByRole('radio', { name: 'House Text' }).check();
  await expect(body.getByRole('button', { name: /Body text.*House Text/ })).toBeVisible();
  await expect(sheet.getByText('Text.')).toHaveCSS('font-style', 'italic');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Thesis styles.json');
  await panel.locator('input[data-style-map]').setInputFiles({
    name: 'styles.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"BodyText":"Other Text"}'),
  });
  await expect(body.getByRole('button', { name: /Body text.*Other Text/ })).toBeVisible();

  await page.reload();
  await expect(converter.template('Thesis')).toBeChecked();
  await expect.poll(ratio).toBe((8 / 9).toFixed(2));
  expect(documentIn((await converter.convert()).bytes)).toMatch(/w:val="other"\/>.*Text\./);

  await page.getByRole('button', { name: 'Your template…' }).first().click();
  await page.getByRole('button', { name: 'Remove Thesis.dotx' }).click();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(converter.template('Thesis')).toBeHidden();
  await expect(converter.template('Plain')).toBeChecked();
});

test('an own template is deleted with the text, also when the page is closed at once', async ({
  converter,
}) => {
  const { page } = converter;
  await converter.write('Text.');
  await choose(converter, 'Thesis.dotx', THESIS);
  await expect.poll(() => kept(page)).toBe(1);
  await converter.openPrivacy();
  await page.getByRole('button', { name: 'Delete everything kept on this device' }).click();
  await page.getByRole('button', { name: 'Delete everything', exact: true }).click();
  await page.reload();
  await converter.codeEditor();
  expect(await kept(page)).toBe(0);
});

/** How many templates the browser has kept. */
function kept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('footmark-templates');
        // There is none, and it is the page's to create.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('templates').objectStore('templates').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
}

test('for a dropped Word file, the page asks what to do; for an unusable one, it says why', async ({
  converter,
}) => {
  const { page } = converter;
  const dialog = page.getByRole('dialog');
  await converter.drop({ name: 'Thesis template.docx', content: 'no Word file' });
  await expect(dialog, 'also without a text, by its name').toContainText('meant to be?');
  await page.keyboard.press('Escape');
  await converter.write('Text.');
  await converter.drop({ name: 'Letter.docx', content: 'no Word file' });
  await expect(dialog).toContainText('What is Letter.docx meant to be?');
  await expect(dialog.getByRole('button', { name: 'My template' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(
    '“Letter.docx” cannot be used. The template is not a Word document. Save it as .docx, or copy or download it again.',
  );
  await page.keyboard.press('Escape');
  await converter.drop({ name: 'Old.dotm', content: '\u{d0}\u{cf}' });
  await expect(dialog.getByRole('alert')).toContainText('“Old.dotm” cannot be used.');
  await page.keyboard.press('Escape');
  await expect(converter.template('Plain')).toBeChecked();
  await converter.expectText('Text.');
});

test('for a Word file in a folder dropped with its text, the page asks what to do', async ({
  converter,
}, info) => {
  const { page } = converter;
  const folder = info.outputPath('thesis');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'text.md'), 'Text.');
  await writeFile(join(folder, 'draft.docx'), 'no Word file');
  await writeFile(join(folder, 'Vorlage.docx'), 'no Word file');
  await dropFromDesktop(page, [folder]);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    /What are (?:draft|Vorlage)\.docx and (?:draft|Vorlage)\.docx meant to be\?/,
  );
  await expect(dialog.getByRole('button', { name: 'My template: Vorlage.docx' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave them out' }).click();
  await expect(converter.template('Plain')).toBeChecked();
  await converter.expectText('Text.');
});

test('for other files dropped on the templates, the dialog says what to do', async ({ converter }) => {
  const { page } = converter;
  await converter.write('Text.');
  await page.getByRole('button', { name: 'Your template…' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Choose a Word file' })).toBeFocused();
  const dropInDialog = (...names: string[]) => converter.dropOn(dialog.getByRole('alert'), names);
  await dropInDialog('Letter.odt');
  await expect(dialog.getByRole('alert')).toHaveText(
    '“Letter.odt” is not a Word file. Open it in LibreOffice or Word and save it as .docx, then choose that file.',
  );
  await dropInDialog('scan.pdf');
  await expect(dialog.getByRole('alert')).toHaveText(
    '“scan.pdf” is not a Word file. Choose a .docx or .dotx file.',
  );
  await dropInDialog('notes.md', 'more.txt');
  await expect(dialog.getByRole('alert')).toHaveText(
    'There is no Word file among these. Choose a .docx or .dotx file.',
  );
  await page.keyboard.press('Escape');
  await converter.expectText('Text.');
});
