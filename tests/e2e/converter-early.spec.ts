import { type Page, test as plain } from '@playwright/test';
import { Converter, expect } from './converter';

/** Has the page's scripts wait from now on; gives what lets them come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, (route) => released.then(() => route.continue()));
  return async () => {
    release();
    await new Converter(page).codeEditor();
    await page.unrouteAll();
  };
}

/** The page as it was prerendered; its scripts come when the test says so. */
const early = plain.extend<{ converter: Converter; arrive: () => Promise<void> }>({
  arrive: ({ page }, use) => holdScripts(page).then(use),
  converter: async ({ page, arrive: _ }, use) => {
    await page.goto('/', { waitUntil: 'commit' });
    await use(new Converter(page));
  },
});

early(
  'what is typed before the scripts arrive goes on where the cursor is',
  async ({ converter, arrive }) => {
    await converter.text.pressSequentially('# Early');
    await converter.text.press('ArrowLeft');
    await arrive();
    await converter.page.keyboard.type('…');
    await converter.expectText('# Earl…y');
    await expect(converter.button).toBeEnabled();
  },
);

early('what is typed before the scripts arrive takes no kept text’s place', async ({ converter, arrive }) => {
  const { page } = converter;
  await arrive();
  await converter.write('Kept');
  await page.waitForTimeout(600);
  const arriveAgain = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await converter.text.pressSequentially('Early');
  await arriveAgain();
  await converter.expectText('Early');
  await page.getByRole('button', { name: 'Bring back my text' }).click();
  await converter.expectText('Kept');
  await expect(page.getByRole('button', { name: '1 other kept text' })).toBeVisible();
});

early('what is chosen before the scripts arrive holds', async ({ converter, arrive }) => {
  const { page } = converter;
  await page.getByLabel('Font', { exact: true }).selectOption('Georgia');
  await page.getByLabel('Coloured code').uncheck();
  await page.getByLabel('File name').fill('early');
  await page.getByLabel('Theme', { exact: true }).selectOption('Dark');
  await arrive();
  await expect(page.getByRole('list', { name: 'Chosen formatting' })).toContainText('Georgia 11pt');
  await converter.write('Text');
  expect((await converter.convert()).name).toBe('early.docx');
  await page.reload();
  await converter.codeEditor();
  await expect(page.getByLabel('Font', { exact: true })).toHaveValue('georgia');
  await expect(page.getByLabel('Coloured code')).not.toBeChecked();
  await expect(page.getByLabel('Theme', { exact: true })).toHaveValue('dark');
});

early('an early choice leaves the others of the last visit as they were', async ({ converter, arrive }) => {
  const { page } = converter;
  await arrive();
  await page.getByLabel('Template').selectOption('Academic (APA)');
  const arriveAgain = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Font', { exact: true }).selectOption('Arial');
  await arriveAgain();
  await expect(page.getByLabel('Template')).toHaveValue('academic');
  await expect(page.getByRole('list', { name: 'Chosen formatting' })).toContainText('Arial 12pt');
});
