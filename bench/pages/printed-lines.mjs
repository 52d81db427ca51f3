import { execFileSync } from 'node:child_process';
import { lettersOf } from './drawn-lines.mjs';

/**
 * The letters and digits of a PDF with their positions, in the order of the file.
 *
 * @typedef {{ readonly text: string, readonly pageOf: Uint32Array, readonly lineOf: Uint32Array, readonly bottomOf: Float64Array, readonly pages: number }} Printed
 */

const PAGE = /<page width="[\d.]+" height="(?<height>[\d.]+)">(?<content>.*?)<\/page>/gs;
const WORD =
  /<word xMin="(?<left>[-\d.]+)" yMin="(?<top>[-\d.]+)" xMax="(?<right>[-\d.]+)" yMax="(?<bottom>[-\d.]+)">(?<text>.*?)<\/word>/gs;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };

/**
 * @param {string} pdf
 * @param {(page: number) => { readonly top: number, readonly bottom: number }} bodyOf what is outside is header or
 *   footer; points from the top of the page
 * @returns {Printed}
 */
export function printedLines(pdf, bodyOf) {
  const markup = execFileSync('pdftotext', ['-raw', '-bbox', pdf, '-'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  /** @type {string[]} */
  const texts = [];
  /** @type {number[]} */
  const pageOf = [];
  /** @type {number[]} */
  const lineOf = [];
  /** @type {number[]} */
  const bottomOf = [];
  let page = 0;
  let number = 0;
  for (const { groups } of markup.matchAll(PAGE)) {
    page += 1;
    const words = wordsOf(groups?.content ?? '', bodyOf(page));
    for (const line of linesOf(words)) {
      number += 1;
      const text = lettersOf(textOf(line));
      texts.push(text);
      const bottom = line.find((word) => lettersOf(word.text) !== '')?.bottom ?? 0;
      for (let index = 0; index < text.length; index += 1) {
        pageOf.push(page);
        lineOf.push(number);
        bottomOf.push(bottom);
      }
    }
  }
  return {
    text: texts.join(''),
    pageOf: Uint32Array.from(pageOf),
    lineOf: Uint32Array.from(lineOf),
    /** The bottom of the first word of its line, points from the top of the page. */
    bottomOf: Float64Array.from(bottomOf),
    pages: page,
  };
}

/** @typedef {{ readonly left: number, readonly top: number, readonly bottom: number, readonly text: string }} Word */

/** @param {string} content @param {{ readonly top: number, readonly bottom: number }} body @returns {Word[]} */
function wordsOf(content, body) {
  const words = [...content.matchAll(WORD)].map(({ groups }) => ({
    left: Number(groups?.left),
    top: Number(groups?.top),
    bottom: Number(groups?.bottom),
    text: decode(groups?.text ?? ''),
  }));
  return words.filter(({ top, bottom }) => (top + bottom) / 2 > body.top && (top + bottom) / 2 < body.bottom);
}

/** Words that follow each other at the same height. @param {readonly Word[]} words */
function linesOf(words) {
  /** @type {Word[][]} */
  const lines = [];
  let [top, bottom] = [-1, -1];
  for (const word of words) {
    const shared = Math.min(bottom, word.bottom) - Math.max(top, word.top);
    const line = lines.at(-1);
    if (line && shared >= Math.min(bottom - top, word.bottom - word.top) * 0.4) line.push(word);
    else {
      lines.push([word]);
      [top, bottom] = [word.top, word.bottom];
    }
  }
  return lines;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** A PDF has text from right to left as it is seen. @param {readonly Word[]} line */
function textOf(line) {
  if (!line.some(({ text }) => RIGHT_TO_LEFT.test(text))) return line.map(({ text }) => text).join('');
  return line
    .toSorted((a, b) => b.left - a.left)
    .map(({ text }) => (RIGHT_TO_LEFT.test(text) ? Array.from(text).reverse().join('') : text))
    .join('');
}

/** @param {string} text */
function decode(text) {
  return text.replace(
    /&(#?\w+);/g,
    (entity, name) => ENTITIES[/** @type {keyof typeof ENTITIES} */ (name)] ?? entity,
  );
}
