/**
 * The languages whose words Footmark adds to a text, such as Contents and Figure, as tags (BCP 47). Any other language can be
 * set as well; these words are then in English.
 */
export const LANGUAGES = [
  'ar',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hu',
  'it',
  'ja',
  'ko',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'sv',
  'th',
  'tr',
  'uk',
  'zh',
  'zh-TW',
] as const;
