import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentsOf, NO_FILES, pictureWith, SECRET, WAYS_OUT, wordFile } from '../../tests/planted-links.js';
import { run } from './run.js';

let folder: string;
let outside: string;
const at = (name: string): string => join(folder, 'root', name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footmark-outside-'));
  outside = join(folder, 'outside');
  await mkdir(outside);
  await mkdir(at('.'));
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
  const status = await run(words, {
    stdin: { async *[Symbol.asyncIterator]() {} },
    stdout: stream,
    stderr: stream,
  });
  return `${said}status ${status}`;
}

/** Whether the secret is in what was said, or in a file in the folder. */
async function isTold(said: string): Promise<boolean> {
  return said.includes(SECRET) || (await contentsOf(at('.'))).includes(SECRET);
}

async function place(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** A kind of input that finds a file by itself: the file's name and content, and a command that is given its path. */
interface Reading {
  readonly file: string;
  readonly content: () => string | Uint8Array | Promise<Uint8Array>;
  readonly read: (path: string, ...words: readonly string[]) => Promise<string>;
}

const text = () => `# ${SECRET}\n`;
const STYLE = `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0"><citation><layout><text value="${SECRET}"/></layout></citation></style>`;

/** Converts a text that is the only one of its folder. */
async function one(markdown: string, ...words: readonly string[]): Promise<string> {
  await place(at('text.md'), markdown);
  return footmark(at('text.md'), ...words);
}

const NAMING: Readonly<Record<string, Reading>> = {
  'a picture': {
    file: 'a.png',
    content: () => pictureWith(SECRET),
    read: (path, ...words) => one(`![A](<${path}>)\n`, ...words),
  },
  'a picture of a notebook': {
    file: 'a.png',
    content: () => pictureWith(SECRET),
    read: async (path, ...words) => {
      const cells = [{ cell_type: 'markdown', metadata: {}, source: `![A](<${path}>)` }];
      await place(at('n.ipynb'), JSON.stringify({ cells, metadata: {}, nbformat: 4, nbformat_minor: 5 }));
      return footmark(at('n.ipynb'), ...words);
    },
  },
  'a picture of one text': {
    file: 'a.png',
    content: () => pictureWith(SECRET),
    read: (path, ...words) => one(`![A](<${path}>)\n`, '--one', ...words),
  },
  'a bibliography': {
    file: 'a.bib',
    content: () => `@book{a, title={${SECRET}}, author={Lee, A}}`,
    read: (path, ...words) => one(`---\nbibliography: ${path}\n---\n\n[@a]\n`, ...words),
  },
  'a style': {
    file: 'a.csl',
    content: () => STYLE,
    read: (path, ...words) =>
      one(`---\ncsl: ${path}\nreferences:\n- id: a\n  title: A\n---\n\n[@a]\n`, ...words),
  },
};

const onPosix = describe.skipIf(process.platform === 'win32');

onPosix.each(Object.entries(NAMING))('%s that a text names', (_, { file, content, read }) => {
  test('is read from the folder of the text', async () => {
    await place(at(file), await content());
    await read(file);
    await rm(at(file));
    expect(await isTold('')).toBe(true);
  });

  test.each(WAYS_OUT)('is not read by $name; the message says how to allow it', async ({ make }) => {
    await place(join(outside, file), await content());
    const path = await make(at('.'), file, outside);
    const said = await read(path);
    expect(await isTold(said)).toBe(false);
    const [, allowed = ''] =
      /outside the folder [\w ]+ \(to use it, add --allow-outside (\S+)\)/.exec(said) ?? [];
    expect(await read(path, '--allow-outside', allowed)).toMatch(/status 0$/);
    expect(await isTold('')).toBe(true);
  });

  test.each(NO_FILES)('$name is not waited for', async ({ make }) => {
    const said = await read(await make(at('.'), file, outside));
    expect(said).toMatch(/ is (?:outside the|not a regular)|many symbolic links|no such file/);
  });
});

const FINDING: Readonly<Record<string, Reading>> = {
  'a folder of texts': { file: 'a.md', content: text, read: footmark },
  'a folder as one text': {
    file: 'a.md',
    content: text,
    read: (path, ...words) => footmark(path, '--one', ...words),
  },
  'a folder of Word files': {
    file: 'a.docx',
    content: () => wordFile(text()),
    read: (path, ...words) => footmark(path, '--from', 'docx', ...words),
  },
};

onPosix.each(Object.entries(FINDING))('%s', (_, { file, content, read }) => {
  const links = WAYS_OUT.filter(({ name }) => !name.includes('path'));
  const toFile = links.filter(({ name }) => !/folder|middle/.test(name));

  test.each([...links, ...NO_FILES])('takes nothing from $name', async ({ make }) => {
    await place(join(outside, file), await content());
    await place(at(`book/b${extname(file)}`), file === 'a.md' ? '# Two\n' : await wordFile('# Two\n'));
    await make(at('book'), file, outside);
    expect(await isTold(await read(at('book')))).toBe(false);
  });

  test.each(toFile)('says how to allow $name', async ({ make }) => {
    await place(join(outside, file), await content());
    await mkdir(at('book'));
    await make(at('book'), file, outside);
    const said = await read(at('book'));
    const [, allowed = ''] =
      /outside the folder that was given \(to use it, add --allow-outside (\S+)\)/.exec(said) ?? [];
    expect(said).toMatch(/status 1$/);
    expect(await read(at('book'), '--allow-outside', allowed)).toMatch(/status 0$/);
    expect(await isTold('')).toBe(true);
  });
});

/** A place where the command writes a file that the user has not named. */
const WRITING: Readonly<Record<string, { readonly target: string; readonly write: () => Promise<string> }>> =
  {
    'the Word file beside a text': {
      target: 'text.docx',
      write: () => one('Words.\n'),
    },
    'the Word file of a folder': {
      target: 'book.docx',
      write: async () => {
        await place(at('book/a.md'), 'Words.\n');
        return footmark(at('book'), '--one');
      },
    },
    'a Word file in a folder of results': {
      target: 'out/sub/a.docx',
      write: async () => {
        await place(at('book/sub/a.md'), 'Words.\n');
        return footmark(at('book'), '-o', at('out'));
      },
    },
    'the Markdown beside a Word file': {
      target: 'in.md',
      write: async () => {
        await place(at('in.docx'), await wordFile('Words.\n'));
        return footmark(at('in.docx'));
      },
    },
    'a picture of a Word file': {
      target: 'in-media/image1.png',
      write: async () => {
        const base64 = Buffer.from(pictureWith('here')).toString('base64');
        await place(at('in.docx'), await wordFile(`![A](data:image/png;base64,${base64})\n`));
        return footmark(at('in.docx'));
      },
    },
    'a merged text': {
      target: 'text-merged.md',
      write: async () => {
        await place(at('text.md'), 'Words and words.\n');
        await place(at('in.docx'), await wordFile('Words and words.\n'));
        return footmark('merge', at('text.md'), at('in.docx'));
      },
    },
  };

onPosix.each(Object.entries(WRITING))('%s', (_, { target, write }) => {
  test('is written', async () => {
    await write();
    expect((await readFile(at(target))).length).toBeGreaterThan(0);
  });

  test.each(['file', 'folder', 'dangling'])('is not written outside through a link to a %s', async (kind) => {
    await place(join(outside, target), 'before');
    const before = await contentsOf(outside);
    const planted = kind === 'folder' && target.includes('/') ? dirname(target) : target;
    await mkdir(dirname(at(planted)), { recursive: true });
    await symlink(join(outside, kind === 'dangling' ? 'none' : planted), at(planted));
    await write();
    expect(await contentsOf(outside)).toBe(before);
  });
});

test.skipIf(process.platform === 'win32')(
  'a file that the user names is written through its link',
  async () => {
    await place(join(outside, 'a.docx'), 'before');
    await symlink(join(outside, 'a.docx'), at('named.docx'));
    expect(await one('Words.\n', '-o', at('named.docx'))).toBe('status 0');
    expect((await readFile(join(outside, 'a.docx'))).length).toBeGreaterThan(1000);
  },
);
