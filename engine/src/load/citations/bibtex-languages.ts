const LANGUAGES: Readonly<Record<string, string>> = {
  english: 'en',
  american: 'en-US',
  usenglish: 'en-US',
  british: 'en-GB',
  ukenglish: 'en-GB',
  canadian: 'en-CA',
  australian: 'en-AU',
  newzealand: 'en-NZ',
  german: 'de',
  ngerman: 'de',
  austrian: 'de-AT',
  naustrian: 'de-AT',
  swissgerman: 'de-CH',
  nswissgerman: 'de-CH',
  french: 'fr',
  francais: 'fr',
  canadien: 'fr-CA',
  acadian: 'fr-CA',
  spanish: 'es',
  italian: 'it',
  dutch: 'nl',
  portuguese: 'pt',
  portuges: 'pt',
  brazilian: 'pt-BR',
  brazil: 'pt-BR',
  catalan: 'ca',
  galician: 'gl',
  basque: 'eu',
  romanian: 'ro',
  croatian: 'hr',
  serbian: 'sr',
  slovak: 'sk',
  slovene: 'sl',
  slovenian: 'sl',
  bulgarian: 'bg',
  ukrainian: 'uk',
  estonian: 'et',
  latvian: 'lv',
  lithuanian: 'lt',
  icelandic: 'is',
  nynorsk: 'nn',
  indonesian: 'id',
  vietnamese: 'vi',
  hebrew: 'he',
  arabic: 'ar',
  persian: 'fa',
  korean: 'ko',
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
  // As their speakers call them.
  deutsch: 'de',
  français: 'fr',
  español: 'es',
  italiano: 'it',
  português: 'pt',
  nederlands: 'nl',
  polski: 'pl',
  русский: 'ru',
  中文: 'zh',
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
