import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeIn } from '../packages/installation';
import { PIXEL } from '../pixel';

/** What the documentation shows of the command line and in other languages, run as it stands there. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGES = readdirSync(join(ROOT, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);

/** The blocks that use nothing but the command and the programs of a shell. */
const BLOCKS = PAGES.flatMap((page) =>
  codeIn(page, 'sh').flatMap((block) =>
    /^(?:.*\| )?footmark |xargs.* footmark /m.test(block) && !/^(?:docker|npm|npx) /m.test(block)
      ? [[page, block] as const]
      : [],
  ),
);

const TEXT = '---\ntitle: Tides\n---\n\nA text with a note.[^1]\n\n[^1]: The note.\n';
const CONVERSATIONS = ['Tides', 'Ports'].map((title) => ({
  title,
  create_time: 1_760_000_000,
  current_node: 'b',
  mapping: {
    a: { id: 'a', parent: null, message: messageOf('user', 'What are tides?') },
    b: { id: 'b', parent: 'a', message: messageOf('assistant', 'The moon moves **water**.') },
  },
}));

function messageOf(role: string, part: string) {
  return { author: { role }, content: { content_type: 'text', parts: [part] }, create_time: 1_760_000_000 };
}

/** By its path, each file that the blocks name and do not write themselves; Word files are made from Markdown. */
const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'a.md': TEXT,
  'paper.md': TEXT,
  'thesis.md': TEXT,
  'chapters/1.md': TEXT,
  'chapters/2.md': '# Ports\n',
  'docs/page.md': TEXT,
  'texts/1.md': TEXT,
  'texts/2.md': TEXT,
  'lab.ipynb': JSON.stringify({
    cells: [{ cell_type: 'markdown', metadata: {}, source: '# Lab' }],
    metadata: {},
    nbformat: 4,
  }),
  'page.html': '<h1>Page</h1>',
  'data.csv': 'a,b\n1,2\n',
  'notes.zip': zipSync({ 'page.md': strToU8('# Notes\n') }),
  'export.zip': zipSync({ 'conversations.json': strToU8(JSON.stringify(CONVERSATIONS)) }),
};
const WORD_FILES: Readonly<Record<string, string>> = {
  'old.docx': TEXT,
  'new.docx': TEXT.replace('A text', 'A long text'),
  'returned.docx': TEXT.replace('A text', 'A long text'),
  'returned/one.docx': TEXT,
  'thesis.dotx': '# Title\n\n{{content}}\n',
};

const folder = mkdtempSync(join(tmpdir(), 'footmark-shown-'));
const bin = join(folder, 'bin');
const files = join(folder, 'files');
const work = join(folder, 'work');
const environment = { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) };

function shell(script: string, cwd = work) {
  return spawnSync('sh', ['-e', '-c', script], { cwd, env: environment, encoding: 'utf8' });
}

beforeAll(() => {
  mkdirSync(bin);
  writeFileSync(
    join(bin, 'footmark'),
    `#!/bin/sh\nexec "${process.execPath}" "${join(ROOT, 'cli/bin/footmark.js')}" "$@"\n`,
  );
  chmodSync(join(bin, 'footmark'), 0o755);
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(files, name)), { recursive: true });
    writeFileSync(join(files, name), content);
  }
  for (const [name, markdown] of Object.entries(WORD_FILES)) {
    mkdirSync(dirname(join(files, name)), { recursive: true });
    execFileSync(join(bin, 'footmark'), ['-', '--source', '-o', join(files, name)], { input: markdown });
  }
});
beforeEach(() => {
  rmSync(work, { recursive: true, force: true });
  cpSync(files, work, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the documentation shows blocks of commands', () => expect(BLOCKS.length).toBeGreaterThan(9));

test.each(BLOCKS)('%s: %s does what it says', (_, block) => {
  // A page that reads a Word file begins with one; everywhere else, the file is written first.
  if (/paper\.docx/.test(block.split('\n')[0] ?? '') || /< paper\.docx/.test(block))
    cpSync(join(work, 'old.docx'), join(work, 'paper.docx'));
  // No Markdown is replaced by what is read from a Word file.
  if (block.includes('-o paper.md')) rmSync(join(work, 'paper.md'));
  // `git diff` and `jq` tell by their exit status whether there is anything to show.
  const { status, stderr } = shell(block.replace(/^(git diff .*)$/m, '! $1'));
  expect(stderr).not.toMatch(/error:/);
  expect(status, stderr).toBe(0);
  const promised = [...block.matchAll(/(?:Writes|-o|[^-]>) ([\w./-]*\w[\w./-]*)/g)].map(
    ([, name = '']) => name,
  );
  expect(promised.filter((name) => !existsSync(join(work, name)))).toEqual([]);
});

test('the page about the command shows the message about a picture outside the folder as it is printed', () => {
  const [message = ''] = codeIn('docs/command-line.md', 'text').filter((block) =>
    block.startsWith('paper.md:'),
  );
  mkdirSync(join(work, 'texts/images'), { recursive: true });
  mkdirSync(join(work, 'texts/here'));
  writeFileSync(join(work, 'texts/images/a.png'), PIXEL);
  writeFileSync(join(work, 'texts/here/paper.md'), `${'\n'.repeat(6)}![A](../images/a.png)\n`);
  const { stderr } = shell('footmark paper.md', join(work, 'texts/here'));
  expect(stderr.trim()).toBe(message.trim().replace('\n', ' '));
});

test('the files of options and of styles that the documentation shows are taken', () => {
  const [options = ''] = codeIn('docs/command-line.md', 'json');
  const [styles = ''] = codeIn('docs/own-template.md', 'json');
  writeFileSync(join(work, 'options.json'), options);
  writeFileSync(join(work, 'styles.json'), styles);
  expect(shell('footmark paper.md --options options.json')).toMatchObject({ status: 0, stderr: '' });
  writeFileSync(join(work, 'company.json'), '{ "reference": "thesis.dotx" }');
  const mapped = shell('footmark paper.md --options company.json --style-map styles.json');
  expect(mapped.status, mapped.stderr).toBe(0);
  // The template of the test has none of the two styles that the page names.
  expect(mapped.stderr.match(/House Text|Chapter/g)).toEqual(['House Text', 'Chapter']);
});

test('the Python program of the documentation gets the Word file', () => {
  if (spawnSync('python3', ['--version']).status !== 0) return;
  const [program = ''] = codeIn('docs/library.md', 'python');
  writeFileSync(
    join(work, 'program.py'),
    `markdown = "# Tides"\n${program}\nopen("out.docx", "wb").write(docx)\n`,
  );
  expect(shell('python3 program.py')).toMatchObject({ status: 0 });
  expect(shell('footmark out.docx -o out.md && cat out.md').stdout).toContain('title: Tides');
});

test('the JavaScript program of the documentation writes the Word file', () => {
  const [program = ''] = codeIn('docs/library.md', 'ts');
  const engine = join(ROOT, 'engine/dist/index.js');
  writeFileSync(join(work, 'program.mjs'), program.replace("'@footmark/engine'", JSON.stringify(engine)));
  writeFileSync(join(work, 'paper.md'), 'A mark.[^a]\n');
  const { status, stderr } = shell('node program.mjs');
  expect(stderr).toMatch(/^paper\.md:1: .*\[\^a\]/);
  expect(status).toBe(0);
  expect(existsSync(join(work, 'paper.docx'))).toBe(true);
});
