import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The licences of all packages that the modules belong to, which whoever passes their code on has to pass on too.
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
  if (file === undefined)
    throw new Error(`Cannot give the licence of ${name}: expected a file with its text`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}
