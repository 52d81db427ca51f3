import { partingOf } from './parting.mjs';

/**
 * How well the lines of the two sides agree.
 *
 * @typedef {object} Agreement
 * @property {number} lines found on both sides
 * @property {number} lost not found in the print
 * @property {number} sameStart of the lines found
 * @property {number} samePage of the lines found
 * @property {number} headings
 * @property {number} exactHeadings on the same page
 * @property {number} nearHeadings on the same page or one beside it
 * @property {import('./parting.mjs').Cause | undefined} cause of the first page end that differs
 * @property {readonly string[]} differing the first words of lines that begin elsewhere in the print
 */

/** This many matching letters are enough to resume after a difference. */
const GRAM = 14;
/** Beyond this distance, letters may match by chance, so more of them must. */
const FAR = 3000;
const LONG_GRAM = 40;
/** This many after a short difference. */
const SHORT_GRAM = 5;
const SHORT_WAY = 30;

/**
 * @param {readonly import('./drawn-lines.mjs').DrawnLine[]} drawn
 * @param {import('./printed-lines.mjs').Printed} printed
 * @returns {Agreement}
 */
export function compare(drawn, printed) {
  const agreement = {
    lines: 0,
    lost: 0,
    sameStart: 0,
    samePage: 0,
    headings: 0,
    exactHeadings: 0,
    nearHeadings: 0,
  };
  /** @type {string[]} */
  const differing = [];
  /** @type {import('./parting.mjs').Found[]} */
  const found = [];
  const grams = gramsOf(printed.text);
  for (const where of ['body', 'notes']) {
    const all = drawn.filter((line) => line.where === where);
    const places = align(all.map(({ text }) => text).join(''), printed.text, grams);
    let next = 0;
    for (const line of all) {
      const place = places[next] ?? -1;
      const lines = places.subarray(next, next + line.text.length).filter((each) => each >= 0);
      next += line.text.length;
      const page = printed.pageOf[place] ?? 0;
      const begins = place === 0 || printed.lineOf[place] !== printed.lineOf[place - 1];
      const endsAlike = lines.every((each) => printed.lineOf[each] === printed.lineOf[place]);
      if (place >= 0 && where === 'body')
        found.push({
          line,
          page,
          bottom: printed.bottomOf[place] ?? 0,
          isSame: (begins || line.isFirstOfCell) && endsAlike,
        });
      if (line.isFirstOfCell) continue;
      if (place < 0) {
        agreement.lost += 1;
        continue;
      }
      agreement.lines += 1;
      if (begins) agreement.sameStart += 1;
      else differing.push(`p. ${line.page}/${page}: ${line.text.slice(0, 40)}`);
      if (page === line.page) agreement.samePage += 1;
      if (!line.isHeading) continue;
      agreement.headings += 1;
      if (page === line.page) agreement.exactHeadings += 1;
      if (Math.abs(page - line.page) <= 1) agreement.nearHeadings += 1;
    }
  }
  return { ...agreement, differing, cause: partingOf(found) };
}

/** The positions of each sequence of letters. @param {string} text */
function gramsOf(text) {
  /** @type {Map<string, number[]>} */
  const found = new Map();
  for (let index = 0; index + GRAM <= text.length; index += 1) {
    const gram = text.slice(index, index + GRAM);
    const places = found.get(gram);
    if (places) places.push(index);
    else found.set(gram, [index]);
  }
  return found;
}

/**
 * For each letter of one text, its index in the other, or -1.
 *
 * @param {string} text
 * @param {string} other
 * @param {ReadonlyMap<string, readonly number[]>} grams of the other
 */
function align(text, other, grams) {
  const places = new Int32Array(text.length).fill(-1);
  let [index, place] = [0, 0];
  while (index < text.length) {
    if (text[index] === other[place]) {
      places[index] = place;
      index += 1;
      place += 1;
      continue;
    }
    const next = nearby(text, index, other, place) ?? anywhere(text, index, other, place, grams);
    if (!next) break;
    [index, place] = next;
  }
  return places;
}

/**
 * @param {string} text @param {number} index @param {string} other @param {number} place
 * @returns {[number, number] | undefined}
 */
function nearby(text, index, other, place) {
  for (let way = 1; way <= SHORT_WAY; way += 1)
    for (let own = 0; own <= way; own += 1) {
      const gram = text.slice(index + own, index + own + SHORT_GRAM);
      if (gram.length === SHORT_GRAM && other.startsWith(gram, place + way - own))
        return [index + own, place + way - own];
    }
  return undefined;
}

/**
 * @param {string} text @param {number} index @param {string} other @param {number} place @param {ReadonlyMap<string, readonly number[]>} grams
 * @returns {[number, number] | undefined}
 */
function anywhere(text, index, other, place, grams) {
  for (let own = index; own + GRAM <= text.length; own += 1) {
    const next = grams.get(text.slice(own, own + GRAM))?.find((each) => each >= place);
    if (
      next !== undefined &&
      (next < place + FAR || text.startsWith(other.slice(next, next + LONG_GRAM), own))
    )
      return [own, next];
  }
  return undefined;
}
