import { test as plain } from '@playwright/test';
import { Converter, expect, FILE_FIELD, test } from './converter';

const TEXT = 'Text.[^gone]\n\n![A picture](picture.png)';
const pane = ({ page }: Converter) => page.getByRole('region', { name: 'Markdown text' });
const divider = ({ page }: Converter) => page.getByRole('separator', { name: 'Between text and pages' });
const widthOf = async (converter: Converter) => (await pane(converter).boundingBox())?.width ?? 0;

test('the screen welcomes its visitor, and is for writing as soon as there is a text', async ({
  converter,
  page,
}) => {
  await expect(page.getByText('Nothing is uploaded.', { exact: true })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Paste' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Or begin with a sample' })).toBeInViewport();
  await converter.paste('# A text');
  await expect(page.getByRole('heading', { name: 'Or begin with a sample' })).toBeHidden();
  await expect(converter.button).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('radiogroup', { name: 'Template' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Markdown in, Word out\./);
});

test('the button that converts is there from the start, disabled, at every width', async ({
  converter,
  page,
}) => {
  for (const [width, height] of [
    [320, 640],
    [375, 812],
    [640, 360],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(converter.button).toBeInViewport({ ratio: 1 });
    await expect(converter.button).toBeDisabled();
    await expect(page.getByRole('textbox', { name: 'File name' })).toBeHidden();
  }
});

test('the headline has two lines from the narrowest to the widest screen, and the samples begin where the target does', async ({
  page,
  converter,
}) => {
  await expect(converter.text).toBeAttached();
  const headline = page.getByRole('heading', { level: 1 });
  for (const width of [320, 375, 768, 1024, 1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await headline.evaluate(
      (element) =>
        element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).fontSize),
    );
    expect(Math.round(lines), `at ${width} pixels`).toBe(2);
    if (width < 1024) continue;
    const [target, samples] = await Promise.all(
      ['.screen-surface', '.screen-sheet'].map((part) => page.locator(part).first().boundingBox()),
    );
    expect(Math.abs((target?.y ?? 0) - (samples?.y ?? Number.NaN)), `at ${width} pixels`).toBeLessThan(12);
  }
});

test('the note that nothing is uploaded is as narrow as a note, at every width', async ({
  converter,
  page,
}) => {
  await converter.write('Text');
  for (const width of [1920, 1024, 375, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const opener = page.getByRole('button', { name: 'Nothing is uploaded' });
    if (await opener.isVisible()) await opener.click();
    else {
      await converter.openMenu();
      await page.getByRole('button', { name: 'Your text stays here' }).click();
    }
    const box = await page.locator('#privacy-note').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(400);
    expect(box?.x).toBeGreaterThanOrEqual(8);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 7);
    await page.keyboard.press('Escape');
  }
});

test('Clear leads back to the beginning, with a way to take it back', async ({ converter, page }) => {
  await converter.write('Precious');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('button', { name: 'Paste' })).toBeFocused();
  await converter.undo.click();
  await converter.expectText('Precious');
  await expect(converter.button).toBeEnabled();
});

test('deleting a text by hand leaves the visitor in the editor, and undo brings it back', async ({
  converter,
  page,
}) => {
  await converter.write('ab');
  for (let key = 0; key < 3; key += 1) await page.keyboard.press('Backspace');
  await converter.expectText('');
  await expect(page.getByRole('button', { name: 'start writing' })).toBeHidden();
  await expect(converter.text).toBeFocused();
  await page.keyboard.press('Control+z');
  // Keys that are pressed slowly are steps of their own.
  if ((await converter.shownText()) !== 'ab') await page.keyboard.press('Control+z');
  await converter.expectText('ab');
});

test('a text pasted on the first screen is shown from its beginning', async ({ converter, page }) => {
  await page.locator('body').click({ position: { x: 900, y: 700 } });
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', `# The beginning\n\n${'A line of the text.\n\n'.repeat(200)}`);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(converter.text.getByText('The beginning')).toBeInViewport();
  await expect(page.getByRole('group', { name: /^Page 1 of/ })).toBeInViewport();
});

test('a visitor whose text is being restored does not see the invitation', async ({ converter, page }) => {
  await converter.write('# Kept');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-text'))).toBe('');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { opacity } = getComputedStyle(document.querySelector('.screen-work') ?? document.body);
      Object.assign(window, { atFirst: opacity });
    });
  });
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(window, 'atFirst'))).toBe('0');
  await converter.expectText('# Kept');
  await expect(page.locator('.screen-work')).toHaveCSS('opacity', '1');
  await converter.write('');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-text'))).toBe(null);
});

test('if the clipboard is denied, the Paste target becomes a text field with the cursor in it', async ({
  converter,
  page,
}) => {
  await page.evaluate(() => {
    for (const name of ['read', 'readText'])
      Object.defineProperty(navigator.clipboard, name, { value: () => Promise.reject(new Error('no')) });
  });
  await page.getByRole('button', { name: 'Paste' }).click();
  await expect(converter.toast('The clipboard could not be read')).toBeVisible();
  await expect(converter.text).toBeFocused();
  await expect(page.getByRole('button', { name: 'Paste' })).toBeHidden();
  await page.keyboard.type('Typed');
  await converter.expectText('Typed');
});

test('a sample on the desk is opened by a click', async ({ converter, page }) => {
  await page.getByRole('link', { name: 'A report' }).click();
  await expect(converter.text).toContainText('Paperclip & Quill');
  await expect(page).toHaveURL('/');
});

test('the divider can be moved by keys and by mouse, within limits, and stays there', async ({
  converter,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await converter.write('Text');
  const own = await widthOf(converter);
  await divider(converter).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => widthOf(converter)).toBeCloseTo(own + 16, -1);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => widthOf(converter)).toBeCloseTo(own - 48, -1);
  await page.keyboard.press('Home');
  await expect.poll(() => widthOf(converter)).toBeCloseTo(420, 0);
  await page.keyboard.press('End');
  await expect.poll(() => widthOf(converter)).toBeCloseTo(1440 - 480, 0);
  const places = await page.locator('.screen-page-tools').evaluate(({ children }) =>
    [...children]
      .map((tool) => tool.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
  );
  expect(Math.max(...places) - Math.min(...places), 'the pages’ tools stay in one row').toBeLessThan(4);
  const [value, most] = await divider(converter).evaluate(({ ariaValueNow, ariaValueMax }) => [
    ariaValueNow,
    ariaValueMax,
  ]);
  expect(value).toBe(most);
  await page.mouse.move(1440 - 480, 500);
  await page.mouse.down();
  await page.mouse.move(700, 500, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf(converter)).toBeCloseTo(700, 0);
  await page.reload();
  await converter.codeEditor();
  await expect.poll(() => widthOf(converter)).toBeCloseTo(700, 0);
  await divider(converter).dblclick();
  await expect.poll(() => widthOf(converter)).toBeCloseTo(own, 0);
});

test('on small screens text and pages are two tabs', async ({ converter, page }) => {
  const [text, pages] = [page.getByRole('tab', { name: 'Text' }), page.getByRole('tab', { name: /^Pages/ })];
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 720 });
    await converter.write(`Text at ${width} pixels`);
    await expect(text).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('region', { name: 'Pages' })).toBeHidden();
    await expect(pages).toHaveAccessibleName(/^Pages\s?, 1\s?, changed$/);
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveAccessibleName(
      /^Footmark Convert /,
    );
    await text.press('ArrowRight');
    await expect(pages).toBeFocused();
    await expect(pages).not.toHaveAccessibleName(/changed/);
    await expect(page.getByRole('region', { name: 'Pages' })).toBeVisible();
    await expect(pane(converter)).toBeHidden();
    // On a phone, the pages need the room, and the templates are among the options.
    await expect(converter.template('Business')).toBeVisible({ visible: width >= 640 });
    // Searching belongs to the text.
    await page.keyboard.press('Control+f');
    await expect(page.getByLabel('Find in the text')).toBeFocused();
    await expect(text).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
  }
});

test('beside the pages of a small screen, what the bar opens and what is told of the text are seen', async ({
  converter,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await converter.write('Text');
  await page.getByRole('tab', { name: /^Pages/ }).click();
  const tools = page.getByRole('group', { name: 'Text', exact: true });
  await page.getByRole('button', { name: 'Text tools' }).click();
  await expect(tools.getByRole('button', { name: 'Open file' })).toBeInViewport({ ratio: 1 });
  await tools.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByLabel('Find in the text')).toBeFocused();
  await page.getByRole('tab', { name: /^Pages/ }).click();
  await page.getByRole('button', { name: 'Text tools' }).click();
  await tools.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByLabel('Find in the text'), 'which was open beside the text').toBeFocused();
  await page.getByRole('tab', { name: /^Pages/ }).click();

  await converter.openMenu();
  await page.getByRole('button', { name: 'Your text stays here' }).click();
  await expect(page.locator('#privacy-note')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#screen-menu:popover-open'), 'under the note').toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();

  const paper = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
  await page.locator(FILE_FIELD).setInputFiles(paper);
  await expect(page.getByRole('alert').filter({ hasText: 'paper.pdf' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Pages' })).toBeVisible();
});

test('zoomed beyond the desk, pages are seen from where their lines begin', async ({ converter, page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await converter.write('The first words of a line that is longer than the window is wide, by far.');
  await page.getByRole('tab', { name: /^Pages/ }).click();
  const words = page.getByRole('group', { name: /^Page 1 of/ }).getByText('The first words');
  await expect(words).toBeVisible();
  for (const zoom of ['150', '200']) {
    await page.getByLabel('Size of the pages').selectOption(zoom);
    await expect(async () => {
      const { x, width } = (await words.boundingBox()) ?? { x: -1, width: 0 };
      expect(width).toBeGreaterThan(375);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThan(60);
    }).toPass();
    await expect(page.locator('.page-paper'), 'laid out anew, not only stretched').toHaveCSS('scale', 'none');
  }
});

test('pages start at a size that can be read, and take two thirds of a phone', async ({
  converter,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const line = 'Words of a paragraph that go on for more than one line of a page of paper. ';
  await converter.write(`# A heading\n\n${line.repeat(8)}[^gone] ![](gone.png)`);
  const words = page
    .getByRole('group', { name: /^Page 1 of/ })
    .getByText('Words of a paragraph')
    .first();
  await expect(page.getByLabel('Size of the pages')).toHaveValue('text');
  await expect(async () => {
    const size = await words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(10);
    const desk = await page.locator('.pages-scroller').boundingBox();
    const text = await words.boundingBox();
    expect(text?.x).toBeGreaterThanOrEqual(desk?.x ?? Number.NaN);
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual((desk?.x ?? 0) + (desk?.width ?? 0));
  }).toPass();

  for (const [width, height] of [
    [320, 640],
    [375, 667],
    [375, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('tab', { name: /^Pages/ }).click();
    // What is known of the text must not take the room of its pages.
    await expect(page.getByRole('region', { name: 'Status' })).toContainText('1 finding');
    await expect(page.getByLabel('Size of the pages')).toHaveValue('width');
    const shown = async () => (await page.locator('.screen-roll').boundingBox())?.height ?? 0;
    await expect.poll(shown, `${width} × ${height}`).toBeGreaterThanOrEqual((height * 2) / 3);
  }
});

/** What brings a whole text to the first screen. */
const BRINGS: Readonly<Record<string, (converter: Converter) => Promise<void>>> = {
  'the Paste button': async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('# Brought'));
    await page.getByRole('button', { name: 'Paste' }).click();
  },
  'Ctrl+V beside the field': async ({ page }) => {
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '# Brought');
      const paste = { clipboardData, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new ClipboardEvent('paste', paste));
    });
  },
  'a sample on the desk': ({ page }) => page.getByRole('link', { name: 'A report' }).click(),
  'the sample': ({ page }) => page.getByRole('button', { name: 'load the sample' }).click(),
  'a file': (converter) => converter.drop({ name: 'brought.md', content: '# Brought' }),
};

for (const [what, bring] of Object.entries(BRINGS))
  test(`on a telephone, ${what} shows the pages of the first text, without a keyboard over them`, async ({
    converter,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await bring(converter);
    await expect(page.getByRole('tab', { name: /^Pages/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('group', { name: /^Page 1 of/ })).toBeInViewport();
    await expect(converter.text).toBeHidden();
    await expect(converter.button).toBeEnabled();
  });

test('the beginning of the pages stays in view when a lower window has them fitted to its width', async ({
  converter,
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await converter.begin();
  await converter.paste(`# The beginning\n\n${'A paragraph of the text.\n\n'.repeat(60)}`);
  const heading = page.getByRole('group', { name: /^Page 1 of/ }).getByText('The beginning');
  await expect(heading).toBeInViewport();
  const height = async () => (await heading.boundingBox())?.height ?? 0;
  const whole = await height();
  await page.setViewportSize({ width: 1600, height: 800 });
  await expect.poll(height).toBeGreaterThan(whole * 1.2);
  await expect(page.locator('#pages')).toHaveJSProperty('scrollTop', 0);
});

test('a text that is written or pasted in the field stays in view on a telephone', async ({
  converter,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await converter.begin();
  await converter.paste('# Written');
  await expect(page.getByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true');
  await expect(converter.text).toBeFocused();
});

test('F6 goes round the parts of the screen, and with Shift the other way', async ({ converter, page }) => {
  await converter.write('Text');
  await expect(page.getByRole('region', { name: 'Options' })).toBeVisible();
  // F6 passes over what is not there yet.
  await expect(page.locator('#pages')).toBeVisible();
  await expect(converter.text).toBeFocused();
  const places: string[] = [];
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('F6');
    places.push(
      await page.evaluate(() => {
        const focus = document.activeElement;
        const part = focus?.closest('#text-pane, #pages, [data-options], #status');
        return part?.id || part?.getAttribute('aria-label') || '';
      }),
    );
  }
  expect(places).toEqual(['pages', 'Options', 'status', 'text-pane']);
  await page.keyboard.press('Shift+F6');
  await expect(page.locator('#status')).toBeFocused();
});

test('links lead past the bar to the text, the pages and the button', async ({ converter, page }) => {
  await converter.write('Text');
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(converter.text).toBeFocused();
  await page.getByRole('link', { name: 'Convert', exact: true }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(converter.toast('Conversion successful!')).toBeVisible();
});

test('after a conversion the status line says what was saved, for a while', async ({ converter, page }) => {
  await converter.write('Text');
  const { name, bytes } = await converter.convert();
  const line = page.getByRole('status', { name: 'Text' });
  await expect(line).toHaveText(`Saved · ${name} · ${Math.round(bytes.length / 1000)} kB`);
  await expect(line).toHaveText('Ready', { timeout: 8000 });
});

test('a line with a finding has its sign in place of its number', async ({ converter, page }) => {
  await converter.write('One.\n\nTwo.[^gone]\n\nThree.[^lost]');
  const gutter = page.locator('.cm-lineNumbers');
  await expect(gutter.getByText('†')).toBeVisible();
  await expect(gutter.getByText('‡')).toBeVisible();
  const findings = page.getByRole('region', { name: '2 findings in your text' });
  await expect(findings.getByRole('listitem').first()).toContainText('†');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('\n');
  // At once, before the text has been inspected again.
  await expect(gutter.locator('.cm-gutterElement').filter({ hasText: /^[1-6†‡]$/ })).toHaveText([
    '1',
    '2',
    '3',
    '†',
    '5',
    '‡',
  ]);
});

plain('the findings are closed until they are opened', async ({ page }) => {
  const converter = new Converter(page);
  await page.goto('/');
  await converter.codeEditor();
  await converter.write(TEXT);
  const findings = page.getByRole('region', { name: '1 finding in your text' });
  const opener = page.getByRole('button', { name: 'Details', exact: true });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(findings).toBeHidden();
  await page.getByRole('link', { name: '1 picture missing' }).click();
  await expect(page.getByRole('region', { name: 'Pictures' })).toBeFocused();
  await expect(findings).toBeVisible();
  await opener.click();
  await expect(findings).toBeHidden();
});

plain('printed, every answer and every section of the documentation is there', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/faq');
  for (const answer of await page.locator('main details > p').all()) await expect(answer).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.goto('/docs');
  for (const title of await page.locator('main h2[id]').all()) await expect(title).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

plain(
  'printed, cards are not divided between pages, and nothing invites one to press it',
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const path of ['/use-cases', '/landing', '/features/footnotes']) {
      await page.goto(path);
      const cards = await page.locator('main .rounded-sheet').filter({ visible: true }).all();
      expect(cards.length, path).toBeGreaterThan(1);
      for (const card of cards) await expect(card).toHaveCSS('break-inside', 'avoid');
      await expect(page.getByRole('link', { name: /^Start Converting/ })).toHaveCount(0);
    }
    await page.goto('/docs/tables');
    await expect(page.locator('main').getByText('All subjects', { exact: true })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Column widths' })).toBeVisible();
  },
);

plain('on paper, pictures of the screen are light, whichever theme is dark', async ({ page }) => {
  await page.goto('/landing');
  const [light, dark] = [page.locator('main .only-in-light'), page.locator('main .only-in-dark')];
  for (const theme of ['system', 'dark']) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    if (theme === 'dark')
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect(dark, theme).toBeVisible();
    await expect(light, theme).toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(light, theme).toBeVisible();
    await expect(dark, theme).toBeHidden();
  }
});

test('on small screens, the tools that lead elsewhere close their menu', async ({ converter, page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await converter.write('Text');
  const tools = page.getByRole('group', { name: 'Text', exact: true });
  const open = page.getByRole('button', { name: 'Text tools' });
  await open.click();
  await tools.getByRole('button', { name: 'Cite' }).click();
  await expect(tools, 'over the dialog').toBeHidden();
  await page.getByRole('dialog', { name: 'Sources' }).getByRole('button', { name: 'Close' }).click();
  await expect(open).toBeFocused();
  await open.click();
  await tools.getByRole('button', { name: 'Find' }).click();
  await expect(tools, 'over the text').toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Find in the text' })).toBeFocused();
});

test('while the pages are adjusted in a narrow window, all tools of the text are in reach', async ({
  converter,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await converter.write('Text');
  await converter.adjust();
  const edge = await pane(converter).evaluate((element) => element.getBoundingClientRect().right);
  const last = await page.getByRole('button', { name: 'Clear', exact: true }).boundingBox();
  expect((last?.x ?? Number.NaN) + (last?.width ?? 0)).toBeLessThanOrEqual(edge);
});

test('on telephones a page has two thirds of the screen, and the templates are among the options', async ({
  converter,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await converter.write('Text');
  await page.getByRole('tab', { name: 'Pages' }).click();
  const box = await page.locator('#pages').boundingBox();
  expect(box?.height).toBeGreaterThan((844 * 2) / 3);
  const sheet = await page.getByRole('group', { name: /^Page 1 of/ }).boundingBox();
  expect(sheet?.width).toBeGreaterThan(380);
  await page.getByRole('button', { name: 'Document Options' }).click();
  for (const width of [320, 375, 390]) {
    await page.setViewportSize({ width, height: 740 });
    for (const name of ['Plain', 'Academic (APA)', 'Business', 'MLA'])
      await expect(converter.template(name)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Your template…' })).toBeVisible();
  }
});

test('a dialog closes the menu from which it was opened, and a wider window that of the tools', async ({
  converter,
  page,
}) => {
  await converter.write('Text');
  const forget = page.getByRole('button', { name: 'Delete this text' });
  await converter.openPrivacy();
  await forget.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('#privacy-note'), 'over the dialog').toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Nothing is uploaded' })).toBeFocused();

  await page.setViewportSize({ width: 768, height: 1024 });
  await page.getByRole('button', { name: 'Text tools' }).click();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.locator('#text-tools:popover-open')).toHaveCount(0);

  await page.setViewportSize({ width: 768, height: 1024 });
  await page.getByRole('button', { name: 'Document Options' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main'), 'since the button is hidden').toBeFocused();
});

test('the name of a day’s document can be read whole beside the button, also when it can be converted again', async ({
  converter,
  page,
}) => {
  await converter.write('# A title\n\nText');
  const field = page.getByLabel('File name');
  const isWhole = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('button', { name: 'Name the file after the title' })).toBeVisible();
    await expect
      .poll(() => field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${width} px`)
      .toBe(0);
  };
  const widths = [1024, 1280, 1440, 1680, 1920];
  for (const width of widths) await isWhole(width);
  await converter.convert();
  await expect(page.getByRole('button', { name: 'Convert again' }).filter({ visible: true })).toBeVisible();
  for (const width of widths) await isWhole(width);
});

test('no tool above the text covers another one, at any width of a window with pages', async ({
  converter,
  page,
}) => {
  await converter.paste('# A text');
  for (let width = 1024; width <= 1920; width += 16) {
    await page.setViewportSize({ width, height: 900 });
    const wider = await page.locator('.screen-tools button').evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { left, right } = button.getBoundingClientRect();
          return [...button.children]
            .map((part) => part.getBoundingClientRect())
            .some((part) => part.width > 0 && (part.left < left || part.right > right));
        })
        .map((button) => button.getAttribute('aria-label')),
    );
    expect(wider, `${width} px`).toEqual([]);
  }
});
