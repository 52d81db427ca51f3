import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { printedBy } from '../citations/citeproc-js.mjs';
import { comparable } from '../citations/form.mjs';
import { collectEntries, convert as pandoc, runs } from '../citations/pandoc.mjs';
import { localeOf } from '../citations/styles.mjs';
import { citationsIn } from './own.mjs';
import { textOf } from './texts.mjs';

/**
 * @typedef {import('./own.mjs').Citation} Citation
 * @typedef {{ readonly part: 'citations' | 'entries', readonly keys: string, readonly own: string, readonly pandoc: string, readonly citeproc: string, readonly before: string, readonly source: string }} Difference
 *   Where Footmark does not equal pandoc. `before` is the text in front of a citation; `source` are the cited entries as their files have them.
 * @typedef {{ readonly all: number, readonly toPandoc: number, readonly toCiteproc: number, readonly toOne: number }} Count
 */

/**
 * Compares a thesis as Footmark converts it with what pandoc and citeproc-js print: pandoc reads the same files; citeproc-js prints what
 * the Zotero fields of the Word file cite, of sources as pandoc reads them.
 *
 * @param {Pick<typeof import('@footmark/engine'), 'convert'>} engine
 * @param {string} folder where the repositories are
 * @param {string} citeproc the folder where the package `citeproc` was installed
 * @param {import('./texts.mjs').Thesis} thesis
 * @returns {Promise<{ readonly citations: Count, readonly entries: Count, readonly unmatched: number, readonly differences: readonly Difference[] }>}
 */
export async function compared({ convert }, folder, citeproc, thesis) {
  const { markdown, style, ownStyle, files } = textOf(folder, thesis);
  const result = await convert(markdown, {
    citations: 'zotero',
    loadAsset: async ({ source }) =>
      source === 'style.csl' ? new TextEncoder().encode(ownStyle) : files.get(source),
  });
  if (!result.success) throw new Error(result.error);
  const { citations: ownCitations, entries: ownEntries } = citationsIn(
    new Uint8Array(await result.blob.arrayBuffer()),
  );
  const own = { citations: ownCitations, entries: ownEntries };
  const { entries: written, files: single } = withoutDoubled(files);
  const other = await pandocResults(markdown, single);
  const third = citeprocResults(citeproc, style, own.citations, await pandocItems(single));
  /** @type {Difference[]} */
  const differences = [];
  const pairs = aligned(own.citations, other.citations);
  const count = (
    /** @type {Difference['part']} */ part,
    /** @type {readonly (readonly [string, string, string, string, boolean, string?])[]} */ rows,
  ) => {
    for (const [keys, mine, one, two, isEqual, before = ''] of rows)
      if (!isEqual)
        differences.push({
          part,
          keys,
          own: mine,
          pandoc: one,
          citeproc: two,
          before: before.slice(-BEFORE),
          source: keys
            .split(',')
            .map((key) => written.get(key) ?? '')
            .join('\n'),
        });
    return {
      all: rows.length,
      toPandoc: rows.filter(([, , , , isEqual]) => isEqual).length,
      toCiteproc: rows.filter(([, mine, , two]) => mine === two).length,
      toOne: rows.filter(([, mine, , two, isEqual]) => isEqual || mine === two).length,
    };
  };
  const citations = count(
    'citations',
    pairs.map(([mine, one]) => {
      const { keys, before } = mine;
      const two = third.citations[own.citations.indexOf(mine)] ?? '';
      // The others print a citation without the format of the text around it, such as a caption in italics.
      const bare = mine.shown.replace(/^<(i|b)>([^<]*)<\/\1>$/, '$2');
      const shown = bare === one || bare === two ? bare : mine.shown;
      return [keys.join(','), shown, one, two, one === shown || endsWith(before, shown, one), before];
    }),
  );
  // Captions of program code, which is not compared, may cite more in pandoc.
  const cited = new Set(own.citations.flatMap(({ keys }) => keys));
  const listed = [...other.entries].filter(([key]) => cited.has(key));
  const ownOf = matched(listed, own.entries);
  const entries = count(
    'entries',
    listed.map(([key, one]) => {
      const mine = ownOf.get(key) ?? '';
      return [key, mine, one, third.entries.get(key) ?? '', mine === one];
    }),
  );
  return { citations, entries, unmatched: own.citations.length - pairs.length, differences };
}

/** Whether a citation with the end of the text before it, such as the author's name, is that of another program. @param {string} before @param {string} shown @param {string} other */
function endsWith(before, shown, other) {
  if (!other.endsWith(shown)) return false;
  const lead = plain(other.slice(0, other.length - shown.length));
  return lead !== '' && plain(before).endsWith(lead);
}

/**
 * Our entry of each key: by the name of its bookmark, or the most similar one, since Word's names of bookmarks are short and plain.
 *
 * @param {readonly (readonly [string, string])[]} others @param {ReadonlyMap<string, string>} own
 */
function matched(others, own) {
  const left = new Map([...own].map(([name, entry]) => [plainKey(name), entry]));
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const [key] of others) {
    const entry = left.get(plainKey(key));
    if (entry === undefined) continue;
    found.set(key, entry);
    left.delete(plainKey(key));
  }
  for (const [key, text] of others) {
    if (found.has(key)) continue;
    const words = new Set(text.split(/\W+/));
    const share = (/** @type {string} */ entry) =>
      entry.split(/\W+/).filter((word) => words.has(word)).length;
    const [name, best = ''] = [...left].toSorted(([, a], [, b]) => share(b) - share(a))[0] ?? [];
    if (name === undefined || share(best) < words.size / 2) continue;
    found.set(key, best);
    left.delete(name);
  }
  return found;
}

/** A key without the signs that names of bookmarks do not have. @param {string} key */
function plainKey(key) {
  return key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** @param {string} text */
function plain(text) {
  return text
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** @param {string} markdown @param {ReadonlyMap<string, Uint8Array>} files */
async function pandocResults(markdown, files) {
  const { stdout, stderr } = await pandoc(
    { from: 'markdown', to: 'json', citeproc: true },
    markdown,
    Object.fromEntries([...files].map(([name, bytes]) => [name, new Blob([utf8(bytes)])])),
  );
  if (stdout === '') throw new Error(stderr);
  /** @type {{ keys: readonly string[], shown: string }[]} */
  const citations = [];
  /** @type {Map<string, string>} */
  const entries = new Map();
  const { blocks } = JSON.parse(stdout);
  const visit = (/** @type {any} */ node) => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    else if (node?.t === 'Cite')
      citations.push({
        keys: node.c[0].map((/** @type {any} */ { citationId }) => citationId),
        shown: comparable(
          runs(
            node.c[1].flatMap((/** @type {any} */ each) =>
              each.t === 'Note' ? each.c.flatMap((/** @type {any} */ { c }) => c) : [each],
            ),
            [],
          ),
        ),
      });
    else if (typeof node?.c === 'object') visit(node.c);
  };
  visit(blocks);
  collectEntries(blocks, entries);
  return { citations, entries };
}

/** How much of the text in front of a citation is kept: more than the longest list of authors. */
const BEFORE = 200;

/**
 * The entries of BibTeX files by their keys, and the files without later entries of a key: of several, BibTeX and Footmark read the
 * first, and pandoc the last.
 *
 * @param {ReadonlyMap<string, Uint8Array>} files
 */
function withoutDoubled(files) {
  /** @type {Map<string, string>} */
  const entries = new Map();
  const single = [...files].map(([name, bytes]) => {
    if (!name.endsWith('.bib')) return /** @type {const} */ ([name, bytes]);
    const parts = utf8(bytes).split(/^(?=[ \t]*@\w+\s*[{(])/m);
    const kept = parts.filter((part) => {
      const [, type = '', key = ''] = /^[ \t]*@(\w+)\s*\{\s*([^\s,]+)\s*,/.exec(part) ?? [];
      if (key === '' || /^(?:comment|string|preamble)$/i.test(type)) return true;
      if (entries.has(key)) return false;
      entries.set(key, part);
      return true;
    });
    return /** @type {const} */ ([name, new TextEncoder().encode(kept.join(''))]);
  });
  return { entries, files: new Map(single) };
}

/** The sources as pandoc reads them. @param {ReadonlyMap<string, Uint8Array>} files */
async function pandocItems(files) {
  /** @type {Map<string, object>} */
  const items = new Map();
  for (const [name, bytes] of files) {
    if (!name.endsWith('.bib')) continue;
    const { stdout } = await pandoc({ from: 'biblatex', to: 'csljson' }, utf8(bytes), {});
    for (const item of JSON.parse(stdout)) items.set(item.id, { ...item, type: item.type || 'document' });
  }
  return items;
}

/** A file in UTF-8: pandoc reads no other. @param {Uint8Array} bytes */
function utf8(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * What citeproc-js prints for the same citations.
 *
 * @param {string} folder @param {string} style @param {readonly Citation[]} citations @param {ReadonlyMap<string, object>} read the sources as pandoc reads them
 */
function citeprocResults(folder, style, citations, read) {
  const CSL = createRequire(join(resolve(folder), 'x.js'))('citeproc');
  const items = new Map(
    citations.flatMap(({ items: own }) => own.map(({ id, itemData }) => [id, read.get(id) ?? itemData])),
  );
  const engine = new CSL.Engine(
    { retrieveLocale: localeOf, retrieveItem: (/** @type {string} */ id) => structuredClone(items.get(id)) },
    style,
    'en-US',
    true,
  );
  engine.opt.development_extensions.wrap_url_and_doi = false;
  const clusters = citations.map(({ items: own, note }, index) => ({
    citationID: `c${index}`,
    citationItems: own.map(({ itemData, uris, ...item }) => item),
    properties: { noteIndex: engine.opt.xclass === 'note' ? note : 0 },
  }));
  return printedBy(engine, clusters);
}

/** The longest common sequence of citations with the same keys. @param {readonly Citation[]} own @param {readonly { keys: readonly string[], shown: string }[]} other @returns {readonly (readonly [Citation, string])[]} */
function aligned(own, other) {
  const [a, b] = [own, other].map((list) => list.map(({ keys }) => keys.join(',')));
  const lengths = Array.from({ length: own.length + 1 }, () => new Uint16Array(other.length + 1));
  const at = (/** @type {number} */ i, /** @type {number} */ j) => lengths[i]?.[j] ?? 0;
  for (let i = own.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row) row[j] = a?.[i] === b?.[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  /** @type {(readonly [Citation, string])[]} */
  const pairs = [];
  for (let i = 0, j = 0; i < own.length && j < other.length; ) {
    const [mine, one] = [own[i], other[j]];
    if (a?.[i] === b?.[j] && mine && one) {
      pairs.push([mine, one.shown]);
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
