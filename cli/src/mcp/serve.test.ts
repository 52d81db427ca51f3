import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PIXEL } from '../../../tests/pixel.js';

const bin = fileURLToPath(new URL('../../bin/footmark.js', import.meta.url));

let outside: string;
let root: string;
let client: Client;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'footmark-mcp-'));
  root = join(outside, 'root');
  await mkdir(root);
  client = new Client({ name: 'test', version: '1.0.0' });
  const args = [bin, 'mcp', '--root', root];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' }));
});

afterAll(async () => {
  await client.close();
  await rm(outside, { recursive: true });
});

interface Found {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly isError: boolean;
}

async function call(name: string, args: Record<string, unknown>): Promise<Found> {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as readonly { readonly type: string; readonly text?: string }[];
  return {
    text: first?.text ?? '',
    data: structuredContent as Found['data'],
    isError: isError === true,
  };
}

const documentXml = async (path: string): Promise<string> => {
  const part = unzipSync(await readFile(path))['word/document.xml'];
  return part ? strFromU8(part) : '';
};

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

test('lists its tools for a client, with a schema for every option', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'convert_markdown',
    'check_markdown',
    'read_word',
    'merge_word',
    'inspect_template',
  ]);
  const [convert] = tools;
  expect(convert?.inputSchema.required).toEqual(['output']);
  const options = convert?.inputSchema.properties?.options as { properties: Record<string, unknown> };
  expect(options.properties.template).toEqual({ enum: ['plain', 'academic', 'business', 'mla'] });
  expect(options.properties).toHaveProperty('footnoteOptions.properties.duplicateHandling.enum');
});

test('converts the text in the call, with options, and returns the notices', async () => {
  const { text, data, isError } = await call('convert_markdown', {
    markdown: '# Title\n\nA claim.[^1] Lost.[^none]\n\n[^1]: The note.',
    output: 'a.docx',
    options: { template: 'academic', showPageNumbers: true },
  });
  expect(isError).toBe(false);
  expect(data).toMatchObject({ file: join(root, 'a.docx') });
  expect(data?.notices).toMatchObject([{ line: 3, severity: 'warning', code: 'footnote-undefined' }]);
  expect(text).toContain('markdown:3: warning: ');
  expect(await documentXml(join(root, 'a.docx'))).toContain('w:footnoteReference');
});

test('a Word file within the folders gives the document its styles', async () => {
  const options = { template: 'academic' };
  await call('convert_markdown', { markdown: '# University', output: 'house.docx', options });
  const given = { markdown: '# A paper', output: 'paper.docx', reference: 'house.docx' };
  expect(await call('convert_markdown', given)).toMatchObject({ isError: false });
  const styles = unzipSync(await readFile(join(root, 'paper.docx')))['word/styles.xml'];
  expect(strFromU8(styles ?? new Uint8Array())).toContain('Times New Roman');

  await writeFile(join(outside, 'secret.docx'), 'no');
  const outer = await call('check_markdown', { markdown: 'x', reference: '../secret.docx' });
  expect(outer).toMatchObject({ isError: true, text: expect.stringContaining('outside the folders') });
});

test('converts a file with the pictures beside it', async () => {
  await mkdir(join(root, 'notes'));
  await writeFile(join(root, 'notes/n.md'), '![A dot](dot.png)\n');
  await writeFile(join(root, 'notes/dot.png'), PIXEL);
  const { data } = await call('convert_markdown', { source: 'notes/n.md', output: 'notes/n.docx' });
  expect(data?.notices).toEqual([]);
  expect(await documentXml(join(root, 'notes/n.docx'))).toContain('<pic:pic');
});

test('checks a text without writing anything', async () => {
  const { data, isError } = await call('check_markdown', { markdown: '# One\n\ntwo three[^x]\n' });
  expect(isError).toBe(false);
  expect(data).toMatchObject({
    valid: true,
    outline: [{ depth: 1, text: 'One', line: 1 }],
    notices: [{ line: 3, code: 'footnote-undefined' }],
  });
});

const BIB =
  '@book{doe, author={Doe, Jane}, title={Tides}, year=2003}\n@misc{doe, title={LOUD AND IN CAPITALS}}\n';
const citing = (bibliography: string) => `---\nbibliography: ${bibliography}\n---\n\nTides [@doe].\n`;

test('cites from a bibliography in its folders, named from the text or from the first folder', async () => {
  await mkdir(join(root, 'cited/chapters'), { recursive: true });
  await writeFile(join(root, 'cited/refs.bib'), BIB);
  await writeFile(join(root, 'cited/chapters/one.md'), citing('../refs.bib'));
  const output = 'cited/one.docx';
  for (const input of [{ source: 'cited/chapters/one.md' }, { markdown: citing('refs.bib') }]) {
    const { data, isError } = await call('convert_markdown', { ...input, output });
    expect(isError).toBe(false);
    expect(data?.notices).toEqual([]);
    expect(await documentXml(join(root, output))).toContain('Doe 2003');
  }
});

test('checks the sources, too, and answers with the place of each finding', async () => {
  await mkdir(join(root, 'checked'));
  await writeFile(join(root, 'checked/refs.bib'), BIB);
  await writeFile(join(root, 'checked/one.md'), citing('refs.bib'));
  const { text, data } = await call('check_markdown', { source: 'checked/one.md' });
  expect(data?.notices).toMatchObject([
    { line: 2, code: 'source-doubled', source: { file: 'refs.bib', line: 2, key: 'doe' } },
    { code: 'source-incomplete', source: { line: 2 } },
    { code: 'source-incomplete', source: { line: 2 } },
    { code: 'source-unread', source: { line: 2 } },
  ]);
  expect(text).toContain('refs.bib:2: warning: The key @doe is that of another source, in line 1');
});

test('says why a bibliography outside its folders was not loaded, and what to do, but not whether it is there', async () => {
  await writeFile(join(outside, 'there.bib'), BIB);
  await writeFile(join(root, 'up.md'), citing('../there.bib'));
  await writeFile(join(root, 'none.md'), citing('../none.bib'));
  for (const name of ['there', 'none'])
    for (const input of [
      { source: name === 'there' ? 'up.md' : 'none.md' },
      { markdown: citing(`../${name}.bib`) },
    ]) {
      const { data } = await call('convert_markdown', { ...input, output: 'up.docx' });
      const advice =
        '(to use it, the user can copy it into one of them, or start the server with --root and its folder, too)';
      expect(data?.notices).toMatchObject([
        {
          code: 'bibliography-not-loaded',
          message: `Bibliography ../${name}.bib was not loaded: it is outside the folders that may be used: ${root} ${advice}; its sources are missing`,
        },
        { code: 'citation-unknown' },
      ]);
    }
});

test.each([
  ['a path that leads up', { markdown: 'x', output: '../up.docx' }],
  ['an absolute path elsewhere', { markdown: 'x', output: '/tmp/footmark-elsewhere.docx' }],
  ['a link that leads out', { markdown: 'x', output: 'link/x.docx' }],
])('writes nothing outside its folders: %s', async (_, args) => {
  await symlink(outside, join(root, 'link')).catch(() => undefined);
  const { text, isError } = await call('convert_markdown', args);
  expect(isError).toBe(true);
  expect(text).toContain('it is outside the folders that may be used');
  for (const path of [join(outside, 'up.docx'), join(outside, 'x.docx'), '/tmp/footmark-elsewhere.docx'])
    expect(await isThere(path)).toBe(false);
});

test('reads nothing outside its folders, and does not reveal what is there', async () => {
  await writeFile(join(outside, 'secret.md'), 'secret words');
  const there = await call('check_markdown', { source: '../secret.md' });
  const missing = await call('check_markdown', { source: '../missing.md' });
  for (const { text, isError } of [there, missing]) {
    expect(isError).toBe(true);
    expect(text).toMatch(/^cannot read \S+: it is outside the folders that may be used: /);
  }
  await writeFile(join(outside, 'out.png'), 'not for you');
  const { data } = await call('convert_markdown', { markdown: '![x](../out.png)', output: 'p.docx' });
  expect(data?.notices).toMatchObject([{ code: 'image-not-loaded' }]);
});

test.each([
  [
    'an option that does not exist',
    { markdown: 'x', output: 'o.docx', options: { fontsize: 12 } },
    'fontSize',
  ],
  ['no text', { output: 'o.docx' }, 'give either markdown'],
  ['two texts', { markdown: 'x', source: 'notes/n.md', output: 'o.docx' }, 'give either markdown'],
  ['an output that is no Word file', { markdown: 'x', output: 'o.md' }, 'does not end in .docx'],
  ['no output', { markdown: 'x' }, 'output: expected text'],
  [
    'an argument that does not exist',
    { markdown: 'x', output: 'o.docx', place: 'here' },
    'place: no such argument',
  ],
])('says what to change: %s', async (_, args, expected) => {
  const { text, isError } = await call('convert_markdown', args);
  expect(isError).toBe(true);
  expect(text).toContain(expected);
  expect(await isThere(join(root, 'o.docx'))).toBe(false);
});

test('reads a Word file as the answer, or writes it with its pictures beside', async () => {
  await writeFile(join(root, 'spot.png'), PIXEL);
  await call('convert_markdown', {
    markdown: 'A claim.[^1] {++New++}\n\n![A spot](spot.png)\n\n[^1]: The note.',
    output: 'sent.docx',
  });
  const { text, data, isError } = await call('read_word', { source: 'sent.docx', changes: 'track' });
  expect(isError).toBe(false);
  expect(text).toContain('A claim.[^1] {++New++}');
  expect(data?.markdown).toContain('[^1]: The note.');

  const written = await call('read_word', { source: 'sent.docx', output: 'back.md' });
  expect(written).toMatchObject({ isError: false, data: { file: join(root, 'back.md') } });
  expect(await readFile(join(root, 'back.md'), 'utf8')).toContain('![A spot](back-media/image1.png)');
  expect(await isThere(join(root, 'back-media/image1.png'))).toBe(true);

  await symlink(outside, join(root, 'away-media')).catch(() => undefined);
  const escaped = await call('read_word', { source: 'sent.docx', output: 'away.md' });
  expect(escaped).toMatchObject({ isError: true, text: expect.stringContaining('outside the folders') });
  const above = await call('read_word', { source: '../secret.docx' });
  expect(above).toMatchObject({ isError: true, text: expect.stringContaining('outside the folders') });
  expect(await call('read_word', { source: 'sent.docx', changes: 'all' })).toMatchObject({ isError: true });
});

test('merges what others changed in a Word file, within its folders only', async () => {
  const text = 'The tide was late on Monday.\n\nA second paragraph.\n';
  await writeFile(join(root, 'tides.md'), text);
  await call('convert_markdown', { source: 'tides.md', output: 'tides.docx', options: { source: true } });
  const files: Record<string, Uint8Array> = unzipSync(await readFile(join(root, 'tides.docx')));
  const document = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  files['word/document.xml'] = strToU8(document.replace('Monday', 'Tuesday'));
  await writeFile(join(root, 'returned.docx'), zipSync(files));
  const given = { source: 'tides.md', returned: 'returned.docx', output: 'merged.md' };
  const { isError, text: answer, data } = await call('merge_word', given);
  expect(isError, answer).toBe(false);
  expect(answer).toContain('1 change merged');
  expect(data).toMatchObject({
    file: join(root, 'merged.md'),
    base: 'source',
    changes: [{ before: 'Monday', after: 'Tuesday' }],
  });
  expect(await readFile(join(root, 'merged.md'), 'utf8')).toBe(text.replace('Monday', 'Tuesday'));
  await call('merge_word', { ...given, changes: 'mark' });
  expect(await readFile(join(root, 'merged.md'), 'utf8')).toContain('{~~Monday~>Tuesday~~}');
  for (const wrong of [{ output: '../merged.md' }, { returned: '../secret.docx' }, { changes: 'all' }])
    expect(await call('merge_word', { ...given, ...wrong })).toMatchObject({ isError: true });
});

test.each(['markdown', 'paper.qmd', 'paper.md', 'n.ipynb', 'folder'])(
  'leaves out the code of chunks, and only that, if it is not wanted: %s',
  async (source) => {
    const text = '# A\n\n```{r}\nsecret(1)\n```\n\nText.\n';
    const cell = (kind: string, code: string) => ({
      cell_type: kind,
      source: code,
      outputs: [],
      metadata: {},
    });
    await writeFile(
      join(root, 'n.ipynb'),
      JSON.stringify({
        cells: [cell('markdown', '# A\n\nText.'), cell('code', 'secret(1)')],
        metadata: {},
        nbformat: 4,
        nbformat_minor: 5,
      }),
    );
    await mkdir(join(root, 'folder'), { recursive: true });
    for (const name of ['paper.qmd', 'paper.md', 'folder/a.qmd']) await writeFile(join(root, name), text);
    const given = source === 'markdown' ? { markdown: text } : { source };
    const output = join(root, 'code.docx');
    for (const code of [undefined, true, false]) {
      const { text: answer, isError } = await call('convert_markdown', { ...given, output, code });
      expect(isError, answer).toBe(false);
      const xml = await documentXml(output);
      expect(xml).toContain('Text.');
      expect(xml.includes('secret'), `${code}`).toBe(code !== false);
    }
    expect((await call('convert_markdown', { ...given, output, code: 'no' })).text).toContain(
      'code: expected true or false',
    );
    await rm(join(root, 'folder'), { recursive: true });
  },
);

test('offers the skill as a resource', async () => {
  const { resources } = await client.listResources();
  const { contents } = await client.readResource({ uri: resources[0]?.uri ?? '' });
  expect(contents[0]).toMatchObject({ text: expect.stringContaining('name: markdown-for-word') });
});

test('makes one document of a folder, and tells the file of each notice', async () => {
  await mkdir(join(root, 'book'));
  await writeFile(join(root, 'book/1.md'), '# One\n\nSee [two](2.md).\n');
  await writeFile(join(root, 'book/2.md'), '# Two\n\nText[^x].\n\n| a |\n|---|\n');
  const { isError, text, data } = await call('convert_markdown', { source: 'book', output: 'book.docx' });
  expect(isError).toBe(false);
  expect(text).toContain(`${join(root, 'book/2.md')}:3: warning: Footnote [^x]`);
  expect(data?.notices).toContainEqual(expect.objectContaining({ line: 3, code: 'footnote-undefined' }));
  expect(await documentXml(join(root, 'book.docx'))).toMatch(/One.*Two/s);
});

test('tells what becomes of a Word template, or why it is none', async () => {
  await call('convert_markdown', { markdown: '# {{title}}\n\n{{content}}', output: 'template.docx' });
  const { text, data, isError } = await call('inspect_template', { reference: 'template.docx' });
  expect(isError).toBe(false);
  expect(text).toMatch(/^Kept:\n/);
  expect(data).toMatchObject({ dropped: [], filled: [{ about: 'field' }], styleMap: { Quote: 'Quote' } });
  await writeFile(join(root, 'none.dotx'), 'no template');
  expect(await call('inspect_template', { reference: 'none.dotx' })).toMatchObject({ isError: true });
});
