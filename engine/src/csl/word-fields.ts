import { type CslItem, type CslName, dateOf, textOf } from './item.js';
import { WORD_CONTAINERS, WORD_FIELDS, WORD_TYPES } from './word-vocabulary.js';

/** Word's type of a source. */
export function wordType({ type }: CslItem): string {
  return WORD_TYPES[type] ?? 'Misc';
}

/** What Word stores about a source besides people, by Word's names: plain text, empty for what the source lacks. */
export function wordFields(item: CslItem): readonly (readonly [name: string, value: string])[] {
  const [issued] = dateOf(item, 'issued')?.parts ?? [];
  const [accessed] = dateOf(item, 'accessed')?.parts ?? [];
  const container = WORD_CONTAINERS[wordType(item)];
  return [
    ...WORD_FIELDS.map(([name, variable]) => [name, plainText(item, variable)] as const),
    ...(container === undefined ? [] : [[container, plainText(item, 'container-title')] as const]),
    ['Year', partOf(issued?.year)],
    ['Month', partOf(issued?.month)],
    ['Day', partOf(issued?.day)],
    ['YearAccessed', partOf(accessed?.year)],
    ['MonthAccessed', partOf(accessed?.month)],
    ['DayAccessed', partOf(accessed?.day)],
  ];
}

function plainText(item: CslItem, variable: string): string {
  return textOf(item, variable).replace(/<[^<>]*>/g, '');
}

function partOf(part: number | undefined): string {
  return part === undefined ? '' : String(part);
}

/** A name in Word's two parts. */
export function wordName(name: CslName): { readonly last: string; readonly first: string } {
  const particles = [name['dropping-particle'], name['non-dropping-particle']].filter(
    (part) => part !== undefined,
  );
  const last = [...particles, name.family ?? name.literal ?? ''].join(' ');
  return { last, first: [name.given, name.suffix].filter((part) => part !== undefined).join(' ') };
}
