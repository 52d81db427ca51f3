import type { Budget } from '../../../../budget/index.js';
import { elementsOf, type SvgElement } from '../element.js';
import type { AttributeTest, Choice, Compound, PlaceTest, Selector } from './selector.js';

/** Whether a selector matches an element; always false once the budget is spent. */
export function matches(element: SvgElement, { compound, before }: Selector, budget: Budget): boolean {
  if (!budget.allows('steps') || !fits(element, compound, budget)) return false;
  if (!before) return true;
  const { selector } = before;
  for (const candidate of candidates(element, before.combinator, budget)) {
    if (budget.isSpent) return false;
    if (matches(candidate, selector, budget)) return true;
  }
  return false;
}

/** The candidate elements on the other side of a combinator. */
function* candidates(element: SvgElement, combinator: string, budget: Budget): Generator<SvgElement> {
  const { parent } = element;
  if (!parent) return;
  if (combinator === '>') yield parent;
  else if (combinator === ' ') {
    for (let each: SvgElement | undefined = parent; each; each = each.parent) yield each;
  } else if (budget.allows('steps', parent.children.length)) {
    const earlier = elementsOf(parent).filter(({ index }) => index < element.index);
    yield* combinator === '~' ? earlier : earlier.filter(({ index }) => index === element.index - 1);
  }
}

function fits(element: SvgElement, compound: Compound, budget: Budget): boolean {
  const { type, ids, classes, attributes, places, choices } = compound;
  const { id = '', class: names = '' } = element.source;
  return (
    (type === undefined || type === element.name) &&
    ids.every((each) => each === id) &&
    (classes.length === 0 || (budget.allows('steps', names.length >> 5) && hasAll(names, classes))) &&
    attributes.every((test) => hasAttribute(element, test)) &&
    places.every((test) => stands(element, test)) &&
    choices.every((choice) => suits(element, choice, budget))
  );
}

function hasAll(names: string, wanted: readonly string[]): boolean {
  const own = names.split(/\s+/);
  return wanted.every((name) => own.includes(name));
}

function suits(element: SvgElement, { isNot, selectors }: Choice, budget: Budget): boolean {
  return selectors.some((selector) => matches(element, selector, budget)) !== isNot;
}

function hasAttribute(
  { source }: SvgElement,
  { name, operator, value, ignoresCase }: AttributeTest,
): boolean {
  const given = Object.hasOwn(source, name) ? source[name] : undefined;
  if (given === undefined) return false;
  const [own, wanted] = ignoresCase ? [given.toLowerCase(), value.toLowerCase()] : [given, value];
  switch (operator) {
    case '=':
      return own === wanted;
    case '~=':
      return own.split(/\s+/).includes(wanted);
    case '|=':
      return own === wanted || own.startsWith(`${wanted}-`);
    case '^=':
      return wanted !== '' && own.startsWith(wanted);
    case '$=':
      return wanted !== '' && own.endsWith(wanted);
    case '*=':
      return wanted !== '' && own.includes(wanted);
    default:
      return true;
  }
}

function stands({ parent, index }: SvgElement, test: PlaceTest): boolean {
  if (test.kind === 'root') return parent === undefined;
  if (!parent) return false;
  const place = test.kind === 'start' ? index : parent.elementCount + 1 - index;
  const distance = place - test.offset;
  return test.step === 0 ? distance === 0 : distance % test.step === 0 && distance / test.step >= 0;
}
