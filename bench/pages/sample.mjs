import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '../random.mjs';

/** How many files are taken, and by which seed. */
export const SAMPLE = 80;
export const SEED = 1;
/** Shorter ones hardly fill a page. */
export const MIN_BYTES = 6000;
/** How many files of one repository may be drawn from, so that a repository of thousands does not outnumber all others. */
export const MAX_OF_EACH = 20;

const MARKDOWN = /\.(?:md|markdown|qmd|Rmd)$/;
const TEMPLATES = /** @type {const} */ (['plain', 'academic', 'business', 'mla']);

/**
 * Files taken at random from a folder of repositories, each a folder "owner+name": the first of those that are long enough,
 * of each repository some at random, in an order that the seed alone decides. The templates take turns.
 *
 * @param {string} root
 * @returns {import('./documents.mjs').PagesDocument[]}
 */
export function sampleOf(root) {
  const files = readdirSync(root)
    .sort()
    .flatMap((repository) => shuffled(longFilesIn(root, repository), SEED).slice(0, MAX_OF_EACH));
  return shuffled(files, SEED)
    .slice(0, SAMPLE)
    .map((file, index) => {
      const template = TEMPLATES[index % TEMPLATES.length] ?? 'plain';
      const text = readFileSync(join(root, file), 'utf8');
      return {
        name: `${file.replace('+', '/').replaceAll('_', '\\_')}, ${template}`,
        script: scriptOf(text),
        markdown: () => text,
        options: { template },
      };
    });
}

/** From how many files of how many repositories a sample is taken. @param {string} root */
export function poolOf(root) {
  const counts = readdirSync(root).map((repository) => longFilesIn(root, repository).length);
  return { files: counts.reduce((sum, count) => sum + count, 0), repositories: counts.length };
}

/** The first of these of which a text has enough letters; Japanese has Chinese characters, too. */
const SCRIPTS = /** @type {const} */ ([
  ['Japanese', /[\u3040-\u30ff]/g],
  ['Korean', /[\uac00-\ud7af]/g],
  ['Chinese', /[\u3400-\u9fff]/g],
  ['Arabic', /[\u0600-\u06ff]/g],
  ['Hebrew', /[\u0590-\u05ff]/g],
  ['Hindi', /[\u0900-\u097f]/g],
  ['Thai', /[\u0e00-\u0e7f]/g],
  ['Cyrillic', /[\u0400-\u04ff]/g],
  ['Greek', /[\u0370-\u03ff]/g],
]);
/** Code and addresses in Latin letters outnumber those of many texts. */
const ENOUGH = 0.1;

/** @param {string} text */
export function scriptOf(text) {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = SCRIPTS.find(([, letter]) => (text.match(letter)?.length ?? 0) > letters * ENOUGH);
  return found?.[0] ?? 'Latin';
}

/** @param {string} root @param {string} repository */
function longFilesIn(root, repository) {
  return readdirSync(join(root, repository), { recursive: true, encoding: 'utf8' })
    .map((file) => join(repository, file))
    .filter((file) => MARKDOWN.test(file) && statSync(join(root, file)).size >= MIN_BYTES)
    .sort();
}

/** Fisher and Yates' shuffle. @param {readonly string[]} all @param {number} seed */
function shuffled(all, seed) {
  const order = [...all];
  const random = randomFrom(seed);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? '', order[last] ?? ''];
  }
  return order;
}
