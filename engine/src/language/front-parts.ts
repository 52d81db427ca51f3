import type { AuthorSign } from '../model/metadata.js';
import { CALLOUT_TITLES } from '../model/names/callout-names.js';
import { termsOf } from './generated-text.js';
import { byLanguage } from './tags.js';

/** The heading of an abstract in a language, given as a BCP 47 tag. */
export function abstractTitle(language: string): string {
  return termsOf(language).callouts.split('|')[CALLOUT_TITLES.indexOf('abstract')] ?? 'Abstract';
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

type AuthorNotes = Readonly<Record<AuthorSign, string>>;

const AUTHOR_NOTES: Readonly<Record<string, AuthorNotes>> = {
  da: { corresponding: 'Korresponderende forfatter', equal: 'Disse forfattere har bidraget ligeligt' },
  de: {
    corresponding: 'Korrespondierender Autor',
    equal: 'Diese Autoren haben zu gleichen Teilen beigetragen',
  },
  en: { corresponding: 'Corresponding author', equal: 'These authors contributed equally' },
  es: { corresponding: 'Autor de correspondencia', equal: 'Estos autores contribuyeron por igual' },
  fr: { corresponding: 'Auteur correspondant', equal: 'Ces auteurs ont contribué à parts égales' },
  it: { corresponding: 'Autore corrispondente', equal: 'Questi autori hanno contribuito in egual misura' },
  ja: { corresponding: '責任著者', equal: 'これらの著者は等しく貢献した' },
  ko: { corresponding: '교신저자', equal: '이 저자들은 동등하게 기여하였음' },
  nb: { corresponding: 'Korresponderende forfatter', equal: 'Disse forfatterne har bidratt like mye' },
  nl: { corresponding: 'Corresponderende auteur', equal: 'Deze auteurs hebben in gelijke mate bijgedragen' },
  pl: { corresponding: 'Autor korespondencyjny', equal: 'Autorzy ci wnieśli równy wkład' },
  pt: { corresponding: 'Autor correspondente', equal: 'Estes autores contribuíram igualmente' },
  ru: { corresponding: 'Автор для переписки', equal: 'Эти авторы внесли равный вклад' },
  sv: { corresponding: 'Korresponderande författare', equal: 'Dessa författare har bidragit lika mycket' },
  zh: { corresponding: '通讯作者', equal: '这些作者贡献相同' },
  'zh-TW': { corresponding: '通訊作者', equal: '這些作者貢獻相同' },
};

/** What the signs after the names of authors mean in a language, given as a BCP 47 tag, or in English. */
export function authorNotes(language: string): AuthorNotes {
  const english = { corresponding: 'Corresponding author', equal: 'These authors contributed equally' };
  return byLanguage(AUTHOR_NOTES, language) ?? english;
}
