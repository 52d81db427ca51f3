import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from '../../engine/dist/index.js';

/** Pixels per inch of a rendered page. */
export const RESOLUTION = 200;

/**
 * Converts the documents, lays them out with LibreOffice, and resolves to a function that reads a page as PNG.
 *
 * @param {Record<string, { markdown: string, options: import('../../engine/dist/index.js').ConversionOptions }>} documents
 * @param {string} work an empty folder
 */
export async function renderPages(documents, work) {
  const files = [];
  for (const [name, { markdown, options }] of Object.entries(documents)) {
    const result = await convert(markdown, options);
    if (!result.success) throw new Error(`${name}: ${result.error}`);
    const target = join(work, `${name}.docx`);
    writeFileSync(target, new Uint8Array(await result.blob.arrayBuffer()));
    files.push(target);
  }
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
