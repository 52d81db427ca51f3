import { splitAtNumber } from './generated-text.js';
import { byLanguage } from './tags.js';

/** What an appendix is called; `#` stands for its letter. */
const APPENDIX = {
  ar: 'الملحق #',
  cs: 'Příloha #',
  da: 'Bilag #',
  de: 'Anhang #',
  el: 'Παράρτημα #',
  en: 'Appendix #',
  es: 'Apéndice #',
  fa: 'پیوست #',
  fi: 'Liite #',
  fr: 'Annexe #',
  he: 'נספח #',
  hi: 'परिशिष्ट #',
  hu: '#. függelék',
  it: 'Appendice #',
  ja: '付録 #',
  ko: '부록 #',
  nb: 'Vedlegg #',
  nl: 'Bijlage #',
  pl: 'Załącznik #',
  pt: 'Apêndice #',
  ro: 'Anexa #',
  ru: 'Приложение #',
  sv: 'Bilaga #',
  th: 'ภาคผนวก #',
  tr: 'Ek #',
  uk: 'Додаток #',
  zh: '附录 #',
  'zh-TW': '附錄 #',
} as const;

/**
 * The text before and after the letter of an appendix, in a language given as a BCP 47 tag. Word's cross-references leave
 * out a full stop at the end.
 */
export function appendixLabel(language: string): readonly [before: string, after: string] {
  const [before, after] = splitAtNumber(byLanguage(APPENDIX, language) ?? APPENDIX.en);
  return [before, after + (/[\u3000-\ud7ff]/.test(before) ? '' : '.')];
}
