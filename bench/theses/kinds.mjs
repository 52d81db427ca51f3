/** @typedef {import('./comparison.mjs').Difference} Difference */

/**
 * Kinds of differences, with whose they are and why. `same` writes a text so that the difference no longer shows; where a kind has
 * `fits` instead, that says whether a difference is of it.
 *
 * @type {readonly { readonly what: string, readonly class: 'theirs' | 'both', readonly why: string, readonly same?: (text: string) => string, readonly fits?: (difference: Difference) => boolean }[]}
 */
export const KINDS = [
  {
    what: 'a key that several sources have',
    class: 'both',
    why: 'BibTeX takes the first source, as Footmark does, and pandoc the last. Footmark reports such keys.',
    fits: ({ isDoubled }) => isDoubled,
  },
  {
    what: 'capitals of names and single letters',
    class: 'both',
    why: 'Pandoc’s reader writes the first letter of a title large (“Lme4”) and letters on their own small (“in r”). What braces protect, and names of programs in quotation marks, stay as they are written in Footmark.',
    same: (text) => text.toLowerCase(),
  },
  {
    what: '“and” within the name of a publisher',
    class: 'both',
    why: 'BibLaTeX’s manual defines lists of publishers; but what is written with “and” is nearly always one name.',
    same: (text) => text.replace(/; /g, ' and '),
  },
  {
    what: 'editions in words',
    class: 'both',
    why: '“Second”, “2nd ed” and “2nd” are the number 2 in Footmark, which styles print in their own way; the other two print the words.',
    same: (text) =>
      text.replace(
        /\b(?:second|2nd|third|3rd|fourth|4th|fifth|5th|sixth|6th|first|1st)\b[,.]?(?: edition| ed\b\.?)*/gi,
        'ED',
      ),
  },
  {
    what: 'an issue in the field `issue`',
    class: 'both',
    why: 'BibLaTeX’s manual has it for seasons beside the number; reference managers write it in place of the number, and pandoc leaves it out.',
    same: (text) => text.replace(/ ?\([^()]{1,30}\)/g, '').replace(/\b(\d+), \1\b/g, '$1'),
  },
  {
    what: 'months in words, and years that are no number',
    class: 'theirs',
    why: 'Pandoc leaves out `month = {October}` and `year = {in press}`. BibTeX prints what is written.',
    same: (text) =>
      text
        .replace(/,? ?(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.?(?: \d{1,2})?\b/g, '')
        .replace(/\b(?:n\.d\.|in press|\d{4}[-–]\d{4})/g, ''),
  },
  {
    what: 'escapes in addresses',
    class: 'theirs',
    why: 'Pandoc’s reader keeps the backslashes of `\\&` and `\\_` in addresses, which then lead nowhere.',
    same: (text) => text.replace(/\{?\\([&%_#~])\}?/g, '$1'),
  },
  {
    what: 'addresses in `howpublished` and `note`',
    class: 'both',
    why: 'For pandoc they are names of publishers, or not printed; for Footmark they are addresses.',
    same: (text) =>
      text
        .replace(/[.,:]? ?(?:retrieved from|available:?|\[online\]\.?)? ?https?:\/\/\S+/gi, '')
        .replace(/[.,”"]+/g, ''),
  },
  {
    what: '“and others” at the end of a list of authors',
    class: 'theirs',
    why: 'BibTeX’s manual: such a list is printed with “et al.” The other two print a person named “others” in some styles.',
    same: (text) => text.replace(/,? ?(?:&|and)? ?(?:<i>)?(?:others|et al)\.?(?:<\/i>)?\.?/g, ' et al'),
  },
  {
    what: 'hyphens and dashes',
    class: 'both',
    why: 'Several ranges in one field (“61–83; discussion 83–135”) have the same dashes in Footmark; dashes and soft hyphens that pandoc’s reader loses or keeps; hyphens in initials.',
    same: (text) => text.replace(/ ?[\u00ad‐‑–—-] ?/g, '').replace(/(?<=\p{L}\.)\.(?=\p{L})/gu, ''),
  },
  {
    what: 'formulas and signs',
    class: 'both',
    why: 'Pandoc’s reader keeps the LaTeX of formulas and leaves out signs such as ™; accents on a dotless i are two signs there.',
    same: (text) =>
      text
        .replace(/\$|\\(?=[a-z])/g, '')
        .replace(/α/g, 'alpha')
        .replace(/β/g, 'beta')
        .replace(/[™®©]/g, '')
        .replace(/ı(?=[\u0300-\u036f])/g, 'i')
        .normalize('NFC'),
  },
  {
    what: 'quotation marks within titles',
    class: 'both',
    why: 'Single marks are the inner ones of a style; CSL says nothing of marks that are already in a title.',
    same: (text) => text.replace(/[“”‘’"']/g, ''),
  },
  {
    what: 'where a particle of a name ends',
    class: 'both',
    why: 'As in BibTeX, it reaches to the last word in lower case before the family name; in pandoc, to the first in capitals. “I. a van de Leemput” has a given name in small letters.',
    fits: ({ own, pandoc, citeproc }) => [pandoc, citeproc].some((other) => wordsOf(own) === wordsOf(other)),
  },
  {
    what: 'an “&” between authors',
    class: 'both',
    why: 'BibTeX separates names by “and” only: the sign is part of a name, for pandoc a particle.',
    fits: ({ keys }) => keys.split(',').includes('R-stinepack'),
  },
  {
    what: 'the order of cites with words before them',
    class: 'both',
    why: 'A cite with a prefix stays where it is written in Footmark and pandoc, not in citeproc-js, which sorts all; pandoc also adds given names.',
    fits: ({ part, own, citeproc }) => part === 'citations' && wordsOf(own) === wordsOf(citeproc),
  },
];

/** Several kinds in one entry. */
export const SEVERAL = 'several of these at once';

/** The kind of a difference; undefined if none explains it. @param {Difference} difference @returns {string | undefined} */
export function kindOf(difference) {
  const { own, pandoc, citeproc } = difference;
  const isSame = (/** @type {(text: string) => string} */ same) => {
    const [a, b, c] = [own, pandoc, citeproc].map((text) =>
      same(text)
        .replace(/<[^<>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
    return a === b || a === c;
  };
  const single = KINDS.find(({ fits, same }) =>
    fits ? fits(difference) : same !== undefined && isSame(same),
  );
  if (single) return single.what;
  const all = KINDS.flatMap(({ same }) => same ?? []);
  // Small letters last, since months are known by their capitals.
  const order = [...all.slice(1), ...all.slice(0, 1)];
  return isSame((text) => order.reduce((written, same) => same(written), text)) ? SEVERAL : undefined;
}

/** @param {string} text */
function wordsOf(text) {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ');
}
