import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { afterAll, describe, expect, test } from 'vitest';
import { annotation, summary } from '../../deploy/action/annotations.mjs';
import { commandArguments } from '../../deploy/action/arguments.mjs';
import { actionFile } from './action-file';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILE = join(ROOT, 'action.yml');

describe('action.yml', () => {
  test('has an input for each option of the command', () => {
    const wanted = actionFile();
    if (process.env.UPDATE_GOLDENS === '1') writeFileSync(FILE, wanted);
    expect(readFileSync(FILE, 'utf8')).toBe(wanted);
  });

  test('runs a script that exists, and nothing that an input holds as a part of a command', () => {
    const { runs } = load(readFileSync(FILE, 'utf8')) as {
      readonly runs: { readonly steps: readonly { readonly run?: string }[] };
    };
    const commands = runs.steps.flatMap(({ run }) => run ?? []);
    expect(commands).toHaveLength(1);
    expect(commands.join()).not.toContain('${{');
    const [, script = ''] = /\$GITHUB_ACTION_PATH\/([^"]+)/.exec(commands.join()) ?? [];
    expect(existsSync(join(ROOT, script))).toBe(true);
  });
});

describe('commandArguments', () => {
  const flags = new Set(['toc', 'no-toc', 'one', 'check']);

  test.each([
    [
      'files, one a line',
      { files: 'a.md\n\n  b c.md\r\n' },
      ['--output', 'word/', '--json', 'a.md', 'b c.md'],
    ],
    ['a file that begins with a hyphen', { files: '--x.md' }, ['--output', 'word/', '--json', './--x.md']],
    [
      'values',
      { files: 'a.md', output: 'o.docx', template: 'mla', header: '-- $(x) --' },
      ['--output', 'o.docx', '--template=mla', '--header=-- $(x) --', '--json', 'a.md'],
    ],
    [
      'a value on each line',
      { files: 'a.md', bibliography: 'a.bib\nb.bib' },
      ['--output', 'word/', '--bibliography=a.bib', '--bibliography=b.bib', '--json', 'a.md'],
    ],
    [
      'options without a value',
      { files: 'a.md', toc: 'false', one: 'false', artifact: 'x' },
      ['--output', 'word/', '--no-toc', '--json', 'a.md'],
    ],
    ['a check, which writes nothing', { files: 'a.md', check: 'true' }, ['--check', '--json', 'a.md']],
  ])('%s', (_, inputs: Readonly<Record<string, string>>, expected) => {
    expect(commandArguments(inputs, flags)).toEqual(expected);
  });

  test('says what is wrong', () => {
    expect(() => commandArguments({ files: ' \n' }, flags)).toThrow('files: name at least one');
    expect(() => commandArguments({ files: 'a', toc: 'yes' }, flags)).toThrow(
      'toc: write true or false, not "yes"',
    );
  });
});

test('a finding can neither end its annotation nor add markup to the summary', () => {
  const finding = {
    file: 'a,b:c.md',
    line: 2,
    severity: 'warning',
    code: 'x',
    message: '50 %\n::error::no | <b>*',
  } as const;
  expect(annotation(finding)).toBe(
    '::warning file=a%2Cb%3Ac.md,line=2,title=footmark%3A x::50 %25%0A::error::no | <b>*',
  );
  expect(summary([finding])).toContain('| a,b:c.md:2 | warning | 50 % ::error::no &#124; &lt;b>&#42; |');
  expect(summary([])).toContain('No problems found.');
});

describe('run.mjs, as Actions runs it', () => {
  const workspace = realpathSync(mkdtempSync(join(tmpdir(), 'footmark-action-')));
  afterAll(() => rmSync(workspace, { recursive: true, force: true }));
  const run = (inputs: object) =>
    spawnSync(process.execPath, [join(ROOT, 'deploy/action/run.mjs')], {
      cwd: workspace,
      encoding: 'utf8',
      env: {
        ...process.env,
        INPUTS: JSON.stringify(inputs),
        GITHUB_OUTPUT: join(workspace, 'outputs'),
        GITHUB_STEP_SUMMARY: join(workspace, 'summary.md'),
      },
    });

  test('converts, and annotates the lines', () => {
    writeFileSync(join(workspace, 'notes.md'), '# Notes\n\nOne.[^1]\n');
    const { status, stdout, stderr } = run({
      files: 'notes.md',
      output: 'out',
      artifact: 'word',
      toc: 'true',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^::warning file=notes\.md,line=3,title=footmark%3A footnote-undefined::Footnote/);
    expect(existsSync(join(workspace, 'out/notes.docx'))).toBe(true);
    expect(readFileSync(join(workspace, 'outputs'), 'utf8')).toBe('findings=1\nerrors=0\n');
    expect(readFileSync(join(workspace, 'summary.md'), 'utf8')).toContain('| notes.md:3 | warning |');
  });

  test('fails as the command does, and where an input is wrong', () => {
    expect(run({ files: 'missing.md' }).status).toBe(1);
    const { status, stdout } = run({ files: 'notes.md', toc: 'perhaps' });
    expect([status, stdout]).toEqual([
      2,
      '::error title=footmark::toc: write true or false, not "perhaps"\n',
    ]);
  });
});
