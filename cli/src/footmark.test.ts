import { spawn, spawnSync } from 'node:child_process';
import { link, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PIXEL, PIXEL_BASE64 } from '../../tests/pixel.js';

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
function footmark(
  words: readonly string[],
  { stdin = '' as string | Uint8Array, hangUp = false, node = [] as readonly string[] } = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...node, bin, ...words], { cwd: folder });
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

/** Writes files, and creates their folders. */
async function place(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(at(name)), { recursive: true });
    await writeFile(at(name), text);
  }
}

/** The Word files below the test's folder, sorted. */
async function documents(): Promise<string[]> {
  // With the types of its entries, `readdir` does not follow links.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(({ name }) => name.endsWith('.docx'))
    .map(({ name, parentPath }) => relative(folder, join(parentPath, name)))
    .sort();
}

function partOf(docx: Uint8Array, path: string): string {
  return Buffer.from(unzipSync(docx)[path] ?? []).toString();
}

const documentOf = (docx: Uint8Array): string => partOf(docx, 'word/document.xml');

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

  test('reads a Word file as Markdown, with its pictures beside it, and overwrites no text', async () => {
    await place({
      'paper.md': `# Title\n\nText[^1].\n\n![Alt](data:image/png;base64,${PIXEL_BASE64})\n\n[^1]: Note.\n`,
    });
    await footmark(['paper.md', '-o', 'sent.docx']);
    expect(await footmark(['sent.docx', '-o', 'back.md'])).toMatchObject({ status: 0, stderr: '' });
    const back = '# Title\n\nText[^1].\n\n![Alt](back-media/image1.png)\n\n[^1]: Note.\n';
    expect(await readFile(at('back.md'), 'utf8')).toBe(back);
    expect(await readdir(at('back-media'))).toEqual(['image1.png']);
    expect(await footmark(['sent.docx', '-o', 'paper.md'])).toMatchObject({ status: 1 });
    expect(await footmark(['sent.docx', '-o', 'wrapped.md', '--wrap', '20'])).toMatchObject({ status: 0 });
    expect(await footmark(['paper.md', '-o', 'again.docx', '--wrap', '20'])).toMatchObject({ status: 2 });
    expect(await footmark(['sent.docx', '-o', 'narrow.md', '--wrap', '9'])).toMatchObject({ status: 2 });
    expect(await footmark(['paper.md', '-o', 'again.docx', '--dialect', 'footmark'])).toMatchObject({
      status: 2,
    });
    expect((await footmark(['sent.docx', '-o', '-', '--dialect', 'pandoc'])).stdout.toString()).toContain(
      'Text[^1].',
    );
    expect((await footmark(['sent.docx', '-o', '-'])).stdout.toString()).toContain('Text[^1].');
    const { stdout, status } = await footmark(['sent.docx', '--check', '--json']);
    expect([status, JSON.parse(stdout.toString())]).toEqual([0, [{ file: 'sent.docx', notices: [] }]]);
    expect(await footmark(['sent.docx', 'paper.md'])).toMatchObject({ status: 2 });
  });

  test('reads a Word file from standard input by what comes, and folders of Word files', async () => {
    await place({ 'sent/a/one.md': '{++One++}[^1]\n\n[^1]: Note.\n', 'sent/two.md': 'Two\n' });
    await footmark(['sent', '-o', 'word']);
    await place({ 'word/~$two.docx': 'a lock', 'word/notes.txt': 'not read' });

    const stdin = await readFile(at('word/a/one.docx'));
    const back = '{++One++}[^1]\n\n[^1]: Note.\n';
    const found = await footmark(['-', '-o', '-', '--review', 'track'], { stdin });
    expect(found).toMatchObject({ status: 0, stderr: '' });
    expect(found.stdout.toString()).toBe(back);
    await footmark(['-', '--from', 'docx', '-o', 'one.md', '--review', 'reject'], { stdin });
    expect(await readFile(at('one.md'), 'utf8')).toBe('[^1]\n\n[^1]: Note.\n');
    const text = await footmark(['-', '--from', 'docx'], { stdin: '# Text' });
    expect(text).toMatchObject({ status: 1, stderr: expect.stringContaining('is not a Word document') });

    expect(await footmark(['word', '-o', 'back'])).toMatchObject({ status: 0 });
    expect(await readFile(at('back/a/one.md'), 'utf8')).toContain('One[^1]');
    expect((await readdir(at('back'))).sort()).toEqual(['a', 'two.md']);
    expect(await footmark(['word', '-o', 'back'])).toMatchObject({ status: 1 });
    expect(await footmark(['word', '-o', 'all.md'])).toMatchObject({ status: 2 });
    await mkdir(at('empty'));
    expect(await footmark(['empty', '--from', 'docx'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no Word files (.docx, .docm) in empty'),
    });
  });

  test('passes on the options', async () => {
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

  test('--no-toc and --no-title-page turn off what a template turns on', async () => {
    await place({ 'paper.md': '# Title\n\n## Part\n\nText.\n' });
    await footmark(['paper.md', '--template', 'academic', '-o', 'on.docx']);
    await footmark(['paper.md', '--template', 'academic', '--no-toc', '--no-title-page', '-o', 'off.docx']);
    const [on, off] = [await readFile(at('on.docx')), await readFile(at('off.docx'))].map(documentOf);
    expect(on).toContain('TOC \\o');
    expect(off).not.toContain('TOC \\o');
  });

  test('writes the same bytes to a pipe and to a file', async () => {
    await footmark(['notes.md']);
    const { stdout } = await footmark(['-'], { stdin: await readFile(at('notes.md'), 'utf8') });
    expect(stdout.equals(await readFile(at('notes.docx')))).toBe(true);
  });

  test('embeds a picture from beside the source, whatever the current directory is', async () => {
    await mkdir(at('book'));
    await writeFile(at('book/dot.png'), PIXEL);
    await writeFile(at('book/text.md'), '![A dot](dot.png)\n');
    expect(await footmark(['book/text.md'])).toMatchObject({ status: 0, stderr: '' });
    const parts = Object.keys(unzipSync(await readFile(at('book/text.docx'))));
    expect(parts.some((part) => part.startsWith('word/media/'))).toBe(true);
  });
});

describe('pictures', () => {
  test('in formats that Word does not show become PNG or JPEG', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"><rect width="9" height="6"/></svg>';
    await place({ 'a.svg': svg, 'text.md': '![one](a.svg) ![two](b.webp)' });
    await sharp(Buffer.from(svg)).webp({ lossless: true }).toFile(at('b.webp'));
    expect(await footmark(['text.md'])).toMatchObject({ status: 0, stderr: '' });
    const names = Object.keys(unzipSync(await readFile(at('text.docx')))).filter((name) =>
      /media/.test(name),
    );
    expect(names).toEqual(['word/media/image1.png', 'word/media/image2.svg', 'word/media/image3.png']);
  });

  test('are fetched from the web with --remote-images, and never without', async () => {
    const png = await sharp({ create: { width: 9, height: 6, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.end(png);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await place({ 'text.md': `![one](http://127.0.0.1:${port}/a.png)` });
    expect((await footmark(['text.md'])).stderr).toContain('is on the web and was not fetched');
    expect(asked).toEqual([]);
    expect((await footmark(['text.md', '--remote-images'])).stderr).toContain(
      'is not on the public internet',
    );
    expect(asked).toEqual([]);
    const words = ['text.md', '--remote-images', '--allow-private-hosts'];
    expect(await footmark(words)).toMatchObject({ status: 0, stderr: '' });
    expect(asked).toEqual(['/a.png']);
    expect(unzipSync(await readFile(at('text.docx')))['word/media/image1.png']).toEqual(Uint8Array.from(png));
    server.close();
  });
});

describe('pictures outside the folder of the text', () => {
  const GIF = 'GIF89a\x01\x00\x01\x00\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;';
  const OUTSIDE =
    /^book\/text\.md:1: warning: Picture \.\.\/dot\.gif was not loaded: it is outside the folder (of the text|that was given) \(to use it, add --allow-outside \.\)/;

  beforeEach(() => place({ 'dot.gif': GIF, 'book/text.md': '![A dot](../dot.gif)\n' }));

  test('are named, and read with --allow-outside only', async () => {
    const { status, stderr } = await footmark(['book/text.md']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(OUTSIDE) });
    const allowed = ['--allow-outside', 'book', '--allow-outside', '.'];
    expect(await footmark(['book/text.md', ...allowed])).toMatchObject({ status: 0, stderr: '' });
  });

  test('are read from the folder that is converted', async () => {
    expect((await footmark(['book'])).stderr).toMatch(OUTSIDE);
    expect(await footmark(['.', '-q'])).toMatchObject({ status: 0, stderr: '' });
  });

  test('a missing folder is an error', async () => {
    const stderr = 'footmark: --allow-outside: cannot read none: no such file\n';
    expect(await footmark(['book/text.md', '--allow-outside', 'none'])).toMatchObject({ status: 1, stderr });
    expect(await documents()).toEqual([]);
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

  test('as JSON go to standard error if the document goes to standard output', async () => {
    const { stdout, stderr } = await footmark(['-', '--json'], { stdin: '# Clean' });
    expect(JSON.parse(stderr)).toEqual([]);
    expect(documentOf(stdout)).toContain('Clean');
  });
});

describe('what is refused', () => {
  test.each([
    [['missing.md'], 'footmark: cannot read missing.md: no such file\n'],
    [['.', '-o', '-'], 'footmark: cannot read .: it is a folder\n'],
    [['notes.md', '-o', 'no/out.docx'], 'footmark: cannot write no/out.docx: there is no folder no\n'],
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
      ['notes.md', '-o', 'thesis.md'],
      "footmark: the output thesis.md has the name of a Markdown or text file; end it in .docx\nTry 'footmark --help'.\n",
    ],
  ])('%j is wrong usage, status 2', async (words, message) => {
    expect(await footmark(words)).toMatchObject({ status: 2, stderr: message });
  });

  test('an output is never a source under another name', async () => {
    await symlink('notes.md', at('notes.docx'));
    expect(await footmark(['notes.md'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('is the input file itself'),
    });
    expect(await readFile(at('notes.md'), 'utf8')).toContain('# Hello');
  });
});

describe('a file that somebody wrote is never overwritten', () => {
  const refused = (text: string) => ({ status: 2, stderr: expect.stringContaining(text) });

  test.each(['thesis.md', 'THESIS.MD', 'a.markdown', 'a.qmd', 'a.txt'])('-o %s', async (output) => {
    await place({ [output]: 'Words' });
    expect(await footmark(['notes.md', '-o', output])).toMatchObject(refused('has the name of a Markdown'));
    expect(await footmark(['-', '-o', output], { stdin: '# A' })).toMatchObject(refused('has the name of'));
    expect(await readFile(at(output), 'utf8')).toBe('Words');
  });

  test('a link that leads to Markdown', async () => {
    await place({ 'thesis.md': 'Words' });
    await symlink('thesis.md', at('out.docx'));
    expect(await footmark(['notes.md', '-o', 'out.docx'])).toMatchObject(refused('leads to'));
    expect(await readFile(at('thesis.md'), 'utf8')).toBe('Words');
  });

  test('a source without an ending, by a link of either kind, and through a folder that is a link', async () => {
    await place({ 'docs/draft': 'Words' });
    await link(at('docs/draft'), at('hard.docx'));
    await symlink('docs/draft', at('soft.docx'));
    await symlink('docs', at('folder'));
    for (const output of ['hard.docx', 'soft.docx', 'folder/draft', 'folder/../docs/draft'])
      expect(await footmark(['docs/draft', '-o', output])).toMatchObject(refused('is the input file itself'));
    expect(await readFile(at('docs/draft'), 'utf8')).toBe('Words');
  });

  test('a source that the shell passes on', async () => {
    await place({ draft: 'Words' });
    const shell = (line: string) =>
      spawnSync('sh', ['-c', line], {
        cwd: folder,
        env: { ...process.env, NODE: process.execPath, BIN: bin },
      });
    for (const line of ['"$NODE" "$BIN" - -o draft < draft', '"$NODE" "$BIN" draft -o - >> draft']) {
      const { status, stderr } = shell(line);
      expect({ status, stderr: stderr.toString() }).toMatchObject(refused('is the input file itself'));
    }
    expect(await readFile(at('draft'), 'utf8')).toBe('Words');
  });

  test('the file of --options', async () => {
    await place({ 'o.json': '{}' });
    const words = ['notes.md', '--options', 'o.json', '-o', 'o.json'];
    expect(await footmark(words)).toMatchObject(refused('o.json, which would be lost'));
    expect(await readFile(at('o.json'), 'utf8')).toBe('{}');
  });
});

test('an empty file says so', async () => {
  await place({ 'empty.md': '', 'blank.md': '\n \n' });
  const { status, stderr } = await footmark(['empty.md', 'blank.md', '--json']);
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: 'footmark: 2 documents written; 2 warnings (text-empty 2)\n',
  });
});

describe('the terminal', () => {
  test('--help and --version print and exit with status 0', async () => {
    const help = await footmark(['--help']);
    expect(help).toMatchObject({ status: 0, stderr: '' });
    expect(help.stdout.toString()).toMatch(/^Usage: footmark/);
    expect((await footmark(['--version'])).stdout.toString()).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('a reader that closes the pipe is not an error', async () => {
    expect(await footmark(['-'], { stdin: '# Hi', hangUp: true })).toMatchObject({ status: 0, stderr: '' });
  });
});

const NO_DEFINITION = 'One.[^a]\n';
const UNEVEN_TABLE = '| A | B |\n|---|---|\n| 1 |\n| 2 | 3 |\n';

describe('--check', () => {
  test('writes nothing and ends well when there are only warnings', async () => {
    await place({ 'w.md': NO_DEFINITION });
    const { status, stderr } = await footmark(['w.md', '--check', '-o', 'w.docx']);
    expect(status).toBe(0);
    expect(stderr).toMatch(/^w\.md:1: warning: .+\n$/);
    expect(await documents()).toEqual([]);
  });

  test('ends with status 1 when there are errors', async () => {
    await place({ 'e.md': UNEVEN_TABLE });
    const { status, stderr } = await footmark(['--check', 'notes.md', 'e.md']);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^e\.md:3: error: .+\nfootmark: 2 documents checked; 1 error \(table-cell-count 1\)\n/,
    );
    expect(stderr).toMatch(/\nfootmark: error: 1 of 2 files has errors: e\.md\n$/);
    expect(await documents()).toEqual([]);
  });

  test('reads standard input and keeps standard output for JSON', async () => {
    const { status, stdout, stderr } = await footmark(['-', '--check', '--json'], { stdin: UNEVEN_TABLE });
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(JSON.parse(stdout.toString())).toMatchObject([{ file: '-', line: 3, severity: 'error' }]);
  });

  test('reports what only shows when the document is written', async () => {
    await place({ 'p.md': '![A](missing.png) and [a](javascript:x)\n' });
    const { stderr } = await footmark(['p.md', '--check']);
    expect(stderr).toContain('missing.png');
  });
});

describe('--options', () => {
  test('takes the options of the engine from a file; the command line wins', async () => {
    const options = { fontFamily: 'georgia', fontSize: 14, date: '2026-11-21', title: 'From the file' };
    await place({ 'o.json': JSON.stringify(options) });
    expect(await footmark(['notes.md', '--size', '12', '--options', 'o.json'])).toMatchObject({ status: 0 });
    const docx = await readFile(at('notes.docx'));
    expect(partOf(docx, 'word/styles.xml')).toMatch(/w:ascii="Georgia"[\s\S]*w:sz w:val="24"/);
    expect(partOf(docx, 'docProps/core.xml')).toContain('From the file');
    expect(partOf(docx, 'docProps/core.xml')).toContain('2026-11-21T00:00:00Z');
  });

  test('reports everything that is wrong with the file, with status 2', async () => {
    await place({ 'o.json': '{ "fontsize": 12, "fontSize": 13 }' });
    const { status, stderr } = await footmark(['notes.md', '--options', 'o.json']);
    expect(status).toBe(2);
    expect(stderr).toBe(
      'footmark: o.json: fontsize: no such option; write fontSize\n' +
        "o.json: fontSize: 13 is not accepted; choose 10, 11, 12, or 14\nTry 'footmark --help'.\n",
    );
    expect(await documents()).toEqual([]);
  });

  test('a missing file gives status 1', async () => {
    const stderr = 'footmark: cannot read no.json: no such file\n';
    expect(await footmark(['notes.md', '--options', 'no.json'])).toMatchObject({ status: 1, stderr });
  });
});

describe('several files', () => {
  test('a folder is searched, except for hidden folders, node_modules and other file types', async () => {
    await place({
      'docs/a.md': 'A',
      'docs/deep/er/b.markdown': 'B',
      'docs/c.txt': 'C',
      'docs/h.qmd': 'H',
      'docs/i.Rmd': 'I',
      'docs/j.mdx': 'J',
      'docs/k.ipynb': '{}',
      'docs/.hidden/d.md': 'D',
      'docs/.e.md': 'E',
      'docs/node_modules/f/g.md': 'G',
    });
    const stderr =
      'footmark: passed over 1 .txt, 1 .ipynb: of a folder, only Markdown files are converted; name others one by one, or use --one\n' +
      'footmark: 5 documents written; no problems\n';
    expect(await footmark(['docs'])).toMatchObject({ status: 0, stderr });
    expect(await documents()).toEqual([
      'docs/a.docx',
      'docs/deep/er/b.docx',
      'docs/h.docx',
      'docs/i.docx',
      'docs/j.docx',
    ]);
  });

  test('-o FOLDER is created and mirrors the folders', async () => {
    await place({ 'docs/a.md': 'A', 'docs/deep/b.md': 'B' });
    const words = ['docs', 'notes.md', '-o', 'out/word', '--quiet'];
    expect(await footmark(words)).toMatchObject({ status: 0, stderr: '' });
    expect(await documents()).toEqual(['out/word/a.docx', 'out/word/deep/b.docx', 'out/word/notes.docx']);
  });

  test('a single file goes into a folder that is there, or whose name ends like one', async () => {
    await mkdir(at('there'));
    await footmark(['notes.md', '-o', 'there']);
    await footmark(['notes.md', '-o', 'new/']);
    expect(await documents()).toEqual(['new/notes.docx', 'there/notes.docx']);
  });

  test('circular symbolic links end, and a file counts once', async () => {
    await place({ 'docs/a.md': 'A' });
    await symlink('..', at('docs/up'));
    await symlink('circle', at('docs/circle'));
    await symlink('a.md', at('docs/again.md'));
    const words = ['docs', 'docs/a.md', '-q'];
    expect(await footmark(words)).toMatchObject({
      status: 1,
      stderr:
        'footmark: cannot read docs/up: it is outside the folder that was given (to use it, add --allow-outside .)\n',
    });
    expect(await documents()).toEqual(['docs/a.docx']);
    expect(await footmark([...words, '--allow-outside', '.'])).toMatchObject({ status: 0, stderr: '' });
    expect(await documents()).toEqual(['docs/a.docx', 'notes.docx']);
  });

  test('one that fails does not stop the others', async () => {
    await place({ 'b.md': 'B' });
    await writeFile(at('a.md'), Buffer.from('caf\u00e9', 'latin1'));
    const { status, stderr } = await footmark(['missing.md', 'a.md', 'b.md', 'notes.md']);
    expect(status).toBe(1);
    expect(stderr.split('\n')).toEqual([
      'footmark: cannot read missing.md: no such file',
      'footmark: a.md: not UTF-8 text: byte 4, on line 1, does not belong there',
      'footmark: 2 documents written; no problems',
      'footmark: error: 2 of 4 files failed: missing.md, a.md',
      '',
    ]);
    expect(await documents()).toEqual(['b.docx', 'notes.docx']);
  });

  test.each([
    [['a.md', 'a.markdown'], 'a.md and a.markdown would both be written to a.docx; nothing was written'],
    [['one', 'two', '-o', 'out'], 'one/x.md and two/x.md would both be written to out/x.docx'],
    [
      ['a.md', 'notes.md', '-o', 'all.docx'],
      '-o: several documents need a folder, and all.docx is the name of a file',
    ],
    [
      ['a.md', 'one', '-o', 'notes.md'],
      '-o: several documents need a folder, and notes.md is the name of a file',
    ],
    [['a.md', '-'], '- cannot be combined with other files'],
    [['a.md', 'notes.md', '-o', '-'], '- cannot be combined with other files'],
  ])('%j is refused before anything is written', async (words, message) => {
    await place({ 'a.md': 'A', 'a.markdown': 'A', 'one/x.md': 'X', 'two/x.md': 'X' });
    const { status, stderr } = await footmark(words);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining(`footmark: ${message}`),
    });
    expect(await documents()).toEqual([]);
  });

  test('no document overwrites another source', async () => {
    await place({ 'a.md': 'A' });
    await symlink('notes.md', at('a.docx'));
    const { status, stderr } = await footmark(['a.md', 'notes.md']);
    expect(status).toBe(2);
    expect(stderr).toContain('the output a.docx of a.md is the input file notes.md, which would be lost');
    expect(await readdir(folder)).not.toContain('notes.docx');
  });

  test('a folder without Markdown is an error', async () => {
    await mkdir(at('empty'));
    const stderr =
      'footmark: no Markdown files (.md, .markdown, .qmd, .Rmd, .mdx) in empty\n' +
      'footmark: 0 documents written; no problems\nfootmark: error: 1 of 1 files failed: empty\n';
    expect(await footmark(['empty'])).toMatchObject({ status: 1, stderr });
  });

  test('--json prints one array for all files', async () => {
    await place({ 'x.md': NO_DEFINITION, 'y.md': UNEVEN_TABLE });
    const { stdout } = await footmark(['y.md', 'notes.md', 'x.md', '--json']);
    expect(JSON.parse(stdout.toString())).toMatchObject([{ file: 'y.md' }, { file: 'x.md' }]);
  });
});

describe('threads', () => {
  /** Makes Node.js print the address of each module to standard error as it is loaded. */
  /** Writes the path of each module that is read. */
  const TRACE = [
    '--import',
    `data:text/javascript,${encodeURIComponent(`
      import fs from 'node:fs';
      const { readFileSync } = fs;
      fs.readFileSync = (path, ...others) => {
        if (/[.]js$/.test(path)) fs.writeSync(2, path + '\\n');
        return readFileSync(path, ...others);
      };
    `)}`,
  ];

  test('many files give the same bytes, and notices in their order', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `book/${String(index).padStart(2, '0')}.md`);
    const text = `${'Words and words and words on end.[^n]\n\n'.repeat(1500)}[^n]: A note.\n\n${NO_DEFINITION}`;
    await place(Object.fromEntries(names.map((name) => [name, text])));
    const { status, stderr } = await footmark(['book', '-o', 'out']);
    expect(status).toBe(0);
    expect(stderr.split('\n').map((line) => line.split(':')[0])).toEqual([...names, 'footmark', '']);
    expect(await documents()).toHaveLength(names.length);
    await footmark([names[5] ?? '', '-o', 'alone.docx']);
    expect((await readFile(at('out/05.docx'))).equals(await readFile(at('alone.docx')))).toBe(true);
  });

  test('a one-page file loads neither threads nor YAML', async () => {
    const { stderr } = await footmark(['notes.md'], { node: TRACE });
    expect(stderr).toContain('job.js');
    expect(stderr).not.toMatch(/thread|js-yaml|options-file|help\.js/);
  });

  test('--help does not load the engine', async () => {
    const { stderr } = await footmark(['--help'], { node: TRACE });
    expect(stderr).toContain('help.js');
    expect(stderr).not.toContain('conversion.js');
  });
});
