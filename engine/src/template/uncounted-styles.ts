import type { TemplateStyle } from '../model/template.js';
import { valOf } from '../xml/element.js';
import type { Looks } from './style-looks.js';

/** The styles without numbers that are based on headings which only get them now. */
export function uncountedBelow(
  numbered: ReadonlyMap<string, number>,
  all: readonly TemplateStyle[],
  looks: Looks,
): ReadonlySet<string> {
  const parents = new Map(all.map(({ id, element }) => [id, valOf(element, 'w:basedOn')]));
  const isBelow = ({ id }: TemplateStyle): boolean => {
    const seen = new Set<string>();
    for (let at = parents.get(id); at !== undefined && !seen.has(at); at = parents.get(at)) {
      if (numbered.has(at)) return true;
      seen.add(at);
    }
    return false;
  };
  const uncounted = all.filter(
    (style) =>
      style.type === 'paragraph' &&
      !numbered.has(style.id) &&
      !looks.of(style.id).numbering &&
      isBelow(style),
  );
  return new Set(uncounted.map(({ id }) => id));
}
