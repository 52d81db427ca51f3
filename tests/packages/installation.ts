import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** A program from the project's own dependencies, which the empty projects do not have. */
export const toolOf = (path: string): string => join(PROJECT, 'node_modules', path);

/** Packs a package as `npm publish` would, but without building it; returns the path of the archive. */
export function pack(name: 'engine' | 'cli', folder: string): string {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  npm(['pack', '--ignore-scripts', '--pack-destination', place], join(PROJECT, name));
  const [archive = ''] = readdirSync(place);
  return join(place, archive);
}

/** Makes a project that contains only the archives and their dependencies. */
export function installIn(folder: string, archives: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm(['install', '--omit=optional', '--prefer-offline', '--no-audit', '--no-fund', ...archives], folder);
}

function npm(words: readonly string[], cwd: string): void {
  execFileSync('npm', ['--silent', ...words], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/** The code blocks in one language in one of the project's Markdown files. */
export function codeIn(path: string, language: string): string[] {
  const text = readFileSync(join(PROJECT, path), 'utf8');
  const blocks = text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'));
  return Array.from(blocks, ([, code = '']) => code);
}
