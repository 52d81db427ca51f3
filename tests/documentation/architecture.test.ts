import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const text = readFileSync(root('ARCHITECTURE.md'), 'utf8');

/** A path from the beginning of a line of the plan, or several in one folder: `  src/api/ model/    shared`. */
const NAMES = /^( {0,6})((?:[\w.-]+\/)*[\w.-]*[/.][\w.]*(?: [\w-]+\/)*)(?: |$)/;

/** The paths in the plan of folders, whose lines are indented below their folder. */
function plannedPaths(): readonly string[] {
  const plan = /## Folders\n[^`]*(?:`[^`\n]+`[^`]*)*?```\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  const open: { readonly indent: number; readonly path: string }[] = [];
  return plan.split('\n').flatMap((line) => {
    const [, { length: indent } = '', names] = NAMES.exec(line) ?? [];
    if (names === undefined) return [];
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const [first = '', ...others] = names.split(' ');
    const path = `${open.at(-1)?.path ?? ''}${first}`;
    open.push({ indent, path });
    const folder = path.replace(/[^/]+\/?$/, '');
    return [path, ...others.map((name) => `${folder}${name}`)];
  });
}

/** The paths in sentences and tables: what has a slash, or the ending of a file. */
function namedPaths(): readonly string[] {
  const spans = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, span = '']) => span,
  );
  return spans.filter((span) => /^[\w.-]+(?:\/[\w.-]*)+$|^[\w-]+\.(?:ts|md|json)$/.test(span));
}

/** The files of the folders that sentences speak of, each with a slash in front. */
const files = ['engine', 'web', 'cli', 'tests', 'docs', 'decisions', 'diagrams/src', 'scripts'].flatMap(
  (folder) =>
    readdirSync(root(folder), { recursive: true, encoding: 'utf8' }).map((path) => `/${folder}/${path}`),
);

test('every path in the plan of folders exists', () => {
  const paths = plannedPaths();
  expect(paths).toEqual(
    expect.arrayContaining(['engine/src/convert.ts', 'engine/src/zip/', 'web/app/converter/shell/', '.ci/']),
  );
  expect(paths.filter((path) => !existsSync(root(path)))).toEqual([]);
});

test('every path that a sentence names exists', () => {
  const paths = namedPaths();
  expect(paths.length).toBeGreaterThan(40);
  const exists = (path: string): boolean =>
    existsSync(root(path)) || files.some((file) => `${file}/`.includes(`/${path}`));
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

test.each(['', 'engine/src/', 'web/', 'web/app/', 'web/app/converter/', 'diagrams/src/'])(
  'every folder in %j is in the plan',
  (folder) => {
    const planned = plannedPaths();
    const folders = readdirSync(root(folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !NOT_WRITTEN.has(entry.name))
      .map(({ name }) => `${folder}${name}/`);
    expect(folders.filter((path) => !planned.some((each) => each.startsWith(path)))).toEqual([]);
  },
);

test('every file between the stages of the engine is in the plan', () => {
  const files = readdirSync(root('engine/src'), { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter(({ name }) => !text.includes(`src/${name}`)).map(({ name }) => name)).toEqual([]);
});

/** Folders that Git, npm and the build make. */
const NOT_WRITTEN = new Set([
  '.git',
  '.cache',
  '.react-router',
  'node_modules',
  'dist',
  'build',
  'test-results',
]);

/** Where the overview of a folder is that has no entry of that name. */
const ENTRIES: Readonly<Record<string, string>> = {
  css: 'declarations.ts',
  csl: 'README.md',
  markdown: 'write.ts',
  merge: 'merging.ts',
  metrics: 'widths.ts',
  paste: 'normalize.ts',
  session: 'page-session.ts',
  sources: 'combine.ts',
};
/** Folders of single functions and types, which are read one by one. */
const WITHOUT_OVERVIEW = [
  'api',
  'color',
  'html',
  'language',
  'latex',
  'load',
  'model',
  'ooxml',
  'source',
  'text',
  'xml',
];

test('each folder of the engine begins with an overview, whose files exist', () => {
  const folders = readdirSync(root('engine/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !WITHOUT_OVERVIEW.includes(entry.name))
    .map(({ name }) => name);
  for (const folder of folders) {
    const entry = `engine/src/${folder}/${ENTRIES[folder] ?? 'index.ts'}`;
    const content = readFileSync(root(entry), 'utf8');
    const overview = entry.endsWith('.md') ? content : /^\/\*\n(?: \*.*\n)+ \*\/\n/.exec(content)?.[0];
    expect(overview, entry).toBeDefined();
    const named = [...(overview ?? '').matchAll(/`([\w-]+(?:\/[\w-]+)*(?:\.ts|\/))`/g)].map(
      ([, name = '']) => name,
    );
    const missing = named.filter(
      (name) => !existsSync(root(`engine/src/${folder}/${name}`)) && !existsSync(root(`engine/src/${name}`)),
    );
    expect(missing, entry).toEqual([]);
  }
});
