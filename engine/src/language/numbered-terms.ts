import type { NumberedKind, TheoremKind } from '../model/document.js';
import { CALLOUT_KINDS, type CalloutKind, calloutTitlePosition } from '../model/names/callout-names.js';
import type { Terms } from '../model/terms.js';
import { byLanguage } from './tags.js';
import { theoremTermsOf } from './theorem-terms.js';

/** Everything that has a label with a number; a proof has no number. */
type Labelled = NumberedKind | TheoremKind | CalloutKind | 'section' | 'chapter' | 'proof';

/** The words around numbers of figures and the like, in one language. `#` stands for the number, or for several. */
export interface NumberedTerms {
  /** For one of a kind. */
  readonly one: Readonly<Record<Labelled, string>>;
  readonly several: Readonly<Record<Labelled, string>>;
  /** Between the last two of several. */
  readonly and: string;
  /** The headings of lists. */
  readonly lists: Readonly<Record<NumberedKind, string>>;
}

/**
 * Listing, equation, section; figures, tables, listings, equations, sections; and; the headings of the lists of figures,
 * tables, listings and equations; chapter; chapters. As in Word's own versions, in LaTeX's packages babel and cleveref, or in books.
 */
const WORDS = {
  ar: 'القائمة #|المعادلة #|القسم #|الأشكال #|الجداول #|القوائم #|المعادلات #|الأقسام #| و|قائمة الأشكال|قائمة الجداول|قائمة البرامج|قائمة المعادلات|الفصل #|الفصول #',
  cs: 'Výpis #|Rovnice #|Oddíl #|Obrázky #|Tabulky #|Výpisy #|Rovnice #|Oddíly #| a |Seznam obrázků|Seznam tabulek|Seznam výpisů|Seznam rovnic|Kapitola #|Kapitoly #',
  da: 'Kode #|Ligning #|Afsnit #|Figur #|Tabel #|Kode #|Ligning #|Afsnit #| og |Figurer|Tabeller|Kodeeksempler|Ligninger|Kapitel #|Kapitel #',
  de: 'Listing #|Gleichung #|Abschnitt #|Abbildungen #|Tabellen #|Listings #|Gleichungen #|Abschnitte #| und |Abbildungsverzeichnis|Tabellenverzeichnis|Verzeichnis der Listings|Gleichungsverzeichnis|Kapitel #|Kapitel #',
  el: 'Κώδικας #|Εξίσωση #|Ενότητα #|Εικόνες #|Πίνακες #|Κώδικες #|Εξισώσεις #|Ενότητες #| και |Κατάλογος εικόνων|Κατάλογος πινάκων|Κατάλογος κωδίκων|Κατάλογος εξισώσεων|Κεφάλαιο #|Κεφάλαια #',
  en: 'Listing #|Equation #|Section #|Figures #|Tables #|Listings #|Equations #|Sections #| and |List of Figures|List of Tables|List of Listings|List of Equations|Chapter #|Chapters #',
  es: 'Listado #|Ecuación #|Sección #|Figuras #|Tablas #|Listados #|Ecuaciones #|Secciones #| y |Índice de figuras|Índice de tablas|Índice de listados|Índice de ecuaciones|Capítulo #|Capítulos #',
  fa: 'کد #|معادلهٔ #|بخش #|شکل‌های #|جدول‌های #|کدهای #|معادله‌های #|بخش‌های #| و |فهرست شکل‌ها|فهرست جدول‌ها|فهرست کدها|فهرست معادله‌ها|فصل #|فصل‌های #',
  fi: 'Listaus #|Yhtälö #|Luku #|Kuvat #|Taulukot #|Listaukset #|Yhtälöt #|Luvut #| ja |Kuvat|Taulukot|Listaukset|Yhtälöt|Luku #|Luvut #',
  fr: 'Listing #|Équation #|Section #|Figures #|Tableaux #|Listings #|Équations #|Sections #| et |Table des figures|Liste des tableaux|Liste des listings|Liste des équations|Chapitre #|Chapitres #',
  he: 'קוד #|משוואה #|סעיף #|איורים #|טבלאות #|קטעי קוד #|משוואות #|סעיפים #| ו-|רשימת האיורים|רשימת הטבלאות|רשימת קטעי הקוד|רשימת המשוואות|פרק #|פרקים #',
  hi: 'कोड #|समीकरण #|अनुभाग #|चित्र #|तालिकाएँ #|कोड #|समीकरण #|अनुभाग #| और |चित्र सूची|तालिका सूची|कोड सूची|समीकरण सूची|अध्याय #|अध्याय #',
  hu: '#. kódrészlet|#. egyenlet|#. szakasz|#. ábra|#. táblázat|#. kódrészlet|#. egyenlet|#. szakasz| és |Ábrák jegyzéke|Táblázatok jegyzéke|Kódrészletek jegyzéke|Egyenletek jegyzéke|#. fejezet|#. fejezet',
  it: 'Listato #|Equazione #|Sezione #|Figure #|Tabelle #|Listati #|Equazioni #|Sezioni #| e |Elenco delle figure|Elenco delle tabelle|Elenco dei listati|Elenco delle equazioni|Capitolo #|Capitoli #',
  ja: 'リスト #|式 #|第#節|図 #|表 #|リスト #|式 #|第#節|と|図目次|表目次|リスト目次|式目次|第#章|第#章',
  ko: '코드 #|식 #|#절|그림 #|표 #|코드 #|식 #|#절| 및 |그림 목차|표 목차|코드 목차|식 목차|#장|#장',
  nb: 'Kode #|Ligning #|Avsnitt #|Figur #|Tabell #|Kode #|Ligning #|Avsnitt #| og |Figurer|Tabeller|Kodeeksempler|Ligninger|Kapittel #|Kapittel #',
  nl: 'Codefragment #|Vergelijking #|Paragraaf #|Figuren #|Tabellen #|Codefragmenten #|Vergelijkingen #|Paragrafen #| en |Lijst van figuren|Lijst van tabellen|Lijst van codefragmenten|Lijst van vergelijkingen|Hoofdstuk #|Hoofdstukken #',
  pl: 'Listing #|Równanie #|Rozdział #|Rysunki #|Tabele #|Listingi #|Równania #|Rozdziały #| i |Spis rysunków|Spis tabel|Spis listingów|Spis równań|Rozdział #|Rozdziały #',
  pt: 'Listagem #|Equação #|Seção #|Figuras #|Tabelas #|Listagens #|Equações #|Seções #| e |Lista de figuras|Lista de tabelas|Lista de listagens|Lista de equações|Capítulo #|Capítulos #',
  'pt-PT':
    'Listagem #|Equação #|Secção #|Figuras #|Tabelas #|Listagens #|Equações #|Secções #| e |Lista de figuras|Lista de tabelas|Lista de listagens|Lista de equações|Capítulo #|Capítulos #',
  ro: 'Listingul #|Ecuația #|Secțiunea #|Figurile #|Tabelele #|Listingurile #|Ecuațiile #|Secțiunile #| și |Listă de figuri|Listă de tabele|Listă de coduri|Listă de ecuații|Capitolul #|Capitolele #',
  ru: 'Листинг #|Уравнение #|Раздел #|Рисунки #|Таблицы #|Листинги #|Уравнения #|Разделы #| и |Список рисунков|Список таблиц|Список листингов|Список уравнений|Глава #|Главы #',
  sv: 'Kod #|Ekvation #|Avsnitt #|Figur #|Tabell #|Kod #|Ekvation #|Avsnitt #| och |Figurer|Tabeller|Kodexempel|Ekvationer|Kapitel #|Kapitel #',
  th: 'โค้ดที่ #|สมการที่ #|หัวข้อที่ #|รูปที่ #|ตารางที่ #|โค้ดที่ #|สมการที่ #|หัวข้อที่ #| และ |สารบัญรูป|สารบัญตาราง|สารบัญโค้ด|สารบัญสมการ|บทที่ #|บทที่ #',
  tr: 'Kod #|Denklem #|Bölüm #|Şekil #|Tablo #|Kod #|Denklem #|Bölüm #| ve |Şekil listesi|Tablo listesi|Kod listesi|Denklem listesi|Bölüm #|Bölüm #',
  uk: 'Лістинг #|Рівняння #|Розділ #|Рисунки #|Таблиці #|Лістинги #|Рівняння #|Розділи #| і |Список рисунків|Список таблиць|Список лістингів|Список рівнянь|Розділ #|Розділи #',
  zh: '代码 #|式 #|第#节|图 #|表 #|代码 #|式 #|第#节|和|插图目录|表格目录|代码目录|公式目录|第#章|第#章',
  'zh-TW':
    '程式碼 #|式 #|第#節|圖 #|表 #|程式碼 #|式 #|第#節|和|圖目錄|表目錄|程式碼目錄|公式目錄|第#章|第#章',
} as const;

/** The words of a language, given as a BCP 47 tag, next to those that all texts have; the English ones if there are none for it. */
export function numberedTermsOf(language: string, terms: Terms): NumberedTerms {
  const words = (byLanguage<string>(WORDS, language) ?? WORDS.en).split('|');
  const word = (index: number): string => words[index] ?? '';
  const theorems = theoremTermsOf(language);
  const { figure, table } = terms;
  const callouts = calloutLabels(terms.callouts);
  return {
    one: {
      ...theorems.one,
      ...callouts,
      figure,
      table,
      listing: word(0),
      equation: word(1),
      section: word(2),
      chapter: word(13),
    },
    several: {
      ...theorems.several,
      ...callouts,
      figure: word(3),
      table: word(4),
      listing: word(5),
      equation: word(6),
      section: word(7),
      chapter: word(14),
    },
    and: word(8),
    lists: { figure: word(9), table: word(10), listing: word(11), equation: word(12) },
  };
}

/** "Note #" and the like: of several callouts, each has its label. */
function calloutLabels(callouts: Terms['callouts']): Readonly<Record<CalloutKind, string>> {
  const titles = callouts.split('|');
  const labels = CALLOUT_KINDS.map((kind) => [kind, `${titles[calloutTitlePosition(kind) ?? 0]} #`]);
  return Object.fromEntries(labels);
}
