import { type CslItem, type CslName, isOthers, namesOf } from './item.js';
import type { Locale } from './locale.js';

/** Who has made a source, as a sentence names them: `Doe`, `Doe and Roe`, `Doe et al.`; empty if nobody is known. */
export function namesInText(item: CslItem, locale: Locale): string {
  const names = ['author', 'editor']
    .map((variable) => namesOf(item, variable))
    .find(({ length }) => length > 0);
  const [first, second, ...others] = names?.map(familyOf) ?? [];
  if (first === undefined || second === undefined) return first ?? '';
  return others.length > 0 || isOthers(names?.[1])
    ? `${first} ${locale.term('et-al') ?? 'et al.'}`
    : `${first} ${locale.term('and') ?? 'and'} ${second}`;
}

function familyOf({ family, literal, given, ...particles }: CslName): string {
  const particle = particles['non-dropping-particle'];
  const own = family ?? literal ?? given ?? '';
  return particle === undefined ? own : `${particle} ${own}`;
}
