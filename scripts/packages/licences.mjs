import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEXTS = fileURLToPath(new URL('licences', import.meta.url));

/**
 * The licences of all packages that the modules belong to, which must accompany their code.
 *
 * @param {readonly string[]} modules paths
 */
export function licenceTexts(modules) {
  const folders = modules.map((path) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path)?.[0]);
  const packages = [...new Set(folders)].filter((folder) => folder !== undefined).sort();
  return packages.map(licenceText).join(`\n${'-'.repeat(80)}\n\n`);
}

/** @param {string} folder a package's */
function licenceText(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
  // Some packages have the text of their licence only in their repository.
  const path = file === undefined ? join(TEXTS, `${name}.txt`) : join(folder, file);
  if (!existsSync(path)) throw new Error(`Cannot give the licence of ${name}: expected a file with its text`);
  const named = license === undefined ? '' : ` (${license})`;
  return `${name} ${version}${named}\n\n${readFileSync(path, 'utf8').trim()}\n`;
}
