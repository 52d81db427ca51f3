import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const LOADER = fileURLToPath(new URL('../bin/compiled.cjs', import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'footmark-compiled-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
const run = () =>
  execFileSync(
    process.execPath,
    ['-e', `require(${JSON.stringify(LOADER)}).loadCompiled(${JSON.stringify(at('a.js'))}, 'x')`],
    {
      encoding: 'utf8',
    },
  );

const FIRST =
  "const b = require('./b.js'); console.log(b.name(), require('node:path').sep.length, __filename.endsWith('a.js'));";

test('modules run the same from code that was kept, until they change', () => {
  writeFileSync(at('a.js'), FIRST);
  writeFileSync(at('b.js'), "exports.name = () => 'one'; exports.other = () => require('./a.js');");
  expect(run()).toBe('one 1 true\n');
  const kept = readdirSync(at('compiled'));
  expect(kept.map((name) => name.replace(/-.*/, '')).sort()).toEqual(['a', 'b']);
  expect(run()).toBe('one 1 true\n');
  expect(readdirSync(at('compiled'))).toEqual(kept);
  // V8 would not notice: the length is the same.
  writeFileSync(at('b.js'), "exports.name = () => 'two'; exports.other = () => require('./a.js');");
  utimesSync(at('b.js'), 1, 1);
  expect(run()).toBe('two 1 true\n');
});

test('kept code that is damaged is made anew', () => {
  writeFileSync(at('a.js'), "console.log('sound');");
  run();
  for (const name of readdirSync(at('compiled'))) writeFileSync(join(at('compiled'), name), 'damaged');
  expect(run()).toBe('sound\n');
  expect(run()).toBe('sound\n');
});

test('nothing is kept where nothing can be written', () => {
  writeFileSync(at('a.js'), "console.log('sound');");
  writeFileSync(at('compiled'), 'in the way');
  expect(run()).toBe('sound\n');
  expect(run()).toBe('sound\n');
});
