import { byLanguage } from './tags.js';

/** How a language writes dates: `D`, `M` and `Y` stand for day, month and year. */
interface DateForm {
  /** The names of the months in full dates, from January. */
  readonly months: string;
  /** The names in dates without a day, if they differ. */
  readonly standaloneMonths?: string;
  readonly day: string;
  readonly month: string;
  /** The first day of a month, if it is written differently. */
  readonly first?: string;
  /** The digits from 0 to 9, if they are not Western Arabic. */
  readonly digits?: string;
}

const ENGLISH: DateForm = {
  months: 'January February March April May June July August September October November December',
  day: 'M D, Y',
  month: 'M Y',
};
const DAY_FIRST: DateForm = { ...ENGLISH, day: 'D M Y' };
const GERMAN: DateForm = {
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  day: 'D. M Y',
  month: 'M Y',
};
const PORTUGUESE: DateForm = {
  months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  day: 'D de M de Y',
  month: 'M de Y',
  first: '1º',
};
const IDEOGRAPHIC: DateForm = { months: '1 2 3 4 5 6 7 8 9 10 11 12', day: 'Y年M月D日', month: 'Y年M月' };

/** By language, as in the Unicode Common Locale Data Repository for the Gregorian calendar. */
export const DATE_FORMS: Readonly<Record<string, DateForm>> = {
  ar: {
    months: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
    day: 'D M Y',
    month: 'M Y',
  },
  cs: {
    months: 'ledna února března dubna května června července srpna září října listopadu prosince',
    standaloneMonths: 'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec',
    day: 'D. M Y',
    month: 'M Y',
  },
  da: {
    months: 'januar februar marts april maj juni juli august september oktober november december',
    day: 'D. M Y',
    month: 'M Y',
  },
  de: GERMAN,
  'de-AT': { ...GERMAN, months: GERMAN.months.replace('Januar', 'Jänner') },
  el: {
    months:
      'Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου',
    standaloneMonths:
      'Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος',
    day: 'D M Y',
    month: 'M Y',
  },
  en: DAY_FIRST,
  'en-US': ENGLISH,
  'en-CA': ENGLISH,
  es: {
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    day: 'D de M de Y',
    month: 'M de Y',
  },
  fa: {
    months: 'ژانویهٔ فوریهٔ مارس آوریل مهٔ ژوئن ژوئیهٔ اوت سپتامبر اکتبر نوامبر دسامبر',
    day: 'D M Y',
    month: 'M Y',
    digits: '۰۱۲۳۴۵۶۷۸۹',
  },
  fi: {
    months:
      'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
    standaloneMonths:
      'tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu',
    day: 'D. M Y',
    month: 'M Y',
  },
  fr: {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    day: 'D M Y',
    month: 'M Y',
    first: '1er',
  },
  he: {
    months: 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
    day: 'D בM Y',
    month: 'M Y',
  },
  hi: {
    months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
    day: 'D M Y',
    month: 'M Y',
  },
  hu: {
    months:
      'január február március április május június július augusztus szeptember október november december',
    day: 'Y. M D.',
    month: 'Y. M',
  },
  it: {
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    day: 'D M Y',
    month: 'M Y',
  },
  ja: IDEOGRAPHIC,
  ko: { months: IDEOGRAPHIC.months, day: 'Y년 M월 D일', month: 'Y년 M월' },
  nb: {
    months: 'januar februar mars april mai juni juli august september oktober november desember',
    day: 'D. M Y',
    month: 'M Y',
  },
  nl: {
    months: 'januari februari maart april mei juni juli augustus september oktober november december',
    day: 'D M Y',
    month: 'M Y',
  },
  pl: {
    months:
      'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
    standaloneMonths:
      'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
    day: 'D M Y',
    month: 'M Y',
  },
  pt: PORTUGUESE,
  'pt-PT': { ...PORTUGUESE, first: '1' },
  ro: {
    months:
      'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
    day: 'D M Y',
    month: 'M Y',
  },
  ru: {
    months: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
    standaloneMonths: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
    day: 'D M Y г.',
    month: 'M Y г.',
  },
  sv: {
    months: 'januari februari mars april maj juni juli augusti september oktober november december',
    day: 'D M Y',
    month: 'M Y',
  },
  th: {
    months: 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม',
    day: 'D M ค.ศ. Y',
    month: 'M ค.ศ. Y',
  },
  tr: {
    months: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
    day: 'D M Y',
    month: 'M Y',
  },
  uk: {
    months: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
    standaloneMonths:
      'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень',
    day: 'D M Y р.',
    month: 'M Y р.',
  },
  zh: IDEOGRAPHIC,
};

/** A numeric date that begins with the year, with or without a day and a time: ISO 8601 and similar forms. */
const NUMERIC = /^(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2})(?:[T ](\d{1,2}:\d{2}.*))?)?$/i;
/** The time of day in such a date: hours, minutes, seconds with fractions, and how far the clock is from UTC. */
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?: ?(?:Z|UTC|([+-]\d{2}):?(\d{2})))?$/i;

/**
 * A date as the language writes it in running text. `dayFirst` puts the day first in English, too, as MLA does.
 * Text that is not a numeric date beginning with the year is kept: its author chose the form.
 */
export function writtenDate(text: string, language: string, dayFirst: boolean): string {
  const [, year, , monthNumber, dayNumber] = NUMERIC.exec(text.trim()) ?? [];
  if (year === undefined || !isDate(Number(year), Number(monthNumber), Number(dayNumber ?? 1))) return text;
  const found = byLanguage(DATE_FORMS, language) ?? ENGLISH;
  const form = dayFirst && found === ENGLISH ? DAY_FIRST : found;
  const { months, standaloneMonths = months, first, digits } = form;
  const names = (dayNumber === undefined ? standaloneMonths : months).split(' ');
  const day = Number(dayNumber) === 1 && first !== undefined ? first : String(Number(dayNumber));
  const parts: Readonly<Record<string, string>> = {
    D: day,
    M: names[Number(monthNumber) - 1] ?? '',
    Y: year,
  };
  const pattern = dayNumber === undefined ? form.month : form.day;
  const written = pattern.replace(/[DMY]/g, (part) => parts[part] ?? part);
  return digits === undefined ? written : written.replace(/\d/g, (digit) => digits.charAt(Number(digit)));
}

const NAMED_FORMATS: Readonly<Record<string, string>> = {
  iso: 'YYYY-MM-DD',
  short: 'M/D/YY',
};
const TOKEN = /\[([^\]]*)\]|Y{4}|Y{2}|M{1,4}|D{1,2}(?!o)|Do/g;

/**
 * A date in a format as Quarto has it (Quarto, "Dates and Date Formatting"): `D MMMM YYYY`, `YYYY-MM-DD`, `iso`, `long`. A format with
 * other signs, such as names of days, and none give the date as the language writes it.
 */
export function datePrinted(
  text: string,
  format: string | undefined,
  language: string,
  dayFirst: boolean,
): string {
  const [, year = '', , monthNumber = '', dayNumber] = NUMERIC.exec(text.trim()) ?? [];
  const pattern = NAMED_FORMATS[format ?? ''] ?? format ?? '';
  const rest = pattern.replace(TOKEN, '');
  const [month, day] = [Number(monthNumber), Number(dayNumber ?? 1)];
  if (pattern === '' || /[A-Za-z]/.test(rest) || !isDate(Number(year), month, day) || year === '')
    return writtenDate(text, language, dayFirst);
  const names = (byLanguage(DATE_FORMS, language) ?? ENGLISH).months.split(' ');
  const name = names[month - 1] ?? '';
  const parts: Readonly<Record<string, string>> = {
    YYYY: year,
    YY: year.slice(2),
    MMMM: name,
    MMM: name.slice(0, 3),
    MM: String(month).padStart(2, '0'),
    M: String(month),
    DD: String(day).padStart(2, '0'),
    D: String(day),
    Do: `${day}.`,
  };
  return pattern.replace(TOKEN, (token, literal?: string) => literal ?? parts[token] ?? token);
}

/** What Quarto, LaTeX and R Markdown write for the day on which a document is made; front matter is shown without the signs of code. */
const TODAY =
  /^(?:today|now|last-modified|\\today(?:\{\})?|(`?)(?:r |\{r\} )[^`]*\bSys\.(?:Date|time)\(\)[^`]*\1)$/i;

/** A date as written or, where it asks for the day on which the document is made, that day as `YYYY-MM-DD`. */
export function requestedDate(text: string, today: Date): string {
  if (!TODAY.test(text.trim())) return text;
  const parts = [today.getFullYear(), today.getMonth() + 1, today.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/**
 * The moment that a date names, to the second: a day begins at midnight, and a time without a zone is in UTC. A day in words is read
 * in the language or in English. `undefined` for a month, a season, `3/4/2026` and whatever else leaves a doubt about the day.
 */
export function momentOf(text: string, language: string): Date | undefined {
  const [year, month = '', day, time = '0:00'] =
    NUMERIC.exec(text.trim())?.filter((_, index) => index === 1 || index > 2) ??
    dayInWords(text.trim(), language) ??
    [];
  if (year === undefined || day === undefined || !isDate(Number(year), Number(month), Number(day)))
    return undefined;
  const [, hours, minutes, seconds = '00', zoneHours = '+00', zoneMinutes = '00'] =
    TIME.exec(time.trim()) ?? [];
  if (hours === undefined) return undefined;
  const calendarDay = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const clock = `${hours.padStart(2, '0')}:${minutes}:${seconds}${zoneHours}:${zoneMinutes}`;
  const moment = new Date(`${calendarDay}T${clock}`);
  const written = moment.getUTCFullYear();
  // A Word file writes the year with four digits, and XML Schema has no year 0.
  return written >= 1 && written <= 9999 ? moment : undefined;
}

/** The year, month and day of a full date as a language or English writes it: `3 février 2024`, `3rd of February 2024`, `Feb. 3, 2024`. */
function dayInWords(text: string, language: string): readonly string[] | undefined {
  const own = byLanguage(DATE_FORMS, language) ?? ENGLISH;
  for (const form of [own, ENGLISH, DAY_FIRST]) {
    const { digits = '' } = form;
    const read = text.replace(/\p{Nd}/gu, (digit) =>
      digits.includes(digit) ? String(digits.indexOf(digit)) : digit,
    );
    const months = form.months.toLowerCase().split(' ');
    const isEnglish = form.months === ENGLISH.months;
    const names = months.map((month) => (isEnglish ? `${month}|${month.slice(0, 3)}t?\\.?` : month));
    const parts: Readonly<Record<string, string>> = {
      D: `(?<day>\\d{1,2})(?:st|nd|rd|th|er|º|ª)?\\.?${isEnglish ? '(?: of)?' : ''}`,
      M: `(?<month>${names.join('|')})`,
      Y: '(?<year>\\d{4})',
    };
    const pattern = form.day
      .replace(/\./g, '\\.?')
      .replace(/,? /g, ',? ?')
      .replace(/[DMY]/g, (part) => parts[part] ?? part);
    const { year, month = '', day } = new RegExp(`^${pattern}$`, 'iu').exec(read)?.groups ?? {};
    if (year === undefined || day === undefined) continue;
    const found = names.findIndex((name) => new RegExp(`^(?:${name})$`, 'iu').test(month));
    return [year, String(found + 1), day];
  }
  return undefined;
}

function isDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
