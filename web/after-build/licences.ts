import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WORKSPACES = ['engine', 'cli', 'diagrams', 'web'];
/** The bundler replaces these with an empty module (`diagrams/src/library/absent.ts`); types are not code. */
const LEFT_OUT = /^(?:elkjs|katex|@types\/.*)$/;
/** Packages whose `devDependencies` the build puts into them. */
const BUILT_IN: ReadonlySet<string> = new Set(['engine']);
/** Only needed for the build, but parts of them end up in its output. */
const SHIPPED_BY_THE_BUILD = [
  '@fontsource-variable/source-code-pro',
  '@fontsource-variable/source-sans-3',
  '@fontsource/arimo',
  '@fontsource/carlito',
  '@fontsource/cousine',
  '@fontsource/gelasio',
  '@fontsource/source-serif-4',
  '@fontsource/tinos',
  'tailwindcss',
];
/** Licences that packages name only in their files. */
const NAMED_IN_FILES: Readonly<Record<string, string>> = { khroma: 'MIT' };
const NO_TEXT = 'The package contains no text of its licence.';
const LICENCE_FILE = /^(licen[cs]e|copying)/i;

interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** The licence's SPDX identifier. */
  readonly licence: string;
  readonly text: string | undefined;
}

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Every third-party package whose code ships with the site, the engine or the command. */
export function shippedPackages(): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  const add = (name: string, from: string): void => {
    const folder = installed(name, from);
    const { version, license = NAMED_IN_FILES[name] ?? 'none', dependencies = {} } = packageIn(folder);
    if (name.startsWith('@footmark/') || found.has(`${name}@${version}`)) return;
    found.set(`${name}@${version}`, { name, version, licence: license, text: licenceText(folder) });
    for (const dependency of Object.keys(dependencies))
      if (!LEFT_OUT.test(dependency)) add(dependency, folder);
  };
  for (const workspace of WORKSPACES) {
    const { dependencies, devDependencies } = packageIn(join(ROOT, workspace));
    const shipped = { ...dependencies, ...(BUILT_IN.has(workspace) ? devDependencies : {}) };
    for (const dependency of Object.keys(shipped)) add(dependency, join(ROOT, workspace));
  }
  for (const name of SHIPPED_BY_THE_BUILD) add(name, join(ROOT, 'web'));
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The notices that these licences require, as one text. */
export function licenceNotices(packages: readonly ShippedPackage[]): string {
  const notices = packages.map(({ name, version, licence, text = NO_TEXT }) =>
    [`${name} ${version} (${licence})`, '', text.trim(), ''].join('\n'),
  );
  const others = [
    'engine/CITATION-STYLES.md',
    'engine/HYPHENATION-PATTERNS.md',
    'web/app/converter/pages/formula-font/LICENCE.txt',
  ].map((file) => readFileSync(join(ROOT, file), 'utf8'));
  return ['This site contains the work of others, under the licences below.', '', ...notices, ...others].join(
    '\n',
  );
}

/** Looks for a package as Node.js does: in the folder's own packages first, then in those of the folders above. */
function installed(name: string, from: string): string {
  for (let folder = from; ; folder = resolve(folder, '..')) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === resolve(folder, '..')) throw new Error(`Cannot find ${name}, expected it to be installed`);
  }
}

function packageIn(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function licenceText(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => LICENCE_FILE.test(name));
  return file && readFileSync(join(folder, file), 'utf8');
}
