import { strFromU8, unzipSync } from 'fflate';
import { INSPECTION_DELAY_MS } from '../../web/app/constants';
import { type Converter, expect, test } from './converter';

const choose = (converter: Converter, label: string, option: string) =>
  converter.page.getByLabel(label, { exact: true }).selectOption(option);
const badges = (converter: Converter) => converter.page.getByRole('list', { name: 'Chosen formatting' });
const panel = (converter: Converter, name: string) => converter.page.getByRole('heading', { name });
const preview = (converter: Converter) => converter.page.getByLabel('Formatting preview');

async function parts(converter: Converter): Promise<(name: string) => string> {
  const files = unzipSync((await converter.convert()).bytes);
  return (name) => strFromU8(files[name] ?? new Uint8Array());
}

test('a template sets the options, and what is changed afterwards is kept', async ({ converter }) => {
  await expect(badges(converter)).toHaveText('Calibri 11ptSingle spacing');
  await choose(converter, 'Template', 'Academic (APA)');
  await expect(badges(converter)).toHaveText('Times New Roman 12ptDouble spacing');
  await choose(converter, 'Line spacing', '1.5');
  await choose(converter, 'Size', '14 pt');
  await expect(badges(converter)).toHaveText('Times New Roman 14pt1.5 spacing');
  await converter.write('# Title\n\nText');
  const styles = (await parts(converter))('word/styles.xml');
  expect(styles).toMatch(/w:sz w:val="28"/);
  expect(styles).toContain('w:line="360"');
});

test('what a template is changed in stands under it, and can be taken back', async ({ converter, page }) => {
  const template = page.getByLabel('Template', { exact: true });
  const reset = page.getByRole('button', { name: 'Reset to Academic (APA)' });
  await choose(converter, 'Font', 'Georgia');
  await expect(template).toHaveAccessibleDescription('Changed: font');
  await template.selectOption('Academic (APA)');
  await expect(template).toHaveAccessibleDescription('');
  await expect(reset).toBeHidden();
  await choose(converter, 'Line spacing', '1.5');
  await panel(converter, 'Page setup').click();
  await page.getByLabel('Title page').uncheck();
  await page.getByLabel('Header text').fill('Draft');
  await expect(template).toHaveAccessibleDescription('Changed: line spacing, title page');
  await reset.press('Enter');
  await expect(badges(converter)).toHaveText('Times New Roman 12ptDouble spacing');
  await expect(page.getByLabel('Title page')).toBeChecked();
  await expect(page.getByLabel('Header text'), 'is none of the template’s').toHaveValue('Draft');
  await expect(reset).toBeHidden();
  await expect(template).toBeFocused();
});

test('the preview is there for three seconds after a change, and not on arrival', async ({ converter }) => {
  await expect(preview(converter)).toBeHidden();
  await choose(converter, 'Font', 'Georgia');
  await expect(preview(converter)).toContainText('Georgia 11pt');
  await converter.page.waitForTimeout(2000);
  await expect(preview(converter)).toBeVisible();
  await expect(preview(converter)).toBeHidden({ timeout: 2500 });
  await converter.page.reload();
  await converter.codeEditor();
  await expect(badges(converter)).toContainText('Georgia 11pt');
  await expect(preview(converter)).toBeHidden();
});

test('the page setup arrives in the file', async ({ converter }) => {
  await panel(converter, 'Page setup').click();
  await choose(converter, 'Page numbers', 'In the header');
  await converter.page.getByLabel('Table of contents').check();
  await panel(converter, 'Tables and pictures').click();
  await converter.page.getByLabel('Captions under pictures').check();
  await converter.page.getByLabel('Header text').fill('Confidential');
  await converter.page.getByLabel('Footer text').fill('Draft 2');
  await choose(converter, 'Page size', 'US Letter');
  await choose(converter, 'Margins', 'Narrow');
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
  expect(before).toContain('CodeKeyword');
  expect(before).toContain('&quot;Code&quot;');
  expect(before).toContain('🎉');
  await converter.page.getByLabel('Coloured code').uncheck();
  await converter.page.getByLabel('Typographic quotes and dashes').check();
  const after = (await parts(converter))('word/document.xml');
  expect(after).not.toContain('CodeKeyword');
  expect(after).toContain('“Code”');
});

test('widths of columns and pages on their side arrive in the file', async ({ converter }) => {
  await panel(converter, 'Tables and pictures').click();
  await choose(converter, 'Table columns', 'By their contents');
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
  await expect(converter.page.getByLabel('Statistics')).toContainText('2 words');
  await expect(panel(converter, 'Footnotes')).toBeHidden();
  await converter.write('One.[^a] Again.[^a]\n\n[^a]: The note.\n[^b]: Left over.');
  await expect(panel(converter, 'Footnotes')).toBeVisible();
  const repeated = converter.page.getByLabel('Repeated reference');
  await expect(repeated.locator('option')).toHaveText(['Same №', 'New with "See note N"']);
  await expect(converter.page.getByLabel('Position').locator('option')).toHaveText([
    'Page bottom',
    'Document end',
  ]);
  await choose(converter, 'Position', 'Document end');
  await choose(converter, 'Repeated reference', 'New with "See note N"');
  await converter.page.getByLabel('Include unreferenced notes').uncheck();
  await expect(converter.page.getByLabel('Set apart by')).toBeHidden();
  await converter.page.getByLabel('Turn links into footnotes').check();
  const endnotes = (await parts(converter))('word/endnotes.xml');
  expect(endnotes).toContain('The note.');
  expect(endnotes).not.toContain('Left over.');
});

test('of a text that was cleared nothing is said about the next one', async ({ converter }) => {
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
  await converter.write(Array.from({ length: 2000 }, (_, index) => `[^${index}]`).join('\n'));
  await converter.convert();
  await expect(findings.getByRole('listitem')).toHaveCount(20);
  await findings.getByRole('button', { name: 'Show more' }).click();
  await expect(findings.getByRole('listitem')).toHaveCount(500);
  await expect(findings.getByRole('button', { name: 'Line 21', exact: true })).toBeFocused();
  await expect(findings).toContainText('and 1,500 more');
});

for (const width of [320, 768])
  test(`at ${width} px the options are in a sheet behind a round button`, async ({ converter, page }) => {
    await page.setViewportSize({ width, height: 640 });
    await expect(page.getByLabel('Template')).toBeHidden();
    const opener = page.getByRole('button', { name: 'Document Options' });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Document Options' });
    await sheet.getByLabel('Template').selectOption('Business');
    await expect(sheet.getByRole('heading', { name: 'Footnotes' })).toBeHidden();
    const rightEdge = async () => {
      const box = await sheet.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    };
    await expect.poll(rightEdge).toBe(width);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(badges(converter)).toContainText('1.15 spacing');
    await expect(preview(converter)).toBeHidden();
  });

test('the button stays in view, however many panels are open', async ({ converter }) => {
  const { page, button } = converter;
  await page.setViewportSize({ width: 1280, height: 640 });
  // As long as the editor gets: beside it the panels have room to stay.
  await converter.write('A line.\n'.repeat(100));
  for (const panel of ['Page setup', 'Tables and pictures'])
    await page.getByText(panel).dispatchEvent('click');
  await page.evaluate(() => scrollTo(0, 300));
  await page.mouse.move(1100, 500);
  await page.mouse.wheel(0, 3000);
  await expect(page.getByLabel('Captions under pictures')).toBeInViewport();
  await expect(button).toBeInViewport({ ratio: 1 });
});
