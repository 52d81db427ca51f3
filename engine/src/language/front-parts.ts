import { CALLOUT_TITLES } from '../model/names/callout-names.js';
import { termsOf } from './generated-text.js';
import { byLanguage } from './tags.js';

/** The heading of an abstract in a language, given as a BCP 47 tag. */
export function abstractTitle(language: string): string {
  return termsOf(language).callouts[CALLOUT_TITLES.indexOf('abstract')] ?? 'Abstract';
}

/** The label before keywords. */
const KEYWORDS: Readonly<Record<string, string>> = {
  ar: 'الكلمات المفتاحية:',
  cs: 'Klíčová slova:',
  da: 'Nøgleord:',
  de: 'Schlagwörter:',
  el: 'Λέξεις-κλειδιά:',
  en: 'Keywords:',
  es: 'Palabras clave:',
  fa: 'کلیدواژه‌ها:',
  fi: 'Avainsanat:',
  fr: 'Mots-clés\u00a0:',
  he: 'מילות מפתח:',
  hu: 'Kulcsszavak:',
  it: 'Parole chiave:',
  ja: 'キーワード：',
  ko: '주제어:',
  nb: 'Nøkkelord:',
  nl: 'Trefwoorden:',
  pl: 'Słowa kluczowe:',
  pt: 'Palavras-chave:',
  ro: 'Cuvinte-cheie:',
  ru: 'Ключевые слова:',
  sv: 'Nyckelord:',
  th: 'คำสำคัญ:',
  tr: 'Anahtar kelimeler:',
  uk: 'Ключові слова:',
  zh: '关键词：',
  'zh-TW': '關鍵詞：',
};

/** The label of keywords in a language, given as a BCP 47 tag. */
export function keywordsLabel(language: string): string {
  return byLanguage(KEYWORDS, language) ?? 'Keywords:';
}

/** The heading of acknowledgements. */
const ACKNOWLEDGEMENTS: Readonly<Record<string, string>> = {
  ar: 'شكر وتقدير',
  cs: 'Poděkování',
  da: 'Tak',
  de: 'Danksagung',
  el: 'Ευχαριστίες',
  en: 'Acknowledgements',
  'en-US': 'Acknowledgments',
  es: 'Agradecimientos',
  fa: 'سپاسگزاری',
  fi: 'Kiitokset',
  fr: 'Remerciements',
  he: 'תודות',
  hi: 'आभार',
  hu: 'Köszönetnyilvánítás',
  it: 'Ringraziamenti',
  ja: '謝辞',
  ko: '감사의 말',
  nb: 'Takk',
  nl: 'Dankwoord',
  pl: 'Podziękowania',
  pt: 'Agradecimentos',
  ro: 'Mulțumiri',
  ru: 'Благодарности',
  sv: 'Tack',
  th: 'กิตติกรรมประกาศ',
  tr: 'Teşekkür',
  uk: 'Подяки',
  zh: '致谢',
  'zh-TW': '誌謝',
};

/** The heading of acknowledgements in a language, given as a BCP 47 tag. */
export function acknowledgementsTitle(language: string): string {
  return byLanguage(ACKNOWLEDGEMENTS, language) ?? 'Acknowledgements';
}
