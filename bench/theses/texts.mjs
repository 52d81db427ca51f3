import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A thesis or paper in a public repository.
 *
 * @typedef {{
 *   readonly repository: string, readonly commit: string, readonly style: string,
 *   readonly files: readonly string[], readonly bibliography: readonly string[], readonly csl: string,
 * }} Thesis
 *   `csl` is its own file, or the name of a style in Footmark if it names none.
 */

/** The compared ones. @returns {readonly Thesis[]} */
export function theses() {
  return JSON.parse(readFileSync(new URL('theses.json', import.meta.url), 'utf8'));
}

/**
 * A thesis as one text without program code, so that all programs read the same, and its files.
 *
 * @param {string} folder where the repositories are, each as OWNER+NAME
 * @param {Thesis} thesis
 */
export function textOf(folder, { repository, files, bibliography, csl }) {
  const path = (/** @type {string} */ name) => join(folder, repository.replace('/', '+'), name);
  const parts = files.map((name) =>
    readFileSync(path(name), 'utf8')
      .replace(/^\uFEFF?---\r?\n[\s\S]*?\n(?:---|\.\.\.)[ \t]*\r?\n/, '')
      .replace(/^([ \t]*)(`{3,})[ \t]*\{[^`]*\n(?:[\s\S]*?\n)??[ \t]*\2`*[ \t]*$/gm, ''),
  );
  const bundled = (/** @type {string} */ name) =>
    readFileSync(new URL(`../../engine/src/csl/styles/${name}.csl`, import.meta.url), 'utf8');
  const own = csl.endsWith('.csl') ? readFileSync(path(csl), 'utf8') : bundled(csl);
  // The others have no styles on which a style depends.
  const parent = /styles\/([\w-]+)"[^>]*rel="independent-parent"/.exec(own)?.[1];
  const style = parent === undefined ? own : bundled(parent);
  const names = bibliography.map((_, index) => `sources-${index}.bib`);
  const front = `---\nbibliography: [${names.join(', ')}]\ncsl: style.csl\nlink-citations: true\nlang: en-US\n---\n`;
  return {
    markdown: `${front}\n${parts.join('\n\n')}`,
    style,
    ownStyle: own,
    files: new Map([
      ...names.map(
        (name, index) => /** @type {const} */ ([name, readFileSync(path(bibliography[index] ?? ''))]),
      ),
      ['style.csl', Buffer.from(style)],
    ]),
  };
}
