import { texText } from './tex-text.js';

/** Words that BibLaTeX's manual calls localisation keys, in the fields `series` and `location`, with what its English styles print. */
const WORDS: Readonly<Record<string, string>> = {
  newseries: 'New series',
  oldseries: 'Old series',
  countryde: 'Germany',
  countryeu: 'European Union',
  countryep: 'European Union',
  countryfr: 'France',
  countryuk: 'United Kingdom',
  countryus: 'United States of America',
};

/** The ending of an ordinal number in English, by its last digit. */
const ENDINGS = ['th', 'st', 'nd', 'rd'];

/** A series: its title, or, of a journal, a key or an integer. */
export function seriesOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const text = texText(written);
  if (!/^\d{1,2}$/.test(text)) return WORDS[text] ?? text;
  const isTeen = /^1\d$/.test(text);
  return `${text}${(isTeen ? undefined : ENDINGS[Number(text) % 10]) ?? 'th'} series`;
}

/** Where a patent holds: a list of keys or names of countries. */
export function jurisdictionOf(written: string | undefined): string | undefined {
  return written
    ?.split(/\s+and\s+/)
    .map((place) => WORDS[place.trim()] ?? texText(place))
    .join('; ');
}

/** The volume, with the number of its part: 7.2. */
export function volumeOf(volume: string | undefined, part: string | undefined): string {
  return [volume, part].flatMap((number) => (number === undefined ? [] : texText(number) || [])).join('.');
}
