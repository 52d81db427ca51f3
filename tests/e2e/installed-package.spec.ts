import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openPackage } from '../docx/package';
import { codeIn, installIn, pack, toolOf } from '../packages/installation';

let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'footmark-page-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a page that Vite builds converts in a worker, as the readme of the engine says', async ({ page }) => {
  const project = join(folder, 'project');
  installIn(project, [pack('engine', folder)]);
  const [, worker = '', script = ''] = codeIn('engine/README.md', 'js');
  writeFileSync(join(project, 'worker.js'), worker);
  writeFileSync(join(project, 'page.js'), script);
  writeFileSync(join(project, 'index.html'), '<!doctype html><script type="module" src="/page.js"></script>');
  const build = ['build', '--base', './', '--logLevel', 'warn'];
  execFileSync(process.execPath, [toolOf('vite/bin/vite.js'), ...build], { cwd: project, stdio: 'pipe' });

  await page.route('http://installed.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ path: join(project, 'dist', pathname === '/' ? 'index.html' : pathname) });
  });
  const download = page.waitForEvent('download');
  await page.goto('http://installed.test/');
  const { parts } = openPackage(await readFile(await (await download).path()));
  expect((await download).suggestedFilename()).toBe('paper.docx');
  expect(parts.get('word/document.xml')?.text).toContain('Hello');
  expect(parts.get('word/footnotes.xml')?.text).toContain('The note.');
});
