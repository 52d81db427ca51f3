import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from '@footmark/engine';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { EXAMPLES } from '../syntax-texts';
import { GALLERY } from '../templates/gallery';
import type { Door, DoorInput } from './doors';
import { structuredMarkdown } from './markdown';
import { anyChanges, wellFormedChanges } from './markup';
import { mutation, place } from './mutations';

type Files = Readonly<Record<string, string>>;

const root = new URL('../../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const PAGES = readdirSync(new URL('tests/clipboards/saved/', root))
  .filter((name) => name.endsWith('.html'))
  .map((name) => textOf(`tests/clipboards/saved/${name}`));

const SOURCES = [
  '@string{j = "Journal of " # "Tea"}\n@article{k, title={A {T}itle of \\emph{tea} and $x^2$}, author={Doe, Ann and von der Roe, Bo and {The Club}}, journal=j, year=2020, month=feb, pages={1--9}, crossref={m}}\n@book{m, editor={M{\\"u}ller, C.}, publisher={P}, date={2019-02/2020}}\n@comment{x}\n@preamble{"y"}\n',
  'TY  - JOUR\nID  - k\nAU  - Doe, Ann\nAU  - Roe, Bo\nTI  - A title\nPY  - 2020/02/03\nSP  - 1\nEP  - 9\nER  - \n\nTY  - BOOK\nA1  - Poe, C.\nT1  - Other\nER  - \n',
  '[{"id":"k","type":"article-journal","title":"A <i>title</i>","author":[{"family":"Doe","given":"Ann"},{"literal":"The Club"}],"issued":{"date-parts":[[2020,2,3]]},"page":"1-9"},{"id":"m","type":"book","editor":[{"family":"Roe","non-dropping-particle":"van"}],"issued":{"raw":"2019"}}]',
  'references:\n- id: k\n  type: book\n  title: A title\n  author:\n  - family: Doe\n    given: Ann\n  issued: 2020-02\n',
  'PMID- 123\nTI  - A title\nAU  - Doe A\nDP  - 2020 Feb\nJT  - Journal\n\n',
];

const STYLES = ['apa.csl', 'american-medical-association.csl', 'american-chemical-society.csl'].map((name) =>
  textOf(`engine/src/csl/styles/${name}`),
);

/** The parts of a Word file whose XML is read; pictures are left out, so that an input is text. */
function partsOf(bytes: Uint8Array): Files {
  return Object.fromEntries(
    Object.entries(unzipSync(bytes))
      .filter(([name]) => /\.(?:xml|rels)$/.test(name))
      .map(([name, content]) => [name, strFromU8(content)]),
  );
}

async function produced(markdown: string): Promise<Files> {
  const result = await convert(markdown, { includeTableOfContents: true, numberHeadings: true });
  if (!result.success) throw new Error(result.error);
  return partsOf(new Uint8Array(await result.blob.arrayBuffer()));
}

/** Word files of the folder `FUZZ_FILES`: real ones find more than those that we make. */
function ownFiles(): Files[] {
  const folder = process.env.FUZZ_FILES;
  if (folder === undefined) return [];
  return readdirSync(folder)
    .filter((name) => /\.(?:docx|dotx|docm)$/.test(name))
    .flatMap((name) => {
      try {
        return [partsOf(readFileSync(join(folder, name)))];
      } catch {
        return [];
      }
    });
}

async function wordFiles(): Promise<readonly Files[]> {
  const third = Math.ceil(EXAMPLES.length / 3);
  const texts = [0, 1, 2].map((part) => EXAMPLES.slice(part * third, (part + 1) * third).join('\n\n'));
  const ours = await Promise.all(texts.map(produced));
  return [...ours, ...Object.values(GALLERY).map((make) => partsOf(make())), ...ownFiles()];
}

/** A file with changes in one or two of its parts, most of them in its document. */
function changedFile(door: Door, files: readonly Files[]): fc.Arbitrary<DoorInput> {
  const changes = fc.oneof({ weight: 4, arbitrary: wellFormedChanges }, { weight: 1, arbitrary: anyChanges });
  const change = fc.record({ where: fc.option(place, { freq: 2 }), mutate: changes });
  return fc
    .tuple(fc.constantFrom(...files), fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([file, all]) => {
      const content = { ...file };
      const names = Object.keys(content);
      for (const { where, mutate } of all) {
        const name = where === null ? 'word/document.xml' : names[Math.floor(where * names.length)];
        const text = name === undefined ? undefined : content[name];
        if (name !== undefined && text !== undefined) content[name] = mutate(text);
      }
      return { door, content };
    });
}

const changedText = (
  door: Door,
  texts: readonly string[],
  changes: typeof anyChanges,
): fc.Arbitrary<DoorInput> =>
  fc.tuple(fc.constantFrom(...texts), changes).map(([text, mutate]) => ({ door, content: mutate(text) }));

const sourceChanges = fc
  .array(mutation, { minLength: 1, maxLength: 6 })
  .map((all) => (text: string) => all.reduce((so, mutate) => mutate(so), text));

const NAMES = [
  'a.md',
  'b/a.md',
  '../a.md',
  '/etc/a.md',
  'a\\b.md',
  'constructor.md',
  '__proto__/a.md',
  'a.html',
  'a.csv',
  'a.ipynb',
  'conversations.json',
  '_quarto.yml',
  '_bookdown.yml',
  'mkdocs.yml',
  'SUMMARY.md',
  'myst.yml',
  'a.bib',
  'a.zip',
  'a.rmd',
  'a.qmd',
  '.hidden/a.md',
  'é\u0301.md',
  'con.md',
];
/** A name that fflate, which makes the archives here, does not write. */
const UNPACKABLE = '__proto__';
const NOTEBOOK =
  '{"nbformat":4,"metadata":{},"cells":[{"cell_type":"markdown","source":["# A"]},{"cell_type":"code","source":"print(1)","outputs":[{"output_type":"stream","text":["1"]}]}]}';
const archive: fc.Arbitrary<DoorInput> = fc
  .dictionary(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...NAMES) },
      fc.string({ minLength: 1, maxLength: 9 }).filter((name) => name !== UNPACKABLE),
    ),
    fc.oneof(
      structuredMarkdown,
      sourceChanges.map((mutate) => mutate(NOTEBOOK)),
      fc.constantFrom(
        'book:\n  chapters:\n  - a.md\n  - b/a.md\n  - part: X\n    chapters: [a.html]\n',
        '- [A](a.md)\n  - [B](b/a.md)\n- [C](../a.md)\n',
        'nav:\n- A: a.md\n- B:\n  - b/a.md\n',
        '[{"title":"x","mapping":{"a":{"id":"a","parent":"a","message":null}}}]',
      ),
    ),
    { minKeys: 1, maxKeys: 6, noNullPrototype: true },
  )
  .map((content) => ({ door: 'archive', content }));

/** What comes in otherwise than as Markdown, by name. */
export async function doorInputs(): Promise<Readonly<Record<string, fc.Arbitrary<DoorInput>>>> {
  const files = await wordFiles();
  return {
    clipboards: changedText('clipboard', PAGES, anyChanges),
    pages: changedText('page', PAGES, anyChanges),
    sources: changedText('sources', SOURCES, sourceChanges),
    'citation styles': changedText('style', STYLES, wellFormedChanges),
    archives: archive,
    'Word files': changedFile('Word file', files),
    templates: changedFile('template', files),
    'returned files': changedFile('merge', files),
  };
}
