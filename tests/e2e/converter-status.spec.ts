import { strFromU8, unzipSync } from 'fflate';
import { type Converter, expect, test } from './converter';

const WITH_PROBLEMS = 'Text.[^gone] And more.[^lost]\n\n![A picture](picture.png)';
const line = ({ page }: Converter) => page.getByRole('status', { name: 'Text' });

test('the status line says whether the text is ready, and what to look at', async ({ converter, page }) => {
  await expect(line(converter)).toBeEmpty();
  await converter.write('Text');
  await expect(line(converter)).toHaveText('Ready');
  await converter.write(WITH_PROBLEMS);
  await expect(line(converter)).toHaveText('Ready · 2 findings · 1 picture missing');
  await line(converter).getByRole('link', { name: '2 findings' }).press('Enter');
  await expect(page.getByRole('region', { name: '2 findings in your text' })).toBeFocused();
  await line(converter).getByRole('link', { name: '1 picture missing' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Pictures' })).toBeFocused();
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['2 findings', '1 picture missing']) {
      await line(converter).getByRole('link', { name }).click();
      await expect(page.locator('#details-drawer section:focus').getByRole('heading')).toBeInViewport({
        ratio: 1,
      });
      expect(await page.evaluate(() => window.scrollY), `the screen stays in place at ${width} px`).toBe(0);
    }
  }
  await converter.write('');
  await expect(line(converter)).toBeEmpty();
});

test('the toast says it too', async ({ converter, page }) => {
  await converter.write(WITH_PROBLEMS);
  const { name } = await converter.convert();
  const toast = converter.toast('Conversion successful!');
  await expect(toast).toContainText(`${name} has been downloaded.`);
  await toast.getByRole('link', { name: '2 findings' }).click();
  await expect(page.getByRole('region', { name: '2 findings in your text' })).toBeInViewport();
  await converter.write('Text');
  await converter.convert();
  await expect(converter.toast('Conversion successful!').getByRole('link')).toHaveCount(0);
});

test('the status line says that a text is being read for the first time, and does not wait for ever', async ({
  converter,
  page,
}) => {
  await converter.replaceWorker('onmessage = () => {};');
  await page.reload();
  await converter.codeEditor();
  await converter.write('Text');
  await expect(line(converter)).toHaveText('Reading…');
  await converter.replaceWorker('onmessage = () => { throw new Error("boom"); };');
  await page.reload();
  await converter.codeEditor();
  await converter.write('Text');
  await expect(line(converter)).toHaveText('Not checked yet');
});

test('the line moves no button, at any width', async ({ converter, page }) => {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await converter.begin();
    const place = () => converter.button.boundingBox();
    const before = await place();
    await converter.write(WITH_PROBLEMS);
    await expect(line(converter)).toHaveText('Ready · 2 findings · 1 picture missing');
    expect(await place(), `at ${width} px`).toEqual(before);
    expect((await line(converter).boundingBox())?.height, 'one line').toBeLessThan(40);
    const options = page.getByRole('button', { name: 'Document Options' });
    if (width < 1024) {
      const [round, words] = [await options.boundingBox(), await line(converter).boundingBox()];
      expect(round?.y ?? 0, 'the round button covers no words').toBeGreaterThanOrEqual(
        (words?.y ?? 0) + (words?.height ?? 0),
      );
    }
    await expect(line(converter)).toBeInViewport({ ratio: 1 });
    await converter.write('');
  }
});

test('the details say in which dialect a text is read, if that matters, and offer others for this text', async ({
  converter,
  page,
}) => {
  const dialect = page.getByRole('region', { name: 'Dialect' });
  await converter.write('{% hint style="info" %}\nA\n{% endhint %}\n');
  await expect(line(converter)).toHaveText('Ready');
  await expect(dialect).toHaveCount(0);
  const disputed = '{% hint style="info" %}\nA\n{% endhint %}\n\nEither f\\(x\\) or \\(a+b\\).';
  await converter.write(disputed);
  await expect(dialect).toContainText('Read as a GitBook export (by {% hint style= in line 1');
  await dialect.getByRole('button', { name: 'Change' }).click();
  const choice = dialect.getByLabel('Read this text as');
  await choice.selectOption('Pandoc');
  await expect(dialect).toContainText('Read as pandoc’s Markdown');
  await page.reload();
  await expect(dialect).toContainText('Read as pandoc’s Markdown');
  // Another text is read by what it shows.
  await converter.write('');
  await converter.write(disputed);
  await expect(dialect).toContainText('Read as a GitBook export');
});

test('the status line offers to keep line breaks that were joined, by keyboard', async ({
  converter,
  page,
}) => {
  await converter.write('# Shopping\n\nApples 2 kg\nPears 1 kg\nPlums 3 kg\nFlour 500 g\nSugar 200 g');
  const offer = line(converter).getByRole('button', { name: 'Keep line breaks' });
  await offer.press('Enter');
  await expect(page.getByRole('region', { name: 'Status' })).toBeFocused();
  await expect(line(converter)).toHaveText('Ready');
  await expect(offer).toBeHidden();
  const { 'word/document.xml': part = new Uint8Array() } = unzipSync((await converter.convert()).bytes);
  expect(strFromU8(part).match(/<w:br\/>/g)).toHaveLength(4);
});
