import { readFileSync } from 'node:fs';

/**
 * What a comment before an example in `docs/` says about it: `<!-- example: {"word": ["w:tbl"]} -->`.
 *
 * @typedef {object} Expectation
 * @property {import('../../engine/dist/index.js').ConversionOptions} [options]
 * @property {readonly import('../../engine/dist/index.js').NoticeCode[]} [notices] that it gives. Default none.
 * @property {readonly string[]} [word] what the parts of the document contain
 * @property {string} [picture] the name of the picture of its page, shown below it
 */

/** @typedef {Expectation & { readonly line: number, readonly markdown: string }} Example */

const FENCE =
  /(?:<!-- example: (?<expectation>.*?) -->\n+)?^(?<fence>`{3,})markdown\n(?<markdown>[\s\S]*?)^\k<fence>$/gm;

/**
 * The Markdown examples of a subject of the documentation.
 *
 * @param {string} subject
 * @returns {readonly Example[]}
 */
export function examplesOf(subject) {
  const source = readSubjectFile(subject);
  return [...source.matchAll(FENCE)].map(({ index, groups }) => ({
    .../** @type {Expectation} */ (JSON.parse(groups?.expectation ?? '{}')),
    line: source.slice(0, index).split('\n').length,
    markdown: groups?.markdown ?? '',
  }));
}

/** @param {string} subject */
export function readSubjectFile(subject) {
  return readFileSync(new URL(`../../docs/${subject}.md`, import.meta.url), 'utf8');
}
