import { children, pathOf } from '../docx/elements';
import type { Element } from '../docx/xml';

/** The first element, in document order, in which two parts differ, and how; `undefined` if they are equal. */
export function firstDifference(expected: Element, actual: Element): string | undefined {
  const here = `${pathOf(actual)}: `;
  if (expected.nodeName !== actual.nodeName)
    return `${here}is <${actual.nodeName}>, expected <${expected.nodeName}>`;
  const attribute = attributeDifference(expected, actual);
  if (attribute !== undefined) return here + attribute;
  const expectedChildren = [...children(expected)];
  const actualChildren = [...children(actual)];
  for (const [index, child] of actualChildren.entries()) {
    const counterpart = expectedChildren[index];
    if (counterpart === undefined) return `${pathOf(child)}: is not expected`;
    const difference = firstDifference(counterpart, child);
    if (difference !== undefined) return difference;
  }
  const missing = expectedChildren[actualChildren.length];
  if (missing !== undefined) return `${here}lacks ${pathOf(missing)}`;
  if (actualChildren.length === 0 && expected.textContent !== actual.textContent)
    return `${here}holds "${actual.textContent}", expected "${expected.textContent}"`;
  return undefined;
}

function attributeDifference(expected: Element, actual: Element): string | undefined {
  const names = [...expected.attributes, ...actual.attributes].map(({ name }) => name);
  const name = names.find((candidate) => expected.getAttribute(candidate) !== actual.getAttribute(candidate));
  if (name === undefined) return undefined;
  return `${name} is ${quote(actual.getAttribute(name))}, expected ${quote(expected.getAttribute(name))}`;
}

const quote = (value: string | null): string => (value === null ? 'missing' : `"${value}"`);
