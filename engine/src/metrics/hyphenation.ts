import type { HyphenationPatterns } from 'hyphen';

/** The places before which a word, with the punctuation around it, may be divided, in ascending order. */
export type Hyphenate = (word: string) => readonly number[];

/** TeX's patterns, as LibreOffice has them, too; those of Word are not public. */
interface Language {
  /** The fewest letters before a hyphen and after it. */
  readonly least: readonly [before: number, after: number];
  readonly load: () => Promise<{ readonly default: HyphenationPatterns }>;
}

const LANGUAGES = {
  'en-us': { least: [2, 3], load: () => import('hyphen/patterns/en-us.js') },
  'en-gb': { least: [2, 3], load: () => import('hyphen/patterns/en-gb.js') },
  de: { least: [2, 2], load: () => import('hyphen/patterns/de-1996.js') },
  fr: { least: [2, 3], load: () => import('hyphen/patterns/fr.js') },
  es: { least: [2, 2], load: () => import('hyphen/patterns/es.js') },
  it: { least: [2, 2], load: () => import('hyphen/patterns/it.js') },
  pt: { least: [2, 3], load: () => import('hyphen/patterns/pt.js') },
} satisfies Readonly<Record<string, Language>>;

const loaded = new Map<Language, Hyphenate>();

/** Loads what divides the words of a language; undefined if the language is not known, or cannot be loaded. */
export async function loadHyphenation(tag: string): Promise<Hyphenate | undefined> {
  const language = languageOf(tag);
  const known = language && loaded.get(language);
  if (!language || known) return known;
  try {
    const [{ default: createHyphenator }, { default: patterns }] = await Promise.all([
      import('hyphen'),
      language.load(),
    ]);
    const divided = createHyphenator(patterns, { html: false, hyphenChar: SIGN, minWordLength: 4 });
    const hyphenate: Hyphenate = (text) => placesIn(text, (word) => divisions(divided(word), language.least));
    loaded.set(language, hyphenate);
    return hyphenate;
  } catch {
    // Without a network, lines end between words.
    return undefined;
  }
}

/** Languages and regions whose English is divided as in the United States. */
const AMERICAN = /^en(?:-(?:us|ca|ph|pr))?$/;

function languageOf(tag: string): Language | undefined {
  const lower = tag.toLowerCase();
  if (lower.startsWith('en')) return AMERICAN.test(lower) ? LANGUAGES['en-us'] : LANGUAGES['en-gb'];
  const [primary = ''] = lower.split('-');
  return Object.hasOwn(LANGUAGES, primary) ? LANGUAGES[primary as keyof typeof LANGUAGES] : undefined;
}

const SIGN = '\u00ad';

function divisions(hyphenated: string, [before, after]: Language['least']): readonly number[] {
  const parts = hyphenated.split(SIGN);
  const length = hyphenated.length - parts.length + 1;
  let place = 0;
  return parts
    .slice(0, -1)
    .map((part) => {
      place += part.length;
      return place;
    })
    .filter((each) => each >= before && length - each >= after);
}

/** One word with the signs around it; words with signs or digits within are not divided, nor are those in capitals. */
const WORD = /^([^\p{L}\p{N}\s]*)([\p{L}\p{M}’']+)[^\p{L}\p{N}]*$/u;

function placesIn(text: string, divide: (word: string) => readonly number[]): readonly number[] {
  const [, signs = '', word = ''] = WORD.exec(text) ?? [];
  if (word === '' || word === word.toUpperCase()) return [];
  return divide(word).map((place) => signs.length + place);
}
