import type { CslItem } from '../../csl/item.js';
import { childOf, type Element, readXml } from '../../csl/xml.js';
import { ENDNOTE_TYPES, pageFields } from './refer.js';
import { risItems, type TaggedField } from './ris.js';

/** Where EndNote's XML has what RIS has under these tags. */
const PATHS: readonly (readonly [tag: string, path: string])[] = [
  ['AU', 'contributors/authors/author'],
  ['ED', 'contributors/secondary-authors/author'],
  ['A3', 'contributors/tertiary-authors/author'],
  ['A4', 'contributors/subsidiary-authors/author'],
  ['TI', 'titles/title'],
  ['ST', 'titles/short-title'],
  ['T2', 'titles/secondary-title'],
  ['JF', 'periodical/full-title'],
  ['T3', 'titles/tertiary-title'],
  ['VL', 'volume'],
  ['IS', 'number'],
  ['ET', 'edition'],
  ['PB', 'publisher'],
  ['CY', 'pub-location'],
  ['SN', 'isbn'],
  ['DO', 'electronic-resource-num'],
  ['UR', 'urls/related-urls/url'],
  ['PY', 'dates/year'],
  ['AB', 'abstract'],
  ['LA', 'language'],
  ['M3', 'work-type'],
  ['ID', 'label'],
];

/** Reads a library that EndNote exported as XML. */
export function readEndnoteXml(source: string): readonly CslItem[] | undefined {
  const records = at(readXml(source), 'records/record');
  if (records.length === 0) return undefined;
  return risItems(
    records.flatMap((record): readonly TaggedField[] => {
      const type = childOf(record, 'ref-type')?.attributes.name ?? '';
      const fields = PATHS.flatMap(([tag, path]) =>
        at(record, path).flatMap((element): TaggedField[] => {
          const value = textIn(element).replace(/\s+/g, ' ').trim();
          return value === '' ? [] : [[tag, value]];
        }),
      );
      const pages = at(record, 'pages').flatMap((element) => pageFields(textIn(element).trim()));
      return [['TY', ENDNOTE_TYPES[type.toLowerCase()] ?? 'GEN'], ...fields, ...pages, ['ER', '']];
    }),
  );
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
