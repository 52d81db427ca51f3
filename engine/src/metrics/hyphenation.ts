import type { HyphenationPatterns } from 'hyphen';

/** Where a word may be divided: before these places in it, in rising order. */
export type Hyphenate = (word: string) => readonly number[];

/** How many lines in a row may end with a hyphen, by what the file says (ECMA-376 Part 1, 17.15.1.22). */
export const MOST_HYPHENS = 2;

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

/** Loads what divides the words of a language, if it is known; without it, no word is divided. */
export async function loadHyphenation(tag: string | undefined): Promise<void> {
  const language = tag === undefined ? undefined : languageOf(tag);
  if (!language || loaded.has(language)) return;
  try {
    const [{ default: createHyphenator }, { default: patterns }] = await Promise.all([
      import('hyphen'),
      language.load(),
    ]);
    const hyphenate = createHyphenator(patterns, { html: false, hyphenChar: SIGN, minWordLength: 4 });
    loaded.set(language, (word) => placesIn(hyphenate(word), language.least));
  } catch {
    // Without a network, lines end between words.
  }
}

/** Undefined where words are not divided, or what divides them is not loaded. */
export function hyphenatorFor(tag: string | undefined): Hyphenate | undefined {
  const language = tag === undefined ? undefined : languageOf(tag);
  return language && loaded.get(language);
}

/** English that is written as in the United States. */
const AMERICAN = /^en(?:-(?:us|ca|ph|pr))?$/;

function languageOf(tag: string): Language | undefined {
  const lower = tag.toLowerCase();
  if (lower.startsWith('en')) return AMERICAN.test(lower) ? LANGUAGES['en-us'] : LANGUAGES['en-gb'];
  const [primary = ''] = lower.split('-');
  return Object.hasOwn(LANGUAGES, primary) ? LANGUAGES[primary as keyof typeof LANGUAGES] : undefined;
}

const SIGN = '\u00ad';

function placesIn(hyphenated: string, [before, after]: Language['least']): readonly number[] {
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

/** The places at which the word in `text`, which may have signs around it, may be divided. */
export function dividableIn(text: string, hyphenate: Hyphenate): readonly number[] {
  const [, signs = '', word = ''] = WORD.exec(text) ?? [];
  if (word === '' || word === word.toUpperCase()) return [];
  return hyphenate(word).map((place) => signs.length + place);
}
