import { childOf, type Element, readXml } from './xml.js';

interface Term {
  readonly single: string;
  readonly multiple: string;
  readonly gender?: string;
  /** For an ordinal, the numbers that it applies to. */
  readonly match?: string;
}

/** The fallbacks for a form that a term does not have. */
const FALLBACKS: Readonly<Record<string, string>> = {
  'verb-short': 'verb',
  verb: 'long',
  symbol: 'short',
  short: 'long',
};

/** The words, dates and conventions of a language, with the changes that a style makes. */
export class Locale {
  readonly #terms = new Map<string, Term>();
  readonly #dates = new Map<string, Element>();
  readonly #options = new Map<string, string>();

  /** `sources` go from general to specific: each overrides those before it. */
  constructor(
    readonly language: string,
    sources: readonly Element[],
  ) {
    for (const source of sources) this.#add(source);
  }

  get punctuationInQuote(): boolean {
    return this.#options.get('punctuation-in-quote') === 'true';
  }

  get limitsDayOrdinals(): boolean {
    return this.#options.get('limit-day-ordinals-to-day-1') === 'true';
  }

  /** A term in a form, or in its fallback; `undefined` if there is no such term. */
  term(name: string, form = 'long', isPlural = false): string | undefined {
    const term = this.#terms.get(`${dashed(name)}|${form}`);
    if (term) return isPlural ? term.multiple : term.single;
    const fallback = FALLBACKS[form];
    return fallback === undefined ? undefined : this.term(name, fallback, isPlural);
  }

  /** The grammatical gender of a term, if it has one. */
  genderOf(name: string): string | undefined {
    return this.#terms.get(`${dashed(name)}|long`)?.gender;
  }

  date(form: string): Element | undefined {
    return this.#dates.get(form);
  }

  /** The suffix that makes a number an ordinal: `st`, `nd`. */
  ordinalSuffix(number: number, gender: string | undefined): string {
    const lastTwo = String(number % 100).padStart(2, '0');
    const lastOne = `0${number % 10}`;
    const find = (ending: string, matches: readonly string[]): string | undefined => {
      for (const key of gender ? [`|${gender}`, ''] : ['']) {
        const term = this.#terms.get(`ordinal-${ending}|long${key}`);
        if (term && matches.includes(term.match ?? (Number(ending) >= 10 ? 'last-two-digits' : 'last-digit')))
          return term.single;
      }
      return undefined;
    };
    const whole = number < 100 ? find(lastTwo, ['whole-number', 'last-two-digits', 'last-digit']) : undefined;
    const general = (gender && this.#terms.get(`ordinal|long|${gender}`)) || this.#terms.get('ordinal|long');
    return (
      whole ?? find(lastTwo, ['last-two-digits']) ?? find(lastOne, ['last-digit']) ?? general?.single ?? ''
    );
  }

  longOrdinal(number: number, gender: string | undefined): string | undefined {
    const name = `long-ordinal-${String(number).padStart(2, '0')}|long`;
    return ((gender && this.#terms.get(`${name}|${gender}`)) || this.#terms.get(name))?.single;
  }

  #add(source: Element): void {
    const terms = childOf(source, 'terms')?.children ?? [];
    if (terms.some(({ attributes }) => attributes.name === 'ordinal'))
      for (const key of [...this.#terms.keys()]) if (/^ordinal\b/.test(key)) this.#terms.delete(key);
    for (const { attributes, children, text } of terms) {
      const { name = '', form = 'long', gender, match } = attributes;
      const forms = attributes['gender-form'] ? `|${attributes['gender-form']}` : '';
      const own = text.trim() === '' && children.length > 0 ? undefined : text;
      const single = own ?? children.find((child) => child.name === 'single')?.text ?? '';
      const multiple = own ?? children.find((child) => child.name === 'multiple')?.text ?? '';
      this.#terms.set(`${dashed(name)}|${form}${forms}`, {
        single,
        multiple,
        ...(gender && { gender }),
        ...(match && { match }),
      });
    }
    for (const child of source.children) {
      if (child.name === 'date') this.#dates.set(child.attributes.form ?? 'text', child);
      if (child.name !== 'style-options') continue;
      for (const [key, value] of Object.entries(child.attributes)) this.#options.set(key, value);
    }
  }
}

/** Older files write names of terms with spaces. */
function dashed(name: string): string {
  return name.replaceAll(' ', '-');
}

/** The default dialect of a language that is given without one. */
const PRIMARY: Readonly<Record<string, string>> = {
  af: 'af-ZA',
  bg: 'bg-BG',
  ca: 'ca-AD',
  cs: 'cs-CZ',
  cy: 'cy-GB',
  da: 'da-DK',
  de: 'de-DE',
  el: 'el-GR',
  en: 'en-US',
  es: 'es-ES',
  et: 'et-EE',
  fa: 'fa-IR',
  fi: 'fi-FI',
  fr: 'fr-FR',
  he: 'he-IL',
  hr: 'hr-HR',
  hu: 'hu-HU',
  is: 'is-IS',
  it: 'it-IT',
  ja: 'ja-JP',
  km: 'km-KH',
  ko: 'ko-KR',
  lt: 'lt-LT',
  lv: 'lv-LV',
  mn: 'mn-MN',
  nb: 'nb-NO',
  nl: 'nl-NL',
  nn: 'nn-NO',
  pl: 'pl-PL',
  pt: 'pt-PT',
  ro: 'ro-RO',
  ru: 'ru-RU',
  sk: 'sk-SK',
  sl: 'sl-SI',
  sr: 'sr-RS',
  sv: 'sv-SE',
  th: 'th-TH',
  tr: 'tr-TR',
  uk: 'uk-UA',
  vi: 'vi-VN',
  zh: 'zh-CN',
  no: 'nb-NO',
};

/** The languages whose files make up the locale of one, the most general first. */
export function localeChain(language: string): readonly string[] {
  const [base = 'en'] = language.split('-');
  const primary = PRIMARY[base.toLowerCase()];
  return [...new Set(['en-US', ...(primary ? [primary] : []), language])];
}

/** The locale of a style: the files of its language, then what the style itself says, from general to particular. */
export function localeOf(language: string, files: ReadonlyMap<string, string>, style: Element): Locale {
  const base = localeChain(language).flatMap((name) => {
    const file = files.get(name);
    const root = file === undefined ? undefined : readXml(file);
    return root ? [root] : [];
  });
  const own = style.children.filter(({ name }) => name === 'locale');
  const inLanguage = (wanted: string | undefined): readonly Element[] =>
    own.filter(({ attributes }) => attributes['xml:lang'] === wanted);
  const [short] = language.split('-');
  const particular = short === language ? [] : inLanguage(language);
  return new Locale(language, [...base, ...inLanguage(undefined), ...inLanguage(short), ...particular]);
}
