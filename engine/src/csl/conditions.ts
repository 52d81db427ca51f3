import type { Subject } from './cite.js';
import { DATE_VARIABLES, dateOf, NAME_VARIABLES, namesOf, textOf } from './item.js';
import { isNumeric } from './numbers.js';
import type { Element } from './xml.js';

type Condition = (subject: Subject) => boolean;

/** Whether a condition of `if` or `else-if` holds. Variables that a substitute has printed still have their values. */
export function holds(element: Element, subject: Subject): boolean {
  let condition = CONDITIONS.get(element);
  if (!condition) {
    condition = conditionOf(element);
    CONDITIONS.set(element, condition);
  }
  return condition(subject);
}

/** The conditions of elements: a style asks the same of every source. */
const CONDITIONS = new WeakMap<Element, Condition>();

function conditionOf({ attributes }: Element): Condition {
  const tests = Object.entries(attributes).flatMap(([name, written]): readonly Condition[] => {
    if (name === 'match') return [];
    const values = written.split(/\s+/).filter((value) => value !== '');
    // A source has one type and a cite one locator, so that of several in a condition one is meant.
    if (name === 'type') return [({ item }) => values.includes(item.type)];
    const ofValues = values.map((value) => testOf(name, value));
    return name === 'locator' ? [(subject) => ofValues.some((test) => test(subject))] : ofValues;
  });
  switch (attributes.match) {
    case 'any':
      return (subject) => tests.some((test) => test(subject));
    case 'none':
      return (subject) => !tests.some((test) => test(subject));
    default:
      return (subject) => tests.every((test) => test(subject));
  }
}

function testOf(name: string, value: string): Condition {
  switch (name) {
    case 'disambiguate':
      return ({ distinction }) => distinction.condition === (value === 'true');
    case 'is-numeric':
      return (subject) => isNumeric(variableText(value, subject));
    case 'is-uncertain-date':
      return ({ item }) => dateOf(item, value)?.isCirca === true;
    case 'locator':
      return ({ cite }) =>
        cite?.locator !== undefined && (cite.label ?? 'page') === value.replace('sub-verbo', 'sub verbo');
    case 'position':
      return ({ placement }) => isAt(value, placement);
    case 'variable':
      return (subject) => hasVariable(value, subject);
    default:
      return () => false;
  }
}

function isAt(wanted: string, { position, isNearNote }: Subject['placement']): boolean {
  switch (wanted) {
    case 'first':
      return position === 'first';
    case 'subsequent':
      return position !== 'first' && position !== 'nowhere';
    case 'ibid':
      return position === 'ibid' || position === 'ibid-with-locator';
    case 'ibid-with-locator':
      return position === 'ibid-with-locator';
    case 'near-note':
      return isNearNote;
    default:
      return false;
  }
}

export function hasVariable(name: string, subject: Subject): boolean {
  if (NAME_VARIABLES.has(name)) return namesOf(subject.item, name).length > 0;
  if (DATE_VARIABLES.has(name)) return dateOf(subject.item, name) !== undefined;
  return variableText(name, subject) !== '';
}

/** The text of a variable, including those that only citations have. */
export function variableText(
  name: string,
  { item, cite, citationNumber, placement, distinction }: Subject,
): string {
  switch (name) {
    case 'locator':
      return cite?.locator ?? '';
    case 'citation-number':
      return citationNumber === undefined ? '' : String(citationNumber);
    case 'first-reference-note-number':
      return placement.firstNote ? String(placement.firstNote) : '';
    case 'year-suffix':
      return distinction.yearSuffix === undefined ? '' : String(distinction.yearSuffix);
    default:
      return textOf(item, name);
  }
}
