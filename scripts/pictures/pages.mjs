import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './paths.mjs';

/** Pixels per inch of a rendered page. */
export const RESOLUTION = 200;

/**
 * Converts the documents, lays them out with LibreOffice, and gives a function that reads a page as PNG.
 *
 * @param {Record<string, { markdown: string, options: readonly string[] }>} documents
 * @param {string} work an empty folder
 */
export function renderPages(documents, work) {
  const files = Object.entries(documents).map(([name, { markdown, options }]) => {
    const source = join(work, `${name}.md`);
    const target = join(work, `${name}.docx`);
    writeFileSync(source, markdown);
    run(process.execPath, fromRoot('cli/bin/footmark.js'), source, '-o', target, ...options);
    return target;
  });
  const profile = `-env:UserInstallation=file://${join(work, 'profile')}`;
  run('soffice', profile, '--headless', '--convert-to', 'pdf', '--outdir', work, ...files);
  return (/** @type {string} */ name, /** @type {number} */ page) => {
    const target = join(work, `${name}-${page}`);
    const range = ['-f', String(page), '-l', String(page), '-singlefile'];
    run('pdftoppm', '-r', String(RESOLUTION), '-png', ...range, join(work, `${name}.pdf`), target);
    return readFileSync(`${target}.png`);
  };
}

/**
 * @param {string} program
 * @param {readonly string[]} rest
 */
function run(program, ...rest) {
  execFileSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
}
