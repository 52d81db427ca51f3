import type { Subject } from './cite.js';
import { DATE_VARIABLES, dateOf, NAME_VARIABLES, namesOf, textOf } from './item.js';
import { isNumeric } from './numbers.js';
import type { Element } from './xml.js';

/** Whether a condition of `if` or `else-if` holds. Variables that a substitute has printed still have their values. */
export function holds(element: Element, subject: Subject): boolean {
  const tests = testsOf(element);
  const passes = ({ name, values }: Test): boolean => values.some((value) => test(name, value, subject));
  switch (element.attributes.match) {
    case 'any':
      return tests.some(passes);
    case 'none':
      return !tests.some(passes);
    default:
      return tests.every(passes);
  }
}

/** A test of a condition, which one of its values has to pass. */
interface Test {
  readonly name: string;
  readonly values: readonly string[];
}

/** The tests of each condition: a style asks the same of every source. */
const TESTS = new WeakMap<Element, readonly Test[]>();

function testsOf(element: Element): readonly Test[] {
  const known = TESTS.get(element);
  if (known) return known;
  const tests = Object.entries(element.attributes).flatMap(([name, written]): readonly Test[] => {
    if (name === 'match') return [];
    const values = written.split(/\s+/).filter((value) => value !== '');
    // A source has one type and a cite one locator, so that of several in a condition one is meant.
    return name === 'type' || name === 'locator'
      ? [{ name, values }]
      : values.map((value) => ({ name, values: [value] }));
  });
  TESTS.set(element, tests);
  return tests;
}

function test(name: string, value: string, subject: Subject): boolean {
  const { item, cite, placement, distinction } = subject;
  switch (name) {
    case 'disambiguate':
      return distinction.condition === (value === 'true');
    case 'is-numeric':
      return isNumeric(variableText(value, subject));
    case 'is-uncertain-date':
      return dateOf(item, value)?.isCirca === true;
    case 'locator':
      return (
        cite?.locator !== undefined && (cite.label ?? 'page') === value.replace('sub-verbo', 'sub verbo')
      );
    case 'position':
      return isAt(value, placement);
    case 'type':
      return item.type === value;
    case 'variable':
      return hasVariable(value, subject);
    default:
      return false;
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
