import { type CslItem, namesOf } from '../../csl/item.js';
import { wordFields, wordName, wordType } from '../../csl/word-fields.js';
import { WORD_CONTAINERS, WORD_FIELDS, WORD_ROLES, WORD_TYPES } from '../../csl/word-vocabulary.js';
import { elementsOf, textOf, type XmlElement } from '../../xml/element.js';

/** A source as CSL-JSON, with its citation key. */
export type CslSource = Readonly<Record<string, unknown>> & { readonly id: string };

/**
 * The sources in Word's own list (ECMA-376 Part 1, 22.6), by their tags. A source that the file also contains as CSL-JSON is
 * read from there, unless somebody has changed it in Word.
 */
export function wordSources(
  roots: readonly XmlElement[],
  carries: ReadonlyMap<string, CslItem>,
): ReadonlyMap<string, CslSource> {
  const sources = new Map<string, CslSource>();
  for (const element of roots.flatMap(elementsOf)) {
    const tag = localName(element) === 'Source' ? textAt(element, 'Tag') : '';
    if (tag === '') continue;
    const carried = carries.get(tag);
    const isAsWritten = carried !== undefined && isSame(element, carried);
    sources.set(tag, isAsWritten ? carried : { id: carried?.id ?? tag, ...sourceOf(element) });
  }
  return sources;
}

function sourceOf(element: XmlElement): Readonly<Record<string, unknown>> {
  const type = textAt(element, 'SourceType');
  const container = WORD_CONTAINERS[type];
  const fields = [
    ...WORD_FIELDS.map(([name, variable]) => [variable, textAt(element, name)] as const),
    ...(container === undefined ? [] : [['container-title', textAt(element, container)] as const]),
  ].filter(([, value]) => value !== '');
  const date = (suffix: string): Record<string, unknown> | undefined => {
    const parts = ['Year', 'Month', 'Day'].map((name) => Number.parseInt(textAt(element, name + suffix), 10));
    const end = parts.findIndex((part) => !(part > 0));
    const known = end < 0 ? parts : parts.slice(0, end);
    return known.length === 0 ? undefined : { 'date-parts': [known] };
  };
  const issued = date('');
  const accessed = date('Accessed');
  return {
    type: Object.entries(WORD_TYPES).find(([, name]) => name === type)?.[0] ?? 'document',
    ...Object.fromEntries(fields),
    ...Object.fromEntries(
      peopleOf(element).map(([variable, { corporate, names }]) => [
        variable,
        corporate === undefined ? names.map(personOf) : [{ literal: corporate }],
      ]),
    ),
    ...(issued && { issued }),
    ...(accessed && { accessed }),
  };
}

/** Whether a source in Word's list equals ours, as far as Word can express it. */
function isSame(element: XmlElement, item: CslItem): boolean {
  if (textAt(element, 'SourceType') !== wordType(item)) return false;
  if (wordFields(item).some(([name, value]) => textAt(element, name) !== value.trim())) return false;
  const people = new Map(peopleOf(element));
  return Object.keys(WORD_ROLES).every((variable) => {
    const own = namesOf(item, variable);
    const { corporate, names = [] } = people.get(variable) ?? {};
    if (corporate !== undefined) return own.length === 1 && own[0]?.literal === corporate;
    return (
      own.length === names.length &&
      own.map(wordName).every(({ last, first }, index) => {
        const name = names[index];
        return name?.last === last.trim() && name.first === first.trim();
      })
    );
  });
}

interface People {
  readonly corporate?: string;
  readonly names: readonly { readonly last: string; readonly first: string }[];
}

/** The names in a source, by CSL variable. */
function peopleOf(source: XmlElement): (readonly [variable: string, people: People])[] {
  const authors = elementsOf(source).find((child) => localName(child) === 'Author');
  return Object.entries(WORD_ROLES).flatMap(([variable, role]) => {
    const lists = elementsOf(elementsOf(authors).find((child) => localName(child) === role));
    const corporate = lists.find((list) => localName(list) === 'Corporate');
    const names = lists.flatMap((list) =>
      list === corporate
        ? []
        : elementsOf(list).map((person) => ({
            last: textAt(person, 'Last'),
            first: [textAt(person, 'First'), textAt(person, 'Middle')].filter(Boolean).join(' '),
          })),
    );
    if (corporate && names.length === 0) return [[variable, { corporate: textOf(corporate).trim(), names }]];
    return names.length > 0 ? [[variable, { names }]] : [];
  });
}

function personOf({ last, first }: People['names'][number]): Record<string, string> {
  return first === '' ? { family: last } : { family: last, given: first };
}

function textAt(element: XmlElement, name: string): string {
  const found = elementsOf(element).find((child) => localName(child) === name);
  return found ? textOf(found).trim() : '';
}

function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1);
}
