import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PIXEL, PIXEL_BASE64 } from '../../tests/pixel.js';
import { run } from './run.js';

let folder: string;
const at = (name: string): string => join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footmark-one-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function place(files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(at(name)), { recursive: true });
    await writeFile(at(name), content);
  }
}

/** Runs the command; shortens paths in the test's folder in its output. */
async function footmark(...words: readonly string[]) {
  const out = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof out) => ({
    write(data: string | Uint8Array, done: () => void) {
      out[name] += typeof data === 'string' ? data : strFromU8(data, true);
      done();
    },
  });
  const stdin = { async *[Symbol.asyncIterator]() {} };
  const status = await run(words, { stdin, stdout: stream('stdout'), stderr: stream('stderr') });
  return { ...out, status, stderr: out.stderr.replaceAll(`${folder}/`, '').replaceAll(folder, '.') };
}

async function wordFile(name: string) {
  const parts = unzipSync(await readFile(at(name)));
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const text = body.replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, '');
  return { text, pictures: Object.keys(parts).filter((part) => part.startsWith('word/media/')), body };
}

test('a single text has the variables of Quarto from its folder, and those above it in a folder that was given', async () => {
  await place({
    'p/_variables.yml': 'product:\n  name: Tide\n',
    'p/a.qmd': 'About {{< var product.name >}}.\n',
    'p/in/b.qmd': 'Again {{< var product.name >}}.\n',
  });
  expect((await footmark(at('p/a.qmd'), '-o', at('a.docx'))).status).toBe(0);
  expect((await wordFile('a.docx')).text).toContain('About Tide.');
  expect((await footmark(at('p'), '-o', at('out/'))).status).toBe(0);
  expect((await wordFile('out/in/b.docx')).text).toContain('Again Tide.');
  // The folder above a single text is not read.
  const { stderr } = await footmark(at('p/in/b.qmd'), '-o', at('b.docx'));
  expect((await wordFile('b.docx')).text).toContain('var product.name');
  expect(stderr).toContain('Shortcode {{< var product.name >}} was kept as written');
});

describe('--one', () => {
  test('makes one document of a folder, with notices at the lines of its files', async () => {
    await place({
      'book/README.md': '# Book\n\nSee [two](two.md).\n',
      'book/one.md': '# One\n\n![pic](img/a.png)\n',
      'book/two.md': '# Two\n\nText[^1] and [^2].\n\n[^1]: Note.\n\n[gone](gone.md)\n',
      'book/img/a.png': PIXEL,
      'book/old.docx': 'not read',
    });
    const { status, stderr } = await footmark(at('book'), '--one', '-o', at('book.docx'));
    expect(stderr).toBe(
      'book/two.md:3: warning: Footnote [^2] is referenced 1 time(s) but never defined (placeholder will be created)\nbook/two.md:7: warning: The link leads to gone.md, which is not in this document\nfootmark: 1 document written; 2 warnings (footnote-undefined 1, link-leads-outside 1)\n',
    );
    expect(status).toBe(0);
    const { text, pictures, body } = await wordFile('book.docx');
    expect(text).toMatch(/Book\s+See two\.\s+One\s+Two\s+Text/);
    expect(pictures).toHaveLength(1);
    expect(body).toMatch(/<w:hyperlink w:anchor="[^"]+"/);
  });

  test.each([
    ['empty headings', '\n\n## References\n', '', ''],
    ['headings between chapters', '\n\n# References {-}\n', '', ''],
    ['places', '\n\n## References\n\n<div id="refs"></div>\n', '', ''],
    ['a filter of the project', '\n', 'filters:\n  - section-bibliographies\n', ''],
    ['a level in the front matter of the first file', '\n', '', 'section-bibs-level: 1\n'],
  ])('gives each chapter of a thesis by publication its own list, by %s', async (_, end, project, front) => {
    const settings =
      'bibliography: refs.bib\ncsl: ieee\nlink-citations: true\nreference-section-title: References\n';
    const name = project === '' ? 'thesis' : 'thesis/_quarto.yml';
    await place({
      ...(project === '' ? {} : { [name]: `book:\n  chapters: [1.md, 2.md]\n${settings}${project}` }),
      'thesis/1.md': `${project === '' ? `---\n${settings}${front}---\n\n` : ''}# One\n\nBy @doe [@roe].${end}`,
      'thesis/2.md': `# Two\n\nBy [@poe; @roe].${end}`,
      'thesis/refs.bib': ['doe', 'roe', 'poe']
        .map((key) => `@book{${key}, title={${key} title}, author={${key}, A.}, year=2001}\n`)
        .join(''),
    });
    const { status, stderr } = await footmark(at('thesis'), '--one', '-o', at('thesis.docx'));
    expect([status, stderr]).toEqual([0, 'footmark: 1 document written; no problems\n']);
    const { text, body } = await wordFile('thesis.docx');
    const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
    expect(lines.filter((line) => line !== '')).toEqual([
      'One',
      'By doe [1] [2].',
      'References',
      '[1]A. doe, doe title. 2001.',
      '[2]A. roe, roe title. 2001.',
      'Two',
      'By [1], [2].',
      'References',
      '[1]A. poe, poe title. 2001.',
      '[2]A. roe, roe title. 2001.',
    ]);
    const links = [...body.matchAll(/<w:hyperlink w:anchor="([^"]+)"/g)].map(([, anchor]) => anchor);
    expect(links).toEqual(['ref_doe', 'ref_roe', 'ref_poe', 'ref_roe__2']);
    for (const anchor of links) expect(body).toContain(`w:name="${anchor}"`);
  });

  test.each([
    ['from its folder', '../img/b.png'],
    ['from the root', '/img/b.png'],
    ['from the root, without a slash', 'img/b.png'],
    ['by its name', 'b.png'],
    ['by its name in other capitals', 'B.PNG'],
    ['in a hidden folder', '../.gitbook/assets/g.png'],
    ['in a hidden folder, from the root', '/.attachments/h.png'],
    ['encoded', '../img/my%20c.png'],
    ['in a hidden folder of any name', '../.figures/f.png'],
    ['in the public folder of VuePress', '/tides/v.png'],
    ['from a short name for a folder', '~@images/tides/b.png'],
    ['from the root of a site', '@site/img/b.png'],
  ])(
    'a picture that is named %s is found in a folder, in one document and in an archive',
    async (_, address) => {
      const files = {
        'docs/a.qmd': `# A\n\n![p](${address})\n`,
        'img/b.png': PIXEL,
        '.vuepress/public/tides/b.png': PIXEL,
        '.vuepress/public/tides/v.png': PIXEL,
        '.figures/f.png': PIXEL,
        '.git/b.png': PIXEL,
        'img/my c.png': PIXEL,
        '.gitbook/assets/g.png': PIXEL,
        '.attachments/h.png': PIXEL,
      };
      const bytes = (content: string | Uint8Array) =>
        typeof content === 'string' ? strToU8(content) : content;
      await place(
        Object.fromEntries(Object.entries(files).map(([path, content]) => [`all/${path}`, content])),
      );
      const archived = Object.entries(files).map(([path, content]) => [path, bytes(content)] as const);
      await place({ 'all.zip': zipSync(Object.fromEntries(archived)) });
      await footmark(at('all'), '-o', at('folder'));
      await footmark(at('all'), '--one', '-o', at('one.docx'));
      await footmark(at('all.zip'), '--one', '-o', at('zip.docx'));
      for (const name of ['folder/docs/a.docx', 'one.docx', 'zip.docx'])
        expect((await wordFile(name)).body.match(/<wp:docPr/g), name).toHaveLength(1);
    },
  );

  test.each([
    ['a chunk', 'Rmd', '```{r, echo=FALSE}\nknitr::include_graphics("img/p.png")\n```'],
    ['a chunk of Quarto', 'qmd', '```{r}\n#| echo: false\nknitr::include_graphics("img/p.png")\n```'],
    ['a shortcode', 'md', '{{< figure src="img/p.png" >}}'],
    ['a tag of Jekyll', 'md', '{% include figure.html src="img/p.png" %}'],
    ['a directive', 'md', '```{figure} img/p.png\nTides\n```'],
    ['another directive', 'md', ':::{image} img/p.png\n:::'],
    ['LaTeX', 'md', '\\begin{figure}\n\\includegraphics{img/p.png}\n\\end{figure}'],
    ['MDX', 'mdx', "<img src={require('./img/p.png').default} />"],
    ['an address of MDX', 'mdx', "<img src={useBaseUrl('img/p.png')} />"],
    ['an import of MDX', 'mdx', "import p from './img/p.png';\n\n<img src={p} />"],
  ])('a picture that %s shows is that of its own folder in one document', async (_, ending, text) => {
    await place({
      [`all/a/one.${ending}`]: `# One\n\n${text}\n`,
      [`all/b/two.${ending}`]: `# Two\n\n${text}\n\n${text}\n`,
      'all/a/img/p.png': PIXEL,
      // The same, but for a byte after its end.
      'all/b/img/p.png': Uint8Array.of(...PIXEL, 0),
    });
    const { stderr } = await footmark(at('all'), '--one', '-o', at('one.docx'));
    expect(stderr).not.toMatch(/not loaded/);
    const { pictures, body } = await wordFile('one.docx');
    expect(pictures).toHaveLength(2);
    expect(body.match(/<wp:docPr/g)).toHaveLength(3);
  });

  test('prints findings as JSON to standard error if the document goes to standard output', async () => {
    await place({ 'book/a.md': 'A[^1].\n' });
    const toOutput = await footmark(at('book'), '--one', '--json', '-q', '-o', '-');
    expect(JSON.parse(toOutput.stderr)).toMatchObject([{ code: 'footnote-undefined', line: 1 }]);
    expect(toOutput.stdout.startsWith('PK')).toBe(true);
    const toFile = await footmark(at('book'), '--one', '--json', '-q', '-o', at('b.docx'));
    expect(toFile.stderr).toBe('');
    expect(JSON.parse(toFile.stdout)).toHaveLength(1);
  });

  test('writes beside the folder or archive by default', async () => {
    await place({ 'notes.zip': zipSync({ 'a.md': strToU8('# A\n\n![p](p.png)\n'), 'p.png': PIXEL }) });
    const { status, stderr } = await footmark(at('notes.zip'), '--one');
    expect([status, stderr]).toEqual([0, 'footmark: 1 document written; no problems\n']);
    expect((await wordFile('notes.docx')).pictures).toHaveLength(1);
  });

  test.each(['', '---\nbibliography: refs.bib\n---\n\n'])(
    'cites from sources in an archive, after the front matter %j',
    async (front) => {
      const bib = '@book{tide, author = {Okafor, Ada}, title = {On tides}, year = {1999}}';
      const files = { 't/a.md': `${front}# A\n\nSee [@tide].\n`, 't/refs.bib': bib };
      await place({
        'thesis.zip': zipSync(
          Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
        ),
      });
      const { status, stderr } = await footmark(at('thesis.zip'), '--one');
      expect([status, stderr]).toEqual([0, 'footmark: 1 document written; no problems\n']);
      expect((await wordFile('thesis.docx')).text).toContain('Okafor');
    },
  );

  test('reads files in the given order', async () => {
    await place({ 'b.md': '# Bee\n', 'a.md': '# Ay\n', 'c.md': '# Sea\n' });
    await footmark('--one', at('b.md'), at('a.md'), '-o', at('x.docx'));
    expect((await wordFile('x.docx')).text.trim()).toBe('Bee\nAy');
  });

  test('reads what a single text embeds or lists from its folder', async () => {
    await place({
      'book.md': '---\nfiles: [two.md, one.md]\n---\n',
      'one.md': '# One\n',
      'two.md': '# Two\n\n![[three]]\n',
      'three.md': 'Three.\n',
      'four.md': 'Four.\n',
    });
    expect((await footmark('--one', at('book.md'))).status).toBe(0);
    expect((await wordFile('book.docx')).text.trim()).toBe('Two\nThree.\nOne');
    await footmark('--one', at('two.md'));
    expect((await wordFile('two.docx')).text.trim()).toBe('Two\nThree.');
  });

  test('fails where a file that belongs to it is missing, and where there is no text', async () => {
    await place({ 'b/book.md': '---\nfiles: [gone.md]\n---\nText.\n', 'empty/a.png': PIXEL });
    const listed = await footmark('--one', at('b'));
    expect([listed.status, listed.stderr]).toEqual([
      1,
      'b/book.md:2: error: There is no file gone.md; the document is made without it\nfootmark: 1 document written; 1 error (file-missing 1)\n',
    ]);
    const empty = await footmark('--one', at('empty'));
    expect([empty.status, empty.stderr]).toEqual([1, 'footmark: no text to convert in empty\n']);
    const none = await footmark('--one', at('none'));
    expect([none.status, none.stderr]).toEqual([1, 'footmark: cannot read none: no such file\n']);
  });

  test('overwrites none of its files', async () => {
    await place({ 'a.md': 'A\n', 'b.md': 'B\n' });
    for (const output of [at('a.md'), at('c.html')])
      expect((await footmark('--one', at('a.md'), at('b.md'), '-o', output)).status).toBe(2);
    expect((await footmark('--one', at('a.md'), at('b.md'))).stderr).toContain(
      'name the Word file of several inputs with -o',
    );
    expect(await readFile(at('a.md'), 'utf8')).toBe('A\n');
  });
});

describe('a file that is not Markdown', () => {
  const cell = {
    cell_type: 'code',
    metadata: {},
    source: ['x = 1'],
    outputs: [{ output_type: 'display_data', data: { 'image/png': PIXEL_BASE64 } }],
  };
  const notebook = JSON.stringify(
    {
      cells: [{ cell_type: 'markdown', metadata: {}, source: ['# Lab\n', '\n', 'See [^x].'] }, cell],
      metadata: {},
      nbformat: 4,
    },
    null,
    1,
  );

  test('of Jupyter becomes a document beside it, with or without its code', async () => {
    await place({ 'lab.ipynb': notebook });
    const { status, stderr } = await footmark(at('lab.ipynb'));
    expect([status, stderr]).toEqual([
      0,
      'lab.ipynb:9: warning: Footnote [^x] is referenced 1 time(s) but never defined (placeholder will be created)\n',
    ]);
    const shown = await wordFile('lab.docx');
    expect(shown.text).toContain('x = 1');
    expect(shown.pictures).toHaveLength(1);
    await footmark(at('lab.ipynb'), '--no-notebook-code');
    expect((await wordFile('lab.docx')).text).not.toContain('x = 1');
  });

  test('of Quarto or R Markdown leaves out its chunks where this is wanted, and keeps its lines', async () => {
    const text =
      '---\ntitle: Plan\n---\n\n```{r, eval=FALSE}\nshown()\n```\n\n```r\nkept()\n```\n\nSee [^x].\n';
    for (const name of ['a.qmd', 'b.Rmd', 'c.md']) await place({ [name]: text });
    const files = ['a.qmd', 'b.Rmd', 'c.md'].map((name) => at(name));
    expect((await footmark(...files)).status).toBe(0);
    expect((await wordFile('a.docx')).text).toContain('shown()');
    const { stderr } = await footmark(...files, '--no-notebook-code');
    for (const name of ['a', 'b', 'c']) {
      const made = await wordFile(`${name}.docx`);
      expect(made.text).not.toContain('shown()');
      expect(made.text).toContain('kept()');
      expect(made.text).toContain('Plan');
    }
    expect(stderr).toContain('a.qmd:13: warning: Footnote [^x]');
  });

  test('names the lines of many findings of a kind as its own', async () => {
    const cells = [1, 2, 3, 4].map((each) => ({
      cell_type: 'markdown',
      metadata: {},
      source: [`![a](${each}.png)`],
    }));
    await place({ 'lab.ipynb': JSON.stringify({ cells, metadata: {}, nbformat: 4 }, null, 1) });
    await place({ 'a.md': '![a](1.png)\n\n![a](2.png)\n\n![a](3.png)\n\n![a](4.png)\n' });
    const groups = async (name: string) => JSON.parse((await footmark(at(name), '--check', '--json')).stdout);
    expect(await groups('a.md')).toMatchObject([{ line: 1, lines: [1, 3, 5, 7] }]);
    const [group] = await groups('lab.ipynb');
    expect(group.lines).toHaveLength(4);
    expect(group.lines[0]).toBe(group.line);
    const written = (await readFile(at('lab.ipynb'), 'utf8')).split('\n');
    for (const line of group.lines) expect(written[line - 1]).toContain('.png');
  });

  test('of HTML or CSV becomes one, too', async () => {
    await place({
      'page.html': '<h1>Hi</h1><p>There <img src="a.png" alt="p"></p>',
      'a.png': PIXEL,
      'data.csv': 'a,b\n1,2\n',
    });
    expect((await footmark(at('page.html'), at('data.csv'))).status).toBe(0);
    const page = await wordFile('page.docx');
    expect(page.text).toContain('Hi');
    expect(page.pictures).toHaveLength(1);
    expect((await wordFile('data.docx')).body).toContain('<w:tbl>');
  });

  test('that is an archive asks for --one', async () => {
    await place({ 'a.zip': zipSync({}) });
    expect((await footmark(at('a.zip'))).stderr).toContain(
      'a.zip is an archive; make one document of its files with --one',
    );
  });

  test('that cannot be read says so, and is the only one that fails', async () => {
    await place({ 'bad.ipynb': '{', 'good.html': '<p>Hi</p>' });
    const { status, stderr } = await footmark(at('bad.ipynb'), at('good.html'));
    expect(status).toBe(1);
    expect(stderr).toContain('bad.ipynb is not a notebook that can be read');
    expect((await wordFile('good.docx')).text.trim()).toBe('Hi');
  });
});
