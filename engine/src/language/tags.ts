/** The region that Word adds to a language without one, and Word's own tags for scripts. */
const REGIONS: Readonly<Record<string, string>> = {
  af: 'af-ZA',
  ar: 'ar-SA',
  be: 'be-BY',
  bg: 'bg-BG',
  bn: 'bn-IN',
  ca: 'ca-ES',
  cs: 'cs-CZ',
  cy: 'cy-GB',
  da: 'da-DK',
  de: 'de-DE',
  el: 'el-GR',
  en: 'en-US',
  es: 'es-ES',
  et: 'et-EE',
  eu: 'eu-ES',
  fa: 'fa-IR',
  fi: 'fi-FI',
  fr: 'fr-FR',
  ga: 'ga-IE',
  gl: 'gl-ES',
  he: 'he-IL',
  hi: 'hi-IN',
  hr: 'hr-HR',
  hu: 'hu-HU',
  hy: 'hy-AM',
  id: 'id-ID',
  is: 'is-IS',
  it: 'it-IT',
  iw: 'he-IL',
  ja: 'ja-JP',
  ka: 'ka-GE',
  ko: 'ko-KR',
  lt: 'lt-LT',
  lv: 'lv-LV',
  mk: 'mk-MK',
  ms: 'ms-MY',
  nb: 'nb-NO',
  nl: 'nl-NL',
  nn: 'nn-NO',
  no: 'nb-NO',
  pl: 'pl-PL',
  pt: 'pt-BR',
  ro: 'ro-RO',
  ru: 'ru-RU',
  sk: 'sk-SK',
  sl: 'sl-SI',
  sq: 'sq-AL',
  sr: 'sr-Latn-RS',
  'sr-Cyrl': 'sr-Cyrl-RS',
  'sr-Latn': 'sr-Latn-RS',
  sv: 'sv-SE',
  sw: 'sw-KE',
  ta: 'ta-IN',
  th: 'th-TH',
  tr: 'tr-TR',
  uk: 'uk-UA',
  ur: 'ur-PK',
  vi: 'vi-VN',
  zh: 'zh-CN',
  'zh-Hans': 'zh-CN',
  'zh-Hans-CN': 'zh-CN',
  'zh-Hans-SG': 'zh-SG',
  'zh-Hant': 'zh-TW',
  'zh-Hant-HK': 'zh-HK',
  'zh-Hant-MO': 'zh-MO',
  'zh-Hant-TW': 'zh-TW',
};

/** A BCP 47 tag as Word writes it: in the usual case, and with a region. */
export function wordTag(tag: string): string {
  const [language = '', ...subtags] = tag.split('-');
  const cased = [language.toLowerCase(), ...subtags.map(casedSubtag)].join('-');
  return REGIONS[cased] ?? cased;
}

/** A script is written `Latn`, a region `US`. */
function casedSubtag(subtag: string): string {
  if (/^[a-z]{4}$/i.test(subtag)) return subtag.charAt(0).toUpperCase() + subtag.slice(1).toLowerCase();
  return /^[a-z]{2}$/i.test(subtag) ? subtag.toUpperCase() : subtag.toLowerCase();
}

/** Languages that are treated as another one, or whose region decides the script. */
const READ_AS: Readonly<Record<string, string>> = {
  iw: 'he',
  nn: 'nb',
  no: 'nb',
  'de-LI': 'de-CH',
  'zh-HK': 'zh-TW',
  'zh-MO': 'zh-TW',
};

/** The entry of a table for a language: for its whole tag, else for its first part. */
export function byLanguage<T>(table: Readonly<Record<string, T>>, language: string): T | undefined {
  const tag = wordTag(language);
  const [primary = ''] = tag.split('-');
  return table[READ_AS[tag] ?? tag] ?? table[READ_AS[primary] ?? primary];
}

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|iw|ps|sd|syr|ug|ur|yi)\b/i;

/** Whether a language is written from right to left. */
export function isRightToLeftLanguage(language: string): boolean {
  return RIGHT_TO_LEFT.test(language);
}
