import { expect, showAllOptions, test } from './converter';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('everything is within reach of a thumb', async ({ converter, page }) => {
    await page.getByRole('button', { name: 'load the sample' }).tap();
    await expect(page.getByLabel('Statistics')).toContainText('words');
    await expect(converter.button).toBeInViewport();
    const bottom = await converter.button.evaluate(
      (button) => innerHeight - button.getBoundingClientRect().bottom,
    );
    expect(bottom).toBeLessThan(64);
    await converter.convert(() => converter.button.tap());
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
  });

  test('a tap on the text brings the cursor there, in type that no phone zooms into', async ({
    converter,
    page,
  }) => {
    await converter.write('Text');
    await converter.text.tap();
    await expect(converter.text).toBeFocused();
    const size = await converter.text.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
    await page.keyboard.type('!');
    await converter.expectText('Text!');
  });

  test('controls are 44 px high for a finger, but for words in a line and signs beside it', async ({
    converter,
    page,
  }) => {
    const small = () =>
      page
        .locator('button, select, summary, .segment, input[type=text]')
        .filter({ visible: true })
        .evaluateAll((controls) =>
          controls
            .filter(
              (control) => !control.matches('.underline, .margin-sign, .screen-drawer-button, [inert] *'),
            )
            .map((control) => {
              // What can be pressed may reach beyond what is seen.
              const { height, position } = getComputedStyle(control, '::after');
              const reach = position === 'absolute' ? Number.parseFloat(height) : 0;
              return { control, height: Math.max(control.getBoundingClientRect().height, reach || 0) };
            })
            .filter(({ height }) => height < 44)
            .map(({ control, height }) => `${control.ariaLabel || control.textContent} ${height}`),
        );
    await converter.write('# Title\n\nText[^gone] and ![](gone.png)');
    await page.getByRole('tab', { name: 'Text' }).tap();
    await page.getByRole('button', { name: 'Details' }).tap();
    expect(await small(), 'text').toEqual([]);
    await page.getByRole('tab', { name: 'Pages' }).tap();
    await expect(page.getByLabel('Size of the pages')).toBeVisible();
    expect(await small(), 'pages').toEqual([]);
    await page.getByRole('button', { name: 'Document Options' }).tap();
    await showAllOptions(page.getByRole('dialog'));
    expect(await small(), 'options').toEqual([]);
  });

  test('with the keyboard open, the button is above it and the round one makes room', async ({
    converter,
    page,
  }) => {
    await converter.write('Text');
    await page.evaluate(() => {
      const viewport = window.visualViewport as VisualViewport;
      Object.defineProperty(viewport, 'height', { get: () => innerHeight - 260 });
      viewport.dispatchEvent(new Event('resize'));
    });
    const bottom = () =>
      converter.button.evaluate((button) => innerHeight - button.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeGreaterThanOrEqual(260);
    await expect(page.getByRole('button', { name: 'Document Options' })).toBeHidden();
  });

  test('the page’s last line is above the fixed button, and other pages leave no room for one', async ({
    converter,
    page,
  }) => {
    await converter.begin();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = () =>
      page
        .getByText('Your text never leaves your browser')
        .evaluate((line) => line.getBoundingClientRect().bottom);
    const bar = await converter.button.evaluate((button) => button.getBoundingClientRect().top);
    await expect.poll(end).toBeLessThan(bar);
    await page.goto('/faq');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(end).toBeGreaterThan(640 - 48);
  });

  test('the sheet’s controls can be tapped, and a tap beside it closes it', async ({ converter, page }) => {
    await converter.begin();
    await page.getByRole('button', { name: 'Document Options' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Document Options' });
    await sheet.getByText('All options').tap();
    await sheet.getByRole('heading', { name: 'Page setup' }).tap();
    await sheet.getByLabel('Title page', { exact: true }).tap();
    await expect(sheet.getByLabel('Title page', { exact: true })).toBeChecked();
    await page.touchscreen.tap(10, 300);
    await expect(sheet).toBeHidden();
  });
});

test('nothing is wider than the window at any width, whatever is open', async ({ converter, page }) => {
  const fits = async (what: string) => {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const used = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(used, `${what} at ${width} px`).toBeLessThanOrEqual(width);
    }
  };
  await converter.write(
    `${'long'.repeat(100)}\n\nText.[^${'gone'.repeat(40)}]\n\n${'A line.\n'.repeat(2000)}`,
  );
  await expect(page.getByRole('region', { name: /finding/ })).toBeVisible();
  await fits('findings');
  await page.keyboard.press('Control+f');
  await expect(page.getByLabel('Find in the text')).toBeFocused();
  await fits('the find bar');
  await converter.convert();
  await converter.toast('Conversion successful!').hover();
  await fits('the toast');
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves', async ({ converter, page }) => {
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = (): void => {
        for (const animation of document.getAnimations())
          seen.add(
            animation instanceof CSSAnimation
              ? animation.animationName
              : (animation as CSSTransition).transitionProperty,
          );
        requestAnimationFrame(look);
      };
      look();
    });
    await converter.write('Text');
    await converter.chooseTemplate('Business');
    await converter.convert();
    await expect(converter.toast('Conversion successful!')).toBeVisible();
    await expect(converter.button).toHaveText('Download Ready');
    await page.keyboard.press('Control+/');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    const seen = await page.evaluate(() => [...(window as never as { seen: Set<string> }).seen]);
    // CodeMirror's cursor blinks.
    expect(seen.filter((name) => !/^cm-blink/.test(name))).toEqual([]);
  });
});

test('the theme is the system’s until one is chosen, and can be the system’s again', async ({
  page,
  converter,
}) => {
  const sheet = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await sheet();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await sheet();
  expect(dark).not.toBe(light);
  await converter.openMenu();
  await page.getByLabel('Theme', { exact: true }).selectOption('Light');
  expect(await sheet()).toBe(light);
  await page.reload();
  await converter.codeEditor();
  expect(await sheet()).toBe(light);
  await converter.openMenu();
  await page.getByLabel('Theme', { exact: true }).selectOption('System');
  expect(await sheet()).toBe(dark);
});

test('shortcuts are listed by Ctrl+/, and Escape closes the list', async ({ page, converter }) => {
  await converter.text.focus();
  await page.keyboard.press('Control+/');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('Convert to Word');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(converter.text).toBeFocused();
  await page.keyboard.press('Control+/');
  await expect(list).toBeVisible();
  await page.keyboard.press('Control+/');
  await expect(list).toBeHidden();
  await expect(converter.text).toBeFocused();
});

test('a tooltip comes after 700 ms', async ({ converter }) => {
  await converter.begin();
  const { page } = converter;
  const button = page.getByRole('button', { name: 'Find', exact: true });
  await button.evaluate((element) => {
    element.addEventListener('pointermove', () => performance.mark('pointed'), { once: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=tooltip]')) return;
      performance.mark('told');
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await button.hover();
  await expect(page.getByRole('tooltip')).toContainText('Find');
  const took = await page.evaluate(() => performance.measure('tooltip', 'pointed', 'told').duration);
  expect(took).toBeGreaterThanOrEqual(690);
});

test('the whole screen can be gone through with Tab, and the focus is always seen', async ({
  converter,
  page,
}) => {
  await converter.write('Text.[^gone]');
  await expect(page.getByRole('region', { name: /finding/ })).toBeVisible();
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  const names: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body) return undefined;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const isSeen = (outlineStyle !== 'none' && outlineWidth !== '0px') || element.id === 'markdown';
      return { name: element.ariaLabel || element.textContent || element.id, isSeen };
    });
    if (!focus) break;
    expect(focus.isSeen, focus.name).toBe(true);
    names.push(focus.name);
  }
  for (const name of [
    'Open file',
    'Clear',
    'Markdown',
    'Convert to Word',
    'Line 1',
    '1Nothing is uploaded',
    'Adjust',
  ])
    expect(names).toContain(name);
});

test('in the menu of a small screen all tools that can be used look alike', async ({ page, converter }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await converter.write('Text');
  await page.getByRole('button', { name: 'Text tools' }).click();
  const labels = page.locator('.screen-tools:popover-open button:enabled .tool-label');
  await expect(labels.first()).toBeVisible();
  const colours = await labels.evaluateAll((all) => all.map((label) => getComputedStyle(label).color));
  expect(colours.length).toBeGreaterThan(5);
  expect(new Set(colours).size).toBe(1);
});
