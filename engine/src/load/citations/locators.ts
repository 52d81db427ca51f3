import type { Locale } from '../../csl/locale.js';

/** The suffix of a cite, split into the locator that it begins with and the rest. */
interface ReadSuffix {
  readonly locator?: string;
  readonly label?: string;
  readonly rest: string;
}

const LABELS: Readonly<Record<string, string>> = {
  book: 'book bk. bks.',
  chapter: 'chapter chapters chap. chaps. ch.',
  column: 'column columns col. cols.',
  figure: 'figure figures fig. figs.',
  folio: 'folio folios fol. fols.',
  issue: 'issue issues number numbers no. nos.',
  line: 'line lines l. ll.',
  note: 'note notes n. nn.',
  opus: 'opus opera op. opp.',
  page: 'page pages p. pp. p pp',
  paragraph: 'paragraph paragraphs para. paras. par. pars. ¶ ¶¶',
  part: 'part parts pt. pts.',
  section: 'section sections sec. secs. § §§',
  'sub-verbo': 's.v. s.vv. sub_verbo',
  table: 'table tables tab. tabs.',
  verse: 'verse verses v. vv.',
  volume: 'volume volumes vol. vols.',
};

const NUMBER = String.raw`(?:\p{L}{0,2}\d[\p{L}\d]*(?:[.:]\d+)*|[ivxlcdmIVXLCDM]+(?![\p{L}\d]))`;
const NUMBERS = new RegExp(String.raw`^${NUMBER}(?:\s*(?:[-–—]{1,3}|,|&)\s*${NUMBER})*`, 'u');

/** Makes a reader of locators in English and in the language of a document, as in pandoc: `p. 3–4`, `chap. 2`, `{any text}`. */
export function locatorReader(locale: Locale): (suffix: string) => ReadSuffix {
  const labels = new Map<string, string>();
  for (const [label, forms] of Object.entries(LABELS)) {
    const own = ['long', 'short', 'symbol'].flatMap((form) =>
      [false, true].map((isPlural) => locale.term(label, form, isPlural)),
    );
    for (const form of [...forms.split(' ').map((each) => each.replace('_', ' ')), ...own])
      if (form) labels.set(form.toLowerCase(), label);
  }
  // Longer forms first, since they may begin with shorter ones.
  const forms = [...labels.keys()].sort((a, b) => b.length - a.length);
  return (suffix) => {
    const [lead = ''] = /^\s*,?\s*/.exec(suffix) ?? [];
    const text = suffix.slice(lead.length);
    const braced = /^\{([^{}]*)\}/.exec(text);
    const inner = braced?.[1] ?? text;
    const form = forms.find((each) => isForm(inner, each));
    const label = form === undefined ? 'page' : (labels.get(form) ?? 'page');
    const start =
      form === undefined ? 0 : form.length + (/^\s*/.exec(inner.slice(form.length))?.[0].length ?? 0);
    if (braced) return { locator: inner.slice(start).trim(), label, rest: text.slice(braced[0].length) };
    const [numbers] = NUMBERS.exec(text.slice(start)) ?? [];
    // Without a label, a locator follows a comma or a space and begins with a digit, or with one letter and a digit.
    const isLocator =
      numbers !== undefined && (form !== undefined || (lead !== '' && /^\p{L}?\d/u.test(numbers)));
    if (!isLocator) return { rest: suffix };
    return {
      locator: numbers.replace(/\s*[-–—]+\s*/g, '-'),
      label,
      rest: text.slice(start + numbers.length),
    };
  };
}

function isForm(text: string, form: string): boolean {
  if (!text.toLowerCase().startsWith(form)) return false;
  return /[§¶.]$/.test(form) || !/^[\p{L}.]/u.test(text.slice(form.length));
}
