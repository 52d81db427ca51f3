import { type Converter, expect, test } from './converter';

const TABLE = '| Quarter | 2024 | 2025 |\n|---|--:|--:|\n| Q1 | 1,200 | 1,500 |\n| Q2 | 1,350 | 1,420 |';
const TEXT = `# Report\n\n${TABLE}\n\n: Revenue {#fig:revenue}\n\nThe end.\n`;

/** Puts the cursor into the table, and opens the choice of its chart. */
async function choose({ page, text }: Converter, name = 'Show as chart') {
  await text.getByText('Q1', { exact: false }).first().click();
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name: 'Chart' });
  await expect(dialog.getByRole('img')).toBeVisible();
  return dialog;
}

test('a table becomes a chart while its picture follows what is chosen, as one step for undo', async ({
  converter,
  page,
}) => {
  await converter.write(TEXT);
  const dialog = await choose(converter);
  await expect(
    dialog.getByRole('img', { name: /^Column chart: Revenue\. 2024: 1,200 to 1,350/ }),
  ).toBeVisible();

  await dialog.getByRole('radio', { name: 'Pie' }).check();
  await expect(dialog.getByRole('img', { name: /^Pie chart/ })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Columns' }).check();
  await dialog.getByLabel('2025 is drawn as').selectOption('Line');
  await dialog.getByLabel('Vertical axis').fill('kEUR a year');
  await dialog.getByLabel('Numbers in the chart').check();
  await dialog.getByRole('button', { name: 'Show as chart' }).click();
  await expect(dialog).toBeHidden();
  const chart = `: Revenue {#fig:revenue .chart type=column line=2025 y="kEUR a year" .labels}`;
  await converter.expectText(TEXT.replace(': Revenue {#fig:revenue}', chart));

  await page.keyboard.press('ControlOrMeta+z');
  await converter.expectText(TEXT);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await (await choose(converter, 'Edit chart')).getByRole('button', { name: 'Show as table' }).click();
  await converter.expectText(TEXT);
});

test('by keyboard alone, and with what is wrong in words', async ({ converter, page }) => {
  await converter.write(`${TABLE}\n| Q3 | -5 | 3 |\n`);
  await page.keyboard.press('ControlOrMeta+Home');
  const offer = page.getByRole('button', { name: 'Show as chart' });
  await expect(offer).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(offer).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Chart' });
  await expect(dialog.getByRole('img', { name: /^Column chart/ })).toBeVisible();
  const kinds = dialog.getByRole('radio');
  await kinds.first().focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('a pie chart cannot show negative numbers', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Show as chart' })).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('img', { name: /^Area chart/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await converter.expectText(`<!-- chart: area -->\n${TABLE}\n| Q3 | -5 | 3 |\n`);
  await expect(page.getByRole('button', { name: 'Edit chart' })).toBeFocused();
});

test('on a phone, the chart stays in view above what is chosen', async ({ converter, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await converter.write(TEXT);
  const dialog = await choose(converter);
  const width = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(width).toBe(0);
  await dialog.getByLabel('Keep the table, too').check();
  await expect(dialog.getByRole('img')).toBeInViewport();
  await dialog.getByRole('button', { name: 'Show as chart' }).click();
  await converter.expectText(TEXT.replace('{#fig:revenue}', '{#fig:revenue .chart type=column .with-table}'));
});
