import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { convert } from '../engine/dist/index.js';
import { readWord } from '../engine/dist/read.js';
import { writeBook } from './book.mjs';

/*
 * Word files read as Markdown, by this program, pandoc and mammoth: `node bench/back.mjs FOLDER` looks at all .docx in a folder and
 * writes `docs/reading-word.md`. The files are gathered by whoever runs it. Without a folder, only the time for a book is measured.
 */

/** @typedef {{ words: string[], notes: number, tables: number, formulas: number }} Counts */
/** @typedef {Counts | { refused: string }} Outcome */

/** @type {Readonly<Record<string, string>>} */
const XML_ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** @param {string} text */
const decoded = (text) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => XML_ENTITIES[name] ?? '');
/**
 * @param {string} text
 * @returns {string[]}
 */
const wordsOf = (text) => text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * How many words of a text are missing in another one, or occur less often there.
 *
 * @param {readonly string[]} words
 * @param {readonly string[]} found
 */
function lost(words, found) {
  /** @type {Map<string, number>} */
  const left = new Map();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  let count = 0;
  for (const word of words) {
    const there = left.get(word) ?? 0;
    if (there > 0) left.set(word, there - 1);
    else count++;
  }
  return count;
}

/**
 * What a document shows: its words without those of tables of contents and deleted text, and how many things it has.
 *
 * @param {Uint8Array} bytes
 * @returns {Counts}
 */
function inWord(bytes) {
  const parts = unzipSync(bytes, { filter: ({ name }) => /^word\/[^/]+\.xml$/i.test(name) });
  /** @param {RegExp} pattern */
  const part = (pattern) =>
    Object.entries(parts)
      .filter(([name]) => pattern.test(name))
      .map(([, content]) => strFromU8(content))
      .join('\n');
  const body = part(/word\/document\d*\.xml$/i);
  const visible = `${body}\n${part(/(?:foot|end)notes\.xml$/i)}`
    .replace(/<mc:Fallback>.*?<\/mc:Fallback>/gs, '')
    .replace(/<w:(?:del|moveFrom)(?: [^>]*)?>.*?<\/w:(?:del|moveFrom)>/gs, '')
    .replace(/<m:oMath(?: [^>]*)?>.*?<\/m:oMath>/gs, ' ')
    .replace(/<w:sdt>(?:(?!<w:sdt>).)*?Table of Contents.*?<\/w:sdt>/gs, ' ')
    .replace(/<w:p(?: [^>]*)?>(?:(?!<\/w:p>).)*?<w:pStyle w:val="TOC\d?"\/>.*?<\/w:p>/gs, ' ')
    .replace(/<w:r(?: [^>]*)?>(?:(?!<\/w:r>).)*?<w:vanish\/>.*?<\/w:r>/gs, '');
  const text = visible
    .replace(/<\/w:p>|<w:(?:br|tab|cr)[ /][^>]*>/g, ' ')
    .replace(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g, '\ue000$1\ue001')
    .replace(/<[^>]*>/g, '');
  const words = decoded(
    [...text.matchAll(/\ue000([^\ue001]*)\ue001|\s/g)].map(([, inner]) => inner ?? ' ').join(''),
  );
  /** @param {RegExp} pattern */
  const count = (pattern) => (body.match(pattern) ?? []).length;
  return {
    words: wordsOf(words),
    notes: count(/<w:(?:foot|end)noteReference /g),
    tables: count(/<w:tbl>/g),
    formulas: count(/<m:oMath[ >]/g),
  };
}

/**
 * HTML as mammoth writes it.
 *
 * @param {string} html
 * @returns {Counts}
 */
const countsOfHtml = (html) => ({
  words: wordsOf(
    decoded(
      html.replace(/<[^>]*>/g, (tag) => (/^<\/?(?:p|li|td|th|tr|h\d|br|dd|dt|pre)\b/.test(tag) ? ' ' : '')),
    ),
  ),
  notes: (html.match(/<sup><a href="#(?:foot|end)note-\d/g) ?? []).length,
  tables: (html.match(/<table/g) ?? []).length,
  formulas: 0,
});

/**
 * Pandoc's own tree of a Word file.
 *
 * @param {any} tree
 * @returns {Counts}
 */
function countsOfTree(tree) {
  const counts = { notes: 0, tables: 0, formulas: 0 };
  /** @type {string[]} */
  const words = [];
  /** @param {any} node */
  const visit = (node) => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    else if (typeof node === 'object' && node !== null) {
      if (node.t === 'Note') counts.notes++;
      if (node.t === 'Table') counts.tables++;
      if (node.t === 'Math') counts.formulas++;
      if (node.t === 'Str') words.push(node.c);
      else if (node.t === 'Code' || node.t === 'CodeBlock') words.push(` ${node.c[1]} `);
      else if (/^(?:Space|SoftBreak|LineBreak|Para|Plain|Header|Cell)$/.test(node.t ?? '')) words.push(' ');
      if (node.t !== 'Math' && node.t !== 'RawInline') visit(node.c ?? Object.values(node));
      if (/^(?:Para|Plain|Header)$/.test(node.t ?? '')) words.push(' ');
    }
  };
  visit(tree.blocks);
  visit(tree.meta);
  return { ...counts, words: wordsOf(words.join('')) };
}

/**
 * The visible content of the Markdown, after converting it to Word again.
 *
 * @param {Uint8Array} bytes
 * @returns {Promise<Outcome>}
 */
async function byFootmark(bytes) {
  const read = await readWord(bytes);
  if (!read.success) return { refused: read.error };
  const converted = await convert(read.markdown, { template: 'plain' });
  if (!converted.success) return { refused: converted.error };
  const { blob } = converted;
  const front = wordsOf(/^---\n.*?\n---\n/s.exec(read.markdown)?.[0] ?? '');
  const again = inWord(new Uint8Array(await blob.arrayBuffer()));
  return { ...again, words: [...again.words, ...front] };
}

/**
 * @param {string} file
 * @returns {Outcome}
 */
function byPandoc(file) {
  try {
    const json = execFileSync('pandoc', ['-f', 'docx', '-t', 'json', file], {
      maxBuffer: 1 << 28,
      stdio: 'pipe',
      timeout: 60_000,
    });
    return countsOfTree(JSON.parse(json.toString()));
  } catch {
    return { refused: 'failed' };
  }
}

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<Outcome>}
 */
async function byMammoth(bytes) {
  try {
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
    return countsOfHtml(value);
  } catch {
    return { refused: 'failed' };
  }
}

const THINGS = /** @type {const} */ (['notes', 'tables', 'formulas']);

/** @type {Readonly<Record<string, (bytes: Uint8Array, file: string) => Outcome | Promise<Outcome>>>} */
const READERS = {
  Footmark: (bytes) => byFootmark(bytes),
  pandoc: (_, file) => byPandoc(file),
  mammoth: (bytes) => byMammoth(bytes),
};

/** @param {string} folder */
async function compare(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => name.endsWith('.docx') && statSync(name).size < 5e6)
    .sort();
  const totals = Object.fromEntries(
    Object.keys(READERS).map((name) => [
      name,
      { lost: 0, losing: 0, notes: 0, tables: 0, formulas: 0, refused: 0 },
    ]),
  );
  const all = { files: 0, words: 0, notes: 0, tables: 0, formulas: 0 };
  for (const file of files) {
    const bytes = new Uint8Array(readFileSync(file));
    let word;
    try {
      word = inWord(bytes);
    } catch {
      continue;
    }
    if (word.words.length === 0) continue;
    all.files++;
    all.words += word.words.length;
    for (const what of THINGS) all[what] += word[what];
    for (const [name, run] of Object.entries(READERS)) {
      const found = await run(bytes, file);
      const total = totals[name];
      if (!total) continue;
      if ('refused' in found) {
        total.refused++;
        if (process.env.LOST) console.log(`${name} refuses ${file}: ${found.refused}`);
        continue;
      }
      const missing = lost(word.words, found.words);
      total.lost += missing;
      if (missing > 0) total.losing++;
      if (missing > 0 && process.env.LOST === name) console.log(`${missing}\t${word.words.length}\t${file}`);
      for (const what of THINGS) total[what] += Math.min(found[what], word[what]);
    }
  }
  return { all, totals };
}

/**
 * The CPU time for writing and reading a book of 300 pages, and how much memory reading it takes: medians of five runs, since
 * the first ones are slower, while the program is still being compiled.
 */
async function measureBook() {
  const markdown = writeBook();
  /** @type {number[]} */
  const written = [];
  /** @type {number[]} */
  const read = [];
  const before = process.memoryUsage.rss();
  let growth = 0;
  for (let run = 0; run < 5; run++) {
    const start = cpuTime();
    const converted = await convert(markdown);
    if (!converted.success) throw new Error(converted.error);
    const bytes = new Uint8Array(await converted.blob.arrayBuffer());
    written.push(cpuTime() - start);
    const again = cpuTime();
    const result = await readWord(bytes);
    if (!result.success) throw new Error(result.error);
    read.push(cpuTime() - again);
    growth = Math.max(growth, process.memoryUsage.rss() - before);
  }
  return { written: median(written), read: median(read), growth };
}

/** Milliseconds of processor time of this process on all its threads, on which other programs have little effect. */
function cpuTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

/** @param {Awaited<ReturnType<typeof compare>>} compared */
function table({ all, totals }) {
  /** @param {number} value */
  const number = (value) => Math.round(value).toLocaleString('en');
  const rows = Object.entries(totals).map(
    ([name, { lost: missing, losing, notes, tables, formulas, refused }]) =>
      `| ${name} | ${number(missing)} | ${losing} | ${number(notes)} | ${number(tables)} | ${number(formulas)} | ${refused} |`,
  );
  return [
    '| reader | words not found again | in files | notes | tables | formulas | files refused |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    `| in the files | of ${number(all.words)} | of ${all.files} | ${number(all.notes)} | ${number(all.tables)} | ${number(all.formulas)} | |`,
    ...rows,
  ].join('\n');
}

const [folder] = process.argv.slice(2);
const { written, read, growth } = await measureBook();
const time = `A book of 300 pages takes ${Math.round(written)} ms of CPU time to write and ${Math.round(read)} ms to read (medians of five runs), and both together ${Math.round(growth / 2 ** 20)} MB of memory.`;
console.log(time);
if (folder) {
  const compared = table(await compare(folder));
  console.log(compared);
  const page = new URL('../docs/reading-word.md', import.meta.url);
  const text = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    text.replace(/(<!-- figures -->\n).*?(<!-- end -->)/s, `$1\n${time}\n\n${compared}\n\n$2`),
  );
}
