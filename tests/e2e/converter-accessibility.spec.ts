import { KEEP_DELAY_MS } from '../../web/app/constants';
import { violations, violationsInBothThemes } from './axe';
import { type Converter, expect, test } from './converter';

/** With the drawn pages: these texts skip no levels of headings. */
async function expectNothingWrong({ page }: Converter): Promise<void> {
  expect(await violationsInBothThemes(page)).toEqual([]);
}

type State = readonly [name: string, reach: (converter: Converter) => Promise<unknown>];

/** The states of the screen, each reached from the one before it. */
const SERIES: Readonly<Record<string, readonly State[]>> = {
  'without a text': [
    ['empty', async () => {}],
    ['a file that cannot be opened', (converter) => converter.drop({ name: 'paper.pdf', content: 'x' })],
    ['a field to write in', (converter) => converter.begin()],
  ],
  'with a text': [
    [
      'findings',
      async (converter) => {
        await converter.write(
          '# Title\n\n| a | b |\n|---|---|\n| 1 | 2 | 3 |\n\n**Bold** `code` > and[^gone] [link](x)\n\n> quote',
        );
        await expect(converter.page.getByRole('region', { name: /finding/ })).toBeVisible();
      },
    ],
    [
      'a tooltip',
      async ({ page }) => {
        await page.getByRole('button', { name: 'Find', exact: true }).hover();
        await expect(page.getByRole('tooltip')).toBeVisible();
      },
    ],
    [
      'find',
      async ({ page }) => {
        await page.keyboard.press('Control+f');
        await page.keyboard.type('t');
      },
    ],
    [
      'find and replace',
      async ({ page }) => {
        await page.keyboard.press('Control+h');
        await expect(page.getByRole('textbox', { name: 'Find in the text' })).toHaveValue('t');
        await expect(page.getByRole('textbox', { name: 'Replace with' })).toBeVisible();
      },
    ],
    [
      'something to clean up',
      async (converter) => {
        await converter.page.keyboard.press('Escape');
        await converter.write('A fact【4:2†source】.\n\n**In short**\n\nText.');
        await expect(converter.page.getByLabel('Turn bold lines into headings')).toBeVisible();
      },
    ],
    ['a large document', (converter) => converter.write('A line of text.[^1]\n'.repeat(2000))],
  ],
  'what opens over the screen': [
    [
      'what is said about the text’s place, after the menu',
      async (converter) => {
        await converter.write('Text');
        await converter.openMenu();
        await converter.page.keyboard.press('Escape');
        await converter.openPrivacy();
      },
    ],
    [
      'the question before forgetting',
      async ({ page }) => {
        await page.getByRole('button', { name: 'Delete this text' }).click();
        await expect(page.getByRole('button', { name: 'Keep it' })).toBeVisible();
      },
    ],
    [
      'the shortcuts',
      async ({ page }) => {
        await page.getByRole('button', { name: 'Keep it' }).click();
        await expect(page.getByRole('button', { name: 'Keep it' })).toBeHidden();
        await page.keyboard.press('Control+/');
        await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      },
    ],
  ],
  options: [
    [
      'all panels open, and a changed option',
      async (converter) => {
        await converter.write('Text.[^1]\n\n[^1]: Note.');
        await converter.adjust();
        for (const name of ['Page setup', 'Tables and pictures'])
          await converter.page.getByRole('heading', { name }).click();
        await converter.chooseTemplate('Business');
        await converter.choose('Line spacing', 'Double');
        await expect(converter.page.getByText('1 changed')).toBeVisible();
      },
    ],
  ],
  'on a small screen': [
    [
      'text',
      async (converter) => {
        await converter.page.setViewportSize({ width: 320, height: 640 });
        await converter.write('Text.[^1]');
      },
    ],
    ['pages', ({ page }) => page.getByRole('tab', { name: 'Pages' }).click()],
    [
      'the sheet of options',
      async ({ page }) => {
        await page.getByRole('button', { name: 'Document Options' }).click();
        await page.getByText('All options').click();
        for (const name of ['Page setup', 'Tables and pictures'])
          await page.getByRole('heading', { name }).click();
      },
    ],
  ],
  'a sample in front of one’s own text': [
    [
      'the sample',
      async (converter) => {
        await converter.write('My own text');
        await converter.page.waitForTimeout(2 * KEEP_DELAY_MS);
        await converter.open('/?sample=business');
        await expect(converter.page.getByRole('button', { name: 'Bring it back' })).toBeVisible();
      },
    ],
  ],
};

test.describe('axe finds nothing wrong in either theme:', () => {
  // During a fade, colours are blended with those behind them.
  test.use({ reducedMotion: 'reduce' });

  for (const [series, states] of Object.entries(SERIES))
    test(series, async ({ converter }) => {
      test.slow();
      for (const [name, reach] of states)
        await test.step(name, async () => {
          await reach(converter);
          expect.soft(await violationsInBothThemes(converter.page), name).toEqual([]);
        });
    });

  test('the toast and the finished button', async ({ converter }) => {
    await converter.write('Text.[^1]\n\n[^1]: Note.');
    // Both disappear soon.
    for (const colorScheme of ['light', 'dark'] as const) {
      await converter.page.emulateMedia({ colorScheme });
      await converter.convert();
      await expect(converter.button).toHaveText('Download Ready');
      expect(await violations(converter.page), colorScheme).toEqual([]);
    }
  });

  test('the overlay', async ({ converter }) => {
    await converter.replaceWorker('onmessage = () => {};');
    await converter.page.reload();
    await converter.codeEditor();
    await converter.write('Text');
    await converter.button.click();
    await expect(converter.page.getByRole('dialog', { name: 'Converting...' })).toBeVisible();
    await expectNothingWrong(converter);
  });

  test('a failed conversion', async ({ converter }) => {
    await converter.replaceWorker('onmessage = () => { throw new Error("boom"); };');
    await converter.page.reload();
    await converter.codeEditor();
    await converter.write('Text');
    await converter.button.click();
    await expect(converter.toast('Conversion failed')).toBeVisible();
    await expect(converter.page.getByRole('dialog', { name: 'Converting...' })).toBeHidden();
    await expectNothingWrong(converter);
  });
});
