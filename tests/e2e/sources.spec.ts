import { openPackage } from '../docx/package';
import { type Converter, expect, test } from './converter';

/*
 * The visitor's sources. Needs: importing a library, seeing how its entries read, citing from it, finding it again
 * later.
 */

const BIB = `@book{doe2005, author = {Doe, Jane}, title = {First Things}, year = 2005, publisher = {Press}}
@article{roe2010, author = {Roe, Ann}, title = {Second Things}, journal = {Journal}, year = 2010}
@article{mueller, author = {Müller, Eva}, title = {Last things}, journal = {Journal}, year = 1999}
`;
const OWN_STYLE = `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0">
<info><title>House Style</title><id>house</id></info>
<citation><layout prefix="{" suffix="}"><text variable="title"/></layout></citation>
<bibliography><layout><text variable="title"/></layout></bibliography></style>`;

function pageOf({ page }: Converter) {
  return page.getByRole('group', { name: /^Page 1 of/ });
}

async function openSources({ page }: Converter) {
  await page.getByRole('button', { name: 'Cite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sources' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a library that is dropped with a text is cited, seen in a style, and there the next time', async ({
  converter,
}) => {
  const { page } = converter;
  await converter.drop(
    { name: 'paper.md', content: 'Books matter [@doe2005] and more\n' },
    { name: 'refs.bib', content: BIB },
  );
  await expect(converter.toast('Opened')).toContainText('Text · 3 sources');
  const sheet = pageOf(converter);
  await expect(sheet).toContainText('(Doe 2005)');

  const dialog = await openSources(converter);
  await expect(dialog.getByRole('status').last()).toHaveText('3 sources, 1 cited in this text');
  await dialog.getByRole('searchbox').fill('muller');
  await expect(dialog.getByRole('status').last()).toHaveText('1 of 3 sources found, 1 cited in this text');
  await dialog.getByRole('button', { name: /^Müller 1999/ }).click();
  await expect(dialog).toContainText('(Müller 1999)');
  await dialog.getByRole('combobox', { name: 'Citation style' }).selectOption('IEEE');
  await expect(dialog).toContainText('E. Müller, “Last things,” Journal, 1999');
  await dialog.locator('input[data-library]').setInputFiles([
    { name: 'house.csl', mimeType: 'text/xml', buffer: Buffer.from(OWN_STYLE) },
    { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"a": 1}') },
  ]);
  await expect(dialog.getByRole('alert')).toContainText('“other.json” has no sources');
  await expect(dialog.getByRole('combobox', { name: 'Citation style' })).toHaveValue('house.csl');
  await expect(dialog).toContainText('{Last things}');
  // At the end of the text, after a word.
  await page.keyboard.press('Escape');
  await converter.text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Backspace');
  await (await openSources(converter)).getByRole('button', { name: 'Cite Müller 1999, Last things' }).click();
  await expect(dialog).toBeHidden();
  await converter.expectText('Books matter [@doe2005] and more [@mueller]');
  await expect(converter.text).toBeFocused();
  await expect(sheet).toContainText('and more {Last things}');

  await page.reload();
  await expect(sheet).toContainText('and more {Last things}');
  await converter.codeEditor();
  const panel = await converter.adjust();
  await panel.getByRole('combobox', { name: 'Citation style' }).selectOption('APA, 7th edition');
  await expect(sheet).toContainText('and more (Müller, 1999)');
  await converter.choose('Citations in Word', 'Zotero fields');
  const { bytes } = await converter.convert();
  const document = openPackage(bytes).parts.get('word/document.xml')?.text ?? '';
  expect(document).toContain('ADDIN ZOTERO_ITEM CSL_CITATION');
  expect(document).toContain('(Müller, 1999)');

  await panel.getByRole('button', { name: 'Sources…' }).click();
  await dialog.getByRole('button', { name: 'Remove house.csl' }).click();
  await dialog.getByRole('button', { name: 'Remove refs.bib' }).click();
  await expect(dialog).toContainText('Your text cites @doe2005 and @mueller. Add the file that has them.');
});

test('keys are completed after @ by keyboard and by touch, and a finding suggests the right key for a wrong one', async ({
  converter,
}) => {
  const { page } = converter;
  await converter.drop({ name: 'refs.bib', content: BIB });
  await expect(converter.toast('Added to your sources')).toBeVisible();
  await converter.write('Text\n\n- Item ');
  const list = page.getByRole('listbox');
  await page.keyboard.type('[@');
  await expect(list.getByRole('option')).toHaveCount(3);
  await page.keyboard.type('thing');
  await page.keyboard.press('Backspace');
  await expect(list.getByRole('option').first()).toContainText('doe2005');
  await expect(list.getByRole('option').first()).toContainText('Doe 2005, First things');
  await expect(converter.text).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The bracket is closed; what follows may stand before it, and it may be typed.
  await converter.expectText('Text\n\n- Item [@roe2010]');
  await page.keyboard.type('; @mül');
  await expect(list.getByRole('option')).toHaveCount(1);
  await list.getByRole('option').click();
  await page.keyboard.type('] and a@b.org, @');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await converter.expectText('Text\n\n- Item [@roe2010; @mueller] and a@b.org, @');
  await expect(pageOf(converter)).toContainText('(Roe 2010; Müller 1999)');

  await converter.write('Books [@deo2005].');
  await page.keyboard.press('Escape');
  const finding = page.getByText('No source has the key @deo2005 (did you mean @doe2005?)');
  await expect(finding.first()).toBeVisible();
  await page.getByRole('button', { name: 'Sources…' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('@deo2005 is not in your library.');
});

test('a file that is missing is asked for, and a browser that keeps nothing says so', async ({
  page,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  const { Converter } = await import('./converter');
  const converter = new Converter(page);
  await converter.open();
  await converter.write('---\nbibliography: refs.bib\n---\n\nBooks [@doe2005].\n');
  await expect(page.getByText('Bibliography refs.bib was not loaded').first()).toBeVisible();
  const dialog = await openSources(converter);
  await expect(dialog).toContainText(
    'Your text refers to refs.bib, which has not been added. Add this file.',
  );
  await dialog
    .locator('input[data-library]')
    .setInputFiles({ name: 'refs.bib', mimeType: 'text/plain', buffer: Buffer.from(BIB) });
  await expect(dialog).toContainText(
    'This browser cannot save files, so they stay only until you leave the page.',
  );
  await expect(dialog).not.toContainText('which has not been added');
  await page.keyboard.press('Escape');
  await expect(pageOf(converter)).toContainText('(Doe 2005)');
});

test('what is worth a look in the sources leads to them', async ({ converter }) => {
  const others = Array.from(
    { length: 300 },
    (_, index) => `@misc{x${index}, title={X}, author={X}, year=2000}`,
  );
  const doubled = '@book{doe2005, author={Doe, Jane}, title={Other}, year=2006}';
  const undated = '@book{roe, author={Roe, Ann}, title={Undated}}';
  await converter.drop(
    { name: 'paper.md', content: 'Books matter [@doe2005].\n\nMore [@doe2005, @roe].\n' },
    { name: 'refs.bib', content: [BIB.trim(), undated, doubled, ...others].join('\n') },
  );
  await expect(converter.toast('Opened')).toContainText('Text · 305 sources');
  await expect(pageOf(converter)).toContainText('(Doe 2005)');
  const dialog = await openSources(converter);
  const list = dialog.getByRole('region', { name: 'Worth a look' });
  await expect(list.getByText('Never cited in this text (302)')).toBeVisible();
  await list.getByText('Keys that occur twice (1)').click();
  await expect(list).toContainText('refs.bib, line 5');
  await list.getByText('No date (1)').click();
  await list.getByRole('button', { name: '@roe has no date' }).click();
  await expect(dialog.getByRole('button', { name: /^Roe, Undated/ })).toBeFocused();
  await expect(dialog.locator('.source-reading')).toContainText('Roe');
  await list.getByText('Keys separated by commas (1)').click();
  await list
    .getByRole('button', { name: /^Write a semicolon between the keys in \[@doe2005, @roe\]/ })
    .click();
  await expect(dialog).toBeHidden();
  await expect(converter.text).toBeFocused();
  await converter.page.keyboard.type('Even ');
  await converter.expectText('Books matter [@doe2005].\n\nEven More [@doe2005, @roe].\n');
});
