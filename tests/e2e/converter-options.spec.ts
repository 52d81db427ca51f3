import { strFromU8, unzipSync } from 'fflate';
import { INSPECTION_DELAY_MS } from '../../web/app/constants';
import { type Converter, expect, test } from './converter';

const badges = (converter: Converter) => converter.page.getByRole('list', { name: 'Chosen formatting' });
const panel = (converter: Converter, name: string) => converter.page.getByRole('heading', { name });

async function parts(converter: Converter): Promise<(name: string) => string> {
  const files = unzipSync((await converter.convert()).bytes);
  return (name) => strFromU8(files[name] ?? new Uint8Array());
}

test('a template sets the options, and what is changed afterwards is kept', async ({ converter }) => {
  await converter.begin();
  await expect(badges(converter)).toHaveText('Calibri 11ptSingle spacing');
  await converter.chooseTemplate('Academic (APA)');
  await expect(badges(converter)).toHaveText('Times New Roman 12ptDouble spacing');
  await converter.choose('Line spacing', '1.5');
  await converter.choose('Size', '14 pt');
  await expect(badges(converter)).toHaveText('Times New Roman 14pt1.5 spacing');
  await converter.write('# Title\n\nText');
  const styles = (await parts(converter))('word/styles.xml');
  expect(styles).toMatch(/w:sz w:val="28"/);
  expect(styles).toContain('w:line="360"');
});

test('changes to a template are listed under it, and can be undone', async ({ converter, page }) => {
  const template = page.getByRole('radiogroup', { name: 'Template' });
  const reset = page.getByRole('button', { name: 'Reset to Academic (APA)' });
  await converter.choose('Font', 'Georgia');
  await expect(template).toHaveAccessibleDescription('Changed: font');
  await converter.chooseTemplate('Academic (APA)');
  await expect(template).toHaveAccessibleDescription('');
  await expect(reset).toBeHidden();
  await converter.choose('Line spacing', '1.5');
  await panel(converter, 'Page setup').click();
  await page.getByLabel('Title page', { exact: true }).uncheck();
  await page.getByLabel('Header text').fill('Draft');
  await expect(template).toHaveAccessibleDescription('Changed: line spacing, title page');
  await expect(page.getByText('2 changed')).toBeVisible();
  await reset.press('Enter');
  await expect(badges(converter)).toHaveText('Times New Roman 12ptDouble spacing');
  await expect(page.getByLabel('Title page', { exact: true })).toBeChecked();
  await expect(page.getByLabel('Header text'), 'is none of the template’s').toHaveValue('Draft');
  await expect(reset).toBeHidden();
  await expect(converter.template('Academic (APA)')).toBeFocused();
});

test('each changed option is marked, and can be reset alone', async ({ converter, page }) => {
  await converter.chooseTemplate('Business');
  await converter.choose('Line spacing', 'Double');
  await converter.choose('Size', '12 pt');
  const panel = await converter.adjust();
  await expect(panel.locator('[data-changed]')).toHaveText(['changed · reset', 'changed · reset']);
  await panel.getByRole('button', { name: 'reset Line spacing to the default of Business' }).click();
  await expect(badges(converter)).toHaveText('Calibri 12pt1.15 spacing');
  await expect(panel.locator('[data-changed]')).toHaveCount(1);
  await expect(panel.getByRole('radio', { name: '1.15' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Adjust', exact: true })).toBeFocused();
  await page.getByRole('button', { name: '1 changed' }).click();
  await expect(panel.getByRole('radio', { name: '12 pt' })).toBeFocused();
});

test('the page setup arrives in the file', async ({ converter }) => {
  await converter.adjust();
  await panel(converter, 'Page setup').click();
  await converter.choose('Page numbers', 'Header');
  await converter.page.getByLabel('Table of contents', { exact: true }).check();
  await panel(converter, 'Tables and pictures').click();
  await converter.page.getByLabel('Numbered captions').check();
  await converter.page.getByLabel('Header text').fill('Confidential');
  await converter.page.getByLabel('Footer text').fill('Draft 2');
  await converter.choose('Page size', 'US Letter');
  await converter.choose('Margins', 'Narrow');
  await converter.write('# One\n\n## Two\n\n![A cat](cat.png "Its caption")');
  const part = await parts(converter);
  const document = part('word/document.xml');
  expect(document).toContain('w:w="12240"');
  expect(document).toMatch(/w:pgMar[^>]*w:top="720"/);
  expect(document).toMatch(/TOC/);
  expect(document).toContain('SEQ Figure');
  expect(part('word/header1.xml')).toContain('Confidential');
  expect(part('word/header1.xml')).toContain('PAGE');
  expect(part('word/footer1.xml')).toContain('Draft 2');
});

test('code is coloured and quotes are set as chosen', async ({ converter }) => {
  await converter.write('"Code"\n\n```js\nconst a = 1;\n```\n\n:tada:');
  const before = (await parts(converter))('word/document.xml');
  await converter.adjust();
  expect(before).toContain('CodeKeyword');
  expect(before).toContain('&quot;Code&quot;');
  expect(before).toContain('🎉');
  await converter.page.getByLabel('Coloured code').uncheck();
  await converter.page.getByLabel('Typographic quotes and dashes').check();
  const after = (await parts(converter))('word/document.xml');
  expect(after).not.toContain('CodeKeyword');
  expect(after).toContain('“Code”');
});

test('column widths and landscape pages arrive in the file', async ({ converter }) => {
  await converter.adjust();
  await panel(converter, 'Tables and pictures').click();
  await converter.choose('Table columns', 'Fit to content');
  await converter.page.getByLabel('Wide tables on landscape pages').check();
  const row = (cell: string): string => `|${`${cell}|`.repeat(7)}`;
  await converter.write(
    `| a | b and more |\n|-|-|\n| 1 | 2 |\n\nText.\n\n${row('Responsibilities')}\n${row('-')}\n`,
  );
  const document = (await parts(converter))('word/document.xml');
  expect(document).toContain('w:orient="landscape"');
  const [first, second] = [...document.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width));
  expect(second).toBeGreaterThan(Number(first));
});

test('the footnotes panel is there when the text has footnotes', async ({ converter }) => {
  await converter.write('No notes.');
  await converter.adjust();
  await expect(converter.page.getByLabel('Statistics')).toContainText('2 words');
  await expect(panel(converter, 'Footnotes')).toBeHidden();
  // Links can become footnotes in a text that has none yet.
  await converter.write('The moon ([NASA][1]).\n\n[1]: https://science.nasa.gov/');
  await expect(panel(converter, 'Links')).toBeVisible();
  const links = converter.page.getByRole('checkbox', { name: 'Turn links into footnotes' });
  await links.press('Space');
  await expect(panel(converter, 'Footnotes')).toBeVisible();
  await expect(links).toBeFocused();
  await links.press('Space');
  await converter.write('One.[^a] Again.[^a]\n\n[^a]: The note.\n[^b]: Left over.');
  await expect(panel(converter, 'Footnotes')).toBeVisible();
  const repeated = converter.page.getByLabel('Repeated reference');
  await expect(repeated.locator('option')).toHaveText(['Same №', 'New with "See note N"']);
  await expect(converter.page.getByLabel('Position').locator('option')).toHaveText([
    'Page bottom',
    'Document end',
  ]);
  await converter.choose('Position', 'Document end');
  await converter.choose('Repeated reference', 'New with "See note N"');
  await converter.page.getByLabel('Include unreferenced notes').uncheck();
  await expect(converter.page.getByLabel('Separator')).toBeHidden();
  await converter.page.getByLabel('Turn links into footnotes').check();
  const endnotes = (await parts(converter))('word/endnotes.xml');
  expect(endnotes).toContain('The note.');
  expect(endnotes).not.toContain('Left over.');
});

test('findings of a cleared text do not appear with the next one', async ({ converter }) => {
  const { page } = converter;
  const strip = page.getByLabel('Statistics');
  await converter.write('One two three.');
  await expect(strip).toContainText('3 words');
  await page.keyboard.press('Control+k');
  await page.waitForTimeout(INSPECTION_DELAY_MS + 500);
  await converter.paste('One.');
  expect((await strip.allInnerTexts()).join()).not.toMatch(/[03] words/);
  await expect(strip).toContainText('1 word');
});

test('statistics come after a pause, in words', async ({ converter }) => {
  const strip = converter.page.getByLabel('Statistics');
  await expect(strip).toBeHidden();
  await converter.write(
    '# One\n\nA note.[^1] | no table\n\n- a\n  - b\n\n1. c\n\n```\ncode\n```\n\n[^1]: Note.',
  );
  await expect(strip).toContainText('1 footnote · 1 heading · 2 lists · 1 code block');
  await converter.write('word '.repeat(1234));
  await expect(strip).toHaveText('1,234 words · 4,936 characters');
  await converter.write('   \n');
  await expect(strip).toBeHidden();
});

test('findings follow the typing, and a click leads to the line', async ({ converter }) => {
  const findings = converter.page.getByRole('region', { name: /finding/ });
  await converter.write('First line.\n\nText.[^gone]');
  await expect(findings).toContainText('Footnote [^gone] is referenced 1 time(s) but never defined');
  await findings.getByRole('button', { name: 'Line 3' }).click();
  await expect(converter.text).toBeFocused();
  await expect.poll(() => converter.selectedText()).toBe('Text.[^gone]');
  await converter.page.keyboard.press('End');
  await converter.page.keyboard.type('\n\n[^gone]: Here.');
  await expect(findings).toBeHidden();
});

test('of very many findings the first are listed and all are counted, also by a conversion', async ({
  converter,
}) => {
  const { page } = converter;
  const findings = page.getByRole('region', { name: '2,000 findings in your text' });
  await converter.write(Array.from({ length: 2000 }, (_, index) => `[^${index}]`).join('\n\n'));
  await converter.convert();
  await expect(findings.getByRole('listitem')).toHaveCount(20);
  await findings.getByRole('button', { name: 'Show more' }).click();
  await expect(findings.getByRole('listitem')).toHaveCount(500);
  await expect(findings.getByRole('button', { name: 'Line 41', exact: true })).toBeFocused();
  await expect(findings).toContainText('and 1,500 more');
});

test('on small screens the options are in a sheet behind a round button', async ({ converter, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await converter.begin();
  await expect(page.getByRole('radiogroup', { name: 'Template' })).toBeHidden();
  const opener = page.getByRole('button', { name: 'Document Options' });
  const sheet = page.getByRole('dialog', { name: 'Document Options' });
  const rightEdge = async () => {
    const box = await sheet.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 640 });
    await opener.click();
    await sheet.getByRole('radio', { name: width === 320 ? 'Business' : 'Academic (APA)' }).check();
    await expect(sheet.getByRole('heading', { name: 'Footnotes' })).toBeHidden();
    await expect.poll(rightEdge).toBe(width);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(badges(converter).last()).toContainText(width === 320 ? '1.15 spacing' : 'Double spacing');
    await page.keyboard.press('Escape');
  }
});

test('the button stays in view, however many panels are open', async ({ converter }) => {
  const { page, button } = converter;
  await page.setViewportSize({ width: 1280, height: 640 });
  // The editor's full height: there is room for the panels beside it.
  await converter.write('A line.\n'.repeat(100));
  await converter.adjust();
  for (const panel of ['Page setup', 'Tables and pictures'])
    await page.getByText(panel).dispatchEvent('click');
  await page.mouse.move(1100, 400);
  await page.mouse.wheel(0, 3000);
  await expect(page.getByLabel('Numbered captions')).toBeInViewport();
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(button).toBeInViewport({ ratio: 1 });
});
