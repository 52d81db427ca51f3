import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openPackage } from '../docx/package';
import { checkRules } from '../validation/rules';
import { codeIn } from './installation';
import { projectIn } from './installed';

const PAGE = 'docs/scale.md';
const installed = inject('installed');
const project = projectIn(installed, 'scale');
const PROGRAMS = codeIn(PAGE, 'js').map((code) => ({
  name: /^\/\/ (\S+\.mjs)\n/.exec(code)?.[1] ?? '',
  code,
}));

for (const { name, code } of PROGRAMS) writeFileSync(join(project, name), code);

/** Runs a program in the project, and parses the JSON that it prints. */
function run(program: string): unknown {
  writeFileSync(join(project, 'test.mjs'), program);
  return JSON.parse(
    execFileSync(process.execPath, ['test.mjs'], { cwd: project, encoding: 'utf8', stdio: 'pipe' }),
  );
}

/** The text of a Word file in base64, which must be valid. */
function textOf(base64: unknown): string {
  const file = openPackage(Buffer.from(String(base64), 'base64'));
  expect(checkRules(file)).toEqual([]);
  return file.parts.get('word/document.xml')?.text.replace(/<[^>]+>/g, ' ') ?? '';
}

test('every program of the page has a name, and a test', () => {
  expect(PROGRAMS.map(({ name }) => name)).toEqual([
    'thread.mjs',
    'pool.mjs',
    'answer.mjs',
    'cloudflare-worker.mjs',
    'vercel-function.mjs',
    'netlify-function.mjs',
    'lambda.mjs',
    'queue.mjs',
  ]);
});

test('a folder, and a share of it', () => {
  const [whole = '', share = ''] = codeIn(PAGE, 'sh').slice(-2);
  mkdirSync(join(project, 'texts'));
  for (let index = 1; index <= 9; index += 1)
    writeFileSync(join(project, `texts/${index}.md`), `# Text ${index}\n`);
  const PATH = [join(installed.folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  for (const command of [whole, share])
    execFileSync('sh', ['-c', command], { cwd: project, env: { ...process.env, PATH }, stdio: 'pipe' });
  expect(readdirSync(join(project, 'word'))).toHaveLength(9);
  expect(readdirSync(join(project, 'part-2')).sort()).toEqual(['2.docx', '6.docx']);
  expect(textOf(readFileSync(join(project, 'part-2/6.docx')).toString('base64'))).toContain('Text 6');
});

test('a pool of threads', () => {
  const answer = run(`
    import { startPool } from './pool.mjs';
    const pool = startPool({ threads: 2 });
    const texts = Array.from({ length: 20 }, (_, index) => 'Text ' + index);
    const documents = await Promise.all(texts.map((text) => pool.convert(text, { fontSize: 12 })));
    const wrong = await pool.convert('a', { fontSize: 13 }).catch((error) => error.message);
    await pool.end();
    const hasty = startPool({ threads: 1, timeout: 1 });
    const late = await hasty.convert('*a '.repeat(50_000)).catch((error) => error.message);
    await hasty.end();
    console.log(JSON.stringify({ last: Buffer.from(documents[19]).toString('base64'), wrong, late }));
  `) as Record<string, string>;
  expect(textOf(answer.last)).toContain('Text 19');
  expect(answer.wrong).toMatch(/fontSize/);
  expect(answer.late).toMatch(/aborted/);
});

test.each([
  ['cloudflare-worker.mjs', 'module.default.fetch'],
  ['vercel-function.mjs', 'module.POST'],
  ['netlify-function.mjs', 'module.default'],
])('a function with Request and Response: %s', (name, handler) => {
  const answer = run(`
    import * as module from './${name}';
    const ask = (init) => ${handler}(new Request('https://example.org/convert', init));
    const response = await ask({ method: 'POST', body: 'A *text*' });
    const docx = Buffer.from(await response.arrayBuffer()).toString('base64');
    const { status } = await ask({ method: 'GET' });
    console.log(JSON.stringify({ docx, type: response.headers.get('content-type'), status }));
  `);
  expect(answer).toMatchObject({ type: expect.stringContaining('wordprocessingml.document'), status: 405 });
  expect(textOf((answer as Record<string, unknown>).docx)).toMatch(/A\s+text/);
});

test.each([
  ['plain', { body: 'A text' }],
  ['in base64', { body: Buffer.from('A text').toString('base64'), isBase64Encoded: true }],
])('a function of AWS Lambda, asked %s', (_name, event) => {
  const answer = run(`
    import { handler } from './lambda.mjs';
    console.log(JSON.stringify(await handler(${JSON.stringify(event)})));
  `) as Record<string, unknown>;
  expect(answer).toMatchObject({ statusCode: 200, isBase64Encoded: true });
  expect(textOf(answer.body)).toContain('A text');
});

test('a queue', () => {
  const answer = run(`
    import { consumerOf } from './queue.mjs';
    const files = new Map([['papers/one.md', new TextEncoder().encode('One')]]);
    const read = async (key) => files.get(key) ?? Promise.reject(new Error('no ' + key));
    const consume = consumerOf({ read, write: async (key, bytes) => files.set(key, bytes) });
    const record = (messageId, key) => ({ messageId, body: JSON.stringify({ key }) });
    const Records = [record('a', 'papers/none.md'), record('b', 'papers/one.md')];
    const reply = await consume({ Records });
    console.log(JSON.stringify({ reply, docx: Buffer.from(files.get('papers/one.docx')).toString('base64') }));
  `) as Record<string, unknown>;
  expect(answer.reply).toEqual({ batchItemFailures: [{ itemIdentifier: 'a' }] });
  expect(textOf(answer.docx)).toContain('One');
});
