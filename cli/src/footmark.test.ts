import { execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const project = fileURLToPath(new URL('../../', import.meta.url));
const bin = join(project, 'cli/bin/footmark.js');

interface Run {
  readonly status: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

let folder: string;
const at = (name: string): string => join(folder, name);

/** Runs the built command in the test's folder; `hangUp` closes its standard output before it writes. */
function footmark(words: readonly string[], { stdin = '', hangUp = false } = {}): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...words], { cwd: folder });
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
    if (hangUp) child.stdout.destroy();
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (status) =>
      resolve({ status, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString() }),
    );
    child.stdin.on('error', () => {});
    child.stdin.end(stdin);
  });
}

function partOf(docx: Uint8Array, path: string): string {
  return Buffer.from(unzipSync(docx)[path] ?? []).toString();
}

const documentOf = (docx: Uint8Array): string => partOf(docx, 'word/document.xml');

beforeAll(() => {
  execFileSync(process.execPath, [join(project, 'node_modules/typescript/bin/tsc'), '-b', 'engine', 'cli'], {
    cwd: project,
    stdio: 'inherit',
  });
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footmark-cli-'));
  await writeFile(at('notes.md'), '# Hello\n\nA text with a note.[^1]\n\n[^1]: The note.\n');
});
afterEach(() => rm(folder, { recursive: true }));

describe('footmark', () => {
  test('writes the Word file where -o says', async () => {
    expect(await footmark(['notes.md', '-o', 'out.docx'])).toMatchObject({ status: 0, stderr: '' });
    expect(documentOf(await readFile(at('out.docx')))).toContain('Hello');
  });

  test('writes beside the source without -o', async () => {
    expect((await footmark(['notes.md'])).status).toBe(0);
    expect((await readdir(folder)).sort()).toEqual(['notes.docx', 'notes.md']);
  });

  test('reads standard input and writes standard output', async () => {
    const { status, stdout } = await footmark(['-'], { stdin: '# From a pipe' });
    expect(status).toBe(0);
    expect(documentOf(stdout)).toContain('From a pipe');
  });

  test('passes the options on', async () => {
    const words = ['--font', 'georgia', '--size', '12', '--title', 'My title', '--date', '2026-11-21'];
    await footmark(['notes.md', ...words]);
    const docx = await readFile(at('notes.docx'));
    expect(partOf(docx, 'word/styles.xml')).toMatch(/w:ascii="Georgia"[\s\S]*w:sz w:val="24"/);
    expect(partOf(docx, 'docProps/core.xml')).toContain('My title');
    expect(partOf(docx, 'docProps/core.xml')).toContain('2026-11-21T00:00:00Z');
  });

  test('--footnotes document makes endnotes', async () => {
    await footmark(['notes.md', '--footnotes', 'document']);
    expect(documentOf(await readFile(at('notes.docx')))).toContain('w:endnoteReference');
  });

  test('gives the same bytes through a pipe and through files', async () => {
    await footmark(['notes.md']);
    const { stdout } = await footmark(['-'], { stdin: await readFile(at('notes.md'), 'utf8') });
    expect(stdout.equals(await readFile(at('notes.docx')))).toBe(true);
  });

  test('embeds a picture from beside the source, whatever the current directory is', async () => {
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await mkdir(at('book'));
    await writeFile(at('book/dot.png'), Buffer.from(pixel, 'base64'));
    await writeFile(at('book/text.md'), '![A dot](dot.png)\n');
    expect(await footmark(['book/text.md'])).toMatchObject({ status: 0, stderr: '' });
    const parts = Object.keys(unzipSync(await readFile(at('book/text.docx'))));
    expect(parts.some((part) => part.startsWith('word/media/'))).toBe(true);
  });
});

describe('notices', () => {
  const markdown = 'One.[^a]\n\n| A | B |\n|---|---|\n| 1 |\n';

  test('go to standard error, one a line, and do not fail the conversion', async () => {
    const { status, stderr } = await footmark(['-', '-o', 'out.docx'], { stdin: markdown });
    expect(status).toBe(0);
    expect(stderr).toMatch(/^-:1: warning: .+\n-:5: error: .+\n$/);
  });

  test('go to standard output as JSON', async () => {
    await writeFile(at('faulty.md'), markdown);
    const { stdout, stderr } = await footmark(['faulty.md', '--json']);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout.toString())).toMatchObject([
      { file: 'faulty.md', line: 1, severity: 'warning', code: 'footnote-undefined' },
      { file: 'faulty.md', line: 5, severity: 'error', code: 'table-cell-count' },
    ]);
  });

  test('as JSON make room for the document on standard output', async () => {
    const { stdout, stderr } = await footmark(['-', '--json'], { stdin: '# Clean' });
    expect(JSON.parse(stderr)).toEqual([]);
    expect(documentOf(stdout)).toContain('Clean');
  });
});

describe('what cannot be done', () => {
  test.each([
    [['missing.md'], 'footmark: cannot read missing.md: no such file\n'],
    [['.'], 'footmark: cannot read .: it is a directory\n'],
    [['notes.md', '-o', '.'], 'footmark: cannot write .: it is a directory\n'],
    [['notes.md', '-o', 'no/out.docx'], 'footmark: cannot write no/out.docx: there is no directory no\n'],
  ])('%j fails with status 1', async (words, message) => {
    expect(await footmark(words)).toMatchObject({ status: 1, stderr: message });
    expect(await readdir(folder)).toEqual(['notes.md']);
  });

  test('text that is not UTF-8 is refused, with the place', async () => {
    await writeFile(at('latin.md'), Buffer.from('# Title\n\ncaf\u00e9', 'latin1'));
    const message = 'footmark: latin.md: not UTF-8 text: byte 13, on line 3, does not belong there\n';
    expect(await footmark(['latin.md'])).toMatchObject({ status: 1, stderr: message });
  });

  test.each([
    [['--colour', 'red'], "footmark: unknown option '--colour'\nTry 'footmark --help'.\n"],
    [[], "footmark: no input file given; - is standard input\nTry 'footmark --help'.\n"],
    [
      ['notes.md', '-o', 'notes.md'],
      "footmark: the output notes.md is the input file itself, which would be lost\nTry 'footmark --help'.\n",
    ],
  ])('%j is wrong usage, status 2', async (words, message) => {
    expect(await footmark(words)).toMatchObject({ status: 2, stderr: message });
  });
});

describe('the terminal', () => {
  test('--help and --version print and end well', async () => {
    const help = await footmark(['--help']);
    expect(help).toMatchObject({ status: 0, stderr: '' });
    expect(help.stdout.toString()).toMatch(/^Usage: footmark/);
    expect((await footmark(['--version'])).stdout.toString()).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('a reader that goes away is no error', async () => {
    expect(await footmark(['-'], { stdin: '# Hi', hangUp: true })).toMatchObject({ status: 0, stderr: '' });
  });
});
