/** The outer and inner quotation marks of a language. */
export interface QuotationMarks {
  readonly double: readonly [opening: string, closing: string];
  readonly single: readonly [opening: string, closing: string];
  /** Whether no-break spaces separate signs such as `?` from the words before them, as in French. */
  readonly spacesPunctuation?: true;
  /** What follows an apostrophe at the start of a shortened word, as in Dutch `'s morgens`. */
  readonly shortened?: RegExp;
}

/** French separates its quotation marks by a narrow no-break space. */
const NARROW = '\u202f';

const ENGLISH = pairs('“”', '‘’');
const GERMAN = pairs('„“', '‚‘');
/** German `'ne`, Dutch `'t`, Afrikaans `'n`. One letter that is quoted has its other mark behind it. */
const SHORTENED_GERMAN = /^(?:s|n(?:e[mnrs]?)?)(?![\p{L}\p{N}'-])/iu;
const SHORTENED_DUTCH = /^[kmnrst](?![\p{L}\p{N}'])/iu;
const DUTCH: QuotationMarks = { ...ENGLISH, shortened: SHORTENED_DUTCH };
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
    af: DUTCH,
    be: RUSSIAN,
    bg: pairs('„“', '’’'),
    cs: GERMAN,
    da: pairs('””', '’’'),
    de: { ...GERMAN, shortened: SHORTENED_GERMAN },
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
    nl: DUTCH,
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
