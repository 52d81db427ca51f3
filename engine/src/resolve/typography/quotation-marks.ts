/** The outer and the inner pair of a language. */
export interface QuotationMarks {
  readonly double: readonly [opening: string, closing: string];
  readonly single: readonly [opening: string, closing: string];
  /** Whether signs such as `?` stand apart from their words, by spaces at which no line may break. */
  readonly setsSignsApart?: true;
}

/** French sets its marks off by a narrow space at which no line breaks. */
const NARROW = '\u202f';

const ENGLISH = pairs('“”', '‘’');
const GERMAN = pairs('„“', '‚‘');
const ANGLED = pairs('«»', '“”');
const FRENCH: QuotationMarks = {
  double: [`«${NARROW}`, `${NARROW}»`],
  single: ['“', '”'],
  setsSignsApart: true,
};
const RUSSIAN = pairs('«»', '„“');
const POLISH = pairs('„”', '«»');
const SWEDISH = pairs('””', '’’');

/** By language tag, or by its first part; every other language has the English ones. */
const MARKS: ReadonlyMap<string, QuotationMarks> = new Map(
  Object.entries({
    be: RUSSIAN,
    bg: pairs('„“', '’’'),
    cs: GERMAN,
    da: pairs('””', '’’'),
    de: GERMAN,
    'de-CH': pairs('«»', '‹›'),
    'de-LI': pairs('«»', '‹›'),
    el: ANGLED,
    es: ANGLED,
    et: pairs('„“', '‚‘'),
    fa: pairs('«»', '‹›'),
    fi: SWEDISH,
    fr: FRENCH,
    'fr-CH': pairs('«»', '‹›'),
    hr: pairs('„”', '‚’'),
    hu: pairs('„”', '»«'),
    is: GERMAN,
    it: ANGLED,
    'it-CH': pairs('«»', '‹›'),
    lt: GERMAN,
    lv: pairs('“”', '‘’'),
    nb: pairs('«»', '‘’'),
    nn: pairs('«»', '‘’'),
    no: pairs('«»', '‘’'),
    pl: POLISH,
    'pt-PT': ANGLED,
    ro: pairs('„”', '«»'),
    ru: RUSSIAN,
    sk: GERMAN,
    sl: GERMAN,
    sr: pairs('„”', '‚’'),
    sv: SWEDISH,
    uk: RUSSIAN,
  }),
);

/** The marks of a language, by its BCP 47 tag. */
export function quotationMarks(language: string): QuotationMarks {
  const [primary = '', region = ''] = language.replace(/-[a-z]{4}(?=-|$)/i, '').split('-');
  const name = primary.toLowerCase();
  return MARKS.get(`${name}-${region.toUpperCase()}`) ?? MARKS.get(name) ?? ENGLISH;
}

function pairs(double: string, single: string): QuotationMarks {
  return { double: pairOf(double), single: pairOf(single) };
}

function pairOf(signs: string): readonly [string, string] {
  const [opening = '', closing = ''] = signs;
  return [opening, closing];
}
