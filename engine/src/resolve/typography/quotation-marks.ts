/** The outer and inner quotation marks of a language. */
export interface QuotationMarks {
  readonly double: readonly [opening: string, closing: string];
  readonly single: readonly [opening: string, closing: string];
  /** Whether no-break spaces separate signs such as `?` from the words before them, as in French. */
  readonly spacesPunctuation?: true;
}

/** French separates its quotation marks by a narrow no-break space. */
const NARROW = '\u202f';

const ENGLISH = pairs('“”', '‘’');
const GERMAN = pairs('„“', '‚‘');
const ANGLED = pairs('«»', '“”');
const FRENCH: QuotationMarks = {
  double: [`«${NARROW}`, `${NARROW}»`],
  single: ['“', '”'],
  spacesPunctuation: true,
};
const RUSSIAN = pairs('«»', '„“');
const POLISH = pairs('„”', '«»');
const SWEDISH = pairs('””', '’’');

/** The marks by BCP 47 tag or primary language subtag; all other languages use the English marks. */
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

/** The quotation marks of a language, given as a BCP 47 tag. */
export function quotationMarks(language: string): QuotationMarks {
  const [primary = '', region = ''] = language.replace(/-[a-z]{4}(?=-)/i, '').split('-');
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
