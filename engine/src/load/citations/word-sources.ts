import { type CslItem, type CslName, dateOf, namesOf, textOf } from '../../csl/item.js';
import { WORD_CONTAINERS, WORD_FIELDS, WORD_ROLES, WORD_TYPES } from '../../csl/word-vocabulary.js';
import type { CitingProgram, WordPeople, WordSource } from '../../model/citing.js';
import type { FieldCite } from './field-cite.js';

/** The tags of Word's sources by the ids of ours: letters, digits and underscores. */
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

/** The instruction of Word's field for a citation (ECMA-376 Part 1, 17.16.5.8). */
export function wordCitation(cites: readonly FieldCite[], tags: ReadonlyMap<string, string>): string {
  const parts = cites.map(({ item, locator, prefix, suffix, suppressAuthor }, index) => {
    const tag = tags.get(item.id) ?? item.id;
    return [
      index === 0 ? `CITATION ${tag}` : `\\m ${tag}`,
      ...(locator === undefined ? [] : [`\\p ${quoted(locator)}`]),
      ...(prefix === '' ? [] : [`\\f ${quoted(prefix)}`]),
      ...(suffix === '' ? [] : [`\\s ${quoted(suffix)}`]),
      ...(suppressAuthor ? ['\\n'] : []),
    ].join(' ');
  });
  return parts.join(' ');
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, ' ')}"`;
}

/** A source with the fields that Word has for it. */
export function wordSource(item: CslItem, tag: string): WordSource {
  const type = WORD_TYPES[item.type] ?? 'Misc';
  const [issued] = dateOf(item, 'issued')?.parts ?? [];
  const [accessed] = dateOf(item, 'accessed')?.parts ?? [];
  const container = WORD_CONTAINERS[type];
  const fields = [
    ...WORD_FIELDS.map(
      ([name, variable]) => [name, textOf(item, variable).replace(/<[^<>]*>/g, '')] as const,
    ),
    ...(container === undefined ? [] : [[container, textOf(item, 'container-title')] as const]),
    ['Year', partOf(issued?.year)] as const,
    ['Month', partOf(issued?.month)] as const,
    ['Day', partOf(issued?.day)] as const,
    ['YearAccessed', partOf(accessed?.year)] as const,
    ['MonthAccessed', partOf(accessed?.month)] as const,
    ['DayAccessed', partOf(accessed?.day)] as const,
  ];
  const people = Object.entries(WORD_ROLES).flatMap(([variable, role]) =>
    peopleOf(role, namesOf(item, variable)),
  );
  return { tag, type, fields: fields.filter(([, value]) => value !== ''), people };
}

function partOf(part: number | undefined): string {
  return part === undefined ? '' : String(part);
}

function peopleOf(role: string, names: readonly CslName[]): readonly WordPeople[] {
  const [first] = names;
  if (!first) return [];
  if (names.length === 1 && first.literal !== undefined)
    return [{ role, corporate: first.literal, names: [] }];
  return [{ role, names: names.map(nameOf) }];
}

function nameOf(name: CslName): WordPeople['names'][number] {
  const particles = [name['dropping-particle'], name['non-dropping-particle']].filter(
    (part) => part !== undefined,
  );
  const last = [...particles, name.family ?? name.literal ?? ''].join(' ');
  return { last, first: [name.given, name.suffix].filter((part) => part !== undefined).join(' ') };
}

/** Word's own style that is most like one of ours. */
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
