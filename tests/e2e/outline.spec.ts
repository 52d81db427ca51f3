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
