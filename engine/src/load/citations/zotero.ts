import { type CslItem, DATE_VARIABLES, dateOf } from '../../csl/item.js';
import type { CitingProgram } from '../../model/citing.js';
import type { FieldCite } from './field-cite.js';

const SCHEMA = 'https://github.com/citation-style-language/schema/raw/master/csl-citation.json';

/** The instruction of Zotero's field for a citation; `text` is what it shows. */
export function zoteroCitation(
  index: number,
  cites: readonly FieldCite[],
  text: string,
  note: number,
): string {
  const citation = {
    citationID: `footmark${index + 1}`,
    properties: { formattedCitation: text, plainCitation: text, noteIndex: note },
    citationItems: cites.map(({ item, locator, label, prefix, suffix, suppressAuthor }) => ({
      id: item.id,
      uris: [uriOf(item)],
      itemData: withDates(item),
      ...(locator !== undefined && { locator, label }),
      ...(prefix !== '' && { prefix }),
      ...(suffix !== '' && { suffix }),
      ...(suppressAuthor && { 'suppress-author': true }),
    })),
    schema: SCHEMA,
  };
  return `ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify(citation)}`;
}

/** The instruction of Zotero's field for the bibliography. */
export function zoteroBibliography(uncited: readonly CslItem[]): string {
  const lists = { uncited: uncited.map((item) => [uriOf(item)]), omitted: [], custom: [] };
  return `ADDIN ZOTERO_BIBL ${JSON.stringify(lists)} CSL_BIBLIOGRAPHY`;
}

/** The URI of a source. Zotero does not find it in any library, so it takes the data from the field. */
function uriOf({ id }: CslItem): string {
  return `http://zotero.org/users/local/footmark/items/${encodeURIComponent(id)}`;
}

/** Converts the parts of dates to numbers, the only form that Zotero reads. */
function withDates(item: CslItem): CslItem {
  const dates = [...DATE_VARIABLES].flatMap((variable) => {
    const parts = dateOf(item, variable)?.parts ?? [];
    if (parts.length === 0) return [];
    const numbers = parts.map(({ year, month, day }) =>
      [year, month, day].filter((part) => part !== undefined),
    );
    return [[variable, { 'date-parts': numbers }] as const];
  });
  return { ...item, ...Object.fromEntries(dates) };
}

/** The longest document property that Zotero reads, in characters. */
const MAX_PROPERTY = 255;

interface ZoteroStyle {
  readonly id: string;
  readonly language: string;
  readonly hasBibliography: boolean;
  /** 0 in the text, 1 in footnotes, 2 in endnotes. */
  readonly noteType: 0 | 1 | 2;
}

/** The document properties in which Zotero stores its preferences. */
export function zoteroProperties({
  id,
  language,
  hasBibliography,
  noteType,
}: ZoteroStyle): CitingProgram['properties'] {
  const data =
    '<data data-version="3" zotero-version="6.0.30"><session id="footmark"/>' +
    `<style id="${id}" locale="${language}" hasBibliography="${hasBibliography ? 1 : 0}" bibliographyStyleHasBeenSet="1"/>` +
    `<prefs><pref name="fieldType" value="Field"/><pref name="noteType" value="${noteType}"/></prefs></data>`;
  const pieces = data.match(new RegExp(`.{1,${MAX_PROPERTY}}`, 'g')) ?? [];
  return pieces.map((piece, index) => [`ZOTERO_PREF_${index + 1}`, piece] as const);
}
