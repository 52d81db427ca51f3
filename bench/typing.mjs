// node bench/typing.mjs: the time from a keystroke to the data of the visible page, in a page session of the built engine, for
// books of about 30, 300 and 3,000 pages. `--chapters 30` measures one such book, `--edits 40` sets the number of edits.
import { parseArgs } from 'node:util';
import { openPages } from '../engine/dist/pages.js';
import { writeBook } from './book.mjs';
import { randomFrom } from './random.mjs';

const { values } = parseArgs({
  options: { chapters: { type: 'string' }, edits: { type: 'string', default: '40' } },
});
const BOOKS = values.chapters === undefined ? [3, 30, 300] : [Number(values.chapters)];
const EDITS = Number(values.edits);
/** The site's options: it repairs what is pasted. */
const OPTIONS = {
  repairs: /** @type {const} */ (['citation-marks', 'invisible-characters', 'escaped-math']),
};

/** Milliseconds, of many edits of one kind. @typedef {{ median: number, worst: number }} Times */

/** Edits at a place in the text. @type {Readonly<Record<string, (text: string, at: number) => string>>} */
const KINDS = {
  'a letter': (text, at) => `${text.slice(0, at)}a${text.slice(at)}`,
  'a line': (text, at) => `${text.slice(0, at)}\n\nA line.\n\n${text.slice(at)}`,
  'a note': (text, at) => `${text.slice(0, at)}^[A note.]${text.slice(at)}`,
};
const PLACES = { start: 0.01, middle: 0.5, end: 0.99 };

for (const chapters of BOOKS) {
  const session = openPages();
  let text = writeBook(chapters);
  const first = await timed(() => session.update(text, OPTIONS));
  const { pages } = first.value;
  console.log(
    `\n${pages.length} pages, ${(text.length / 1e6).toFixed(1)} MB; first ${Math.round(first.milliseconds)} ms`,
  );
  for (const [place, part] of Object.entries(PLACES)) {
    for (const [kind, edit] of Object.entries(KINDS)) {
      const random = randomFrom(7);
      const times = [];
      for (let index = 0; index < EDITS; index++) {
        // Edits close together within a paragraph, as in typing.
        const near = Math.floor(text.length * part + random() * 4000);
        const at = text.indexOf(' ', near);
        text = edit(text, at);
        const line = text.slice(0, at).split('\n').length;
        const { milliseconds } = await timed(() => keystroke(session, text, line));
        if (index >= EDITS / 4) times.push(milliseconds);
      }
      const { median, worst } = summed(times);
      console.log(
        `  ${place.padEnd(7)} ${kind.padEnd(9)} median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`,
      );
    }
  }
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  console.log(
    `  memory: ${Math.round(heapUsed / 2 ** 20)} MiB of objects, ${Math.round(rss / 2 ** 20)} MiB in all`,
  );
}

/** The work of the page's worker for one keystroke. @param {import('../engine/dist/pages.js').PageSession} session @param {string} text @param {number} line */
async function keystroke(session, text, line) {
  await session.inspect(text, OPTIONS);
  await session.update(text, OPTIONS);
  const place = session.place(line);
  return session.page(place?.page ?? 1);
}

/** @template T @param {() => Promise<T>} act */
async function timed(act) {
  const start = performance.now();
  const value = await act();
  return { value, milliseconds: performance.now() - start };
}

/** @param {number[]} times @returns {Times} */
function summed(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}
