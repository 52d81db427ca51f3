import { type Converter, expect, test } from './converter';

const TEXT = '# One\n\nFirst.\n\n## Part\n\nOf it.[^missing]\n\n# Two\n\nSecond.\n';

async function outlineOf({ page }: Converter) {
  await page.getByRole('button', { name: 'Outline', exact: true }).click();
  return page.getByRole('navigation', { name: 'Outline' });
}

test('the outline goes to sections, shows the signs of their findings, and moves them as one step', async ({
  converter,
  page,
}) => {
  await converter.write(TEXT);
  const outline = await outlineOf(converter);
  const headings = outline.locator('.outline-heading');
  await expect(headings.last(), 'that of the cursor').toBeFocused();
  await expect(headings).toContainText(['One', 'Part', 'Two']);
  await expect(outline.getByRole('button', { name: /^Part ?, 1 finding$/ })).toContainText('†');

  await outline.getByRole('button', { name: 'Two', exact: true }).click();
  await expect(converter.text).toBeFocused();
  await expect(outline.getByRole('button', { name: 'Two', exact: true })).toHaveAttribute('aria-current');

  const handle = outline.getByRole('button', { name: 'Move Two' });
  await handle.press('ArrowUp');
  await converter.expectText('# Two\n\nSecond.\n\n# One\n\nFirst.\n\n## Part\n\nOf it.[^missing]\n');
  await expect(handle).toBeFocused();
  await expect(outline.getByText('Two moved: 1 of 3')).toBeAttached();
  await page.keyboard.press('ControlOrMeta+z');
  await converter.expectText(TEXT);

  const [from, to] = [await handle.boundingBox(), await headings.first().boundingBox()];
  if (!from || !to) throw new Error('Cannot drag, expected rows on the screen');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 2, { steps: 4 });
  await converter.expectText(TEXT);
  await page.mouse.up();
  await converter.expectText('# Two\n\nSecond.\n\n# One\n\nFirst.\n\n## Part\n\nOf it.[^missing]\n');
  await page.keyboard.press('Escape');
  await expect(outline).toBeHidden();
});

test('on a phone, the outline covers the text until a heading is chosen', async ({ converter, page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await converter.write(TEXT);
  await page.getByRole('button', { name: 'Text tools' }).click();
  const outline = await outlineOf(converter);
  await outline.getByRole('button', { name: 'Two', exact: true }).click();
  await expect(outline).toBeHidden();
  await expect(converter.text).toBeFocused();
});

test('the outline and the options are open at once only where pages beside them can be read', async ({
  converter,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await converter.write(TEXT);
  const panel = await converter.adjust();
  const outline = await outlineOf(converter);
  await expect(outline).toBeVisible();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Adjust', exact: true }).click();
  await expect(panel).toBeVisible();
  await expect(outline).toBeHidden();

  await page.setViewportSize({ width: 1920, height: 1000 });
  await outlineOf(converter);
  await expect(outline).toBeVisible();
  await expect(panel).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } });

  test('a section is moved by its handle, and the list is scrolled by the rest', async ({
    converter,
    page,
  }) => {
    const sections = Array.from({ length: 30 }, (_, index) => `# Section ${index + 1}\n\nText.`);
    await converter.write(sections.join('\n\n'));
    await page.getByRole('button', { name: 'Text tools' }).tap();
    const outline = await outlineOf(converter);
    // It opens at the heading of the cursor, which is the last one.
    await outline.getByRole('button', { name: 'Section 1', exact: true }).scrollIntoViewIfNeeded();
    const handle = await outline.getByRole('button', { name: 'Move Section 3', exact: true }).boundingBox();
    const first = await outline.getByRole('button', { name: 'Section 1', exact: true }).boundingBox();
    if (!handle || !first) throw new Error('Cannot touch, expected rows on the screen');

    const client = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly { x: number; y: number }[],
    ) => client.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    const x = handle.x + handle.width / 2;
    const y = handle.y + handle.height / 2;
    await touch('touchStart', [{ x, y }]);
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', [{ x, y: y + (first.y + 2 - y) * part }]);
    await touch('touchEnd', []);
    await expect(outline.locator('.outline-heading').first()).toContainText('Section 3');

    await touch('touchStart', [{ x: first.x + 40, y: 500 }]);
    for (const to of [450, 400, 300, 200]) await touch('touchMove', [{ x: first.x + 40, y: to }]);
    await touch('touchEnd', []);
    await expect
      .poll(() =>
        outline.evaluate(({ scrollTop, parentElement }) => scrollTop + (parentElement?.scrollTop ?? 0)),
      )
      .toBeGreaterThan(100);
    await expect(outline.locator('.outline-heading').first()).toContainText('Section 3');
  });
});
