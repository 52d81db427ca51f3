import { storedEntries, storedResults } from './stored.mjs';

/** @typedef {import('./stored.mjs').Item} Item */
/** @typedef {{ readonly id: string, readonly variable: string, readonly own: string, readonly pandoc: string, readonly kind: string | undefined }} Difference */
/**
 * What is asked of the engine.
 *
 * @typedef {Pick<typeof import('../../engine/src/load/citations/sources.js'), 'readSources'>
 *   & Pick<typeof import('../../engine/src/csl/item.js'), 'dateOf' | 'namesOf'>} Engine
 */

/** What the two read in an entry that is not compared: pandoc's reader gives none of these, or the same in another variable. */
const PASSED_OVER = new Set(['id', 'abstract', 'keyword', 'annote', 'note']);
const DATES = new Set(['issued', 'accessed', 'event-date', 'original-date']);
const NAMES =
  /^(?:author|editor|translator|container-author|director|commentator|introduction|collection-editor)$/;

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/**
 * Kinds of differences, each with its reason and the sign by which it is recognized; the first that fits counts. `item` is what pandoc read.
 *
 * @type {readonly { readonly what: string, readonly why: string, readonly fits: (variable: string, own: string, pandoc: string, item: Item) => boolean }[]}
 */
export const KINDS = [
  {
    what: 'a type that only Footmark gives',
    why: 'pandoc leaves the type of `@misc` open, which CSL does not allow; for Footmark it is a document',
    fits: (variable, own, pandoc) => variable === 'type' && own === 'document' && pandoc === '',
  },
  {
    what: 'capitals in titles, series and publishers',
    why: 'pandoc’s reader writes single letters in small letters (“in R”, “IGF-I”, “I fear”), takes a full stop for the end of a sentence, and changes titles of series; Footmark keeps them',
    fits: (variable, own, pandoc) =>
      /title|publisher/.test(variable) && own.toLowerCase() === pandoc.toLowerCase(),
  },
  {
    what: 'editions as ordinals',
    why: '“4th” and “Fourth” are the number 4, which styles print as an ordinal in their language; pandoc keeps the words',
    fits: (variable, own, pandoc) =>
      variable === 'edition' &&
      /^\d+$/.test(own) &&
      (pandoc.startsWith(own) || ORDINALS[Number(own) - 1] === pandoc.toLowerCase().replace(/ edition$/, '')),
  },
  {
    what: '“and” within the name or place of a publisher',
    why: 'pandoc reads a list there and separates its parts with semicolons, as BibLaTeX’s manual defines it; but what is written with “and” is nearly always one name',
    fits: (variable, own, pandoc) =>
      /^publisher/.test(variable) && own.replace(/\s+and\s+/g, '; ') === pandoc,
  },
  {
    what: 'dashes',
    why: 'pandoc loses `\\textendash` and `\\textemdash`, and keeps an em dash between pages',
    fits: (_, own, pandoc) =>
      /[-–—]/.test(own + pandoc) &&
      own.replace(/[\s–—-]/g, '').toLowerCase() === pandoc.replace(/[\s–—-]/g, '').toLowerCase(),
  },
  {
    what: 'formulas',
    why: 'pandoc keeps the LaTeX of a formula, Footmark prints its signs',
    fits: (_, __, pandoc) => /\$|\\[a-z]+/.test(pandoc),
  },
  {
    what: 'languages',
    why: 'pandoc takes “en” and “canadian” for American English, and leaves out what is written in other ways, such as “eng”',
    fits: (variable, own, pandoc) =>
      variable === 'language' && (pandoc === '' || own.slice(0, 2) === pandoc.slice(0, 2)),
  },
  {
    what: 'quotation marks and braces',
    why: 'pandoc turns single marks within a title into double ones, and keeps braces in some fields',
    fits: (_, own, pandoc) => own.replace(/["“”'{}]/g, '') === pandoc.replace(/["“”'{}]/g, ''),
  },
  {
    what: 'words in commands of packages',
    why: 'pandoc leaves out what commands hold that it does not know, such as `\\pkg{ggmap}`',
    fits: (variable, own, pandoc) => /title/.test(variable) && pandoc !== '' && lacksOneRun(own, pandoc),
  },
  {
    what: 'the book of `@conference`',
    why: 'BibLaTeX’s manual has this type as another name of `@inproceedings`; pandoc gives neither a type nor the book',
    fits: (variable, own, pandoc, { type }) =>
      pandoc === '' && (own === 'paper-conference' || (variable === 'container-title' && type === undefined)),
  },
  {
    what: 'soft hyphens',
    why: 'what was copied from a PDF has them within words, and pandoc keeps them',
    fits: (_, own, pandoc) => own === pandoc.replaceAll('\u00ad', ''),
  },
  {
    what: 'escapes in addresses',
    why: 'pandoc keeps the backslashes and braces of `\\&`, `{\\_}` and `\\%` in addresses, which then lead nowhere',
    fits: (variable, own, pandoc) =>
      /^(?:URL|DOI)$/.test(variable) && own === pandoc.replace(/\{?\\([&%_#~])\}?/g, '$1'),
  },
  {
    what: 'addresses of DOIs',
    why: 'pandoc keeps the address before a DOI, after the one that styles put there',
    fits: (variable, own, pandoc) =>
      variable === 'DOI' &&
      own !== '' &&
      pandoc !== own &&
      pandoc.endsWith(own) &&
      /doi/i.test(pandoc.slice(0, -own.length)),
  },
  {
    what: 'addresses in `howpublished` and `note`',
    why: 'for pandoc, an address there is the name of a publisher, or part of a note that is not printed',
    fits: (variable, own, pandoc, { publisher = '', note = '' }) =>
      (variable === 'URL' && pandoc === '' && own !== '' && `${publisher} ${note}`.includes(own)) ||
      (variable === 'publisher' && /https?:/.test(pandoc) && !/https?:/.test(own) && pandoc.includes(own)),
  },
  {
    what: 'the number of PubMed',
    why: 'pandoc does not read the field `pmid`, which some styles print',
    fits: (variable, own, pandoc) => variable === 'PMID' && own !== '' && pandoc === '',
  },
  {
    what: 'an issue in the field `issue`',
    why: 'pandoc leaves it out, or prints it after the number; reference managers write it in place of `number`',
    fits: (variable, own, pandoc) =>
      variable === 'issue' && own !== '' && (pandoc === '' || pandoc.startsWith(`${own}, `)),
  },
  {
    what: 'dates in words',
    why: 'pandoc leaves out months such as `October` and years such as `in press` and `2005-2021`',
    fits: (variable, own, pandoc) =>
      variable === 'issued' &&
      (pandoc === '""' || pandoc === '' ? own !== '' : own.replace(/,"(?:month|day)":\d+/g, '') === pandoc),
  },
  {
    what: 'where the particle of a name ends',
    why: 'as in BibTeX, it reaches to the last word in lower case before the family name; in pandoc, to the first in capitals',
    fits: (variable, own, pandoc) =>
      NAMES.test(variable) && /dropping-particle/.test(own + pandoc) && wordsOf(own) === wordsOf(pandoc),
  },
];

/**
 * Compares the items of all entries.
 *
 * @param {Engine} engine
 * @param {{ readonly entries: string, readonly items: readonly Item[] }} [given] a BibLaTeX file and what pandoc read in it; the stored ones, if none are given
 * @returns {Promise<{ readonly all: number, readonly equal: number, readonly explained: number, readonly differences: readonly Difference[] }>}
 */
export async function compared({ readSources, dateOf, namesOf }, given) {
  const { entries, items } = given ?? { entries: storedEntries(), items: storedResults().items };
  // Of several entries with the same key, each is compared.
  /** @type {Map<string, Item[]>} */
  const own = new Map();
  for (const item of (await readSources(entries)) ?? [])
    own.set(item.id, [...(own.get(item.id) ?? []), item]);
  let [equal, explained] = [0, 0];
  /** @type {Difference[]} */
  const differences = [];
  const form = (/** @type {Item | undefined} */ item, /** @type {string} */ variable) => {
    const value = item?.[variable];
    if (!item || value === undefined || value === null) return '';
    if (DATES.has(variable)) return JSON.stringify(dateOf(item, variable) ?? '');
    if (NAMES.test(variable)) return JSON.stringify(namesOf(item, variable).map(plainName));
    return plain(String(value));
  };
  for (const { event, ...read } of items) {
    // The name of the variable before CSL 1.0.2.
    const item = /** @type {Item} */ (event === undefined ? read : { 'event-title': event, ...read });
    const mine = own.get(item.id)?.shift();
    const variables = new Set([...Object.keys(item), ...Object.keys(mine ?? {})]);
    const found = [...variables].flatMap((variable) => {
      const [ours, theirs] = [form(mine, variable), form(item, variable)];
      if (PASSED_OVER.has(variable) || ours === theirs) return [];
      const kind = KINDS.find(({ fits }) => fits(variable, ours, theirs, item))?.what;
      return [{ id: item.id, variable, own: ours, pandoc: theirs, kind }];
    });
    if (found.length === 0) equal++;
    else if (found.every(({ kind }) => kind !== undefined)) explained++;
    differences.push(...found);
  }
  return { all: items.length, equal, explained, differences };
}

/** Whether a text is another one without a few words in a row. @param {string} whole @param {string} text */
function lacksOneRun(whole, text) {
  let start = 0;
  while (start < text.length && text[start] === whole[start]) start++;
  const missing = whole.length - text.length;
  return missing > 0 && missing <= 20 && whole.slice(start + missing) === text.slice(start);
}

/** Text without what only protects its case, and with straight apostrophes. @param {string} text */
function plain(text) {
  return text
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/ı(?=[\u0300-\u036f])/g, 'i')
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of each name, in any order. @param {string} names */
function wordsOf(names) {
  const listed = /** @type {string[][]} */ (JSON.parse(names || '[]'));
  return JSON.stringify(
    listed.map((parts) =>
      parts
        .flatMap((part) => part.replace(/^[a-z-]+: /, '').split(' '))
        .toSorted()
        .join(' '),
    ),
  );
}

/** Initials are printed alike, with or without spaces between them. @param {object} name */
function plainName(name) {
  return Object.entries(name)
    .map(
      ([part, value]) =>
        `${part}: ${plain(String(value))
          .replace(/\.(?=\p{L})/gu, '. ')
          .replace(/\s+,/g, ',')}`,
    )
    .toSorted();
}
