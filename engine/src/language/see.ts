/** The words with which an index refers to another entry. */
const SEE: Readonly<Record<string, string>> = {
  ar: 'انظر',
  bg: 'Вж.',
  cs: 'Viz',
  da: 'Se',
  de: 'Siehe',
  el: 'Βλ.',
  en: 'See',
  es: 'Véase',
  fi: 'Ks.',
  fr: 'Voir',
  he: 'ראו',
  hu: 'Lásd',
  it: 'Vedi',
  ja: '→',
  ko: '→',
  nb: 'Se',
  nl: 'Zie',
  no: 'Se',
  pl: 'Zob.',
  pt: 'Ver',
  ro: 'Vezi',
  ru: 'См.',
  sk: 'Pozri',
  sv: 'Se',
  tr: 'Bkz.',
  uk: 'Див.',
  zh: '见',
};

export function seeIn(language: string): string {
  return SEE[language.toLowerCase().split('-')[0] ?? ''] ?? 'See';
}

/** The entry referred to by the text of an index entry, in any of these languages: "Véase té", "see also tea". */
export function withoutSee(text: string): string {
  return text.replace(SEE_WORDS, '').trim();
}

const SEE_WORDS = new RegExp(
  `^\\s*(?:${[...new Set(Object.values(SEE))].map((word) => word.replaceAll('.', '\\.?')).join('|')})(?:\\s+also)?(?:\\s+|(?<=→|见))`,
  'iu',
);
