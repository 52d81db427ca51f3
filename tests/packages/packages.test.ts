import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPackage } from '../docx/package';
import { checkRules } from '../validation/rules';
import { codeIn, installIn, pack, toolOf } from './installation';

const folder = mkdtempSync(join(tmpdir(), 'footmark-packages-'));
const project = join(folder, 'project');
const archives = { engine: '', cli: '' };
const TEXT = '# Paper\n\nA note,[^1] and an odd one.[^2]\n\n$$x^2$$\n\n[^1]: The note.\n';

beforeAll(() => {
  run([toolOf('typescript/bin/tsc'), '-b', 'engine'], process.cwd());
  archives.engine = pack('engine', folder);
  archives.cli = pack('cli', folder);
  installIn(project, [archives.engine, archives.cli]);
  writeFileSync(join(project, 'paper.md'), TEXT);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of Node.js and gives its standard output. */
function run(words: readonly string[], cwd = project): string {
  return execFileSync(process.execPath, words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Reads a document back, checks it, and gives its text. */
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
      engine: /^(package\.json|LICENSE|README\.md|API\.md|dist\/[\w/-]+(\.js|\.d\.ts))$/,
      cli: /^(package\.json|LICENSE|README\.md|bin\/footmark\.js|dist\/[\w-]+\.js|dist\/third-party-licences\.txt)$/,
    };
    expect(files.filter((path) => !expected[name].test(path))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
  });

  test('points to no source map, and to no place on the machine that built it', async () => {
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
  // It is an ES module only, on purpose: Node.js can `require` one from 20.19 on.
  expect(problems).toEqual(['CJSResolvesToESM']);
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

test('CommonJS can load the engine', () => {
  const code =
    "import('@footmark/engine').then(({ convert }) => convert('a')).then((r) => console.log(r.success))";
  writeFileSync(join(project, 'example.cjs'), code);
  expect(run(['example.cjs'])).toBe('true\n');
});

test.each(['bundler', 'node16'])('strict TypeScript finds the types: %s', (moduleResolution) => {
  const place = join(project, moduleResolution);
  mkdirSync(place);
  const program = `
    import { convert, inspect, NOTICE_CODES, type ConversionOptions, type Notice } from '@footmark/engine';
    const options: ConversionOptions = { fontSize: 12, template: 'mla' };
    // @ts-expect-error There is no such size.
    const wrong: ConversionOptions = { fontSize: 13 };
    const result = await convert('# A', options);
    const blob: Blob | undefined = result.success ? result.blob : undefined;
    const notices: readonly Notice[] = [...result.validation.errors, ...inspect('# A', wrong).notices];
    export const found: number = notices.length + NOTICE_CODES.length + (blob?.size ?? 0);
  `;
  writeFileSync(join(place, 'program.mts'), program);
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2023', 'DOM'],
    types: [],
    module: moduleResolution === 'bundler' ? 'ESNext' : moduleResolution,
    moduleResolution,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
  };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['program.mts'] }));
  expect(run([toolOf('typescript/bin/tsc'), '-p', place])).toBe('');
});

/** Runs the lines of a shell's session one by one, with the installed command. */
function runShell(lines: readonly string[]): void {
  const PATH = [join(project, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  for (const line of lines)
    execFileSync('sh', ['-c', line], { cwd: project, env: { ...process.env, PATH }, stdio: 'pipe' });
}

test('the readme of the command tells what works', () => {
  const [block = ''] = codeIn('cli/README.md', 'sh');
  const [, ...commands] = block.trim().split('\n');
  expect(commands.length).toBeGreaterThan(5);
  mkdirSync(join(project, 'chapters'));
  writeFileSync(join(project, 'chapters/one.md'), '# One\n');
  writeFileSync(join(project, 'notes.md'), '# Notes\n');
  runShell(commands);
  expect(textOf('thesis.docx')).toMatch(/A note.*The note/s);
  expect(textOf('word/one.docx')).toMatch(/One/);
  expect(textOf('notes.docx')).toMatch(/Notes/);
  const [{ code }] = JSON.parse(readFileSync(join(project, 'notices.json'), 'utf8'));
  expect(code).toBe('footnote-undefined');
});

test('the readme of the project tells what works on the command line', () => {
  const commands = codeIn('README.md', 'sh').flatMap((block) => block.trim().split('\n'));
  const own = commands.filter((line) => line.includes('npx footmark'));
  expect(own.length).toBeGreaterThan(3);
  mkdirSync(join(project, 'thesis'));
  writeFileSync(join(project, 'thesis/one.md'), '# Thesis\n');
  runShell(own);
  expect(textOf('word/one.docx')).toMatch(/Thesis/);
});
