import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wordFile } from '../../tests/planted-links.js';
import { serverRoots } from './mcp/roots.js';
import { checkMarkdown } from './mcp/tools.js';
import { optionFaults } from './option-checks.js';
import { run } from './run.js';
import { printableJson, shown } from './shown.js';

test.each([
  ['a.md', 'a.md'],
  ['a\u001b[2J.md', 'a\\x1b[2J.md'],
  ['a\nfootmark: error: b.md', 'a\\nfootmark: error: b.md'],
  ['a\r\t\u007f\u009b.md', 'a\\r\\t\\x7f\\x9b.md'],
  ['a\u202egnp.md', 'a\\u202egnp.md'],
  ['Café ‌ 👩‍👧 שלום.md', 'Café ‌ 👩‍👧 שלום.md'],
])('%j is shown as %j', (name, expected) => {
  expect(shown(name)).toBe(expected);
});

test('JSON has the same strings, and nothing that commands a terminal', () => {
  const value = { file: 'a\u001b\u009b[2J\u202e\n.md' };
  const json = printableJson(value);
  expect(JSON.parse(json)).toEqual(value);
  expect(json.replaceAll('\n', '')).toMatch(/^[ -~]+$/);
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footmark-shown-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function footmark(...words: readonly string[]): Promise<string> {
  let said = '';
  const stream = {
    write(data: string | Uint8Array, done: () => void) {
      said += Buffer.from(data).toString();
      done();
    },
  };
  await run(words, { stdin: { async *[Symbol.asyncIterator]() {} }, stdout: stream, stderr: stream });
  return said;
}

const NAME = 'x\u001b[31m\nfootmark: forged';

describe.skipIf(process.platform === 'win32')(
  'a name with escape codes and line breaks is spelled out',
  () => {
    const calls: Readonly<Record<string, () => Promise<readonly string[]>>> = {
      'of a text with findings': async () => [await text('Text[^x].\n')],
      'of a text as JSON': async () => [await text('Text[^x].\n'), '--json'],
      'of a text that is no text': async () => [await text(Uint8Array.of(0xe9, 0x20))],
      'of one that is missing': async () => [join(folder, `${NAME}.md`)],
      'of a folder': async () => {
        await mkdir(join(folder, NAME));
        return [join(folder, NAME)];
      },
      'of a folder as one text': async () => {
        await mkdir(join(folder, NAME));
        await writeFile(join(folder, NAME, 'a.md'), 'Text[^x].\n');
        return [join(folder, NAME), '--one'];
      },
      'of a Word file': async () => {
        const path = join(folder, `${NAME}.docx`);
        await writeFile(path, await wordFile('Text.\n'));
        await writeFile(join(folder, `${NAME}.md`), '');
        return [path];
      },
      'of an option': async () => [await text('Text.\n'), `--${NAME}`],
      'of the output': async () => [await text('Text.\n'), '-o', join(folder, NAME, 'a.docx')],
    };

    async function text(content: string | Uint8Array): Promise<string> {
      const path = join(folder, `${NAME}.md`);
      await writeFile(path, content);
      return path;
    }

    test.each(Object.entries(calls))('%s', async (_, words) => {
      const said = await footmark(...(await words()));
      expect(said).toMatch(/x\\(?:x1b|u001b)\[31m\\nfootmark: forged/);
      expect(said).not.toContain('\u001b');
      expect(said).not.toMatch(/^footmark: forged/m);
    });

    test('in the answer to an assistant', async () => {
      await mkdir(join(folder, 'book'));
      await writeFile(join(folder, 'book', `${NAME}.md`), 'Text[^x].\n');
      const answer = await checkMarkdown({ source: 'book' }, await serverRoots([folder]));
      expect(answer.text).toContain('\\x1b[31m\\nfootmark: forged');
      expect(answer.text).not.toContain('\u001b');
    });
  },
);

test.runIf(process.platform === 'linux')(
  'a name that is not in UTF-8 is reported, and the others are converted',
  async () => {
    const bytes = Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.of(0xe9), Buffer.from('.md')]);
    await writeFile(bytes, 'Text.\n');
    await writeFile(join(folder, 'a.md'), 'Text.\n');
    const said = await footmark(folder);
    expect(said).toContain('caf\ufffd.md: its name is not in UTF-8; rename it\n');
    expect(said).toContain('1 document written');
    expect(await footmark(folder, '--one')).toMatch(
      /caf\ufffd\.md cannot be read: its name is not in UTF-8; rename it/,
    );
  },
);

test('options that are nested without end give a message', async () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  await writeFile(join(folder, 'a.md'), 'Text.\n');
  await writeFile(join(folder, 'o.json'), deep);
  await writeFile(join(folder, 'p.json'), `{"title":${deep},"margins":{"left":${deep}}}`);
  expect(await footmark(join(folder, 'a.md'), '--options', join(folder, 'o.json'))).toMatch(
    /o\.json: \[\[…\]\] is not accepted; write an object/,
  );
  expect(await footmark(join(folder, 'a.md'), '--options', join(folder, 'p.json'))).toMatch(
    /title: \[\[…\]\] is not accepted.*\n.*margins\.left: \[\[…\]\] is not accepted/,
  );
  expect(optionFaults({ title: { a: 1, b: { c: 2 } } })[0]).toContain('{"a":1,"b":{…}} is not accepted');
});
