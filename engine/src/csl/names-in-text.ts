import { type CslItem, type CslName, isOthers, namesOf } from './item.js';
import type { Locale } from './locale.js';

/** Who has made a source, as a sentence names them: `Doe`, `Doe and Roe`, `Doe et al.`, or all; empty if nobody is known. */
export function namesInText(item: CslItem, locale: Locale, hasAll = false): string {
  const names = ['author', 'editor']
    .map((variable) => namesOf(item, variable))
    .find(({ length }) => length > 0);
  const isOpen = isOthers(names?.at(-1));
  const families = (isOpen ? names?.slice(0, -1) : names)?.map(familyOf) ?? [];
  const [first, second, ...others] = families;
  const andOthers = locale.term('et-al') ?? 'et al.';
  const and = locale.term('and') ?? 'and';
  if (hasAll && second !== undefined)
    return isOpen
      ? `${families.join(', ')} ${andOthers}`
      : `${families.slice(0, -1).join(', ')}${others.length > 0 ? ',' : ''} ${and} ${families.at(-1)}`;
  if (first === undefined || (second === undefined && !isOpen)) return first ?? '';
  return second === undefined || isOpen || others.length > 0
    ? `${first} ${andOthers}`
    : `${first} ${and} ${second}`;
}

function familyOf({ family, literal, given, ...particles }: CslName): string {
  const particle = particles['non-dropping-particle'];
  const own = family ?? literal ?? given ?? '';
  return particle === undefined ? own : `${particle} ${own}`;
}
