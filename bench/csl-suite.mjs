// node bench/csl-suite.mjs TESTS LOCALES: measures the citation processor with the CSL test suite. TESTS is the folder
// `processor-tests/humans` of github.com/citation-style-language/test-suite, LOCALES a copy of the repository `locales` beside it.
// Writes the tables in docs/citation-accuracy.md, with the classes of failures in csl-suite-failures.json; the suite itself is not part of this repository.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from '../scripts/packages/bundle.mjs';

const [tests, locales] = process.argv.slice(2);
if (tests === undefined || locales === undefined)
  throw new Error('Cannot measure without the suite, expected the folders of its tests and of the locales');

const file = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const PAGE = file('docs/citation-accuracy.md');
const POSITIONS = ['first', 'subsequent', 'ibid', 'ibid-with-locator'];
/** How the suite writes formats. */
const TAGS = {
  fontWeight: {
    bold: 'b',
    normal: 'span style="font-weight:normal;"',
    light: 'span style="font-weight:light;"',
  },
  fontStyle: { italic: 'i', oblique: 'em', normal: 'span style="font-style:normal;"' },
  fontVariant: {
    'small-caps': 'span style="font-variant:small-caps;"',
    normal: 'span style="font-variant:normal;"',
  },
  textDecoration: {
    underline: 'span style="text-decoration:underline;"',
    none: 'span style="text-decoration:none;"',
  },
  verticalAlign: { sup: 'sup', sub: 'sub', baseline: 'span style="baseline"' },
};

const { createProcessor, itemsIn, richText } = await processorModule();
const files = new Map(
  readdirSync(locales).flatMap((name) => {
    const language = /^locales-(.*)\.xml$/.exec(name)?.[1];
    return language === undefined ? [] : [[language, readFileSync(join(locales, name), 'utf8')]];
  }),
);
/** @type {readonly { class: string, why: string, tests: readonly string[] }[]} */
const classes = JSON.parse(readFileSync(file('bench/csl-suite-failures.json'), 'utf8'));
/** @type {string[]} */
const failed = [];
/** @type {Map<string, { passed: number, all: number }>} */
const areas = new Map();
for (const name of readdirSync(tests).filter((each) => each.endsWith('.txt'))) {
  const parts = partsOf(readFileSync(join(tests, name), 'utf8'));
  if (parts.input === undefined) continue;
  const area = name.split('_')[0] ?? '';
  const counts = areas.get(area) ?? { passed: 0, all: 0 };
  areas.set(area, counts);
  counts.all += 1;
  if (passes(parts)) counts.passed += 1;
  else failed.push(name.slice(0, -'.txt'.length));
}
const all = [...areas.values()].reduce((sum, { all }) => sum + all, 0);
const passed = [...areas.values()].reduce((sum, { passed }) => sum + passed, 0);
const share = (/** @type {number} */ part, /** @type {number} */ whole) =>
  `${((100 * part) / whole).toFixed(1)}%`;
const rows = [...areas].map(([area, counts]) => `| ${area} | ${counts.passed} | ${counts.all} |`);
const known = classes.flatMap(({ tests }) => tests);
const table = [
  `Of ${all} tests, ${passed} pass (${share(passed, all)}). The others:`,
  '',
  '| class | tests | what they are about |',
  '|---|--:|---|',
  ...classes.map((each) => `| ${each.class} | ${each.tests.length} | ${each.why} |`),
  '',
  '| area | passed | tests |',
  '|---|--:|--:|',
  ...rows,
].join('\n');
const page = readFileSync(PAGE, 'utf8');
writeFileSync(PAGE, page.replace(/(<!-- suite -->\n)[\s\S]*?(\n<!-- \/suite -->)/, `$1${table}$2`));
process.stdout.write(`${passed} of ${all}\n`);
for (const name of failed.filter((each) => !known.includes(each)))
  process.stdout.write(`Not classed: ${name}\n`);
for (const name of known.filter((each) => !failed.includes(each)))
  process.stdout.write(`Classed, but passes: ${name}\n`);

async function processorModule() {
  const folder = mkdtempSync(join(tmpdir(), 'footmark-csl-'));
  try {
    await bundle({
      input: {
        processor: file('engine/src/csl/processor.ts'),
        text: file('engine/src/csl/rich-text.ts'),
        sources: file('engine/src/load/citations/sources.ts'),
      },
      folder,
    });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const [{ createProcessor }, { richText }, { itemsIn }] = await Promise.all(
      ['processor', 'text', 'sources'].map((name) => import(pathToFileURL(join(folder, `${name}.js`)).href)),
    );
    return { createProcessor, itemsIn, richText };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} text @returns {Record<string, string>} the sections of a test, by their names in small letters */
function partsOf(text) {
  const sections = text.matchAll(/>>=+ ([A-Z-]+) =+>>\n([\s\S]*?)\n?<<=+ \1 =+<</g);
  return Object.fromEntries(
    Array.from(sections, ([, name = '', content = '']) => [name.toLowerCase(), content]),
  );
}

/** @param {Record<string, string>} parts */
function passes(parts) {
  try {
    return sameText(printed(parts), expected(parts));
  } catch {
    // A test that throws does not pass.
    return false;
  }
}

/** @param {Record<string, string>} parts */
function expected({ result = '', citations }) {
  return citations === undefined ? result : result.replace(/^(?:\.\.|>>)(?=\[\d+\] )/gm, '');
}

/** @param {Record<string, string>} parts */
function printed(parts) {
  // Of two sources with one id, the later one counts.
  const written = JSON.parse(parts.input ?? '[]').map((/** @type {any} */ item) => ({
    ...item,
    id: String(item.id),
  }));
  const byId = new Map(itemsIn(written).map((/** @type {any} */ item) => [item.id, item]));
  const sources = [...byId.values()];
  const items = new Map(sources.map((/** @type {any} */ item) => [item.id, item]));
  const language = /default-locale="([^"]*)"/.exec(parts.csl ?? '')?.[1] ?? 'en-US';
  const processor = createProcessor(parts.csl, files, language);
  const listed = parts.bibentries ? JSON.parse(parts.bibentries).at(-1).map(String) : undefined;
  const isSequence = parts.citations !== undefined;
  const clusters = isSequence ? sequence(JSON.parse(parts.citations ?? '')) : given(parts, sources);
  const { citations, bibliography } = processor.process(clusters, items, {
    uncited: listed ?? (isSequence ? [] : [...items.keys()]),
    ...(isSequence ? {} : { placementOf: (/** @type {any} */ cite) => cite.placement }),
  });
  const mode = parts.mode?.trim();
  if (mode === 'bibliography') {
    const entries = bibliography.map(
      (/** @type {any} */ { tokens }) => `<div class="csl-entry">${html(tokens)}</div>`,
    );
    return `<div class="csl-bib-body">${entries.join('')}</div>`;
  }
  if (mode !== 'citation') return undefined;
  return citations
    .map(
      (/** @type {any} */ { tokens }, /** @type {number} */ index) =>
        (isSequence ? `[${index}] ` : '') + html(tokens),
    )
    .join('\n');
}

/** The citations of a document after the last change. @param {any[]} changes */
function sequence(changes) {
  const byId = new Map(changes.map(([citation]) => [citation.citationID, citation]));
  const [citation, before, after] = changes.at(-1);
  const order = [...before, [citation.citationID, citation.properties?.noteIndex ?? 0], ...after];
  // Two tests name a citation that the suite does not have.
  return order.flatMap(([id, note]) => {
    const items = byId.get(id)?.citationItems;
    return items ? [{ note, cites: items.map(cite) }] : [];
  });
}

/** @param {Record<string, string>} parts @param {any[]} sources */
function given(parts, sources) {
  const items = parts['citation-items'];
  const lists = items === undefined ? [sources.map(({ id }) => ({ id }))] : JSON.parse(items);
  return lists.map((/** @type {any[]} */ list) => ({ note: 0, cites: list.map(cite) }));
}

/** @param {any} source */
function cite(source) {
  return {
    id: String(source.id),
    ...(source.locator ? { locator: String(source.locator), label: source.label ?? 'page' } : {}),
    ...(source.prefix ? { prefix: richText(source.prefix) } : {}),
    ...(source.suffix ? { suffix: richText(source.suffix) } : {}),
    ...(source['suppress-author'] ? { suppressAuthor: true } : {}),
    ...(source['author-only'] ? { authorOnly: true } : {}),
    placement: {
      position: POSITIONS[source.position ?? 0],
      isNearNote: Boolean(source['near-note']),
      firstNote: source['first-reference-note-number'],
    },
  };
}

/** @param {any[]} tokens */
function html(tokens) {
  /** @type {string[]} */
  const ends = [];
  return tokens
    .map((token) => {
      if (token.kind === 'text')
        return token.text.replace(/[&<>]/g, (/** @type {string} */ sign) => `&#${sign.charCodeAt(0)};`);
      if (token.kind === 'close') return ends.pop();
      const tags = Object.entries(TAGS).flatMap(
        ([key, values]) => /** @type {any} */ (values)[token.format?.[key]] ?? [],
      );
      if (token.display) tags.unshift(`div class="csl-${token.display}"`);
      ends.push(
        tags
          .map((tag) => `</${tag.split(' ')[0]}>`)
          .reverse()
          .join(''),
      );
      return tags.map((tag) => `<${tag}>`).join('');
    })
    .join('');
}

/** Whether two texts are the same but for white space and the way in which signs are escaped. @param {string | undefined} one @param {string} other */
function sameText(one, other) {
  return one !== undefined && folded(one) === folded(other);
}

/** @param {string} text */
function folded(text) {
  return (
    text
      .replace(/&#38;|&#x26;/g, '&amp;')
      .replaceAll('&#60;', '&lt;')
      .replaceAll('&#62;', '&gt;')
      .replace(/\s+/g, ' ')
      .replace(/ ?(<\/?div[^>]*>) ?/g, '$1')
      .replace(/> </g, '><')
      // Two superscripts in a row, or two words in small capitals with a space between them, look like one.
      .replace(/<\/(?:sup|b|i)><(?:sup|b|i)>/g, '')
      .replaceAll('</span><span style="font-variant:small-caps;">', ' ')
      .trim()
  );
}
