/**
 * Spaces that become no-break spaces, in all languages: between a number and its unit, within a number, around the sign
 * between a quantity and its number, between a day and its month, after labels such as "Figure" and "p.", between initials,
 * in abbreviations such as "z. B.", and after titles (Chicago Manual of Style 6.121, DIN 5008, Lexique des règles
 * typographiques en usage à l'Imprimerie nationale).
 */
const UNITS =
  '(?:[%‰€$£¥]|°[CF]?|[kMGTcmµμnhd]?(?:m|g|s|l|L|A|V|W|J|N|Pa|Hz|mol|B|bit|eV|Wh|bar)[²³]?|min|h|K|ha|kn|dB|px|pt|г\\.|км|кг|см|мм|м)(?![\\p{L}\\p{N}])';

/** Labels before a number, which may be capitalized at the beginning of a sentence. */
const LABELS = (
  'figs?\\. figures? figura tabs?\\. tables? tabla tabela tabella tabelle tableau eqs?\\. equations? secs?\\. ' +
  'sections? chapters? chaps?\\. ch\\. listing appendix nos?\\. nr\\. núm\\. n[°º] № §§? pp?\\. s\\. str\\. pág\\. ' +
  'vols?\\. abb\\. abbildung kap\\. kapitel abschnitt chapitre bd\\. art\\. рис\\. табл\\. стр\\. с\\. гл\\.'
)
  .split(' ')
  .map((label) => `[${label.charAt(0)}${label.charAt(0).toUpperCase()}]${label.slice(1)}`)
  .join('|');

const TITLES = '(?:Dr|Prof|Mr|Mrs|Ms|St)\\.';

/** In English, German, French and Spanish. */
const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|' +
  'Dezember|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|' +
  'de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';

/** Signs as in "M = 3.2" and "p < .001", with something short to their left and a number to their right. */
const SIGNS = '=<>≤≥≈±×';
const SIGN = `[${SIGNS}]`;

const GENERAL = [
  `(?<=\\d )(?=${UNITS})`,
  `(?=${SIGN} [-−]?[\\d.])(?<=(?<![^\\s(\\[])[^\\s(\\[]{1,6} )`,
  `(?=[-−]?\\.?\\d)(?<= ${SIGN} )`,
  `(?<=(?<![\\d.,])[0-3]?\\d\\.? )(?=(?:${MONTHS})(?!\\p{L}))`,
  '(?=\\d{3}(?!\\d))(?<=(?<![\\d.,:/-])\\d{1,3}(?: \\d{3})* )',
  `(?=[\\dIVX])(?<=(?<![\\p{L}\\p{N}.])(?:${LABELS}) )(?=\\d|[IVX]+(?!\\p{L}))`,
  '(?<=\\. )(?:(?=\\p{L}\\.)(?<=(?<![\\p{L}\\p{N}])\\p{L}\\. )|' +
    `(?=\\p{Lu}\\p{Ll})(?<=(?<![\\p{L}\\p{N}])(?:\\p{Lu}\\. ?\\p{Lu}\\.|${TITLES}) ))`,
];

/** One-letter words after which no line breaks, in languages in which no line begins with a dash either. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  cs: 'aikosuvz',
  sk: 'aikosuvz',
  pl: 'aiouwz',
  ru: 'авикосуя',
  uk: 'авзикойсуяі',
  be: 'азіуў',
};

/** A cheap test for spaces that `GENERAL` may match: trying its patterns at every space takes eight times as long. */
const POSSIBLE = new RegExp(` (?:(?<=[\\d.${SIGNS}] )|(?=[\\dIVX${SIGNS}]))`, 'g');
const SPACE = / /g;

const patterns = new Map<string, RegExp>();

/** Returns a function that finds the spaces at which no line may break in a language, by their UTF-16 offsets. */
export function keptSpaces(language: string): (text: string) => number[] {
  const pattern = spacePattern(language);
  const possible = shortWords(language) === undefined ? POSSIBLE : SPACE;
  return (text) => {
    const kept: number[] = [];
    for (const { index } of text.matchAll(possible)) {
      pattern.lastIndex = index;
      if (pattern.test(text)) kept.push(index);
    }
    return kept;
  };
}

function shortWords(language: string): string | undefined {
  const primary = primaryPart(language);
  return Object.hasOwn(SHORT_WORDS, primary) ? SHORT_WORDS[primary] : undefined;
}

function primaryPart(language: string): string {
  return language.toLowerCase().split('-', 1)[0] ?? '';
}

/** A sticky regular expression that matches a space at which no line may break in a language. */
export function spacePattern(language: string): RegExp {
  const letters = shortWords(language);
  const key = letters === undefined ? '' : primaryPart(language);
  const found = patterns.get(key);
  if (found) return found;
  const own =
    letters === undefined
      ? []
      : [
          `(?<=(?<![\\p{L}\\p{N}.’'-])[${letters}${letters.toUpperCase()}] )(?=\\S)`,
          ...(/[а-я]/.test(letters) ? ['(?<=\\p{L} )(?=— )'] : []),
        ];
  const pattern = new RegExp(` (?:${[...GENERAL, ...own].join('|')})`, 'uy');
  patterns.set(key, pattern);
  return pattern;
}
