import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPackage } from '../docx/package';
import { NORMAL, p, template } from './build';

const bin = fileURLToPath(new URL('../../cli/bin/footmark.js', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'footmark-template-'));
  writeFileSync(join(folder, 'a.md'), '# One\n\nText.');
});
afterEach(() => rmSync(folder, { recursive: true }));

function footmark(...words: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, [bin, ...words], { cwd: folder, encoding: 'utf8' });
  return { status, stderr };
}

const STYLES = `${NORMAL}<w:style w:type="paragraph" w:styleId="Extra"><w:name w:val="Extra text"/></w:style>`;

test('--reference and --style-map, and both in an options file', () => {
  writeFileSync(join(folder, 't.dotx'), template({ styles: STYLES, body: p('Cover') + p('{{content}}') }));
  writeFileSync(join(folder, 'map.json'), '{"BodyText":"Extra text"}');
  writeFileSync(join(folder, 'o.json'), '{"reference":"t.dotx","styleMap":{"BodyText":"Extra text"}}');
  const document = (name: string): string =>
    openPackage(readFileSync(join(folder, name))).parts.get('word/document.xml')?.text ?? '';
  expect(footmark('a.md', '--reference', 't.dotx', '--style-map', 'map.json', '-o', 'one.docx').status).toBe(
    0,
  );
  expect(footmark('a.md', '--options', 'o.json', '-o', 'two.docx').status).toBe(0);
  expect(document('one.docx')).toMatch(/Cover.*w:pStyle w:val="Extra"/s);
  expect(document('two.docx')).toBe(document('one.docx'));
});

test('a file that is not a template gives a plain message', () => {
  writeFileSync(join(folder, 't.dotx'), 'Hello');
  const { status, stderr } = footmark('a.md', '--reference', 't.dotx');
  expect(status).toBe(1);
  expect(stderr).toContain('The template is not a Word document');
  expect(footmark('a.md', '--style-map', 'map.json')).toEqual({
    status: 2,
    stderr: expect.stringContaining('--style-map needs a Word template'),
  });
});
