import { fields, ORDINALS, TEX_DASH, unaccented, withoutPeople } from './written.mjs';

/**
 * Kinds of differences, with whose they are and why. `same` writes a text so that the difference no longer shows, as far as the entries
 * of the sources in their file say that it is of the kind; it gives nothing if they do not. Whatever else differs stays. Of class `reading`
 * is what pandoc's reader loses of a file, from which citeproc-js has its sources here, too.
 *
 * @type {readonly { readonly what: string, readonly class: 'theirs' | 'both' | 'reading', readonly why: string, readonly same: (source: string) => ((text: string) => string) | undefined }[]}
 */
export const KINDS = [
  {
    what: '“and” within the name or place of a publisher',
    class: 'both',
    why: 'BibLaTeX’s manual on `publisher`, `location` and the like: “All of these fields may contain a list of items separated by the keyword ‘and’. If they contain a literal ‘and’, it must be wrapped in braces.” BibTeX has one name there, and what is written with “and” is nearly always one.',
    same: (source) => {
      const lists = fields(source, /^(?:publisher|institution|organization|school|address|location)$/).filter(
        (value) => /\sand\s/.test(value),
      );
      if (lists.length === 0) return undefined;
      return (text) =>
        lists.reduce(
          (result, list) => result.replace(list.split(/\s+and\s+/).join('; '), list.replace(/\s+/g, ' ')),
          text,
        );
    },
  },
  {
    what: 'editions as ordinals',
    class: 'both',
    why: 'BibLaTeX’s manual, `edition`: “This must be an integer, not an ordinal … It is also possible to give the edition as a literal string”. “Second” and “2nd ed” are the number 2 in Footmark, which the styles print in their way; the other two print the words.',
    same: (source) => {
      const [edition] = fields(source, /^edition$/);
      const place = ORDINALS.findIndex((names) => names.test(edition ?? ''));
      const ordinal = ORDINALS[place];
      if (ordinal === undefined || /^\d+$/.test(edition ?? '')) return undefined;
      return (text) => text.replace(new RegExp(`${ordinal.source}(?: edition| ed\\b)?[.,]*`, 'gi'), '#');
    },
  },
  {
    what: 'an issue in the field `issue`',
    class: 'both',
    why: 'BibLaTeX’s manual, `issue`: “This field is intended for journals whose individual issues are identified by a designation such as ‘Spring’ or ‘Summer’ rather than the month or a number.” Reference managers write numbers there; pandoc leaves it out, or prints it after the number.',
    same: (source) => {
      const [issue] = fields(source, /^issue$/);
      if (issue === undefined) return undefined;
      const sign = issue.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[-–]+/g, '[-–]+');
      return (text) =>
        text
          .replace(/\b(\d+), \1\b/, '$1')
          .replace(new RegExp(` ?\\(${sign}\\)|, (?:no\\. )?${sign}(?=[,.:])`, 'i'), '');
    },
  },
  {
    what: 'addresses in `howpublished` and `note`',
    class: 'both',
    why: 'BibLaTeX’s manual, `howpublished`: “A publication notice for unusual publications which do not fit into any of the common categories.” An address there is one in Footmark; pandoc takes it for the name of a publisher or a part of a note, and prints neither its lead nor its place as the style has them.',
    same: (source) =>
      fields(source, /^(?:howpublished|note|annote)$/).some((value) => /https?:/.test(value))
        ? (text) =>
            text
              .replace(
                /[.,:]? ?(?:<i>)?\b(?:retrieved from|available (?:at|from)):? ?(?=https?:)|[.,]? ?https?:\/\/\S*/gi,
                '',
              )
              .replace(/[.,]$/, '')
        : undefined,
  },
  {
    what: 'an address before a DOI',
    class: 'theirs',
    why: 'BibLaTeX’s manual, `doi`: “The Digital Object Identifier of the work.” `doi = {https://doi.org/10.1000/x}` has its address, before which styles put another; the other two print both, which leads nowhere.',
    same: (source) =>
      fields(source, /^doi$/).some((value) => /^\s*(?:https?:|doi:)/i.test(value))
        ? (text) => text.replace(/(?:(?:https?:\/\/(?:dx\.|www\.)?doi\.org\/|\bdoi: ?))+(?=10\.)/gi, '')
        : undefined,
  },
  {
    what: '“and others” at the end of a list of authors',
    class: 'theirs',
    why: 'BibLaTeX’s manual, 2.2: “Name lists may be truncated in the `bib` file with the keyword ‘and others’.” In some styles, the other two print a person of that name.',
    same: (source) =>
      /\sand\s+others\b|\bet\.? al\b/i.test(source)
        ? (text) =>
            text.replace(/,? ?(?:&|and|;)? ?(?:<i>)?(?:\bothers|et al)\.?(?:<\/i>)?\.?(?:;(?= ))?/g, ' et al')
        : undefined,
  },
  {
    what: 'months in words',
    class: 'both',
    why: 'BibLaTeX’s manual, 2.3: “When using them, don’t say `month={jan}` … but `month=jan`.” Footmark reads `month = {June}`, too; pandoc leaves it out.',
    same: (source) => {
      const [month] = fields(source, /^month$/);
      return month !== undefined && /^\p{L}{4,}$/u.test(month)
        ? (text) => text.replace(new RegExp(`[,.]? ?\\b${month.slice(0, 3)}\\p{L}*\\b\\.?`, 'iu'), '')
        : undefined;
    },
  },
  {
    what: 'dates that are not in ISO 8601',
    class: 'both',
    why: 'BibLaTeX’s manual has dates such as `urldate` in ISO 8601. Footmark reads `urldate = {26-07-2023}` where only one of the numbers can be the month, too; pandoc leaves it out.',
    same: (source) =>
      fields(source, /^(?:urldate|date)$/).some(
        (value) => !/^[\d~?%./TZ:-]*$|^\d{4}-/.test(value) || /^\d{1,2}\D/.test(value),
      )
        ? (text) =>
            text.replace(
              /(?<=accessed )(?:\p{Lu}\p{L}+ \d{1,2}, \d{4}|\d{1,2} \p{Lu}\p{L}+ \d{4}|\d+-\d+-\d+), /u,
              '',
            )
        : undefined,
  },
  {
    what: 'dashes in pages and numbers',
    class: 'both',
    why: 'CSL 1.0.2, Range Delimiters: “The ‘locator’ variable is always rendered with an en-dash replacing any hyphens. For the ‘page’ variable, this replacement is only performed if the `page-range-format` attribute is set”. All three replace them without it, too; where a field has several ranges, or other text, Footmark does so for each range, and the other two leave some.',
    same: (source) =>
      fields(source, /^(?:pages|number|volume|issue)$/).some((value) => /[-–—]|\\text..dash/.test(value))
        ? (text) =>
            text
              .replace(/\bpp?(?=\.? \d)/g, 'p')
              .replace(/(?<=[\d()]) ?[-–—]+ ?[-–—]* ?(?=[\d()])/g, '-')
              .replace(/(\d+)-\d+(?= 10\.\d{4})/g, '$1')
        : undefined,
  },
  {
    what: 'soft hyphens',
    class: 'both',
    why: 'What was copied from a PDF has them within words; they show only at the end of a line.',
    same: (source) => (/\u00ad|\\-/.test(source) ? (text) => text.replaceAll('\u00ad', '') : undefined),
  },
  {
    what: 'dashes of TeX and what follows them',
    class: 'reading',
    why: '`\\textendash` and `\\textemdash` are dashes. Pandoc’s reader leaves them out, and words in braces after them, too: “Stokes Relation” for `{{Stokes}}\\textendash{{Einstein}} Relation`.',
    same: (source) => {
      const pairs = [...unaccented(source).matchAll(TEX_DASH)].toReversed();
      return pairs.length === 0
        ? undefined
        : (text) =>
            pairs.reduce((result, [, before = '', after = '']) => {
              const words = after.split(' ').join('[\\s-]+');
              const joined = `(?<![\\p{L}\\d])(${before})[”\\s]*[–—]?\\s*(?:${words})?(?![\\p{L}\\d])`;
              return result.replace(new RegExp(joined, 'giu'), '$1');
            }, unaccented(text));
    },
  },
  {
    what: 'signs in TeX',
    class: 'reading',
    why: "`$\\alpha$` is α, `\\texttrademark` ™, and `\\'{\\i}` í. Pandoc’s reader keeps the LaTeX of formulas, leaves ™ out, and puts the accent on a dotless i.",
    same: (source) =>
      /\$|\\i\b|\\text\w+|\\&|[™®]/.test(source)
        ? (text) =>
            text
              .replace(/\$|\\(?=&)/g, '')
              // A formula may hold a raised or lowered number, or a name in italics.
              .replace(/\\textit\{([^{}]*)\}|[_^]\{(\w+)\}|[_^](?=\w)|<\/?(?:i|su[bp])>/g, '$1$2')
              .replace(/\\[a-zA-Z]+|[\p{Script=Greek}·←→]/gu, '¤')
              .replace(/[™®]/g, '')
              .replace(/ı(?=[\u0300-\u036f])/g, 'i')
              .normalize('NFC')
        : undefined,
  },
  {
    what: 'escapes in addresses',
    class: 'reading',
    why: 'Pandoc’s reader keeps the backslashes of `\\&` and `\\%` in addresses, which then lead nowhere.',
    same: (source) => (/\\[&%_#]/.test(source) ? (text) => text.replace(/\\(?=[&%_#])/g, '') : undefined),
  },
  {
    what: 'the book of `@conference`',
    class: 'reading',
    why: 'BibLaTeX’s manual, 2.1.2, `@conference`: “A legacy alias for `@inproceedings`.” Pandoc’s reader leaves its `booktitle` out, and so styles print another kind of source.',
    same: (source) =>
      /^@conference\b/im.test(source) ? (text) => text.replace(/[.,]”.*?(?=doi:|$)/, '@') : undefined,
  },
  {
    what: 'institutions without braces',
    class: 'both',
    why: 'BibLaTeX’s manual, 2.3.3: corporate authors “must be wrapped in an extra pair of curly braces”. Without them, they are persons, of whose given names each shortens what it takes for a word.',
    same: (source) => withoutPeople(source, /\d/),
  },
  {
    what: 'braces in the field `type`',
    class: 'reading',
    why: 'Braces only protect capitals. Pandoc’s reader keeps them in some fields: “Technical {{Report}}”.',
    same: (source) => (/\{\{/.test(source) ? (text) => text.replace(/\{\{|\}\}/g, '') : undefined),
  },
  {
    what: 'the form of quotation marks in the file',
    class: 'both',
    why: 'CSL 1.0.2, Quotes, speaks of marks that a style adds. Those that a title has become the outer or inner ones of the style in Footmark; each of the other two keeps some.',
    same: (source) =>
      /['"`‘’“”]|\\textquote/.test(fields(source, /^(?:title|booktitle|subtitle|author)$/).join(' '))
        ? (text) => text.replace(/[“”‘’"'`]/g, "'").replace(/'([.,])/g, "$1'")
        : undefined,
  },
  {
    what: 'nicknames among given names',
    class: 'both',
    why: 'CSL 1.0.2, `initialize-with`, speaks of given names. A nickname in quotation marks stays in Footmark and in citeproc-js, which prints no other initials then; pandoc shortens it: ““No. B.”',
    same: (source) => withoutPeople(source, /["“`]/),
  },
  {
    what: 'accents on commands that are no letters',
    class: 'reading',
    why: "`\\'\\in` has no letter in TeX. Footmark reads the ín that is meant (`\\'{\\i}n`); pandoc’s reader leaves out the next name, too.",
    same: (source) => withoutPeople(source, /\\['`^"~]\\[a-z]{2,}/),
  },
  {
    what: 'where a particle of a name ends',
    class: 'both',
    why: 'BibTeX finds a particle by its small letters, up to the last word in small letters before the family name. In pandoc it ends at the first in capitals, also for given names in small letters.',
    same: (source) => withoutPeople(source, /(?:^|[\s.~-])\p{Ll}/u),
  },
  {
    what: 'the order of cites with words before them',
    class: 'both',
    why: 'A cite with a prefix stays where it is written in Footmark and pandoc, not in citeproc-js, which sorts all. CSL 1.0.2, Sorting, says nothing of prefixes.',
    same: () => (text) =>
      /^\(.*; .*\)$/.test(text) ? text.slice(1, -1).split('; ').sort().join('; ') : text,
  },
  {
    what: 'an “&” between authors',
    class: 'theirs',
    why: 'BibLaTeX’s manual, 2.2: “Name lists are parsed and split up into the individual items at the ‘and’ delimiter.” The sign is part of a name; in pandoc, it is a particle.',
    same: (source) => withoutPeople(source, /&/),
  },
  {
    what: 'letters of works without a date',
    class: 'theirs',
    why: 'CSL 1.0.2, `disambiguate-add-year-suffix`: “This final disambiguation method is always successful.” Without a date, the other two leave the letters out of citations where they print “n.d.”, and cites stay ambiguous.',
    same: (source) =>
      /^\s*(?:year|date)\s*=\s*[{"]?[^\s{}"]/im.test(source)
        ? undefined
        : (text) => text.replace(/ n\.d\.[a-z]?(?:, n\.d\.[a-z]?)*/g, ' n.d.'),
  },
  {
    what: 'a capital after a colon',
    class: 'both',
    why: 'Pandoc’s reader writes the first letter after a colon large, but not after a word with braces, `{V}ictoria: report`, and not in the last word.',
    same: (source) =>
      /\}\p{L}*: \p{Ll}|: \p{Ll}\S*\},?$/mu.test(source)
        ? (text) => text.replace(/: (\p{L})/gu, (_, letter) => `: ${letter.toLowerCase()}`)
        : undefined,
  },
];
