import { elementsOf, textOf, type XmlElement } from '../../xml/element.js';
import type { OwnCitations } from './carried-citations.js';

/** A document's data about its sources. */
export interface SourceLists {
  /** Word's own lists of sources. */
  readonly lists: readonly XmlElement[];
  /** The additional data that our files contain. */
  readonly carried: OwnCitations | undefined;
}

/** The places where programs record a document's citation style. */
interface Noted extends SourceLists {
  /** The custom properties of the document (ECMA-376 Part 1, 22.3). */
  readonly properties: XmlElement | undefined;
}

/** The name of a document's citation style, as in the option `csl`; undefined if it is not recorded. */
export function citationStyleOf({ properties, lists, carried }: Noted): string | undefined {
  const address = zoteroStyle(properties) ?? propertyIn(properties, 'Mendeley Citation Style_1');
  if (address) return nameOf(address);
  const [inWord] = lists.flatMap(({ attributes }) => attributes.StyleName ?? []);
  // Our record only counts if nobody has chosen another style in Word since.
  if (carried && carried.wordStyle === inWord) return nameOf(carried.style);
  return inWord === undefined ? undefined : WORD_STYLES[inWord];
}

/** Zotero keeps its preferences in properties of 255 characters at most, one after another. */
function zoteroStyle(properties: XmlElement | undefined): string | undefined {
  let preferences = '';
  for (let number = 1; ; number++) {
    const piece = propertyIn(properties, `ZOTERO_PREF_${number}`);
    if (!piece) break;
    preferences += piece;
  }
  return /<style [^>]*?\bid="([^"]+)"/.exec(preferences)?.[1];
}

function propertyIn(properties: XmlElement | undefined, name: string): string | undefined {
  const found = elementsOf(properties).find(({ attributes }) => attributes.name === name);
  return found && textOf(found);
}

/** The file name of a CSL style, from its address at zotero.org, or the name itself; undefined for other addresses. */
function nameOf(address: string): string | undefined {
  const name = address.replace(/^https?:\/\/(?:www\.)?zotero\.org\/styles\//, '').replace(/\.csl$/, '');
  return /^[\w-]{1,80}$/.test(name) ? name : undefined;
}

/** The CSL styles that correspond to Word's built-in styles, which are author-date styles unless their names say otherwise. */
const WORD_STYLES: Readonly<Partial<Record<string, string>>> = {
  APA: 'apa',
  Chicago: 'chicago-author-date',
  'Harvard - Anglia': 'harvard',
  IEEE: 'ieee',
  'ISO 690 - First Element and Date': 'iso690',
  'ISO 690 - Numerical Reference': 'iso690-numeric',
  MLA: 'mla',
  Turabian: 'chicago-author-date',
};
