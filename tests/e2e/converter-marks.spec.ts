import { type Locator, type Page, test as plain } from '@playwright/test';
import { Converter, expect, test } from './converter';

/** The contrast that letters need with their background, and lines with the page. */
const [FOR_TEXT, FOR_LINES] = [4.5, 3];
/** A highlight behind readable text can have no more contrast with the page than this. */
const FOR_WASHES = 1.4;

const TEXT = '# Title\n\n**Bold** *slanted* ~~struck~~ `code` [link](x) note[^1]\n\n> quote\n\nnote, Note';

interface Colours {
  readonly ink: string;
  readonly wash: string;
  readonly outline: string;
}

function coloursOf(place: Locator): Promise<Colours[]> {
  return place.evaluateAll((elements) =>
    elements.map((element) => {
      const { color, backgroundColor, outlineColor, outlineStyle } = getComputedStyle(element);
      const outline = outlineStyle === 'none' ? 'rgba(0, 0, 0, 0)' : outlineColor;
      return { ink: color, wash: backgroundColor, outline };
    }),
  );
}

/** By the formula of the Web Content Accessibility Guidelines. Translucent colours count as transparent. */
function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  if (first === undefined || second === undefined) return 1;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(colour: string): number | undefined {
  const [red = 0, green = 0, blue = 0, opacity = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (opacity < 1) return undefined;
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The colour of the sheet behind the text. */
async function sheet(page: Page): Promise<string> {
  const [colours] = await coloursOf(page.getByRole('region', { name: 'Markdown text' }));
  return colours?.wash ?? '';
}

async function find(page: Page, phrase: string): Promise<void> {
  await page.keyboard.press('Control+f');
  await page.getByRole('textbox', { name: 'Find in the text' }).fill(phrase);
}

async function expectVisibleHits(page: Page, count: number): Promise<void> {
  const hits = page.locator('.find-hit');
  await expect(hits).toHaveCount(count);
  const behind = await sheet(page);
  for (const { wash, outline } of await coloursOf(hits)) {
    expect(contrast(outline, behind)).toBeGreaterThanOrEqual(FOR_LINES);
    expect(contrast(wash, behind)).toBeGreaterThan(1.2);
  }
  const current = page.locator('.find-hit-current');
  await expect(current).toHaveCount(1);
  const [one] = await coloursOf(current);
  const [other] = await coloursOf(page.locator('.find-hit:not(.find-hit-current)'));
  expect(one?.wash).not.toBe(other?.wash);
  expect(one?.outline).not.toBe(other?.outline);
}

/** Checks what is on the page in both themes. */
async function inBothThemes(page: Page, check: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await check();
    });
}

test('in the code editor, what is selected can be seen and read', async ({ converter, page }) => {
  await converter.write(TEXT);
  await inBothThemes(page, async () => {
    await converter.text.press('Control+a');
    const drawn = page.locator('.cm-selectionBackground');
    await expect(drawn.first()).toBeVisible();
    const [colours] = await coloursOf(drawn);
    const wash = colours?.wash ?? '';
    expect(contrast(wash, await sheet(page))).toBeGreaterThanOrEqual(FOR_WASHES);
    const inks = await coloursOf(page.locator('.cm-line, .cm-line span'));
    expect(new Set(inks.map(({ ink }) => ink)).size).toBeGreaterThan(3);
    for (const { ink } of inks) expect(contrast(ink, wash)).toBeGreaterThanOrEqual(FOR_TEXT);
    // The same while the focus is elsewhere.
    await page.getByLabel('File name').focus();
    expect(await coloursOf(drawn)).toContainEqual(colours);
    // Drawn over what is selected in the cursor's line, which must be seen through it.
    await expect(page.locator('.cm-activeLine').first()).toHaveCSS('background-color', /^rgba/);

    const [ink = '', onPage = ''] = await page
      .locator('.page-piece')
      .first()
      .evaluate((words) => [
        getComputedStyle(words).color,
        getComputedStyle(words, '::selection').backgroundColor,
      ]);
    expect(contrast(ink, onPage), 'on the page').toBeGreaterThanOrEqual(FOR_TEXT);
  });
});

test('in the code editor, every match of Find can be seen and read, and which one is current', async ({
  converter,
  page,
}) => {
  await converter.write(TEXT);
  await inBothThemes(page, async () => {
    await find(page, 'note');
    await expectVisibleHits(page, 3);
    await find(page, 't');
    const [hit] = await coloursOf(page.locator('.find-hit:not(.find-hit-current)'));
    for (const { ink } of await coloursOf(
      page.locator('.find-hit, .find-hit *, .cm-line span:has(> .find-hit)'),
    ))
      expect(contrast(ink, hit?.wash ?? '')).toBeGreaterThanOrEqual(FOR_TEXT);
    await page.keyboard.press('Escape');
    await expect(page.locator('.find-hit')).toHaveCount(0);
  });
});

plain(
  'in the plain text area, what is selected and each place that Find finds can be seen',
  async ({ page }) => {
    const converter = new Converter(page);
    await page.route(/\/assets\/code-editor-.*\.js$/, (route) => route.abort());
    await page.goto('/');
    await converter.text.fill(`${TEXT}\n${'A line.\n'.repeat(200)}the last note`);
    // Until React runs, Ctrl+F is the browser's own search.
    await expect(converter.button).toBeEnabled();
    await inBothThemes(page, async () => {
      const selection = await converter.text.evaluate(
        (area) => getComputedStyle(area, '::selection').backgroundColor,
      );
      expect(contrast(selection, await sheet(page))).toBeGreaterThanOrEqual(FOR_WASHES);
      await find(page, 'note');
      await expectVisibleHits(page, 4);
    });
    // From the end, where the cursor is, the first one is far above.
    await expect(page.locator('.find-hit-current')).toBeInViewport();
    await page.getByRole('button', { name: 'Previous place' }).click();
    await expect(page.locator('.find-hit-current')).toHaveText('note');
    await expect(page.locator('.find-hit').last()).toBeInViewport();
  },
);
