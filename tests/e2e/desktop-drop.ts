import type { Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Drags files or folders in from outside the browser and drops them: only such a drag can carry folders or navigate
 * away from a page.
 */
export async function dropFromDesktop(
  page: Page,
  files: readonly string[],
  { x, y }: Point = { x: 200, y: 300 },
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, x, y, data });
  await client.detach();
}

/** Drags a file in from outside, and holds it there. */
export async function dragFromDesktop(page: Page, files: readonly string[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  await client.send('Input.dispatchDragEvent', { type: 'dragEnter', x: 200, y: 300, data });
  await client.detach();
}
