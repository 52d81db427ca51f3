import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { compressFiles } from './compress';
import { SiteFolder } from './site-folder';

const folder = mkdtempSync(join(tmpdir(), 'footmark-compress-'));
afterEach(() => rmSync(folder, { recursive: true }));

test('text files get compressed forms, but not those for hosts, which would be served under these names', async () => {
  const site = new SiteFolder(folder);
  site.write('index.html', '<p>text</p>');
  site.write('vercel.json', '{}');
  site.write('icon.png', '');
  await compressFiles(site);
  expect(site.files().sort()).toEqual([
    'icon.png',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'vercel.json',
  ]);
});
