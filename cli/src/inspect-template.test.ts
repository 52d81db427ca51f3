import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { NORMAL, p, template } from '../../tests/templates/build.js';
import { run } from './run.js';
import type { Terminal } from './streams.js';

let folder: string;
const at = (name: string): string => join(folder, name);
const STYLES = `${NORMAL}<w:style w:type="paragraph" w:styleId="txt"><w:name w:val="House Text"/></w:style>`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footmark-inspect-'));
  await writeFile(at('thesis.dotx'), template({ styles: STYLES, body: p('Sample.') }));
  await writeFile(at('text.md'), '# No template\n');
  await writeFile(at('map.json'), '{ "BodyText": "House Text" }');
});

async function footmark(...words: string[]): Promise<{ status: number; out: string; error: string }> {
  const texts = { out: '', error: '' };
  const stream = (to: 'out' | 'error'): Terminal['stdout'] =>
    new Writable({
      write(chunk, _encoding, done) {
        texts[to] += String(chunk);
        done();
      },
    });
  const stdin = (async function* () {
    yield template({ body: p('{{content}}') });
  })();
  const status = await run(words, { stdin, stdout: stream('out'), stderr: stream('error') });
  return { status, ...texts };
}

test('says in plain words what is kept, left out, filled in and guessed', async () => {
  const { status, out, error } = await footmark('inspect', at('thesis.dotx'));
  expect({ status, error }).toEqual({ status: 0, error: '' });
  expect(out).toMatch(/^Kept:\n {2}Its 2 styles: 2 for paragraphs\n/);
  expect(out).toContain('\nLeft out:\n  Its sample text (7 characters)\n');
  expect(out).toContain('\nFilled in:\n  nothing\n');
  expect(out).toContain('\nGuessed:\n');
});

test('as JSON: the same, with the styles that are used, and answers for guesses', async () => {
  const { status, out } = await footmark('inspect', at('thesis.dotx'), '--json');
  expect(status).toBe(0);
  const { file, kept, dropped, filled, guessed, styleMap } = JSON.parse(out);
  expect({ file, filled }).toEqual({ file: at('thesis.dotx'), filled: [] });
  expect(kept[0]).toEqual({ about: 'styles', text: 'Its 2 styles: 2 for paragraphs' });
  expect(dropped).toHaveLength(1);
  expect(guessed.every((guess: object) => 'answers' in guess)).toBe(true);
  expect(styleMap).toMatchObject({ BodyText: 'Normal', Heading1: null });
});

test('takes a style map, and a template on standard input', async () => {
  const mapped = await footmark('inspect', at('thesis.dotx'), '--style-map', at('map.json'), '--json');
  expect(JSON.parse(mapped.out).styleMap.BodyText).toBe('House Text');
  expect((await footmark('inspect', '-')).out).toContain('Kept:\n');
});

describe('its exit status', () => {
  test.each<[string, () => string[], number, RegExp]>([
    ['no template', () => [at('text.md')], 1, /text\.md: The template is not a Word document/],
    ['no file', () => [at('none.dotx')], 1, /cannot read .*none\.dotx: no such file/],
    ['nothing', () => [], 2, /no input file given/],
    ['two templates', () => [at('thesis.dotx'), at('thesis.dotx')], 2, /inspect takes one Word template/],
    ['an option of a conversion', () => [at('thesis.dotx'), '--toc'], 2, /inspect takes one Word template/],
    ['an output', () => [at('thesis.dotx'), '-o', 'a.docx'], 2, /inspect takes one Word template/],
    ['an unknown option', () => [at('thesis.dotx'), '--jsn'], 2, /unknown option '--jsn'/],
  ])('%s', async (_name, words, status, message) => {
    const found = await footmark('inspect', ...words());
    expect({ status: found.status, out: found.out }).toEqual({ status, out: '' });
    expect(found.error).toMatch(message);
  });
});
