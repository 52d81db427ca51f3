const LANGUAGES: Readonly<Record<string, string>> = {
  english: 'en',
  american: 'en-US',
  usenglish: 'en-US',
  british: 'en-GB',
  ukenglish: 'en-GB',
  german: 'de',
  ngerman: 'de',
  austrian: 'de-AT',
  french: 'fr',
  spanish: 'es',
  italian: 'it',
  dutch: 'nl',
  portuguese: 'pt',
  brazilian: 'pt-BR',
  polish: 'pl',
  czech: 'cs',
  russian: 'ru',
  swedish: 'sv',
  danish: 'da',
  norwegian: 'nb',
  finnish: 'fi',
  turkish: 'tr',
  greek: 'el',
  latin: 'la',
  hungarian: 'hu',
  japanese: 'ja',
  chinese: 'zh',
};

/** Codes of ISO 639-2, both kinds, with those of two letters. */
const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'eng:en ger:de deu:de fre:fr fra:fr spa:es ita:it dut:nl nld:nl por:pt pol:pl cze:cs ces:cs rus:ru swe:sv dan:da ' +
    'nor:nb nob:nb fin:fi tur:tr gre:el ell:el lat:la hun:hu jpn:ja chi:zh zho:zh kor:ko ara:ar heb:he ukr:uk cat:ca'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
);

/** The language that `langid` or `language` names: as in babel, as a BCP 47 tag, or as a code of ISO 639-2. */
export function languageOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const name = text.trim();
  const known = LANGUAGES[name.toLowerCase()] ?? CODES[name.toLowerCase()];
  return known ?? (/^[a-z]{2}(?:-[A-Za-z]{2})?$/.test(name) ? name : undefined);
}
