import { test as plain } from '@playwright/test';
import { Converter, expect, test as withPage } from './converter';

/** Opens the page with the given script in place of its conversion worker. */
function withWorker(script: string) {
  return plain.extend<{ converter: Converter }>({
    converter: async ({ page }, use) => {
      const converter = new Converter(page);
      await converter.replaceWorker(script);
      await converter.open();
      await use(converter);
    },
  });
}

const TEXT = '# A text that must not be lost';

async function expectFailure(converter: Converter, message: string): Promise<void> {
  await converter.write(TEXT);
  await converter.button.click();
  const toast = converter.toast('Conversion failed');
  await expect(toast).toContainText(message);
  await converter.expectText(TEXT);
  await expect(converter.button).toHaveText('Convert to Word');
}

withWorker('onmessage = () => { throw new Error("boom"); };')(
  'a crash of the worker is reported, keeps the text, and the next conversion works',
  async ({ converter }) => {
    await expectFailure(
      converter,
      'The converter stopped unexpectedly. Your text is still here; please try again.',
    );
    await converter.restoreWorker();
    await converter.convert();
    await expect(converter.toast('Conversion successful!')).toBeVisible();
    await expect(converter.toast('Conversion failed')).toBeHidden();
  },
);

withWorker('onmessage = ({ data }) => postMessage({ kind: "failed", id: data.id, message: "" });')(
  'a failure without a reason has words of its own',
  ({ converter }) => expectFailure(converter, 'An unexpected error occurred. Please try again.'),
);

plain('a worker that cannot be fetched is reported', async ({ page }) => {
  const converter = new Converter(page);
  await page.route(/\/assets\/worker-/, (route) => route.abort());
  await page.goto('/');
  await converter.codeEditor();
  await expectFailure(converter, 'The converter could not be loaded. Check your connection and try again.');
  await expect(page.getByRole('region', { name: 'Pages' }).getByRole('alert')).toContainText(
    'The pages could not be laid out. The converter could not be loaded. Check your connection and try again. You can go on writing.',
  );
});

plain('what cannot be loaded says so, and is there once there is a connection', async ({ page }) => {
  const converter = new Converter(page);
  await page.route(/\/assets\/(?:parts|later-parts|pages)-/, (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  await page.getByRole('button', { name: 'start writing' }).click();
  await converter.text.fill('# Kept\n\n[^gone]');
  const pages = page.getByRole('region', { name: 'Pages' });
  await expect(pages.getByRole('alert')).toContainText(
    'The pages could not be loaded. Check your connection.',
  );
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByLabel('Find in the text')).toBeHidden();
  const missing = page.getByRole('alert').filter({ hasText: 'It opens once you are connected.' });
  await expect(missing).toContainText('“Find” could not be loaded.');
  await page.keyboard.press('Escape');
  await expect(missing).toBeHidden();
  await page.getByRole('button', { name: 'Cite', exact: true }).click();
  await expect(missing).toContainText('“Cite” could not be loaded.');
  await missing.getByRole('button', { name: 'Close' }).click();
  await expect(missing).toBeHidden();
  await expect(page.getByRole('status', { name: 'Text' })).toHaveText('Not checked yet');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(missing).toContainText('“Find” could not be loaded.');

  await page.unroute(/\/assets\/(?:parts|later-parts|pages)-/);
  await page.route(/\/assets\/pages-/, (route) => route.abort('internetdisconnected'));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByLabel('Find in the text')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Business' })).toBeVisible();
  await expect(pages.getByRole('alert'), 'which only its worker needs').toContainText(
    'The pages could not be laid out. The converter could not be loaded. Check your connection and try again.',
  );

  await page.unroute(/\/assets\/pages-/);
  await pages.getByRole('button', { name: 'Try again' }).click();
  await expect(pages.getByRole('group', { name: 'Page 1 of 1' })).toContainText('Kept');
  await expect(page.getByRole('link', { name: '1 finding' })).toBeVisible();

  await page.route(/\/assets\/open-word-files-/, (route) => route.abort('internetdisconnected'));
  await converter.drop({ name: 'Letter.docx', content: 'what reads it is missing' });
  await expect(converter.toast('The file could not be opened')).toBeVisible();
});

withWorker('onmessage = () => {};')(
  'a conversion that hangs can be cancelled and tried again',
  async ({ converter }) => {
    await converter.write(TEXT);
    await converter.button.click();
    await expect(converter.page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '90');
    await converter.restoreWorker();
    await converter.page.getByRole('button', { name: 'Cancel' }).click();
    await expect(converter.button).toHaveText('Convert to Word');
    await expect(converter.toast('Conversion failed')).toBeHidden();
    await converter.convert();
  },
);

const ENDLESS = `onmessage = ({ data }) => {
  if (data.kind === 'ping') postMessage({ kind: 'pong', id: -1 });
  else if (data.kind === 'lay-out') for (;;);
};`;

withWorker(ENDLESS)(
  'pages that take too long are stopped, with words on what to do, and the next change is laid out',
  async ({ converter }) => {
    const { page } = converter;
    const pages = page.getByRole('region', { name: 'Pages' });
    await page.clock.install();
    await converter.write(TEXT);
    await expect(pages).toContainText('Laying out the pages…');
    // The time begins when the worker has been asked, which may be after the words appear.
    await expect(async () => {
      await page.clock.runFor('00:40');
      await expect(pages.getByRole('alert')).toHaveText(
        /^The pages could not be laid out\. This took too long and was stopped\. You can still convert the text; /,
        { timeout: 2000 },
      );
    }).toPass({ timeout: 30_000 });
    await converter.restoreWorker();
    await converter.write('Another text');
    await page.clock.runFor('00:10');
    await expect(pages.getByRole('group', { name: 'Page 1 of 1' })).toContainText('Another text');
    await expect(pages.getByRole('alert')).toBeHidden();
  },
);

const UNREADABLE_FINDINGS = `onmessage = ({ data }) => postMessage({
  kind: 'done',
  id: data.id,
  result: {
    success: false,
    error: 'Bad',
    valid: true,
    notices: [{ line: 1, message: {}, severity: 'warning' }],
    noticeCount: 1,
  },
});`;

withWorker(UNREADABLE_FINDINGS)(
  'a screen that cannot be drawn says so, and Try Again brings back the text',
  async ({ converter }) => {
    const { page } = converter;
    await converter.write(TEXT);
    await converter.button.click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeFocused();
    await page.getByText('Technical details').click();
    await expect(page.getByText('React error')).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await converter.expectText(TEXT);
    await expect(page.getByRole('main')).toBeFocused();
  },
);

withPage('a toast leaves after five seconds', async ({ converter }) => {
  await converter.write(TEXT);
  await converter.convert();
  await expect(converter.toast('Conversion successful!')).toBeVisible();
  await converter.page.mouse.move(0, 0);
  await expect(converter.toast('Conversion successful!')).toBeHidden({ timeout: 7000 });
});
