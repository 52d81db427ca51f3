import type { Locator, Page } from '@playwright/test';
import { type Converter, expect, FILE_FIELD, test } from './converter';
import { RETURNED_TEXT, reviewed } from './returned-file';

/*
 * Windows with little room. Needs: nothing that is open covers anything else, and everything in it can be reached, by scrolling
 * and by the Tab key alike.
 */

/** Phones, a tablet, small laptops, and phones in landscape. */
const SIZES = [
  [320, 640],
  [375, 667],
  [375, 740],
  [812, 375],
  [1280, 600],
  [1366, 657],
] as const;

const FINDINGS = 'Note[^gone] and ![a picture](gone.png). Also **Bold line**\n\n'.repeat(12);
const SHORT = `Text.[^gone]\n\n![A picture](picture.png)\n\n`;
const SENTENCES = 'A sentence of a long text. '.repeat(400);
const LONG = `${SHORT}${SENTENCES}\n\n${FINDINGS}`;

/**
 * The controls in a panel that cannot be pressed: what is seen at their centre, once they have the focus and with it are in
 * view, is something else. A part that the focus has scrolled although people cannot is one, too.
 */
function unreachable(panel: Locator): Promise<readonly string[]> {
  return panel.evaluate((element) => {
    const problems: string[] = [];
    const controls = element.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [tabindex="0"]',
    );
    for (const control of controls) {
      if (
        !control.checkVisibility({ visibilityProperty: true }) ||
        control.matches(':disabled, [type="file"]')
      )
        continue;
      control.focus();
      // A choice whose field is not seen is pressed by its label.
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const target = label && control.getBoundingClientRect().width < 8 ? label : control;
      target.scrollIntoView({ block: 'nearest' });
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const seen = document.elementFromPoint((left + right) / 2, Math.max(top, 0) + height / 2);
      const name = control.ariaLabel ?? control.textContent ?? control.id;
      if (!seen || !(target.contains(seen) || seen.contains(target) || label?.contains(seen)))
        problems.push(`${name}: ${seen?.className ?? 'nothing'}`);
      for (let around = control.parentElement; around; around = around.parentElement)
        if (around.scrollTop > 0 && getComputedStyle(around).overflowY === 'hidden')
          problems.push(`${name}: cut off`);
    }
    return problems;
  });
}

/** The parts of the screen of which one covers another. */
function overlaps({ page }: Converter): Promise<readonly string[]> {
  return page.evaluate(() => {
    const names = [
      '.screen-tools:not(:popover-open)',
      '.screen-surface',
      '.screen-drawer',
      '.screen-foot',
      'footer',
    ];
    const pane = document.querySelector('.screen-text')?.getBoundingClientRect();
    const parts = names.flatMap((name) => {
      const part = document.querySelector(name);
      if (!part?.checkVisibility()) return [];
      const { top, bottom } = part.getBoundingClientRect();
      // What is scrolled out of its pane is not seen.
      const isCut = part.parentElement?.matches('.screen-text') && pane;
      return [{ name, top, bottom: isCut ? Math.min(bottom, pane.bottom) : bottom }];
    });
    return parts.flatMap((part, index) =>
      parts
        .slice(index + 1)
        .filter(({ top }) => top < part.bottom - 0.5)
        .map(({ name }) => `${part.name} ${name}`),
    );
  });
}

for (const [name, text] of Object.entries({ short: SHORT, long: LONG }))
  test(`in low windows, nothing covers anything beside a ${name} text`, async ({ converter, page }) => {
    await converter.write(text);
    const drawer = page.locator('.screen-drawer');
    await expect(drawer.getByRole('region').last()).toBeVisible();
    for (const [width, height] of SIZES) {
      const size = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      expect(await overlaps(converter), size).toEqual([]);
      expect((await drawer.boundingBox())?.height, `${size}: what is open`).toBeGreaterThan(90);
      expect(await unreachable(drawer), size).toEqual([]);
      const last = drawer.locator('li').last();
      await drawer.hover();
      await page.mouse.wheel(0, 100_000);
      await expect(last, `${size}: the last one, by the wheel`).toBeInViewport({ ratio: 0.9 });
      expect(await unreachable(page.locator('.screen-foot')), size).toEqual([]);
    }
  });

const OPEN = (name: string) => (converter: Converter) =>
  converter.page.getByRole('button', { name, exact: true }).click();
const inTools = (name: string) => async (converter: Converter) => {
  const { page } = converter;
  if (!isWide(page)) await OPEN('Text tools')(converter);
  await OPEN(name)(converter);
};
const dialog =
  (name: string) =>
  ({ page }: Converter) =>
    page.getByRole('dialog', { name });
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

/** What can be opened, and how; the details stay open below the text. */
const PANELS: Readonly<
  Record<
    string,
    { open: (converter: Converter) => Promise<unknown>; panel: (converter: Converter) => Locator }
  >
> = {
  'the options': {
    open: (converter) => OPEN(isWide(converter.page) ? 'Adjust' : 'Document Options')(converter),
    panel: ({ page }) =>
      isWide(page)
        ? page.getByRole('region', { name: 'Adjust' })
        : page.getByRole('dialog', { name: 'Document Options' }),
  },
  'the menu': { open: OPEN('Menu'), panel: ({ page }) => page.locator('#screen-menu') },
  'the note on privacy': {
    open: async (converter) => {
      if (isWide(converter.page)) return OPEN('Nothing is uploaded')(converter);
      await OPEN('Menu')(converter);
      return OPEN('Your text stays here')(converter);
    },
    panel: ({ page }) => page.locator('#privacy-note'),
  },
  'the tools': {
    open: async (converter) => isWide(converter.page) || OPEN('Text tools')(converter),
    panel: ({ page }) => page.locator('#text-tools'),
  },
  'the other ways out': { open: OPEN('Share'), panel: ({ page }) => page.locator('#share-menu') },
  'the sources': { open: inTools('Cite'), panel: dialog('Sources') },
  'the shortcuts': {
    open: ({ page }) => page.keyboard.press('Control+/'),
    panel: dialog('Keyboard shortcuts'),
  },
  'search and replace': {
    open: ({ page }) => page.keyboard.press('Control+h'),
    panel: ({ page }) => page.getByRole('search'),
  },
};

test('in low windows, everything in each panel can be reached', async ({ converter, page }) => {
  await converter.write(LONG);
  await expect(page.locator('.screen-drawer').getByRole('region').last()).toBeVisible();
  for (const [width, height] of [SIZES[0], SIZES[3], SIZES[4]]) {
    await page.setViewportSize({ width, height });
    for (const [name, { open, panel }] of Object.entries(PANELS)) {
      const what = `${name} at ${width} × ${height}`;
      await converter.text.focus();
      await open(converter);
      const opened = panel(converter);
      await expect(opened, what).toBeVisible();
      await opened.evaluate((element) =>
        Promise.all(element.getAnimations({ subtree: true }).map((each) => each.finished)),
      );
      expect(await unreachable(opened), what).toEqual([]);
      expect(await overlaps(converter), what).toEqual([]);
      for (let times = 0; times < 2; times += 1) await page.keyboard.press('Escape');
    }
  }
});

test('the bar of a large text is one line, or two where its words do not fit into one', async ({
  converter,
  page,
}) => {
  await converter.write(LONG);
  const bar = page.getByText('Large document mode: Showing portion around cursor').locator('..');
  for (const [width, height] of [...SIZES, [360, 640], [1920, 1080]] as const) {
    await page.setViewportSize({ width, height });
    if (!isWide(page)) await page.getByRole('tab', { name: 'Text' }).click();
    const box = await bar.boundingBox();
    // With less than 44 rem, its words do not fit beside the controls.
    const most = (box?.width ?? 0) < 704 ? 56 : 32;
    expect(box?.height, `${width} × ${height}`).toBeLessThanOrEqual(most);
    expect(await unreachable(bar), `${width} × ${height}`).toEqual([]);
  }
});

/** The dialogs that belong to something that was chosen or written, and how each is opened. */
const DIALOGS: Readonly<Record<string, (converter: Converter) => Promise<Locator>>> = {
  'the styles of an own template': async ({ page }) => {
    await page.getByRole('button', { name: 'Styles', exact: true }).click();
    return page.getByRole('region', { name: 'Adjust' });
  },
  'the question before a text is deleted': async (converter) => {
    await converter.openPrivacy();
    await converter.page.getByRole('button', { name: 'Delete this text' }).click();
    return converter.page.getByRole('dialog');
  },
  'the question before everything is deleted': async (converter) => {
    await converter.openPrivacy();
    await converter.page.getByRole('button', { name: 'Delete everything kept on this device' }).click();
    return converter.page.getByRole('dialog');
  },
  'the earlier versions': async (converter) => {
    await converter.openPrivacy();
    await converter.page.getByRole('button', { name: /earlier versions?$/ }).click();
    return converter.page.getByRole('dialog', { name: 'Earlier versions' });
  },
  'the conversations of an export': async (converter) => {
    await converter.drop({ name: 'conversations.json', content: CONVERSATIONS });
    return converter.page.getByRole('dialog', { name: 'Conversations' });
  },
};

const CONVERSATIONS = JSON.stringify(
  Array.from({ length: 30 }, (_, day) => ({
    title: `Conversation ${day + 1}`,
    update_time: Date.UTC(2026, 0, day + 1) / 1000,
    mapping: {
      a: {
        parent: null,
        children: [],
        message: { author: { role: 'assistant' }, content: { content_type: 'text', parts: ['An answer.'] } },
      },
    },
    current_node: 'a',
  })),
);

for (const [name, open] of Object.entries(DIALOGS))
  test(`in low windows, everything in a dialog can be reached: ${name}`, async ({ converter, page }) => {
    await converter.write('# An earlier text');
    await page.keyboard.press('Control+k');
    await converter.write(LONG);
    if (name.includes('template')) {
      const { bytes } = await converter.convert();
      await page.getByRole('button', { name: 'Your template…' }).first().click();
      const file = { name: 'House.docx', mimeType: '', buffer: Buffer.from(bytes) };
      await page.locator('input[data-own-template]').setInputFiles(file);
      await expect(converter.template('House')).toBeChecked();
    }
    await expect(page.locator('.screen-drawer').getByRole('region').last()).toBeVisible();
    const opened = await open(converter);
    await expect(opened).toBeVisible();
    for (const [width, height] of SIZES) {
      if (!name.includes('template') || width >= 1024) await page.setViewportSize({ width, height });
      expect(await unreachable(opened), `${width} × ${height}`).toEqual([]);
    }
  });

test('in low windows, the changes of a returned file can be decided on', async ({ converter, page }) => {
  await converter.write(`${RETURNED_TEXT}\n${SENTENCES}`);
  const { bytes } = await converter.convert();
  const file = { name: 'Tides.docx', mimeType: '', buffer: Buffer.from(reviewed(bytes)) };
  await page.locator(FILE_FIELD).setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Merge its changes' }).click();
  const changes = page.getByRole('region', { name: 'Changes' });
  // The message of the conversion keeps off what has the focus, but this looks before it could.
  await expect(page.getByRole('listitem').getByRole('button', { name: 'Close', exact: true })).toBeHidden();
  await expect(changes.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    if (!isWide(page)) await page.getByRole('tab', { name: 'Changes' }).click();
    expect(await unreachable(changes), `${width} × ${height}`).toEqual([]);
  }
});
