import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { strToU8, zipSync } from 'fflate';
import { publint } from 'publint';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { exportsOf } from '../../scripts/api/exports.mjs';
import { openPackage } from '../docx/package';
import { checkRules } from '../validation/rules';
import { codeIn, toolOf } from './installation';
import { projectIn } from './installed';

const { archives, folder } = inject('installed');
const ENGINE = join(folder, 'node_modules/@footmark/engine');
const project = projectIn({ archives, folder }, 'packages');
const TEXT = '# Paper\n\nA note,[^1] and an odd one.[^2]\n\n$$x^2$$\n\n[^1]: The note.\n';

writeFileSync(join(project, 'paper.md'), TEXT);

/** Runs a Node.js program and returns its standard output. */
function run(words: readonly string[], cwd = project): string {
  return execFileSync(process.execPath, words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Reads a document back, checks it, and returns its text. */
function textOf(docx: string): string {
  const file = openPackage(readFileSync(join(project, docx)));
  expect(checkRules(file)).toEqual([]);
  return ['word/document.xml', 'word/footnotes.xml']
    .map((name) => file.parts.get(name)?.text.replace(/<[^>]+>/g, ' '))
    .join(' ');
}

describe.each(['engine', 'cli'] as const)('the package %s', (name) => {
  const filesIn = async (): Promise<string[]> => {
    const archive = createPackageFromTarballData(new Uint8Array(readFileSync(archives[name])));
    return archive.listFiles().map((path) => path.replace(/^\/node_modules\/(@[^/]+\/)?[^/]+\//, ''));
  };

  test('has its licence, its readme and what runs, and nothing else', async () => {
    const files = await filesIn();
    const expected = {
      engine:
        /^(package\.json|LICENSE|README\.md|API\.md|CITATION-STYLES\.md|dist\/([\w-]+\.js|(?:index|citations|markdown|merge|options|pages|read|sources)\.cjs|engine(?:-citations|-markdown|-merge|-options|-pages|-read|-sources)?\.d\.c?ts|third-party-licences\.txt))$/,
      cli: /^(package\.json|LICENSE|README\.md|bin\/(?:footmark\.js|compiled\.cjs|package\.json)|dist\/(?:package\.json|[\w-]+(?:\.core|\.esm)?\.js)|dist\/third-party-licences\.txt|skills\/markdown-for-word\/SKILL\.md)$/,
    };
    expect(files.filter((path) => !expected[name].test(path))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
  });

  test('refers to no source map, and to no path of the machine that built it', async () => {
    const archive = createPackageFromTarballData(new Uint8Array(readFileSync(archives[name])));
    const texts = archive.listFiles().map((path) => archive.readFile(path));
    expect(texts.filter((text) => text.includes('//# sourceMappingURL'))).toEqual([]);
    expect(texts.filter((text) => text.includes(process.cwd()))).toEqual([]);
  });

  test('is clean for publint', async () => {
    const { buffer } = Uint8Array.from(readFileSync(archives[name]));
    expect((await publint({ pack: { tarball: buffer }, strict: true })).messages).toEqual([]);
  });
});

test('the types of the engine are right for every way of finding them', async () => {
  const archive = createPackageFromTarballData(new Uint8Array(readFileSync(archives.engine)));
  const result = await checkPackage(archive);
  const problems = 'problems' in result ? result.problems.map(({ kind }) => kind) : ['no types'];
  expect(problems).toEqual([]);
});

test.each([
  ['engine/README.md', 'js'],
  ['README.md', 'ts'],
])('%s tells what works in Node.js', (readme, language) => {
  const [example = ''] = codeIn(readme, language);
  rmSync(join(project, 'paper.docx'), { force: true });
  writeFileSync(join(project, 'example.js'), example);
  run(['example.js']);
  expect(textOf('paper.docx')).toMatch(/A note.*The note/s);
});

test.each([
  [
    'imports',
    "import('@footmark/engine').then(({ convert }) => convert('a')).then((r) => console.log(r.success))",
  ],
  ['requires', "require('@footmark/engine').convert('a').then((r) => console.log(r.success))"],
])('CommonJS that %s the engine can use it', (_name, code) => {
  writeFileSync(join(project, 'example.cjs'), code);
  expect(run(['example.cjs'])).toBe('true\n');
});

test.each([
  [
    'imports',
    "import('@footmark/engine/options').then(({ OPTION_CHOICES }) => console.log(OPTION_CHOICES.fontSize.length))",
  ],
  ['requires', "console.log(require('@footmark/engine/options').OPTION_CHOICES.fontSize.length)"],
])('CommonJS that %s the data about options can use it, without the engine', (_name, code) => {
  writeFileSync(join(project, 'example.cjs'), code);
  expect(run(['example.cjs'])).toBe('4\n');
  const dist = join(ENGINE, 'dist');
  const seen = new Set(['options.js']);
  for (const name of seen)
    for (const [, next = ''] of readFileSync(join(dist, name), 'utf8').matchAll(/from "\.\/([^"]+)"/g))
      seen.add(next);
  const size = [...seen].reduce((sum, name) => sum + readFileSync(join(dist, name)).length, 0);
  expect(size).toBeLessThan(20_000);
});

test.each([
  [
    'imports',
    "import('@footmark/engine/pages').then(({ openPages }) => openPages().update('a')).then((o) => console.log(o.pages.length))",
  ],
  [
    'requires',
    "require('@footmark/engine/pages').openPages().update('a').then((o) => console.log(o.pages.length))",
  ],
])('CommonJS that %s the pages can use them', (_name, code) => {
  writeFileSync(join(project, 'example.cjs'), code);
  expect(run(['example.cjs'])).toBe('1\n');
});

test('CommonJS and ES modules get the same engine', () => {
  const code =
    "import('@footmark/engine').then((m) => console.log(m.ConversionAborted === require('@footmark/engine').ConversionAborted))";
  writeFileSync(join(project, 'example.cjs'), code);
  expect(run(['example.cjs'])).toBe('true\n');
});

const ENTRIES = ['index', 'options', 'pages', 'markdown', 'sources', 'read', 'merge', 'citations'];

describe.each(ENTRIES)('the types of the entry %s', (entry) => {
  const name = entry === 'index' ? 'engine' : `engine-${entry}`;

  test.each([`${name}.d.ts`, `${name}.d.cts`])(
    '%s declares what the engine exports, and imports nothing',
    (file) => {
      const text = readFileSync(join(ENGINE, 'dist', file), 'utf8');
      const names = exportsOf(new URL('../../engine/', import.meta.url), entry).map((each) => each.name);
      expect(text.match(/^export .*$/gm)).toEqual([`export { ${names.sort().join(', ')} };`]);
      expect(text).not.toMatch(/\bimport\b\s*[({'"]|\brequire\(|\breference\b.*path/);
    },
  );
});

const PROGRAM = `
  import { convert, inspect, NOTICE_CODES, type ConversionOptions, type Notice } from '@footmark/engine';
  import { OPTION_CHOICES } from '@footmark/engine/options';
  const options: ConversionOptions = { fontSize: OPTION_CHOICES.fontSize[0] ?? 12, template: 'mla' };
  // @ts-expect-error There is no such size.
  const wrong: ConversionOptions = { fontSize: 13 };
  export async function found(): Promise<number> {
    const result = await convert('# A', options);
    const blob: Blob | undefined = result.success ? result.blob : undefined;
    const notices: readonly Notice[] = [...result.validation.errors, ...inspect('# A').notices];
    return notices.length + NOTICE_CODES.length + (blob?.size ?? 0) + Number(wrong.fontSize);
  }
  void found().then((count) => console.log(count > 0));
`;

describe('strict TypeScript finds the types', () => {
  const ways = [
    ['bundler', 'ESNext', 'mts'],
    ['node16', 'node16', 'mts'],
    ['node16', 'node16', 'cts'],
    ['nodenext', 'nodenext', 'cts'],
  ] as const;
  const cases = ways.flatMap(([moduleResolution, module, ending]) =>
    ['DOM', 'Node.js'].map((platform) => ({ moduleResolution, module, ending, platform })),
  );
  type Case = (typeof cases)[number];
  const nameOf = ({ moduleResolution, ending, platform }: Case): string =>
    `${moduleResolution}-${ending}-${platform}`;
  let findings: readonly string[] = [];

  // In one process, which reads the types of the platforms only once.
  beforeAll(() => {
    for (const each of cases) writeProgram(each);
    findings = compilerFindings(cases.map(nameOf));
  });

  function writeProgram(each: Case): void {
    const { moduleResolution, module, ending, platform } = each;
    const place = join(project, nameOf(each));
    mkdirSync(place);
    writeFileSync(
      join(place, `program.${ending}`),
      `declare const console: { log(value: unknown): void };${PROGRAM}`,
    );
    const isNode = platform === 'Node.js';
    const compilerOptions = {
      target: 'ES2022',
      lib: isNode ? ['ES2023'] : ['ES2023', 'DOM'],
      types: isNode ? ['node'] : [],
      typeRoots: [toolOf('@types')],
      module,
      moduleResolution,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: isNode,
    };
    const files = [`program.${ending}`];
    writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  }

  test.each(cases.map((each) => [nameOf(each), each] as const))('%s', (place, each) => {
    expect(findings.filter((line) => line.includes(place))).toEqual([]);
    if (each.module !== 'ESNext')
      expect(run([join(place, `program.${each.ending.replace('ts', 'js')}`)])).toBe('true\n');
  });

  test('and the compiler says nothing else', () => {
    const places = cases.map(nameOf);
    expect(findings.filter((line) => !places.some((place) => line.includes(place)))).toEqual([]);
  });
});

/** What the compiler says about some folders, line by line. */
function compilerFindings(folders: readonly string[]): readonly string[] {
  const words = [toolOf('typescript/bin/tsc'), '-b', ...folders, '--pretty', 'false'];
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: project, encoding: 'utf8' });
  return `${stdout}${stderr}`.split('\n').filter(Boolean);
}

/** Runs the lines of a shell session one by one, with the installed command. */
function runShell(lines: readonly string[]): void {
  const PATH = [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  for (const line of lines)
    execFileSync('sh', ['-c', line], { cwd: project, env: { ...process.env, PATH }, stdio: 'pipe' });
}

const NOTEBOOK = JSON.stringify({
  cells: [{ cell_type: 'markdown', metadata: {}, source: '# Lab' }],
  metadata: {},
  nbformat: 4,
});

const BOOK = zipSync({
  'META-INF/container.xml': strToU8('<container><rootfile full-path="book.opf"/></container>'),
  'book.opf': strToU8(
    '<package><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>',
  ),
  'a.xhtml': strToU8('<html><body><h1>Book</h1></body></html>'),
});

test('the readme of the command tells what works', () => {
  const [block = ''] = codeIn('cli/README.md', 'sh');
  const [, ...commands] = block.trim().split('\n');
  expect(commands.length).toBeGreaterThan(5);
  mkdirSync(join(project, 'chapters'));
  writeFileSync(join(project, 'chapters/one.md'), '# One\n');
  writeFileSync(join(project, 'notes.md'), '# Notes\n');
  writeFileSync(join(project, 'export.zip'), zipSync({ 'page.md': strToU8('# Exported\n') }));
  writeFileSync(join(project, 'lab.ipynb'), NOTEBOOK);
  writeFileSync(join(project, 'page.html'), '<h1>Page</h1>');
  writeFileSync(join(project, 'data.csv'), 'a,b\n1,2\n');
  writeFileSync(join(project, 'book.epub'), BOOK);
  runShell(['footmark paper.md -o returned.docx --source', ...commands]);
  expect(textOf('thesis.docx')).toMatch(/A note.*The note/s);
  expect(textOf('word/one.docx')).toMatch(/One/);
  expect(textOf('notes.docx')).toMatch(/Notes/);
  const [{ code }] = JSON.parse(readFileSync(join(project, 'findings.json'), 'utf8'));
  expect(code).toBe('footnote-undefined');
});

test('the readme of the project tells what works on the command line', () => {
  const commands = codeIn('README.md', 'sh').flatMap((block) => block.trim().split('\n'));
  const own = commands.filter((line) => line.includes('npx footmark'));
  expect(own.length).toBeGreaterThan(3);
  mkdirSync(join(project, 'thesis'));
  writeFileSync(join(project, 'thesis/one.md'), '# Thesis\n');
  writeFileSync(join(project, 'lab.ipynb'), NOTEBOOK);
  // The command does not overwrite an existing text.
  for (const text of ['back.md', 'paper-merged.md']) rmSync(join(project, text), { force: true });
  runShell(['footmark paper.md -o returned.docx --source', ...own]);
  expect(textOf('word/one.docx')).toMatch(/Thesis/);
});
