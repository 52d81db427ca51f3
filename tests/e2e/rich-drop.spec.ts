import type { Page } from '@playwright/test';
import { expect, test } from './converter';

const RICH = {
  html: '<h2>Plan</h2><ul><li>one <b>bold</b></li><li>two</li></ul>',
  plain: 'Plan\none bold\ntwo',
};

/** Drops text dragged in from another program. */
async function dropText(page: Page, { html, plain }: typeof RICH, { x, y }: { x: number; y: number }) {
  const client = await page.context().newCDPSession(page);
  const data = {
    items: [
      { mimeType: 'text/html', data: html },
      { mimeType: 'text/plain', data: plain },
    ],
    files: [],
    dragOperationsMask: 1,
  };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, x, y, data });
  await client.detach();
}

test('rich text dropped into the text becomes Markdown at that place', async ({ converter }) => {
  await converter.write('First.\n\nLast.');
  const box = await converter.page.locator('#markdown').boundingBox();
  if (!box) throw new Error('Cannot drop, expected an editor on the screen');
  await dropText(converter.page, RICH, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await expect
    .poll(() => converter.shownText())
    .toMatch(/^First\.[\s\S]*## Plan\n\n- one \*\*bold\*\*\n- two/);
  await expect(converter.toast('Pasted as Markdown')).toBeVisible();
});

test('beside the text, it is put at the cursor', async ({ converter }) => {
  await converter.write('First. ');
  await dropText(converter.page, RICH, { x: 20, y: 20 });
  await expect.poll(() => converter.shownText()).toMatch(/^First\.\s+## Plan/);
});
