import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licenceNotices, shippedPackages } from './licences';

/** Licences that allow shipping somebody's work together with ours, which is under the MIT licence. */
const COMPATIBLE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
];
/** With several licences to choose from, one that is accepted is enough. */
function choices(licence: string): readonly string[] {
  return licence.replace(/^\(|\)$/g, '').split(' OR ');
}

const DECISION = new URL('../../decisions/0006-dependencies.md', import.meta.url);

test('every package that is shipped has a licence that goes with ours', () => {
  const packages = shippedPackages();
  expect(packages.length).toBeGreaterThan(50);
  const others = packages.filter(
    ({ licence }) => !choices(licence).some((each) => COMPATIBLE.includes(each)),
  );
  expect(others.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test('the notices hold the text of each licence', () => {
  const packages = shippedPackages();
  const notices = licenceNotices(packages);
  for (const name of ['react', 'markdown-it', '@codemirror/view', '@fontsource/carlito'])
    expect(notices).toContain(`\n${name} `);
  expect(notices).toContain('Permission is hereby granted');
  expect(notices).toContain('STIX Math');
  const withoutText = packages.filter(({ text }) => text === undefined).map(({ name }) => name);
  expect(withoutText).toEqual(['react-remove-scroll-bar']);
});

test('the notices name every font that the site is served with', () => {
  const file = new URL('../package.json', import.meta.url);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  const fonts = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    name.startsWith('@fontsource'),
  );
  const named = new Set(shippedPackages().map(({ name }) => name));
  expect(fonts.length).toBeGreaterThan(7);
  expect(fonts.filter((name) => !named.has(name))).toEqual([]);
});

test('the decision record names every package that ours ask for', () => {
  const decision = readFileSync(DECISION, 'utf8');
  const folders = ['', 'engine/', 'cli/', 'diagrams/', 'web/'];
  const names = folders.flatMap((folder) => {
    const file = new URL(`../../${folder}package.json`, import.meta.url);
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const own = (name: string) => name.startsWith('@footmark/') || name.startsWith('@types/');
  expect(names.filter((name) => !own(name) && !decision.includes(name))).toEqual([]);
});
