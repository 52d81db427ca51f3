import type { CDPSession, Page } from '@playwright/test';
import { PIXEL } from '../pixel';
import { type Converter, expect, FILE_FIELD, test } from './converter';
import { reviewed } from './returned-file';

/*
 * What belongs to a text is deleted with it: from the device, from what is on the screen, and from everything in memory that the
 * screen could show. A word that only the deleted text had is looked for wherever a browser keeps something.
 */

/** Not written in one piece anywhere: the page's own scripts, and this test's, are in memory, too. */
const MARK = ['Zeb', 'rawort'].join('');

const TEXT = `---
title: ${MARK} title
references:
- {id: ${MARK}, title: ${MARK} source, type: book}
---

# ${MARK} heading

The ${MARK} was **very** late[^1], as [@${MARK}] says.

[^1]: A ${MARK} note.

![](${MARK}.svg)

It came at nine.

The pier stood.
`;

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><title>${MARK}</title><rect width="40" height="20"/></svg>`;

/** The databases from which people can take a text back. */
const WAYS_BACK = ['footmark-history', 'footmark-versions'];

/** Everything that the browser keeps for the site, except in some databases, as text. */
async function kept(page: Page, except: readonly string[] = []): Promise<string> {
  return page.evaluate(async (left) => {
    const found: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    const asText = async (value: unknown): Promise<string> => {
      if (value instanceof Blob) return value.text();
      if (typeof value !== 'object' || value === null) return String(value);
      const parts = await Promise.all(
        Object.entries(value).map(async ([name, part]) => [name, await asText(part)]),
      );
      return JSON.stringify(parts);
    };
    const ask = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      if (left.includes(name)) continue;
      const database = await ask(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        found.push(await asText(await ask(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) found.push(request.url);
    return found.join('\n');
  }, except);
}

/** Where the word is shown: on the screen, in its fields, or in files that it has made addresses of and not withdrawn. */
async function shown(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (mark) => {
    const places = [
      ['the document', document.documentElement.outerHTML],
      ['the title', document.title],
      ['the address', location.href],
    ];
    for (const { value, ariaLabel, id } of document.querySelectorAll<HTMLInputElement>(
      'input, textarea, select',
    ))
      places.push([`the field ${ariaLabel ?? id}`, value]);
    const { made } = window as unknown as { made: Map<string, Blob> };
    for (const file of made.values()) places.push([`a file, ${file.type}`, await file.text()]);
    return places.flatMap(([place = '', text = '']) => {
      const at = text.indexOf(mark);
      return at === -1 ? [] : `${place}: ${text.slice(Math.max(0, at - 80), at + 40).replace(/[^ -~]/g, '')}`;
    });
  }, MARK);
}

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: string[];
      readonly edge_fields: string[];
      readonly edge_types: (string | string[])[];
    };
  };
  readonly nodes: number[];
  readonly edges: number[];
  readonly strings: string[];
}

/**
 * The strings in the page's memory that have the word, each with what holds it, up to the root: of its stores, and of the drawings
 * that its canvases are painted from.
 */
async function remembered(client: CDPSession): Promise<string[]> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
  client.on('HeapProfiler.addHeapSnapshotChunk', add);
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  client.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { snapshot, nodes, edges, strings }: HeapSnapshot = JSON.parse(chunks.join(''));
  const { node_fields, edge_fields, edge_types } = snapshot.meta;
  const size = node_fields.length;
  const step = edge_fields.length;
  const [name, count] = [node_fields.indexOf('name'), node_fields.indexOf('edge_count')];
  const marked = new Set(strings.flatMap((each, index) => (each.includes(MARK) ? index : [])));
  const kinds = edge_types[0] as string[];
  const holders = new Map<number, { readonly by: number; readonly as: string }>();
  // Breadth first from the root, so that each is found by its shortest way.
  const firstEdge: number[] = [];
  for (let node = 0, edge = 0; node < nodes.length; node += size) {
    firstEdge.push(edge);
    edge += (nodes[node + count] ?? 0) * step;
  }
  const queue = [0];
  const seen = new Set(queue);
  for (const node of queue) {
    const first = firstEdge[node / size] ?? 0;
    for (let edge = first; edge < first + (nodes[node + count] ?? 0) * step; edge += step) {
      const kind = kinds[edges[edge] ?? 0];
      const to = edges[edge + 2] ?? 0;
      if (kind === 'weak' || seen.has(to)) continue;
      seen.add(to);
      queue.push(to);
      const label = edges[edge + 1] ?? 0;
      holders.set(to, {
        by: node,
        as: kind === 'element' || kind === 'hidden' ? String(label) : (strings[label] ?? ''),
      });
    }
  }
  const wayTo = (node: number): string => {
    const holder = holders.get(node);
    return holder
      ? `${wayTo(holder.by)} > ${strings[nodes[holder.by + name] ?? 0]?.slice(0, 30)}.${holder.as.slice(0, 30)}`
      : '';
  };
  const found: string[] = [];
  for (const node of queue)
    if (marked.has(nodes[node + name] ?? -1))
      found.push(`${strings[nodes[node + name] ?? 0]?.slice(0, 40)}:${wayTo(node)}`);
  return found;
}

const textFile = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) });

async function fill(converter: Converter): Promise<void> {
  const { page } = converter;
  await page
    .locator(FILE_FIELD)
    .setInputFiles([
      textFile(`${MARK}.md`, TEXT),
      textFile(`${MARK}.svg`, PICTURE),
      { name: 'unused.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL) },
    ]);
  await converter.codeEditor();
  await expect(page.getByRole('group', { name: 'Page 1 of' })).toContainText(MARK);
  // The thumbnails of the templates are drawn once the pages are there.
  await page.waitForTimeout(3000);
  const { bytes } = await converter.convert();
  await page.locator(FILE_FIELD).setInputFiles({
    name: `${MARK}.docx`,
    mimeType: '',
    buffer: Buffer.from(reviewed(bytes)),
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Merge its changes' }).click();
  await expect(page.getByRole('region', { name: 'Changes' })).toBeVisible();
  await page.keyboard.press('Control+f');
  await page.getByLabel('Find in the text').fill(MARK);
  await expect.poll(() => kept(page)).toContain(MARK);
  expect(await shown(page)).not.toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const made = new Map<string, Blob>();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (file: Blob) => {
      const address = createObjectURL.call(URL, file);
      made.set(address, file);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      made.delete(address);
      revokeObjectURL.call(URL, address);
    };
    Object.assign(window, { made });
  });
});

test('a text that was deleted is nowhere any more, also after the next one was written', async ({
  converter,
}) => {
  const { page } = converter;
  await page.reload();
  await fill(converter);
  await converter.openPrivacy();
  await page.getByRole('button', { name: 'Delete this text' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'start writing' })).toBeVisible();
  await expect.poll(() => kept(page)).not.toContain(MARK);
  await converter.write('# Another text');
  await expect(page.getByRole('group', { name: 'Page 1 of' })).toContainText('Another text');
  await page.waitForTimeout(3000);
  expect(await shown(page)).toEqual([]);
  expect(await kept(page)).not.toContain(MARK);
  expect(await remembered(await page.context().newCDPSession(page))).toEqual([]);
});

const REPLACED: Readonly<Record<string, (converter: Converter) => Promise<unknown>>> = {
  'Clear was pressed': ({ page }) => page.getByRole('button', { name: 'Clear', exact: true }).click(),
  'another file was opened': ({ page }) =>
    page.locator(FILE_FIELD).setInputFiles(textFile('other.md', '# Opened')),
};

for (const [what, replace] of Object.entries(REPLACED))
  test(`after ${what}, only its history and earlier versions have the text`, async ({ converter }) => {
    const { page } = converter;
    await page.reload();
    await fill(converter);
    // What a visitor looks for stays in its open field, for the next text.
    await page.getByLabel('Find in the text').fill('');
    await replace(converter);
    await expect.poll(() => kept(page, WAYS_BACK)).not.toContain(MARK);
    if (what === 'Clear was pressed') await converter.write('# Another text');
    await expect(page.getByRole('group', { name: 'Page 1 of' })).toContainText(/Another text|Opened/);
    await page.waitForTimeout(3000);
    // The file that was saved last is named for some seconds.
    await expect.poll(() => shown(page)).toEqual([]);
    expect(await kept(page, WAYS_BACK)).not.toContain(MARK);
    // What is left is what can be taken back.
    await expect.poll(() => kept(page)).toContain(MARK);
    await converter.undo.first().click();
    if (what === 'Clear was pressed') await converter.undo.first().click();
    await expect(page.getByRole('group', { name: 'Page 1 of' })).toContainText(MARK);
  });
