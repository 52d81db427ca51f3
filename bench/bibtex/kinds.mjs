/** @typedef {import('./stored.mjs').Item} Item */

/** The variables that hold names. */
export const NAMES =
  /^(?:author|editor|translator|container-author|director|commentator|introduction|collection-editor)$/;

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/**
 * Kinds of differences, each with its reason and the sign by which it is recognized; the first that fits counts. `item` is what pandoc read, `source` the entry as its file has it.
 *
 * @type {readonly { readonly what: string, readonly why: string, readonly fits: (variable: string, own: string, pandoc: string, item: Item, source: string) => boolean }[]}
 */
export const KINDS = [
  {
    what: 'a type that only Footmark gives',
    why: 'pandoc leaves the type of `@misc`, `@webpage` and others open, which CSL does not allow; for Footmark, what it does not know is a document',
    fits: (variable, own, pandoc) => variable === 'type' && own !== 'paper-conference' && pandoc === '',
  },
  {
    what: 'standards',
    why: 'pandoc takes them for laws; CSL 1.0.2 has a type for them',
    fits: (variable, own, pandoc) => variable === 'type' && own === 'standard' && pandoc === 'legislation',
  },
  {
    what: 'a field that is there twice',
    why: 'BibTeX reads the first, pandoc the last',
    fits: (variable, own, pandoc, _, source) =>
      own !== '' &&
      pandoc !== '' &&
      variable === 'title' &&
      (source.match(/^\s*title\s*=/gim)?.length ?? 0) > 1,
  },
  {
    what: 'capitals of kinds of reports',
    why: 'BibLaTeX’s styles print “Research report” for `resreport` where a sentence begins; in pandoc, it has small letters',
    fits: (variable, own, pandoc) => variable === 'genre' && own.toLowerCase() === pandoc.toLowerCase(),
  },
  {
    what: 'the short title of a volume',
    why: 'pandoc leaves `shorttitle` out where there is a `maintitle`',
    fits: (variable, _, pandoc, __, source) =>
      variable === 'title-short' && pandoc === '' && /^\s*maintitle\s*=/im.test(source),
  },
  {
    what: 'where a short title ends',
    why: 'pandoc cuts a title at any colon, also within quotation marks, or where no space follows: “ISO 690”, “crystal structure of CLOCK” from `CLOCK:BMAL1`; Footmark where one follows, or Chinese',
    fits: (variable, own, pandoc, { title }) =>
      variable === 'title-short' &&
      /[:：]/.test(String(title)) &&
      (own === '' || pandoc === '' || own.startsWith(pandoc)),
  },
  {
    what: '“AND” and “et al.” in lists of names',
    why: 'Footmark reads them as `and` and `and others`; in pandoc, they are parts of names',
    fits: (variable, _, __, ___, source) =>
      NAMES.test(variable) && /\sAND\s|\bet\.?\s+al\b|\sand\s+Others\b/.test(source),
  },
  {
    what: 'accents on a letter that is joined to the next',
    why: "Mendeley writes `Mart\\'\\in` for “Martín”; pandoc leaves `\\in` out, and sometimes the next name",
    fits: (variable, _, __, ___, source) => NAMES.test(variable) && /\\['`^"~]\\[ij][a-zA-Z]/.test(source),
  },
  {
    what: 'commands in `howpublished`',
    why: 'pandoc leaves out an address within a command that it does not know',
    fits: (variable, own, pandoc, _, source) =>
      variable === 'URL' &&
      pandoc === '' &&
      /howpublished\s*=\s*[{"]\s*\\(?!url|href|path)/i.test(source) &&
      source.includes(own),
  },
  {
    what: '“arXiv:” before its number',
    why: 'pandoc puts it into the address, which then leads nowhere',
    fits: (variable, own, pandoc) => variable === 'URL' && own === pandoc.replace(/\barxiv:/i, ''),
  },
  {
    what: 'the number of an article',
    why: 'pandoc does not read `eid`; in Footmark it stands for the pages where there are none, as in BibLaTeX',
    fits: (variable, own, pandoc, _, source) =>
      /^(?:page|number)$/.test(variable) && own !== '' && pandoc === '' && /^\s*eid\s*=/im.test(source),
  },
  {
    what: 'archives that have no address',
    why: 'pandoc leaves out the name of an archive in `archivePrefix` or `eprinttype` that it does not know',
    fits: (variable, own, pandoc) => variable === 'archive' && own !== '' && pandoc === '',
  },
  {
    what: 'percent signs',
    why: 'for pandoc, a comment begins there; BibTeX has no comments within fields',
    fits: (_, own, pandoc, __, source) =>
      pandoc !== '' && own.startsWith(`${pandoc} %`) && /(?<!\\)%/.test(source),
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
    why: 'pandoc loses `\\textendash` and `\\textemdash`, also with the word in braces after them, and keeps an em dash between pages',
    fits: (_, own, pandoc, __, source) =>
      /[-–—]/.test(own + pandoc) &&
      (own.replace(/[\s–—-]/g, '').toLowerCase() === pandoc.replace(/[\s–—-]/g, '').toLowerCase() ||
        (/\\text(?:en|em)dash/.test(source) && pandoc !== '' && lacksRuns(own, pandoc))),
  },
  {
    what: 'formulas',
    why: 'pandoc keeps the LaTeX of a formula, Footmark prints its signs',
    fits: (variable, __, pandoc) => variable !== 'genre' && /\$|\\[a-z]+/.test(pandoc),
  },
  {
    what: 'LaTeX in the field `type`',
    why: 'pandoc keeps it',
    fits: (variable, _, pandoc) => variable === 'genre' && /[\\{}]/.test(pandoc),
  },
  {
    what: 'languages',
    why: 'pandoc takes “en” and “canadian” for American English, leaves out what is written in other ways, such as “eng”, and keeps what is no language, such as “pinyin”',
    fits: (variable, own, pandoc) =>
      variable === 'language' && (pandoc === '' || own === '' || own.slice(0, 2) === pandoc.slice(0, 2)),
  },
  {
    what: 'quotation marks and braces',
    why: 'pandoc turns single marks within a title into double ones, and keeps braces in some fields',
    fits: (_, own, pandoc) => own.replace(/["“”'{}]/g, '') === pandoc.replace(/["“”'{}]/g, ''),
  },
  {
    what: 'names in `\\pkg`',
    why: 'the class of the Journal of Statistical Software has this command for names of packages; pandoc leaves out what it holds',
    fits: (variable, own, pandoc, _, source) =>
      /title/.test(variable) && pandoc !== '' && /\\pkg\b/.test(source) && lacksRuns(own, pandoc),
  },
  {
    what: 'words in other commands',
    why: 'pandoc leaves out what follows or is held by commands that it does not know, such as `\\proglang{R}`, `\\normalfont` and `\\texttrademark`',
    fits: (variable, own, pandoc, _, source) =>
      /title/.test(variable) &&
      pandoc !== '' &&
      /\\(?!pkg|text(?:en|em)dash)[a-zA-Z]{2,}/.test(source) &&
      lacksRuns(own, pandoc),
  },
  {
    what: 'the book of `@conference`',
    why: 'BibLaTeX’s manual has this type as another name of `@inproceedings`; pandoc gives neither a type nor the book',
    fits: (variable, own, pandoc, _, source) =>
      pandoc === '' &&
      (own === 'paper-conference' || variable === 'container-title') &&
      /^\s*@conference\b/i.test(source),
  },
  {
    what: 'the title of an issue of a journal',
    why: 'pandoc takes the title of `@periodical` for the journal and, without `issuetitle`, for an article in it, too',
    fits: (variable, own, pandoc, item, source) =>
      variable === 'title' &&
      own === '' &&
      pandoc === plain(String(item['container-title'])) &&
      /^\s*@periodical\b/i.test(source),
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
      /^(?:URL|DOI)$/.test(variable) && own === pandoc.replace(/\{?\\([&%_#~])\}?|\{([&%_#~])\}/g, '$1$2'),
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
      (variable === 'publisher' &&
        /(?:https?|ftp):|^[\w-]+(?:\.[\w-]+)+\//.test(pandoc) &&
        !/https?:/.test(own) &&
        pandoc.includes(own)),
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
    why: 'pandoc leaves out months such as `October`, years such as `in press` and `2005-2021`, and dates that are not in ISO 8601',
    fits: (variable, own, pandoc) =>
      /^(?:issued|accessed)$/.test(variable) &&
      (pandoc === '""' || pandoc === '' ? own !== '' : own.replace(/,"(?:month|day)":\d+/g, '') === pandoc),
  },
  {
    what: 'where the particle of a name ends',
    why: 'as in BibTeX, it reaches to the last word in lower case before the family name; in pandoc, to the first in capitals',
    fits: (variable, own, pandoc) =>
      NAMES.test(variable) && /dropping-particle/.test(own + pandoc) && wordsOf(own) === wordsOf(pandoc),
  },
];

/** Whether a text has the words of another one in their order, without a few. @param {string} whole @param {string} text */
function lacksRuns(whole, text) {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const all = whole.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s]/gu) ?? [];
  let at = 0;
  for (const word of all) if (word.toLowerCase() === words[at]?.toLowerCase()) at++;
  return at === words.length && whole.length > text.length && all.length - words.length <= 20;
}

/** Text without what only protects its case, and with straight apostrophes. @param {string} text */
export function plain(text) {
  return text
    .replace(/<\/?(?:span|sc)\b[^>]*>/g, '')
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
