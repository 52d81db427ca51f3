import type { CslItem } from '../../csl/item.js';
import { childOf, type Element, readXml } from '../../csl/xml.js';
import { dateFields, ENDNOTE_TYPES, endnoteName, identified, keyFields, pageFields } from './refer.js';
import { risItems, type TaggedField } from './ris.js';

/** Where EndNote's XML has what RIS has under these tags. */
const PATHS: readonly (readonly [tag: string, path: string])[] = [
  ['TI', 'titles/title'],
  ['ST', 'titles/short-title'],
  ['T2', 'titles/secondary-title'],
  ['JF', 'periodical/full-title'],
  ['JA', 'periodical/abbr-1'],
  ['T3', 'titles/tertiary-title'],
  ['VL', 'volume'],
  ['IS', 'number'],
  ['ET', 'edition'],
  ['PB', 'publisher'],
  ['CY', 'pub-location'],
  ['SN', 'isbn'],
  ['PY', 'dates/year'],
  ['AB', 'abstract'],
  ['LA', 'language'],
  ['M3', 'work-type'],
  ['NV', 'num-vols'],
];

/** Where it has names. */
const NAME_PATHS: readonly (readonly [tag: string, path: string])[] = [
  ['AU', 'contributors/authors/author'],
  ['ED', 'contributors/secondary-authors/author'],
  ['A3', 'contributors/tertiary-authors/author'],
  ['A4', 'contributors/subsidiary-authors/author'],
];

const LINK_PATHS = ['electronic-resource-num', 'urls/related-urls/url', 'urls/web-urls/url'];

/** EndNote's numbers of the types that are most used, for exports without their names. */
const NUMBERED_TYPES: Readonly<Record<string, string>> = {
  5: 'book section',
  6: 'book',
  10: 'conference proceedings',
  12: 'web page',
  17: 'journal article',
  19: 'magazine article',
  23: 'newspaper article',
  27: 'report',
  28: 'edited book',
  32: 'thesis',
  47: 'conference paper',
};

/** Reads a library that EndNote exported as XML. */
export function readEndnoteXml(source: string): readonly CslItem[] | undefined {
  const records = at(readXml(source), 'records/record');
  if (records.length === 0) return undefined;
  const texts = (record: Element, path: string): readonly string[] =>
    at(record, path).flatMap((element) => trimmed(textIn(element)) || []);
  const labels = records.flatMap((record) => texts(record, 'label'));
  return risItems(
    records.flatMap((record): readonly TaggedField[] => {
      const written = childOf(record, 'ref-type');
      const type = written?.attributes.name ?? NUMBERED_TYPES[trimmed(written?.text ?? '')] ?? '';
      const [year] = texts(record, 'dates/year');
      const fields = PATHS.flatMap(([tag, path]) =>
        at(record, path).flatMap((element): TaggedField[] => {
          const value = trimmed(path.endsWith('title') ? formattedIn(element) : textIn(element));
          return value === '' ? [] : [[tag, value]];
        }),
      );
      return [
        ['TY', ENDNOTE_TYPES[type.toLowerCase()] ?? 'GEN'],
        ...NAME_PATHS.flatMap(([tag, path]) =>
          texts(record, path).map((name): TaggedField => [tag, endnoteName(name)]),
        ),
        ...fields,
        ...LINK_PATHS.flatMap((path) => texts(record, path).flatMap(identified)),
        ...texts(record, 'pages').flatMap(pageFields),
        ...texts(record, 'dates/pub-dates/date').flatMap((date) => dateFields('DA', date, year)),
        ...texts(record, 'access-date').flatMap((date) => dateFields('Y2', date)),
        ...texts(record, 'label').flatMap((label) => keyFields(label, labels)),
        ['ER', ''],
      ];
    }),
  );
}

function trimmed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The elements at a path below one. */
function at(element: Element | undefined, path: string): readonly Element[] {
  return path
    .split('/')
    .reduce<readonly Element[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      element ? [element] : [],
    );
}

/** The text of an element; EndNote puts each run of a format into one of its own. */
function textIn({ text, children }: Element): string {
  return text + children.map(textIn).join('');
}

/** The elements of CSL's rich text for EndNote's formats; bold letters in titles are only a look. */
const FORMATS: readonly (readonly [RegExp, string])[] = [
  [/\bitalic\b/, 'i'],
  [/\bsuperscript\b/, 'sup'],
  [/\bsubscript\b/, 'sub'],
];

/** The text of an element with its formats. */
function formattedIn({ text, children, attributes }: Element): string {
  const inner = text + children.map(formattedIn).join('');
  const names = FORMATS.flatMap(([sign, name]) => (sign.test(attributes.face ?? '') ? [name] : []));
  return names.reduce((content, name) => `<${name}>${content}</${name}>`, inner);
}
