import { KEEP_DELAY_MS } from '../../web/app/constants';
import { violations, violationsInBothThemes } from './axe';
import { type Converter, expect, test } from './converter';

/** The pages show the visitor's own text, which may skip heading levels; other tests check how it is drawn. */
const OURS = { except: '#pages' };

async function expectNothingWrong({ page }: Converter): Promise<void> {
  expect(await violationsInBothThemes(page, OURS)).toEqual([]);
}

type State = readonly [name: string, reach: (converter: Converter) => Promise<unknown>];

const STATES: readonly State[] = [
  [
    'text with findings',
    async (converter) => {
      await converter.write(
        '# Title\n\n| a | b |\n|---|---|\n| 1 | 2 | 3 |\n\n**Bold** `code` > and[^gone] [link](x)\n\n> quote',
      );
      await expect(converter.page.getByRole('region', { name: /finding/ })).toBeVisible();
    },
  ],
  [
    'text with something to clean up',
    async (converter) => {
      await converter.write('A fact【4:2†source】.\n\n**In short**\n\nText.');
      await expect(converter.page.getByLabel('Turn bold lines into headings')).toBeVisible();
    },
  ],
  ['a large document', (converter) => converter.write('A line of text.[^1]\n'.repeat(2000))],
  [
    'find',
    async (converter) => {
      await converter.write('Text');
      await converter.page.keyboard.press('Control+f');
      await converter.page.keyboard.type('t');
    },
  ],
  [
    'find and replace',
    async (converter) => {
      await converter.write('# A title\n\n`code` and *text*');
      await converter.page.keyboard.press('Control+h');
      await converter.page.getByRole('textbox', { name: 'Find in the text' }).fill('t');
      await expect(converter.page.getByRole('textbox', { name: 'Replace with' })).toBeVisible();
    },
  ],
  [
    'a sample in front of one’s own text',
    async (converter) => {
      await converter.write('My own text');
      await converter.page.waitForTimeout(2 * KEEP_DELAY_MS);
      await converter.open('/?sample=business');
      await expect(converter.page.getByRole('button', { name: 'Bring it back' })).toBeVisible();
    },
  ],
  ['a file that cannot be opened', (converter) => converter.drop({ name: 'paper.pdf', content: 'x' })],
  ['a field to write in', (converter) => converter.begin()],
  [
    'the menu, and what is said about the text’s place',
    async (converter) => {
      await converter.write('Text');
      await converter.openMenu();
      await converter.page.keyboard.press('Escape');
      await converter.openPrivacy();
    },
  ],
  [
    'the tab of the pages on a small screen',
    async (converter) => {
      await converter.page.setViewportSize({ width: 320, height: 640 });
      await converter.write('Text.[^1]');
      await converter.page.getByRole('tab', { name: 'Pages' }).click();
    },
  ],
  ['the shortcuts', (converter) => converter.page.keyboard.press('Control+/')],
  [
    'the question before forgetting',
    async (converter) => {
      await converter.write('Text.');
      await converter.openPrivacy();
      await converter.page.getByRole('button', { name: 'Delete this text' }).click();
    },
  ],
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
  [
    'the sheet on a small screen',
    async (converter) => {
      await converter.write('Text.[^1]\n\n[^1]: Note.');
      await converter.page.setViewportSize({ width: 320, height: 640 });
      await converter.page.getByRole('button', { name: 'Document Options' }).click();
      for (const name of ['Page setup', 'Tables and pictures'])
        await converter.page.getByRole('heading', { name }).click();
    },
  ],
  [
    'a small screen',
    async (converter) => {
      await converter.page.setViewportSize({ width: 320, height: 640 });
      await converter.write('Text.[^1]');
    },
  ],
];

test.describe('axe finds nothing wrong in either theme:', () => {
  // During a fade, colours are blended with those behind them.
  test.use({ reducedMotion: 'reduce' });

  test('empty', ({ converter }) => expectNothingWrong(converter));

  for (const [name, reach] of STATES)
    test(name, async ({ converter }) => {
      await reach(converter);
      await expectNothingWrong(converter);
    });

  test('the toast and the finished button', async ({ converter }) => {
    await converter.write('Text.[^1]\n\n[^1]: Note.');
    // Both disappear soon.
    for (const colorScheme of ['light', 'dark'] as const) {
      await converter.page.emulateMedia({ colorScheme });
      await converter.convert();
      await expect(converter.button).toHaveText('Download Ready');
      expect(await violations(converter.page, OURS), colorScheme).toEqual([]);
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
