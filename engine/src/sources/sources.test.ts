import { strFromU8, strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fillVariables, openSources, sourceOf } from '../sources.js';

type Contents = Readonly<Record<string, string | Uint8Array>>;

async function opened(files: Contents) {
  return openSources(
    Object.entries(files).map(([path, content]) => {
      const bytes = typeof content === 'string' ? strToU8(content) : content;
      return { path, size: bytes.length, read: async () => bytes };
    }),
  );
}

async function combined(files: Contents, order?: readonly string[]) {
  return (await opened(files)).combine(order);
}

function zipped(files: Contents): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );
}

const messages = ({
  notices,
}: {
  readonly notices: readonly { path: string; line: number; message: string }[];
}) => notices.map(({ path, line, message }) => `${path}:${line}: ${message}`);

describe('the variables of Quarto', () => {
  const yaml = 'version: 1.10\nemail:\n  info: "a@example.org"\nlong: |\n  two\n  lines\n';
  const text =
    '---\ntitle: T\n---\n\n> {{< var version >}}, [*mail*](mailto:{{<var email.info>}})\n\n`{{< var version >}}`\n\n```\n{{< var version >}}\n```\n\n{{< var none >}} {{< var long >}} {{{< var version >}}}\n';
  const filled =
    '> 1.10, [*mail*](mailto:a@example.org)\n\n`{{< var version >}}`\n\n```\n{{< var version >}}\n```\n\n{{< var none >}} {{< var long >}} {{{< var version >}}}\n';

  test.each(['_variables.yml', '_variables.yaml'])('have the values of %s', async (name) => {
    expect((await combined({ 'a.qmd': text, [name]: yaml })).markdown).toContain(filled);
    expect(
      (await combined({ 'a.zip': zipped({ 'p/a.qmd': text, [`p/${name}`]: yaml }) })).markdown,
    ).toContain(filled);
  });

  test('are those of the nearest folder', async () => {
    const files = {
      '_variables.yml': 'x: outer',
      'a.md': '{{< var x >}} one\n',
      'in/_variables.yml': 'x: inner',
      'in/deep/b.md': '{{< var x >}} two\n',
      'out/c.md': '{{< var x >}} three\n',
    };
    const { markdown } = await combined(files, ['a.md', 'in/deep/b.md', 'out/c.md']);
    expect(markdown).toMatch(/^outer one\n[\s\S]*inner two\n[\s\S]*outer three\n/);
  });

  test('stay without such a file, as in another folder', async () => {
    const files = { 'one/a.md': '{{< var x >}}\n', 'two/_variables.yml': 'x: y' };
    expect((await combined(files)).markdown).toBe('{{< var x >}}\n');
  });

  test('are filled in a single text, line for line', () => {
    expect(fillVariables(text, yaml)).toBe(`---\ntitle: T\n---\n\n${filled}`);
    expect(fillVariables('{{< var version >}}\r\nb\r\n', yaml)).toBe('1.10\r\nb\r\n');
    expect(fillVariables('---\nname: "{{< var version >}}"\n---\n\nx', yaml)).toContain(
      '{{< var version >}}',
    );
  });
});

describe('the order of files', () => {
  test('is found in folders of any depth', async () => {
    const deep = 'a/'.repeat(5_000);
    const { markdown } = await combined({ [`${deep}x.md`]: 'X', [`${deep}b/y.md`]: 'Y', 'z.md': 'Z' });
    expect(markdown.match(/[XYZ]/g)?.join('')).toBe('YXZ');
  });

  const chapters = { 'b.md': '# B\n', 'a.md': '# A\n', 'c.md': '# C\n' };

  async function order(files: Contents): Promise<string[]> {
    return (await opened(files)).chapters.map(({ path, depth }) => `${depth} ${path}`);
  }

  test('is that of a `files:` list, after the text that has it', async () => {
    const book = '---\ntitle: Book\nfiles:\n  - c.md\n  - a.md\n---\n\nForeword.\n';
    const files = { ...chapters, 'book.md': book };
    expect(await order(files)).toEqual(['0 book.md', '0 c.md', '0 a.md']);
    const text = await combined(files);
    expect(text.markdown).toBe('---\ntitle: Book\n---\n\nForeword.\n\n# C\n\n# A\n');
    expect(messages(text)).toEqual(['book.md:1: b.md, which book.md does not name, was left out']);
  });

  test('reports which file in a list is missing', async () => {
    const text = await combined({ ...chapters, 'book.md': '---\nfiles:\n- a.md\n- gone.md\n---\n' });
    expect(messages(text)).toContain('book.md:4: There is no file gone.md; the document is made without it');
  });

  test('is that of a SUMMARY.md, with its parts and depths', async () => {
    const files = {
      'book.toml': '[book]\ntitle = "The Book"\nauthors = ["A. Writer"]\n',
      'src/SUMMARY.md':
        '# Summary\n\n[Preface](preface.md)\n\n# Part One\n\n- [A](a.md)\n  - [B](deep/b.md)\n- [Draft]()\n\n---\n',
      'src/preface.md': 'Words before.\n',
      'src/a.md': '# A\n',
      'src/deep/b.md': '# B\n\n## Inner\n',
    };
    expect(await order(files)).toEqual(['0 src/preface.md', '1 src/a.md', '2 src/deep/b.md']);
    expect((await combined(files)).markdown).toBe(
      '---\ntitle: "The Book"\nauthor: ["A. Writer"]\n---\n\n# Preface\n\nWords before.\n\n# Part One\n\n## A\n\n### B\n\n#### Inner\n\n## Draft\n',
    );
  });

  test('keeps headings above files when files are moved or left out', async () => {
    const files = {
      'SUMMARY.md': '# First\n\n- [A](a.md)\n- [B](b.md)\n\n# Second\n\n- [C](c.md)\n',
      ...chapters,
    };
    const made = async (order: readonly string[]) => (await combined(files, order)).markdown;
    expect(await made(['c.md', 'a.md', 'b.md'])).toBe('# Second\n\n## C\n\n# First\n\n## A\n\n## B\n');
    expect(await made(['b.md', 'c.md'])).toBe('# First\n\n## B\n\n# Second\n\n## C\n');
    expect(await made(['c.md'])).toBe('# Second\n\n## C\n');
  });

  test('is reported while searching, from none to all', async () => {
    const done: number[] = [];
    await openSources(
      Object.entries(chapters).map(([path, text]) => ({
        path,
        size: text.length,
        read: async () => strToU8(text),
      })),
      { onProgress: (part) => done.push(part) },
    );
    expect(done).toEqual([...done].sort());
    expect([done.length, done.at(-1)]).toEqual([6, 1]);
  });

  test('is that of a _quarto.yml, with its title, parts and appendices', async () => {
    const files = {
      '_quarto.yml':
        'project:\n  type: book\nbook:\n  title: Data\n  author: [Ann, {name: Bob}]\n  chapters:\n    - index.qmd\n    - part: Basics\n      chapters: [one.qmd]\n  appendices:\n    - b.md\n',
      'index.qmd': '# Preface\n',
      'one.qmd': '---\ntitle: One\n---\n\n## Section\n',
      'b.md': '# Tables\n',
    };
    expect(await order(files)).toEqual(['0 index.qmd', '1 one.qmd', '0 b.md']);
    expect((await combined(files)).markdown).toBe(
      '---\ntitle: "Data"\nauthor: ["Ann","Bob"]\n---\n\n# Preface\n\n# Basics\n\n## One\n\n### Section\n\n# Tables\n',
    );
  });

  test('is that of a mkdocs.yml, whatever tags of Python it has', async () => {
    const files = {
      'mkdocs.yml':
        'site_name: Tool\nmarkdown_extensions:\n  - pymdownx.emoji:\n      emoji_index: !!python/name:material.extensions.emoji.twemoji\nnav:\n  - Home: index.md\n  - Guide:\n    - guide/a.md\n    - Elsewhere: https://example.org\n    - Missing: guide/none.md\n',
      'docs/index.md': '# Tool\n',
      'docs/guide/a.md': '# A\n',
    };
    expect(await order(files)).toEqual(['0 docs/index.md', '1 docs/guide/a.md']);
    expect(messages(await combined(files))).toEqual([
      'mkdocs.yml:10: There is no file docs/guide/none.md; the document is made without it',
    ]);
  });

  test('of a folder in a mkdocs.yml is that of its index, below its title', async () => {
    const files = {
      'mkdocs.yml': 'nav:\n  - Start: index.md\n  - User Guide: user/\n  - Notes: notes/\n',
      'docs/index.md': '# Tool\n',
      'docs/user/README.md': '# Guide\n\n- [Z](z.md)\n- [A](a.md)\n',
      'docs/user/a.md': '# A\n',
      'docs/user/z.md': '# Z\n',
      'docs/notes/one.md': '# One\n',
      'README.md': '# Not of the site\n',
    };
    expect(await order(files)).toEqual([
      '0 docs/index.md',
      '0 docs/user/README.md',
      '1 docs/user/z.md',
      '1 docs/user/a.md',
      '1 docs/notes/one.md',
    ]);
    expect((await combined(files)).markdown).toContain('# Notes\n\n## One\n');
    const withoutOrder = { ...files, 'mkdocs.yml': 'site_name: Tool\n' };
    expect((await order(withoutOrder)).map((each) => each.slice(2))).toEqual([
      'docs/index.md',
      'docs/notes/one.md',
      'docs/user/README.md',
      'docs/user/z.md',
      'docs/user/a.md',
    ]);
  });

  test('is that of Jupyter Book’s _toc.yml, and of patterns in a _quarto.yml', async () => {
    const files = {
      'book/_toc.yml':
        'format: jb-book\nroot: intro\nparts:\n  - caption: Basics\n    chapters:\n      - file: one\n        sections:\n          - file: deep/two\n      - glob: more/*\n',
      'book/intro.md': '# Intro\n',
      'book/one.md': '# One\n',
      'book/deep/two.md': '# Two\n',
      'book/more/x10.md': '# X10\n',
      'book/more/x9.md': '# X9\n',
    };
    expect(await order(files)).toEqual([
      '0 book/intro.md',
      '1 book/one.md',
      '2 book/deep/two.md',
      '1 book/more/x9.md',
      '1 book/more/x10.md',
    ]);
    const quarto = {
      '_quarto.yml': 'website:\n  sidebar:\n    - contents:\n        - index.md\n        - "**/*.md"\n',
      'index.md': '# Start\n',
      'a/b.md': '# B\n',
      'c.md': '# C\n',
    };
    expect(await order(quarto)).toEqual(['0 index.md', '0 a/b.md', '0 c.md']);
  });

  test('is that of a _bookdown.yml, after whose index its title is', async () => {
    const files = {
      '_bookdown.yml':
        'book_filename: book\nrmd_files:\n  html: [index.Rmd, two.Rmd, one.Rmd]\n  latex: [index.Rmd]\n',
      'index.Rmd': '---\ntitle: Book\n---\n\n# Preface\n',
      'one.Rmd': '# One\n',
      'two.Rmd': '# Two\n',
    };
    expect((await combined(files)).markdown).toBe('---\ntitle: Book\n---\n\n# Preface\n\n# Two\n\n# One\n');
  });

  test('of bookdown is by name if its settings give none, from its own folder and those it names', async () => {
    const files = {
      '_bookdown.yml': 'rmd_subdir: ["back"]\n',
      'b.Rmd': '# B\n',
      'a.Rmd': '# A\n',
      'index.Rmd': '---\ntitle: Book\n---\n',
      '_draft.Rmd': '# D\n',
      'README.md': '# R\n',
      'back/z.Rmd': '# Z\n',
      'examples/e.Rmd': '# E\n',
    };
    expect(await order(files)).toEqual(['0 index.Rmd', '0 a.Rmd', '0 b.Rmd', '0 back/z.Rmd']);
    expect(await order({ ...files, '_bookdown.yml': 'rmd_subdir: true\n' })).toContain('0 examples/e.Rmd');
  });

  test('is that of a myst.yml, with its titles and patterns', async () => {
    const files = {
      'myst.yml':
        'version: 1\nproject:\n  title: Waves\n  authors:\n    - name: Ann\n    - Bob\n  bibliography: [refs.bib]\n  toc:\n    - file: index.md\n    - title: Theory\n      children:\n        - pattern: theory/*.md\n',
      'index.md': '# Start\n',
      'theory/b.md': '# B\n',
      'theory/a.md': '# A\n',
    };
    expect(await order(files)).toEqual(['0 index.md', '1 theory/a.md', '1 theory/b.md']);
    expect((await combined(files)).markdown).toBe(
      '---\ntitle: "Waves"\nauthor: ["Ann","Bob"]\nbibliography: ["refs.bib"]\n---\n\n# Start\n\n# Theory\n\n## A\n\n## B\n',
    );
  });

  test('is by name in natural order, with folders among files', async () => {
    expect(
      await order({
        'ch10.md': '# X',
        'ch2.md': '# B',
        'ch9/b.md': '# I',
        'ch9/a.md': '# A',
        'Ch1.md': '# A',
      }),
    ).toEqual(['0 Ch1.md', '0 ch2.md', '0 ch9/a.md', '0 ch9/b.md', '0 ch10.md']);
  });

  test('has the text of a folder before those below it', async () => {
    const files = {
      'z/index.md': '# Z',
      'z/a.md': '# A',
      'z/b.md': '# B',
      'z/b/c.md': '# C',
      'README.md': '# Book',
      'a.md': '# A',
    };
    expect(await order(files)).toEqual([
      '0 README.md',
      '1 a.md',
      '1 z/index.md',
      '2 z/a.md',
      '2 z/b.md',
      '3 z/b/c.md',
    ]);
  });

  test('can be another', async () => {
    expect((await combined(chapters, ['c.md', 'a.md'])).markdown).toBe('# C\n\n# A\n');
  });
});

describe('front matter', () => {
  const chapters = { 'text/1.md': '# One\n\nAs known [@key, p. 3].\n', 'text/2.md': '# Two\n' };
  const text = '# One\n\nAs known [@key, p. 3].\n\n# Two\n';
  const metadata = '---\ntitle: Thesis\nauthor: Ann\n...\n';

  test('is that of a metadata.yml beside the texts or above them', async () => {
    for (const path of ['metadata.yaml', 'text/metadata.yml'])
      expect((await combined({ ...chapters, [path]: metadata })).markdown).toBe(
        `---\ntitle: Thesis\nauthor: Ann\n---\n\n${text}`,
      );
  });

  test('is not that of a metadata.yml elsewhere, without a title, or beside a text with its own', async () => {
    expect((await combined({ ...chapters, 'data/metadata.yml': metadata })).markdown).toBe(text);
    expect((await combined({ ...chapters, 'metadata.yml': 'license: MIT\n' })).markdown).toBe(text);
    expect((await combined({ ...chapters, 'metadata.yml': 'title: [\n' })).markdown).toBe(text);
    const own = { ...chapters, 'text/1.md': `---\ntitle: Own\n---\n\n# One\n` };
    expect((await combined({ ...own, 'metadata.yml': metadata })).markdown).toBe(
      '---\ntitle: Own\n---\n\n# One\n\n# Two\n',
    );
  });

  test('names the sources that lie beside texts that cite', async () => {
    const bib = { 'text/refs.bib': '@book{key}' };
    const named = `---\nbibliography: ["text/refs.bib"]\n---\n\n${text}`;
    expect((await combined({ ...chapters, ...bib })).markdown).toBe(named);
    const withTitle = await combined({ ...chapters, ...bib, 'metadata.yml': metadata });
    expect(withTitle.markdown).toMatch(/^---\ntitle: Thesis\nauthor: Ann\nbibliography: /);
    const withOwn = await combined({
      ...chapters,
      ...bib,
      'metadata.yml': `${metadata.slice(0, -4)}references: []\n`,
    });
    expect(withOwn.markdown).not.toContain('bibliography');
    const withoutCitation = { 'a.md': 'Write to me@example.org, [or not](b.md).\n', 'b.md': '# B\n' };
    expect((await combined({ ...withoutCitation, ...bib })).markdown).not.toContain('bibliography');
    expect(messages(await combined({ ...withoutCitation, ...bib }))).toEqual([]);
  });

  test('of a book names the sources and style of its settings', async () => {
    const quarto = {
      'book/_quarto.yml':
        'book:\n  title: Data\n  chapters: [a.qmd]\nbibliography: lit/refs.bib\ncsl: apa.csl\n',
      'book/a.qmd': '# A\n',
    };
    expect((await combined(quarto)).markdown).toBe(
      '---\ntitle: "Data"\nbibliography: ["book/lit/refs.bib"]\ncsl: "book/apa.csl"\n---\n\n# A\n',
    );
    const jupyter = {
      '_toc.yml': 'root: a\n',
      '_config.yml': 'title: Data\nauthor: Ann\nbibtex_bibfiles: [refs.bib]\n',
      'a.md': '# A\n',
    };
    expect((await combined(jupyter)).markdown).toBe(
      '---\ntitle: "Data"\nauthor: "Ann"\nbibliography: ["refs.bib"]\n---\n\n# A\n',
    );
  });
});

describe('headings', () => {
  test('become deeper below a title, in whatever way they are written, and not in code', async () => {
    const { markdown } = await combined({
      'README.md': '# Book\n',
      'a.md':
        'A\n=\n\nB\n---\n\n> # Q\n\n- # L\n\n<h2>H</h2>\n\n```\n# code\n```\n\n    # indented\n\n# C {#c}\n',
    });
    expect(markdown).toBe(
      '# Book\n\nA\n--\n\n### B\n\n\n> ## Q\n\n- ## L\n\n<h3>H</h3>\n\n```\n# code\n```\n\n    # indented\n\n## C {#c}\n',
    );
  });

  test('are at most level 6, with a notice', async () => {
    const text = await combined({ 'README.md': '# Book\n', 'a.md': '# A\n\nx\n\n###### Six\n' });
    expect(text.markdown).toContain('\n###### Six\n');
    expect(messages(text)).toEqual(['a.md:5: Headings here go deeper than level 6; they became level 6']);
  });

  test('stay as they are where chapters begin below the title already', async () => {
    const { markdown } = await combined({ 'README.md': '# Book\n', 'a.md': '## A\n\n### B\n' });
    expect(markdown).toBe('# Book\n\n## A\n\n### B\n');
  });
});

describe('between files', () => {
  test('an include is found from the folder of its file, or else from one around it', async () => {
    const { markdown } = await combined({
      'book/mkdocs.yml': 'nav:\n  - about/contributing.md\n',
      'book/docs/about/contributing.md': '--8<-- "CONTRIBUTING.md"\n',
      'book/CONTRIBUTING.md': '# How to help\n',
    });
    expect(markdown).toBe('# How to help\n');
  });

  test('problems of files that the document does not use are not reported', async () => {
    const rows = Array.from({ length: 5100 }, (_, row) => `${row},x`).join('\n');
    const text = await combined({ 'a.md': '# A\n', 'data/births.csv': `n,v\n${rows}\n` });
    expect(messages(text)).toEqual([
      'data/births.csv:1: births.csv, which the text does not use, was left out',
    ]);
  });

  test('links lead within the document', async () => {
    const { markdown } = await combined({
      'a.md':
        '# A\n\n[b](sub/b.md) [s](sub/b.md#set-up) <a href="./sub/b.html">h</a> [d]\n\n[d]: sub/b.md "t"\n',
      'sub/b.md':
        '# Same\n\n[a](../a.md) [own](#same) ![p](../pics/p%20q.png "T") `[x](b.md)`\n\n## Set-up\n',
      'sub/c.md': '# Same\n\n[own](#same) [up](b.md#same)\n',
      'pics/p q.png': '',
    });
    expect(markdown).toContain('[b](#same) [s](#set-up) <a href="#same">h</a> [d]\n\n[d]: #same "t"');
    expect(markdown).toContain('[a](#a) [own](#same) ![p](pics/p%20q.png "T") `[x](b.md)`');
    expect(markdown).toContain('[own](#same-1) [up](#same)');
  });

  test('a link to a text that does not begin with a heading leads to its beginning', async () => {
    const { markdown } = await combined({ 'a.md': '[next](b.md)\n', 'b.md': 'Plain.\n' });
    expect(markdown).toBe('[next](#file-b)\n\n<a id="file-b"></a>\n\nPlain.\n');
  });

  test('a link to a missing text gives a notice at its line', async () => {
    const text = await combined({
      'a.md': '# A\n\n[gone](gone.md) [web](https://example.org/x.md)\n',
      'b.md': '',
    });
    expect(messages(text)).toEqual(['a.md:3: The link leads to gone.md, which is not in this document']);
  });

  test('notes, names and link definitions stay apart', async () => {
    const { markdown } = await combined({
      'a.md':
        'A[^1] [x] <a id="p"></a>[p](#p) {%#}\n\n[^1]: One.\n\n[x]: http://a\n\n[2]: A numbered note.\n\nSee [2].\n',
      'b.md':
        'B[^1] and[^Shared] [x] [t][x] <a id="p"></a>[p](#p) `[^1]` $a[^1]b$\n\n[^1]: Two.\n\n[x]: http://b\n\n[2]: Another note.\n\nSee [2].\n',
      'c.md': '[^shared]: Defined elsewhere.\n',
    });
    expect(markdown).toContain(
      'B[^1-2] and[^Shared] [x][x-2] [t][x-2] <a id="p-2"></a>[p](#p-2) `[^1]` $a[^1]b$',
    );
    expect(markdown).toContain('[^1-2]: Two.\n\n[x-2]: http://b\n\n[1002]: Another note.\n\nSee [1002].');
  });

  test('unclosed code ends with its file', async () => {
    const { markdown } = await combined({ 'a.md': 'A\n\n~~~~js\ncode\n', 'b.md': '# B\n' });
    expect(markdown).toBe('A\n\n~~~~js\ncode\n~~~~\n\n# B\n');
  });

  test('the first file’s front matter is the document’s; the titles of other files become headings', async () => {
    expect(
      (await combined({ 'a.md': '---\ntitle: Book\nauthor: Me\n---\n\nText.\n', 'b.md': '# B\n' })).markdown,
    ).toBe('---\ntitle: Book\nauthor: Me\n---\n\nText.\n\n# B\n');
    const text = await combined({
      'a.md': '---\ntitle: A\n---\nText.\n',
      'b.md': '---\ntitle: B\nauthor: Me\n---\nMore.\n',
    });
    expect(text.markdown).toBe('# A\n\nText.\n\n# B\n\nMore.\n');
    expect(messages(text)).toEqual([
      'b.md:1: Left out author in front matter: the document has one title page',
    ]);
  });

  test('each line knows where it comes from', async () => {
    const files = {
      'a.md': '---\ntitle: T\n---\n# A\n\none\n![[b#Part]]\ntwo\n',
      'b.md': 'x\n\n# Part\n\ninner\n\n# Other\n\nouter\n',
    };
    const { markdown, lines } = await combined(files, ['a.md']);
    const origin = (text: string) => {
      const place = sourceOf(lines, markdown.split('\n').indexOf(text) + 1);
      return `${place?.path}:${place?.line}`;
    };
    expect(['title: T', '# A', 'one', '## Part', 'inner', 'two'].map(origin)).toEqual([
      'a.md:2',
      'a.md:4',
      'a.md:6',
      'b.md:3',
      'b.md:5',
      'a.md:8',
    ]);
    expect(markdown).not.toContain('outer');
  });
});

describe('a vault', () => {
  test('with notes that have authors and dates reports once that these are left out', async () => {
    const note = (title: string, more: string) => `---\ntitle: ${title}\n${more}---\n\nText.\n`;
    const text = await combined({
      'a.md': note('A', 'date: 2024-01-01\n'),
      'b.md': note('B', 'date: 2024-01-01\nauthor: Ann\n'),
      'c.md': note('C', ''),
    });
    expect(messages(text)).toEqual([
      'a.md:1: Left out author, date in front matter here and in 1 other file: the document has one title page',
    ]);
  });

  test('has its notes linked by name, with names as titles, and attachments by name', async () => {
    const { markdown } = await combined({
      'Note A.md':
        'See [[Note B|the other]], [[deep/Note B#Part one]] and [[Nowhere]].\n\n![[pic.png|300]]\n',
      'deep/Note B.md': '## Part one\n\n[[Note A]]\n\n| a |\n|---|\n| [[Note A\\|x]] |\n',
      'files/pic.png': '',
    });
    expect(markdown).toContain(
      '# Note A\n\nSee [the other](#note-b), [deep/Note B > Part one](#part-one) and [[Nowhere]].',
    );
    expect(markdown).toContain('![[pic.png|300]]');
    expect(markdown).toContain('# Note B\n\n## Part one\n\n[Note A](#note-a)');
    expect(markdown).toContain('| [x](#note-a) |');
  });

  test('has embedded notes in their places, and not again after them', async () => {
    const { markdown } = await combined({
      'Book.md': '# Book\n\n![[One]]\n\n- item ![[Two#End]]\n  more\n',
      'One.md': '# One\n\nText[^n].\n\n[^n]: Note.\n',
      'Two.md': '# Two\n\nMuch.\n\n## End\n\nLast.\n',
    });
    expect(markdown).toBe(
      '# Book\n\n## One\n\nText[^n].\n\n[^n]: Note.\n\n- item\n\n  ## End\n\n  Last.\n\n  more\n\n# Two\n\nMuch.\n\n## End\n\nLast.\n',
    );
  });

  test('breaks cycles of embedded notes with a notice, and loses none of the notes', async () => {
    const text = await combined({ 'A.md': '# A\n\n![[B]]\n\nafter\n', 'B.md': '# B\n\n![[A]]\n\nend\n' });
    expect(text.markdown).toBe('# A\n\n## B\n\n[A](#a)\n\nend\n\nafter\n');
    expect(messages(text)).toEqual(['B.md:3: A would embed itself; it was cut off here']);
  });

  test('keeps each file’s notes separate, even if files are nested', async () => {
    const { markdown } = await combined(
      {
        '1.md': '# One\n\nSee [two](2.md#alpha) and [^1].\n\n[^1]: Note in one.\n',
        '2.md':
          '# Two\n\n## Alpha\n\nText[^1] ![[pic.png]] ![[3#Part]] [a](1.md)[^1]\n\n[^1]: Note in two.\n',
        '3.md':
          'x ![[4#Other]]\n\n# Part\n\nText[^1] [l].\n\n# End\n\n[^1]: Note in three.\n\n[l]: http://three\n',
        '4.md': '![[3]]\n\n# Other\n\ny[^1]\n\n# More\n\n[^1]: Note in four.\n',
      },
      ['1.md', '2.md'],
    );
    expect(markdown).toBe(
      '# One\n\nSee [two](#alpha) and [^1].\n\n[^1]: Note in one.\n\n# Two\n\n## Alpha\n\nText[^1-2] ![[pic.png]]\n\n### Part\n\nText[^1-3] [l].\n\n[a](#one)[^1-2]\n\n[^1-2]: Note in two.\n\n[^1-3]: Note in three.\n\n[l]: http://three\n',
    );
  });

  test('stays within limits if notes embed others many times', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`n${index}.md`, `![[n${index + 1}]]\n`.repeat(30)]),
    );
    const { markdown } = await combined({ ...files, 'n12.md': 'x\n' });
    expect(markdown.length).toBeLessThan(20_000_000);
  });
});

describe('an mdBook', () => {
  const code =
    'a\n// ANCHOR: part\nb\n// ANCHOR: part-two\nc\n// ANCHOR_END: part\nd\n// ANCHOR_END: part-two\ne\n';
  const include = async (line: string, fence = '```') => {
    const text = `# One\n\n${fence}rust\n${line}\n${fence}\n\nThe end.\n`;
    return combined({
      'book.toml': '[book]\n',
      'src/SUMMARY.md': '- [One](one.md)\n',
      'src/one.md': text,
      'code/x.rs': code,
    });
  };

  test.each([
    ['{{#include ../code/x.rs}}', 'a\nb\nc\nd\ne'],
    ['{{#include ../code/x.rs:1}}', 'a'],
    ['{{#include ../code/x.rs:7:}}', 'd\ne'],
    ['{{#include ../code/x.rs::3}}', 'a\nb'],
    ['{{#include ../code/x.rs:part}}', 'b\nc'],
    ['{{#rustdoc_include ../code/x.rs:part-two}}', 'c\nd'],
    ['{{#playground ../code/x.rs editable}}', 'a\nb\nc\nd\ne'],
  ])('has %s in its place, and lines that are known to come from there', async (line, wanted) => {
    const { markdown, notices, lines } = await include(line);
    expect(markdown).toBe(`# One\n\n\`\`\`rust\n${wanted}\n\`\`\`\n\nThe end.\n`);
    expect(notices).toEqual([]);
    const last = markdown.split('\n').indexOf('The end.') + 1;
    expect(sourceOf(lines, last)).toEqual({ path: 'src/one.md', line: 7 });
  });

  test.each([
    [
      '{{#include ../code/y.rs}}',
      'src/one.md:4: y.rs could not be included: it is not among the files; the line was kept',
    ],
    ['{{#include ../code/x.rs:gone}}', 'src/one.md:4: x.rs has no part gone, so nothing was included'],
  ])('reports %s', async (line, wanted) => {
    expect(messages(await include(line))).toContain(wanted);
  });
});

const ID = '0123456789abcdef0123456789abcdef';
const OTHER = 'fedcba9876543210fedcba9876543210';

describe('an export of Notion', () => {
  test('finds pages whose names contain characters special in addresses', async () => {
    const id = '0123456789abcdef0123456789abcdef';
    const { markdown, notices } = await combined({
      [`#talk ${id}.md`]: `# #talk\n\n[More](#talk%20${id}/What%20is%20it%20${id}.md) [Top](#talk)\n`,
      [`#talk ${id}/What is it ${id}.md`]: '# What is it?\n',
    });
    expect(markdown).toContain('[More](#what-is-it) [Top](#talk)');
    expect(notices).toEqual([]);
  });

  const folder = 'Private & Shared';
  const pages = {
    [`${folder}/Project ${ID}.md`]: `# Project\n\n[Sub page](Project/Sub%20page%20${OTHER}.md)\n\n[Tasks](Project/Tasks%20${ID}.csv)\n\n![image.png](Project/image.png)\n`,
    [`${folder}/Project/Sub page ${OTHER}.md`]: `# Sub page\n\n[Back](../Project%20${ID}.md)\n`,
    [`${folder}/Project/image.png`]: 'png',
    [`${folder}/Project/Tasks ${ID}.csv`]: 'Name,Status\nWrite,Done\n',
    [`${folder}/Project/Tasks ${ID}_all.csv`]: '\ufeffName,Status\nWrite,Done\nRead,"Not | yet"\n',
    [`${folder}/Project/Tasks/Write ${ID}.md`]: '# Write\n\nStatus: Done\n\nThe text of the row.\n',
    [`${folder}/Project/Tasks/Read ${OTHER}.md`]: '# Read\n\nStatus: Not | yet\n',
  };
  const wanted =
    '# Project\n\n[Sub page](#sub-page)\n\n**Tasks**\n\n| Name | Status |\n| --- | --- |\n| Write | Done |\n| Read | Not \\| yet |\n\n![image.png](export.zip/Private%20&%20Shared/Project/image.png)\n\n## Sub page\n\n[Back](#project)\n\n## Write\n\n<table><tbody><tr><th>Status</th><td>Done</td></tr></tbody></table>\n\nThe text of the row.\n';

  test('is one document: subpages below their pages, each table once, links within it', async () => {
    const text = await combined({ 'export.zip': zipped(pages) });
    expect(text.markdown).toBe(wanted);
    expect(text.notices).toEqual([]);
    expect(text.pictures.map(({ path }) => path)).toEqual(['export.zip/Private & Shared/Project/image.png']);
    expect((await opened({ 'export.zip': zipped(pages) })).chapters.map(({ title }) => title)).toEqual([
      'Project',
      'Sub page',
      'Write',
    ]);
  });

  test('links the values of properties to their pages', async () => {
    const { markdown, notices } = await combined({
      [`Tasks ${ID}.csv`]: 'Name,After,Site\nWrite,Read,\nRead,,https://a.example/?b&c\n',
      [`Tasks/Write ${ID}.md`]: `# Write\n\nAfter: [Read](Read%20${OTHER}.md)\n\nOne.\n`,
      [`Tasks/Read ${OTHER}.md`]: '# Read\n\nSite: https://a.example/?b&c\n\nTwo.\n',
    });
    expect(markdown).toContain('<tr><th>After</th><td><a href="#read">Read</a></td></tr>');
    expect(markdown).toContain(
      '<td><a href="https://a.example/?b&amp;c">https://a.example/?b&amp;c</a></td>',
    );
    expect(notices).toEqual([]);
  });

  test('shows relations as titles, with links to the pages that are in it', async () => {
    const site = (title: string, id: string) => `${title} (https://www.notion.so/${title}-${id}?pvs=21)`;
    const { markdown, notices } = await combined({
      [`Tasks ${ID}.csv`]: `Name,Project,Site\nWrite,"${site('Alpha', OTHER)}, ${site('Gone', ID.replaceAll('0', '1'))}",\nRead,Alpha (Projects/Alpha%20${OTHER}.md),Home (https://a.example)\n`,
      [`Home ${ID}.md`]: `# Home\n\n[Tasks](Tasks%20${ID}.csv)\n`,
      [`Projects/Alpha ${OTHER}.md`]: `# Alpha\n\nLead: ${site('Ann', ID.replaceAll('0', '2'))}\nState: on\n\nText (see above).\n`,
    });
    expect(markdown).toContain('| Write | [Alpha](#alpha), Gone |  |');
    expect(markdown).toMatch(/\| Read \| \[Alpha\]\(#alpha\) \| Home \(.*a\.example.*\) \|/);
    expect(markdown).toContain('<tr><th>Lead</th><td>Ann</td></tr>');
    expect(markdown).toContain('Text (see above).');
    expect(notices).toEqual([]);
  });

  test('leaves out the page that only lists all pages, and no other page', async () => {
    const list = `<h1>Workspace</h1><ul><li><a href="Home%20${ID}.html">Home</a><ul><li><a href="b.html">B</a></li></ul></li></ul>`;
    const home = { [`Home ${ID}.html`]: '<h1>Home</h1><p>Hello.</p>' };
    expect((await combined({ 'index.html': list, ...home })).markdown).toBe('# Home\n\nHello.\n');
    const { markdown } = await combined({ 'index.html': `${list}<p>More.</p>`, ...home });
    expect(markdown).toContain('Workspace');
    expect((await combined({ 'index.html': list, 'b.html': '<p>B</p>' })).markdown).toContain('Workspace');
  });

  test.each([
    ['properties', 'Owner: Ann\nDue date: May 4, 2025\nURL:', true],
    ['one line', 'Note: this is a sentence.', false],
    ['text after such lines', 'Owner: Ann\nStatus: Done\nand so on', false],
    ['bold words', '**A**: b\n**C**: d', false],
  ])('reads %s below the title of a page without its database', async (_, text, isTable) => {
    const { markdown } = await combined({ [`Page ${ID}.md`]: `# Page\n\n${text}\n\nText.\n`, 'b.md': 'b\n' });
    expect(markdown.includes('<table>')).toBe(isTable);
    expect(markdown.includes(text)).toBe(!isTable);
  });

  test('may come as archives in an archive', async () => {
    const [one, two] = [Object.entries(pages).slice(0, 3), Object.entries(pages).slice(3)];
    const parts = {
      'Export-Part-1.zip': zipped(Object.fromEntries(one)),
      'Export-Part-2.zip': zipped(Object.fromEntries(two)),
    };
    expect((await combined({ 'export.zip': zipped(parts) })).markdown).toBe(wanted);
  });
});

describe('archives', () => {
  test('that are broken, lead outside or contain too many archives are left out with a notice', async () => {
    let deep = zipped({ 'a.md': 'deep' });
    for (let depth = 0; depth < 6; depth++) deep = zipped({ 'in.zip': deep });
    const text = await combined({
      'a.md': 'kept\n',
      'broken.zip': strToU8('no zip'),
      'out.zip': zipped({ '../../up.md': 'x', 'in.md': 'inside\n' }),
      'deep.zip': deep,
    });
    expect(text.markdown).toBe('kept\n\ninside\n');
    expect(messages(text)).toEqual([
      'broken.zip:1: broken.zip cannot be read: it is too short for a zip file',
      'out.zip:1: “../../up.md” in it leads out of the archive; it was left out',
      'deep.zip:1: “in.zip” is an archive nested too deeply in others; it was left out',
    ]);
  });

  test('that would unpack to more than memory holds are refused', async () => {
    const bomb = zipSync({ 'a.md': [new Uint8Array(60 * 1024 ** 2), { level: 9 }] });
    const text = await combined({ 'bomb.zip': bomb, 'a.md': 'kept\n' });
    expect(text.markdown).toBe('kept\n');
    expect(messages(text)).toEqual(['bomb.zip/a.md:1: a.md is too large; texts of up to 50 MB can be read']);
  });

  test('may contain sources and a style, which come with the text that uses them', async () => {
    const text = async (markdown: string) => {
      const files = {
        't/a.md': markdown,
        't/refs.bib': '@book{key}',
        't/b/own.csl': '<style/>',
        't/x.ris': '',
      };
      const found = await combined({ 'e.zip': zipped(files) });
      return { ...found, names: found.libraries.map(({ path }) => path) };
    };
    const beside = await text('As [@key] says.\n');
    expect(beside.names).toEqual(['e.zip/t/refs.bib', 'e.zip/t/x.ris']);
    expect(beside.markdown).toContain('bibliography: ["e.zip/t/refs.bib","e.zip/t/x.ris"]\n');
    const named = await text('---\nbibliography: refs.bib\ncsl: b/own.csl\n---\n\nAs [@key] says.\n');
    expect(named.names).toEqual(['e.zip/t/refs.bib', 'e.zip/t/b/own.csl']);
    expect(named.libraries.map(({ bytes }) => strFromU8(bytes))).toEqual(['@book{key}', '<style/>']);
    const unused = await text('Nothing is cited.\n');
    expect([unused.names, messages(unused), messages(named)]).toEqual([[], [], []]);
  });

  test('may contain unusable files, which are named', async () => {
    const text = await combined({
      'e.zip': zipped({ 'a.md': 'A\n', 'b.pdf': '', 'c.mp4': '', '__MACOSX/a.md': 'x', '.DS_Store': '' }),
    });
    expect(text.markdown).toBe('A\n');
    expect(messages(text)).toEqual([
      'e.zip/b.pdf:1: b.pdf and 1 other, neither text nor picture, were left out',
    ]);
  });
});

describe('pages and tables beside texts', () => {
  const unreadable = new Uint8Array([0xc3, 0x28]);

  test('are not read if the texts do not need them', async () => {
    const files = {
      '_quarto.yml': 'book:\n  chapters: [a.qmd]\n',
      'a.qmd': '# A\n\n```{r}\nread.csv("data.csv")\n```\n',
      'data.csv': unreadable,
    };
    expect(messages(await combined(files))).toEqual([
      '_quarto.yml:1: data.csv, which _quarto.yml does not name, was left out',
    ]);
    expect(messages(await combined({ 'a.md': '# A\n', 'out/a.html': unreadable }))).toEqual([
      'out/a.html:1: a.html, which the text does not use, was left out',
    ]);
  });

  test.each([
    ['![[My täble.csv]]', 'My täble.csv'],
    ['![[data/täble.csv]]', 'data/täble.csv'],
    ['[T](data/My%20t%C3%A4ble.csv)', 'data/My täble.csv'],
  ])('are read for %s', async (line, path) => {
    const files = {
      '_quarto.yml': 'book:\n  chapters: [a.qmd]\n',
      'a.qmd': `# A\n\n${line}\n`,
      [path]: 'n\n1\n',
    };
    expect((await combined(files)).markdown).toContain('| n');
  });

  test('are read as chapters that a list names', async () => {
    const files = { 'a.md': '---\nfiles: [in/b.html]\n---\n', 'in/b.html': '<h1>B</h1><p>Two</p>' };
    expect((await combined(files)).markdown).toContain('# B\n\nTwo');
  });
});

test("a chapter's heading is not doubled by its title with code in a SUMMARY.md", async () => {
  const files = {
    'SUMMARY.md': '- [The `match` form](a.md)\n- [Two `b`](b.md)\n',
    'a.md': '<a id="old"></a>\n\n## The `match` form\n\nText.\n',
    'b.md': 'Text.\n',
  };
  const { markdown } = await combined(files);
  expect(markdown.match(/match/g)).toHaveLength(1);
  expect(markdown).toContain('# Two b\n');
});

test('what a Quarto text includes has paths of the text that includes it', async () => {
  const files = {
    '_quarto.yml': 'book:\n  chapters: [in/one/a.qmd]\n',
    'in/one/a.qmd': '# A\n\n{{< include ../../common/_b.qmd >}}\n',
    'common/_b.qmd': 'Bee.\n\n{{< include ../../common/_c.qmd >}}\n',
    'common/_c.qmd': 'Sea.\n',
  };
  expect((await combined(files)).markdown).toBe('# A\n\nBee.\n\nSea.\n');
});

test('of more files than a document has, the first are read, and the others reported', async () => {
  const names = Array.from({ length: 10_000 }, (_, index) => [`${index}.bin`, '']);
  const sources = await opened(Object.fromEntries([['a.md', 'A.'], ...names, ['z.md', 'Z.']]));
  expect(sources.chapters.map(({ path }) => path)).toEqual(['a.md']);
  expect(messages(await sources.combine())).toContain(
    'a.md:1: There are more files than 10,000; only the first 10,000 were looked at',
  );
});

test('bytes that are not text are left out, with a notice', async () => {
  const text = await combined({
    'a.md': Uint8Array.from([0x41, 0xff, 0x01]),
    'b.md': 'B\n',
    'c.ipynb': '{"no": 1}',
  });
  expect(text.markdown).toBe('B\n');
  expect(messages(text)).toEqual([
    'a.md:1: a.md is not UTF-8 text; save it as UTF-8',
    'c.ipynb:1: c.ipynb is not a notebook that can be read',
  ]);
});

test('pages are read in the encoding that they declare, other files that are not UTF-8 as Western text with a notice', async () => {
  const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const page = await combined({ 'a.html': latin('<meta charset="windows-1252"><h1>T\u00eftle</h1>') });
  expect([page.markdown, messages(page)]).toEqual(['# T\u00eftle\n', []]);
  const table = await combined({ 'a.csv': latin('sep=;\nName;M\u00fcller\nA;1,5\n') });
  expect(table.markdown).toContain('| Name | M\u00fcller |');
  expect(table.markdown).not.toContain('sep');
  expect(messages(table)).toEqual([
    expect.stringMatching(/^a\.csv:1: a\.csv is not UTF-8, so it was read as Western/),
  ]);
});

test('no set of files makes it throw, and files are read only when needed', async () => {
  expect((await combined({})).markdown).toBe('');
  const failing = { path: 'a.md', size: 1, read: () => Promise.reject(new Error('it is gone')) };
  const text = await (await openSources([failing])).combine();
  expect(messages(text)).toEqual(['a.md:1: a.md cannot be read: it is gone']);
});

describe('a table of comma-separated values', () => {
  test.each([
    ['commas', 'a,b\n1,"x, ""y"""\n', '| a | b |\n| ---: | --- |\n| 1 | x, "y" |\n'],
    ['semicolons', 'a;b\n1,5;x\n', '| a | b |\n| ---: | --- |\n| 1,5 | x |\n'],
    ['tabs and lines in cells', 'a\tb\n"x\ny"\tz\n', '| a | b |\n| --- | --- |\n| x<br>y | z |\n'],
    [
      'rows of other lengths',
      'a,b\nx\n\ny,z,w\n',
      '| a | b |  |\n| --- | --- | --- |\n| x |  |  |\n| y | z | w |\n',
    ],
  ])('with %s is a table', async (_, csv, markdown) => {
    expect((await combined({ 'data.csv': csv })).markdown).toBe(markdown);
  });

  test('is shortened if it is too long, with a notice at the line', async () => {
    const text = await combined({ 'data.csv': `n\n${'1\n'.repeat(6000)}` });
    expect(text.markdown.split('\n').length).toBe(5003);
    expect(messages(text)).toEqual([
      'data.csv:5002: The table has 6,000 rows; the first 5,000 are in the document',
    ]);
  });
});

test('a page of HTML keeps its structure, its links within, and its pictures', async () => {
  const text = await combined({
    'page.html':
      '<title>Page</title>\n<nav><a href="/">Home</a></nav>\n<p>See <a href="#s">there</a>.</p>\n<img src="img/a.png" alt="A">\n<img src="data:image/png;base64,AAAA" alt="B" width="90">\n<h2 id="s">Section</h2>\n<table><tr><th>x</th></tr><tr><td>y</td></tr></table>',
    'img/a.png': '',
  });
  expect(text.markdown).toBe(
    '# Page\n\nSee [there](#s).\n\n![A](img/a.png) ![B](page_files/pasted-1.png){width=90px}\n\n## Section {#s}\n\n| x |\n| --- |\n| y |\n',
  );
  expect(text.pictures).toEqual([{ path: 'page_files/pasted-1.png', bytes: Uint8Array.from([0, 0, 0]) }]);
  expect(sourceOf(text.lines, 7)).toEqual({ path: 'page.html', line: 6 });
});
