import { execFileSync } from 'node:child_process';
import { lettersOf } from './drawn-lines.mjs';

/**
 * The letters and digits of a PDF in the order in which it sets them, and where each is.
 *
 * @typedef {{ readonly text: string, readonly pageOf: Uint32Array, readonly lineOf: Uint32Array, readonly pages: number }} Printed
 */

const PAGE = /<page width="[\d.]+" height="(?<height>[\d.]+)">(?<content>.*?)<\/page>/gs;
const WORD =
  /<word xMin="(?<left>[-\d.]+)" yMin="(?<top>[-\d.]+)" xMax="(?<right>[-\d.]+)" yMax="(?<bottom>[-\d.]+)">(?<text>.*?)<\/word>/gs;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

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
  const letters = [];
  /** @type {number[]} */
  const pageOf = [];
  /** @type {number[]} */
  const lineOf = [];
  let page = 0;
  let line = 0;
  for (const { groups } of markup.matchAll(PAGE)) {
    page += 1;
    const body = bodyOf(page);
    let [top, bottom] = [-1, -1];
    for (const word of (groups?.content ?? '').matchAll(WORD)) {
      const [above, below] = [Number(word.groups?.top), Number(word.groups?.bottom)];
      if ((above + below) / 2 < body.top || (above + below) / 2 > body.bottom) continue;
      const shared = Math.min(bottom, below) - Math.max(top, above);
      if (shared < Math.min(bottom - top, below - above) * 0.4) {
        line += 1;
        [top, bottom] = [above, below];
      }
      for (const letter of lettersOf(decode(word.groups?.text ?? ''))) {
        for (const unit of letter.split('')) letters.push(unit);
        for (let unit = 0; unit < letter.length; unit += 1) {
          pageOf.push(page);
          lineOf.push(line);
        }
      }
    }
  }
  return {
    text: letters.join(''),
    pageOf: Uint32Array.from(pageOf),
    lineOf: Uint32Array.from(lineOf),
    pages: page,
  };
}

/** @param {string} text */
function decode(text) {
  return text.replace(
    /&(#?\w+);/g,
    (entity, name) => ENTITIES[/** @type {keyof ENTITIES} */ (name)] ?? entity,
  );
}
