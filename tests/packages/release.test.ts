import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { datedChangelog, sectionOf } from '../../scripts/changelog.mjs';

const PACKAGES = ['engine', 'cli', 'diagrams', 'web'] as const;
const CHANGELOG = readFileSync('CHANGELOG.md', 'utf8');

interface Package {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly repository?: { readonly url: string; readonly directory: string };
  readonly publishConfig?: { readonly access: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const read = (folder: string): Package => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
const VERSION = read('engine').version;

describe('the versions of the packages', () => {
  test('are one', () => {
    expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/);
    expect(PACKAGES.map((name) => read(name).version)).toEqual(PACKAGES.map(() => VERSION));
  });

  test('are those of the lockfile', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    expect(PACKAGES.map((name) => packages[name].version)).toEqual(PACKAGES.map(() => VERSION));
  });

  test('need not be repeated by the packages that use the engine', () => {
    expect(read('cli').devDependencies?.['@footmark/engine']).toBe('*');
    expect(read('web').dependencies?.['@footmark/engine']).toBe('*');
  });

  test('are in the changelog: the newest section is about this one, or about what comes after it', () => {
    const [newest = ''] = CHANGELOG.match(/^## .+$/m) ?? [];
    expect(newest).toMatch(/^## (\d+\.\d+\.\d+, \d{4}-\d\d-\d\d|(.*)not yet released)$/i);
    if (!/not yet released$/i.test(newest)) expect(newest).toContain(`## ${VERSION},`);
  });

  test.each(['engine', 'cli'])('go to npm from a workflow with provenance: %s', (name) => {
    const { private: isPrivate, publishConfig, repository } = read(name);
    expect(isPrivate).toBeUndefined();
    expect(publishConfig).toEqual({ access: 'public' });
    expect(readFileSync('.github/workflows/release.yml', 'utf8')).toContain(
      `npm publish --provenance --workspace ${name}`,
    );
    // npm compares it with the repository in which the workflow runs.
    expect(repository).toEqual({ type: 'git', url: expect.stringMatching(/^git\+https:/), directory: name });
  });
});

describe.each(['test', 'release'])('the workflow %s', (name) => {
  const workflow = readFileSync(`.github/workflows/${name}.yml`, 'utf8');

  test('runs scripts and files that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const inRuns = (pattern: RegExp): readonly string[] =>
      [...workflow.matchAll(pattern)].map(([, found = '']) => found);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...inRuns(/\bnpm run ([\w:]+)/g)]));
    const files = inRuns(
      /(?:\bnode |uses: \.\/|node-version-file: |run: )((?:[\w.-]+\/)+[\w.-]+|\.\w+)(?=\s)/g,
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('a release', () => {
  const before = '# What changed\n\n## Not yet released\n\n- New.\n\n## 0.1.0, 2026-01-31\n\nThe first.\n';

  test('dates the newest section of the changelog, and leaves the others', () => {
    const after = datedChangelog(before, '0.2.0', '2026-02-28');
    expect(after).toBe(before.replace('Not yet released', '0.2.0, 2026-02-28'));
    expect(sectionOf(after, '0.2.0')).toBe('- New.');
    expect(sectionOf(after, '0.1.0')).toBe('The first.');
  });

  test('uses the version that the newest section already names', () => {
    expect(datedChangelog('## 0.1.0, not yet released\n', '0.1.0', '2026-01-31')).toBe(
      '## 0.1.0, 2026-01-31\n',
    );
  });

  test('is refused without changes or if the version exists', () => {
    const released = before.replace('## Not yet released\n\n- New.\n\n', '');
    expect(() => datedChangelog(released, '0.2.0', '2026-02-28')).toThrow('expected "## … not yet released"');
    expect(() => datedChangelog(before, '0.1.0', '2026-02-28')).toThrow('already has a section for 0.1.0');
    expect(() => sectionOf(before, '0.2.0')).toThrow('has no section "## 0.2.0, DATE"');
    expect(() => sectionOf('## 0.2.0, not yet released\n', '0.2.0')).toThrow('has no section');
  });

  test('needs a tag that is the version of the packages', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/release-notes.mjs', 'v99.0.0'], {
      encoding: 'utf8',
    });
    expect(stderr).toContain(`The tag is "v99.0.0", but engine has version ${VERSION}`);
    expect(status).toBe(1);
  });

  test('is refused without a version', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/release.mjs', 'v1'], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('Say which version');
    expect(status).toBe(1);
  });
});
