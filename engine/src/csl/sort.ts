import { citationLabel } from './citation-label.js';
import type { Subject } from './cite.js';
import { hasVariable, variableText } from './conditions.js';
import { dateSortKey } from './dates.js';
import type { Effort } from './effort.js';
import { DATE_VARIABLES, dateOf, NAME_VARIABLES, NUMBER_VARIABLES, namesOf } from './item.js';
import type { Locale } from './locale.js';
import type { Area } from './names-element.js';
import { isNumeric } from './numbers.js';
import { plain } from './output.js';
import { renderedNameCount, renderNames } from './person-names.js';
import { Rendering } from './render.js';
import { inheritedOptions, type Style } from './style.js';
import { childOf, type Element } from './xml.js';

/** Compares sources by the keys of a layout; `undefined` if it has none. */
export function sourceComparator(
  style: Style,
  locale: Locale,
  layout: Area,
  effort: Effort,
): ((subjects: readonly Subject[]) => readonly Subject[]) | undefined {
  const keys = childOf(layout.element, 'sort')?.children ?? [];
  if (keys.length === 0) return undefined;
  const collator = new Intl.Collator(locale.language);
  const areas = keys.map((key): Area => ({ ...layout, sortKey: nameLimits(key) }));
  return (subjects) => {
    const keyed = subjects.map((subject) => ({ subject, values: [] as string[] }));
    // A key is rendered once it decides: the names alone tell most sources apart.
    const rendered = ({ subject, values }: (typeof keyed)[number], key: Element, index: number): string => {
      const value = values[index] ?? keyOf(key, subject, style, locale, areas[index] ?? layout, effort);
      values[index] = value;
      return value;
    };
    keyed.sort((one, other) => {
      for (const [index, key] of keys.entries()) {
        const [left, right] = [rendered(one, key, index), rendered(other, key, index)];
        // Sources without a value come last in both directions.
        if (left === '' || right === '') {
          if (left !== right) return left === '' ? 1 : -1;
          continue;
        }
        const order = collator.compare(left, right);
        if (order !== 0) return key.attributes.sort === 'descending' ? -order : order;
      }
      return 0;
    });
    return keyed.map(({ subject }) => subject);
  };
}

/** The name options that a sort key sets. */
function nameLimits({ attributes }: Element): Readonly<Record<string, string>> {
  return {
    ...(attributes['names-min'] && { 'et-al-min': attributes['names-min'] }),
    ...(attributes['names-use-first'] && { 'et-al-use-first': attributes['names-use-first'] }),
    ...(attributes['names-use-last'] && { 'et-al-use-last': attributes['names-use-last'] }),
  };
}

function keyOf(
  { attributes }: Element,
  subject: Subject,
  style: Style,
  locale: Locale,
  area: Area,
  effort: Effort,
): string {
  const rendering = new Rendering(style, locale, area, subject, effort);
  const macro = attributes.macro === undefined ? undefined : style.macros.get(attributes.macro);
  if (macro) return padded(folded(plain(rendering.whole(() => rendering.children(macro)))));
  const { variable = '' } = attributes;
  if (NAME_VARIABLES.has(variable)) return folded(nameKey(variable, subject, style, area));
  if (DATE_VARIABLES.has(variable)) return dateSortKey(dateOf(subject.item, variable));
  if (variable === 'citation-label') return citationLabel(subject.item);
  if (!hasVariable(variable, subject)) return '';
  const text = variableText(variable, subject);
  return NUMBER_VARIABLES.has(variable) && isNumeric(text) ? padded(text) : folded(text);
}

function nameKey(variable: string, subject: Subject, style: Style, { element, sortKey }: Area): string {
  const names = namesOf(subject.item, variable);
  const attributes = { ...inheritedOptions(style.root), ...inheritedOptions(element), ...sortKey };
  const demotes = style.root.attributes['demote-non-dropping-particle'];
  const options = {
    attributes: { ...attributes, form: 'long' },
    element: undefined,
    etAl: undefined,
    demotes: demotes === 'never' || demotes === 'sort-only' ? demotes : 'display-and-sort',
    initializesHyphens: true,
    isSortKey: true,
  } as const;
  const count = renderedNameCount(names.length, options.attributes, false);
  return plain(renderNames(names, count, options, { and: '', etAl: '' }, () => 0));
}

/** Pads short numbers so that they sort as text. */
function padded(text: string): string {
  return text.replace(/(?<!\d)\d{1,4}(?!\d)/g, (digits) => digits.padStart(10, '0'));
}

/** Strips tags, anything before the first letter and the punctuation at the end. */
function folded(text: string): string {
  return text
    .replace(/<[^<>]*>/g, '')
    .replace(/^[^\p{L}\p{N}]+|[\p{P}\s]+$/gu, '')
    .replace(/[’'“”"«».]/g, '')
    .trim();
}
