// npm run bench: a cold conversion of a 300-page book, beside the floor measured in the same run. Fails over budget.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { writeBook } from '../bench/book.mjs';
import { measureProcess } from '../bench/measured-process.mjs';

const ROUNDS = 9;
const BUDGET = { timesFloor: 2, peakBytes: 250 * 2 ** 20 };

const folder = mkdtempSync(join(tmpdir(), 'footmark-bench-'));
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function run() {
  const input = join(folder, 'book.md');
  const output = join(folder, 'book.docx');
  writeFileSync(input, writeBook());
  await measureProcess('conversion.mjs', [input, output]);
  const parts = unpackXml(output);

  /** @type {import('../bench/measured-process.mjs').Measurement[]} */
  const floors = [];
  /** @type {import('../bench/measured-process.mjs').Measurement[]} */
  const conversions = [];
  // Taken in turns, so that whatever else the machine does falls on both.
  for (let round = 0; round < ROUNDS; round += 1) {
    floors.push(await measureProcess('floor.mjs', [input, ...parts]));
    conversions.push(await measureProcess('conversion.mjs', [input, output]));
  }

  const floor = medianOf(floors);
  const conversion = medianOf(conversions);
  const ratio = conversion.milliseconds / floor.milliseconds;
  const rows = [
    ['', 'time', 'peak memory', 'output'],
    ['floor', ...cells(floor)],
    ['conversion', ...cells(conversion)],
  ];
  console.log(
    `${kibibytes(statSync(input).size)} of Markdown, fresh processes, median of ${ROUNDS} rounds\n`,
  );
  for (const row of rows)
    console.log(row.map((cell, index) => (index === 0 ? cell.padEnd(12) : cell.padStart(14))).join(''));
  console.log();
  const inTime = verdict(
    `${ratio.toFixed(2)} times the floor`,
    ratio <= BUDGET.timesFloor,
    `${BUDGET.timesFloor} times`,
  );
  const inMemory = verdict(
    `${mebibytes(conversion.peakBytes)} at the peak`,
    conversion.peakBytes <= BUDGET.peakBytes,
    mebibytes(BUDGET.peakBytes),
  );
  return inTime && inMemory;
}

/** @param {string} docx */
function unpackXml(docx) {
  const xml = unzipSync(readFileSync(docx), { filter: ({ name }) => /\.(xml|rels)$/.test(name) });
  return Object.entries(xml).map(([name, bytes]) => {
    const path = join(folder, 'parts', name.replaceAll('/', '-'));
    mkdirSync(join(folder, 'parts'), { recursive: true });
    writeFileSync(path, bytes);
    return path;
  });
}

/** @param {readonly import('../bench/measured-process.mjs').Measurement[]} measurements */
function medianOf(measurements) {
  /** @param {'milliseconds' | 'peakBytes' | 'outputBytes'} figure */
  const median = (figure) => {
    const sorted = measurements.map((measurement) => measurement[figure]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    milliseconds: median('milliseconds'),
    peakBytes: median('peakBytes'),
    outputBytes: median('outputBytes'),
  };
}

/** @param {import('../bench/measured-process.mjs').Measurement} measurement */
function cells({ milliseconds, peakBytes, outputBytes }) {
  return [`${milliseconds.toFixed(0)} ms`, mebibytes(peakBytes), kibibytes(outputBytes)];
}

/**
 * @param {string} figure
 * @param {boolean} kept
 * @param {string} budget
 */
function verdict(figure, kept, budget) {
  console.log(`${kept ? 'ok  ' : 'OVER'}  ${figure} (budget: ${budget})`);
  return kept;
}

/** @param {number} bytes */
function kibibytes(bytes) {
  return `${(bytes / 2 ** 10).toFixed(0)} KiB`;
}

/** @param {number} bytes */
function mebibytes(bytes) {
  return `${(bytes / 2 ** 20).toFixed(0)} MiB`;
}
