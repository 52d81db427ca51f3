import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  contentsOf,
  NO_FILES,
  pictureWith,
  SECRET,
  WAYS_OUT,
  wordFile,
} from '../../../tests/planted-links.js';
import type { Roots } from '../roots.js';
import { inspectTemplateTool } from './inspect-template.js';
import { mergeWordTool } from './merge.js';
import { readWordTool } from './read.js';
import { serverRoots } from './roots.js';
import { checkMarkdown, convertMarkdown } from './tools.js';

let folder: string;
let outside: string;
let roots: Roots;
const at = (name: string): string => join(folder, 'root', name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footmark-outside-'));
  outside = join(folder, 'outside');
  await mkdir(outside);
  await mkdir(at('.'));
  roots = await serverRoots([at('.')]);
});
afterEach(() => rm(folder, { recursive: true }));

const SOURCE = `---\nbibliography: refs.bib\n---\n\n# ${SECRET}\n\nWords.\n`;
const STYLE = `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0"><citation><layout><text value="${SECRET}"/></layout></citation></style>`;
const NOTEBOOK = JSON.stringify({
  cells: [{ cell_type: 'markdown', metadata: {}, source: `# ${SECRET}` }],
  metadata: {},
  nbformat: 4,
  nbformat_minor: 5,
});
const CITED = (field: string) => `---\n${field}\nreferences:\n- id: b\n  title: B\n---\n\n[@a] [@b]\n`;
const BIBLIOGRAPHY = `@book{a, title={${SECRET}}, author={${SECRET}, A}}`;

/** A place where a tool reads a file: the name of the file, its content, and a call that reads it from a path. */
interface Reading {
  readonly file: string;
  readonly content: string | (() => Promise<Uint8Array>);
  readonly read: (path: string) => Promise<unknown>;
}

const convert = (input: object) => convertMarkdown({ output: 'out.docx', ...input }, roots);

const READINGS: Readonly<Record<string, Reading>> = {
  'convert_markdown source': { file: 'a.md', content: SOURCE, read: (source) => convert({ source }) },
  'convert_markdown source, a notebook': {
    file: 'a.ipynb',
    content: NOTEBOOK,
    read: (source) => convert({ source }),
  },
  'convert_markdown source, a page': {
    file: 'a.html',
    content: `<h1>${SECRET}</h1><p>Words</p>`,
    read: (source) => convert({ source }),
  },
  'convert_markdown reference': {
    file: 'a.docx',
    content: () => wordFile(`# ${SECRET}\n\n{{content}}\n`),
    read: (reference) => convert({ markdown: 'Words', reference }),
  },
  'check_markdown source': {
    file: 'a.md',
    content: SOURCE,
    read: (source) => checkMarkdown({ source }, roots),
  },
  'a picture': {
    file: 'a.png',
    content: async () => pictureWith(SECRET),
    read: (path) => convert({ markdown: `![A](<${path}>)` }),
  },
  'a picture in HTML': {
    file: 'a.png',
    content: async () => pictureWith(SECRET),
    read: (path) => convert({ markdown: `<img src="${path}" alt="A">` }),
  },
  'a picture of a file': {
    file: 'a.png',
    content: async () => pictureWith(SECRET),
    read: async (path) => {
      await writeFile(at('text.md'), `![A](<${path}>)`);
      return convert({ source: 'text.md' });
    },
  },
  'a bibliography in front matter': {
    file: 'a.bib',
    content: BIBLIOGRAPHY,
    read: (path) => convert({ markdown: CITED(`bibliography: ${path}`) }),
  },
  'a bibliography in options': {
    file: 'a.bib',
    content: BIBLIOGRAPHY,
    read: (path) => convert({ markdown: CITED(''), options: { bibliography: [path] } }),
  },
  'a style in front matter': {
    file: 'a.csl',
    content: STYLE,
    read: (path) => convert({ markdown: CITED(`csl: ${path}`) }),
  },
  'a style in options': {
    file: 'a.csl',
    content: STYLE,
    read: (path) => convert({ markdown: CITED(''), options: { csl: path } }),
  },
  'read_word source': {
    file: 'a.docx',
    content: () => wordFile(`# ${SECRET}\n`),
    read: (source) => readWordTool({ source }, roots),
  },
  'inspect_template reference': {
    file: 'a.dotx',
    content: () => wordFile(`# ${SECRET}\n\n{{content}}\n`),
    read: (reference) => inspectTemplateTool({ reference }, roots),
  },
  'merge_word source': {
    file: 'a.md',
    content: `Words and ${SECRET}.\n`,
    read: async (source) => {
      await writeFile(at('back.docx'), await wordFile('Words and words.\n'));
      return mergeWordTool({ source, returned: 'back.docx', output: 'out.md' }, roots);
    },
  },
  'merge_word returned': {
    file: 'a.docx',
    content: () => wordFile(`Words and ${SECRET}.\n`),
    read: async (returned) => {
      await writeFile(at('text.md'), 'Words and words.\n');
      return mergeWordTool({ source: 'text.md', returned, output: 'out.md' }, roots);
    },
  },
};

async function place(path: string, content: Reading['content']): Promise<void> {
  await writeFile(path, typeof content === 'string' ? content : await content());
}

/** Whether the secret is in an answer, or in a file in the folders. */
async function isTold(answer: string): Promise<boolean> {
  return answer.includes(SECRET) || (await contentsOf(at('.'))).includes(SECRET);
}

/** What a call answers, or the message of its error. */
async function answerTo(call: Promise<unknown>): Promise<string> {
  return JSON.stringify(await call.catch((error: Error) => error.message));
}

describe.skipIf(process.platform === 'win32').each(Object.entries(READINGS))(
  '%s',
  (_, { file, content, read }) => {
    test('is read from the folders', async () => {
      await place(at(file), content);
      const answer = await answerTo(read(file));
      await rm(at(file));
      expect(await isTold(answer)).toBe(true);
    });

    test.each(WAYS_OUT)('is not read by $name, and it is not told whether there is one', async ({ make }) => {
      await place(join(outside, file), content);
      const path = await make(at('.'), file, outside);
      const there = await answerTo(read(path));
      expect(there).toContain('is outside the folders that may be used');
      expect(await isTold(there)).toBe(false);
      await rm(join(outside, file));
      expect(await answerTo(read(path))).toBe(there);
    });

    test.each(NO_FILES)('$name is not waited for', async ({ make }) => {
      const path = await make(at('.'), file, outside);
      expect(await answerTo(read(path))).toMatch(/ is (?:outside the|not a regular)|many symbolic links/);
    });
  },
);

/** A place where a tool looks for files by itself: in the folder of the source. */
const SEARCHES: Readonly<Record<string, (folder: string) => Promise<unknown>>> = {
  'a folder as the source': (source) => convert({ source }),
  'a notebook as the source': async (source) => {
    const cell = { cell_type: 'markdown', metadata: {}, source: '![[a]] ![A](a.png) [a](a.md)' };
    const notebook = { cells: [cell], metadata: {}, nbformat: 4, nbformat_minor: 5 };
    await writeFile(at(`${source}/n.ipynb`), JSON.stringify(notebook));
    return convert({ source: `${source}/n.ipynb` });
  },
  'the order of the files': async (source) => {
    await writeFile(at(`${source}/index.md`), '---\nfiles: [a.md, b.md]\n---\n');
    return convert({ source });
  },
  'a page as the source': async (source) => {
    await writeFile(at(`${source}/p.html`), '<p>Words <img src="a.png" alt="A"> <a href="a.md">a</a></p>');
    return convert({ source: `${source}/p.html` });
  },
};

describe.skipIf(process.platform === 'win32').each(Object.entries(SEARCHES))('%s', (_, search) => {
  const ways = [...WAYS_OUT, ...NO_FILES].filter(({ name }) => !name.includes('path'));
  test.each(ways)('takes nothing from $name', async ({ make }) => {
    await mkdir(at('book'));
    await writeFile(at('book/b.md'), '# Two\n\nWords, ![[a]] and ![A](a.png).\n');
    for (const [file, content] of [
      ['a.md', `# ${SECRET}\n`],
      ['a.png', pictureWith(SECRET)],
    ] as const) {
      await writeFile(join(outside, file), content);
      // A folder is made only once.
      await make(at('book'), file, outside).catch(() => undefined);
    }
    const answer = await answerTo(search('book'));
    expect(await isTold(answer)).toBe(false);
  });
});

/** A place where a tool writes a file: the name of the file, and a call that writes it to a path. */
const WRITINGS: Readonly<
  Record<string, { readonly file: string; readonly write: (path: string) => Promise<unknown> }>
> = {
  'convert_markdown output': {
    file: 'a.docx',
    write: (output) => convertMarkdown({ markdown: 'Words', output }, roots),
  },
  'read_word output': {
    file: 'a.md',
    write: async (output) => {
      await writeFile(at('in.docx'), await wordFile('Words'));
      return readWordTool({ source: 'in.docx', output }, roots);
    },
  },
  'merge_word output': {
    file: 'a.md',
    write: async (output) => {
      await writeFile(at('text.md'), 'Words and words.\n');
      await writeFile(at('in.docx'), await wordFile('Words and words.\n'));
      return mergeWordTool({ source: 'text.md', returned: 'in.docx', output }, roots);
    },
  },
};

describe.skipIf(process.platform === 'win32').each(Object.entries(WRITINGS))('%s', (_, { file, write }) => {
  test('is written in the folders, and over a file', async () => {
    for (const before of [undefined, 'before']) {
      if (before !== undefined) await writeFile(at(file), before);
      expect(await answerTo(write(file))).toContain('Wrote ');
    }
  });

  test.each([...WAYS_OUT, ...NO_FILES])('is not written through $name', async ({ make }) => {
    await writeFile(join(outside, file), 'before');
    const before = await contentsOf(outside);
    const path = await make(at('.'), file, outside);
    expect(await answerTo(write(path))).not.toContain('Wrote ');
    expect(await contentsOf(outside)).toBe(before);
  });
});

/** A place where a tool writes pictures beside its text: their folder and the name of one, and a call. */
const BESIDE: Readonly<Record<string, () => Promise<unknown>>> = {
  read_word: () => readWordTool({ source: 'in.docx', output: 'a.md' }, roots),
  merge_word: async () => {
    await writeFile(at('text.md'), 'Words and words.\n');
    return mergeWordTool({ source: 'text.md', returned: 'in.docx', output: 'a.md' }, roots);
  },
};

describe.skipIf(process.platform === 'win32').each(Object.entries(BESIDE))(
  'the pictures of %s',
  (_, write) => {
    beforeEach(async () => {
      const base64 = Buffer.from(pictureWith(SECRET)).toString('base64');
      await writeFile(
        at('in.docx'),
        await wordFile(`Words and words.\n\n![New](data:image/png;base64,${base64})\n`),
      );
    });

    test('are written', async () => {
      expect(await answerTo(write())).toContain('Wrote ');
      await rm(at('in.docx'));
      expect(await isTold('')).toBe(true);
    });

    test.each(WAYS_OUT.filter(({ name }) => !name.includes('path')))(
      'are not written through $name',
      async ({ make }) => {
        await write();
        const names = (await readdir(at('.'), { recursive: true })).filter((path) => path.endsWith('.png'));
        const [picture = ''] = names;
        const media = dirname(picture);
        // In the place of the picture, and of its folder if it has one.
        for (const place of media === '.' ? [picture] : [picture, media]) {
          await rm(at(place), { recursive: true, force: true });
          await mkdir(join(outside, 'media'), { recursive: true });
          await writeFile(join(outside, basename(place)), 'before').catch(() => undefined);
          const before = await contentsOf(outside);
          const made = await make(at(dirname(place)), basename(place), outside);
          if (made.includes('/')) await symlink(join(outside, basename(place)), at(place));
          await rm(at('a.md'), { force: true });
          await answerTo(write());
          expect(await contentsOf(outside)).toBe(before);
          await rm(at(place), { force: true });
        }
      },
    );
  },
);
