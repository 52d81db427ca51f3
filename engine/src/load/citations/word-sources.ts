import { type CslItem, type CslName, namesOf } from '../../csl/item.js';
import type { Locale } from '../../csl/locale.js';
import { wordFields, wordName, wordType } from '../../csl/word-fields.js';
import { WORD_ROLES } from '../../csl/word-vocabulary.js';
import type { CitingProgram, WordPeople, WordSource } from '../../model/citing.js';
import type { FieldCite } from './field-cite.js';

/** Assigns each source id a unique tag for Word, made of letters, digits and underscores. */
export function wordTags(ids: readonly string[]): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  const used = new Set<string>();
  for (const id of ids) {
    const base =
      id
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[^A-Za-z0-9_]/g, '_') || 'source';
    let tag = base;
    for (let count = 2; used.has(tag.toLowerCase()); count++) tag = `${base}_${count}`;
    used.add(tag.toLowerCase());
    tags.set(id, tag);
  }
  return tags;
}

/** The instruction of a `CITATION` field (ECMA-376 Part 1, 17.16.5.8). */
export function wordCitation(
  cites: readonly FieldCite[],
  tags: ReadonlyMap<string, string>,
  locale: Locale,
): string {
  const parts = cites.map((cite, index) => {
    const { item, prefix, suppressAuthor } = cite;
    const tag = tags.get(item.id) ?? item.id;
    const { place, suffix } = placed(cite, locale);
    return [
      index === 0 ? `CITATION ${tag}` : `\\m ${tag}`,
      ...place,
      ...(prefix === '' ? [] : [`\\f ${quoted(prefix)}`]),
      ...(suffix === '' ? [] : [`\\s ${quoted(suffix)}`]),
      ...(suppressAuthor ? ['\\n'] : []),
    ].join(' ');
  });
  return parts.join(' ');
}

/** Word has switches for pages and volumes; any other locator is put before the suffix. */
function placed(
  { locator, label = 'page', suffix }: FieldCite,
  locale: Locale,
): { readonly place: readonly string[]; readonly suffix: string } {
  if (locator === undefined) return { place: [], suffix };
  if (label === 'page') return { place: [`\\p ${quoted(locator)}`], suffix };
  if (label === 'volume') return { place: [`\\v ${quoted(locator)}`], suffix };
  const term = locale.term(label, 'short', /[-–,&]/.test(locator)) ?? label;
  return { place: [], suffix: `, ${term} ${locator}${suffix}` };
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, ' ')}"`;
}

/** Converts a source to the fields that Word supports. */
export function wordSource(item: CslItem, tag: string): WordSource {
  const people = Object.entries(WORD_ROLES).flatMap(([variable, role]) =>
    peopleOf(role, namesOf(item, variable)),
  );
  return { tag, type: wordType(item), fields: wordFields(item).filter(([, value]) => value !== ''), people };
}

function peopleOf(role: string, names: readonly CslName[]): readonly WordPeople[] {
  const [first] = names;
  if (!first) return [];
  if (names.length === 1 && first.literal !== undefined)
    return [{ role, corporate: first.literal, names: [] }];
  return [{ role, names: names.map(wordName) }];
}

/** The built-in style of Word that is most like a CSL style. */
export function wordStyleOf(id: string): CitingProgram['wordStyle'] {
  const known = STYLES.find(([pattern]) => pattern.test(id));
  return { file: known?.[1] ?? 'APASixthEditionOfficeOnline.xsl', name: known?.[2] ?? 'APA' };
}

const STYLES: readonly (readonly [RegExp, string, string])[] = [
  [/modern-language|mla/, 'MLASeventhEditionOfficeOnline.xsl', 'MLA'],
  [/chicago/, 'CHICAGO.XSL', 'Chicago'],
  [/turabian/, 'TURABIAN.XSL', 'Turabian'],
  [/ieee/, 'IEEE2006OfficeOnline.xsl', 'IEEE'],
  [/harvard/, 'HarvardAnglia2008OfficeOnline.xsl', 'Harvard - Anglia'],
  [/iso690-numeric/, 'ISO690Nmerical.XSL', 'ISO 690 - Numerical Reference'],
  [/iso690/, 'ISO690.XSL', 'ISO 690 - First Element and Date'],
  [/gost/, 'GostName.XSL', 'GOST - Name Sort'],
];
