import { LAST_LIST_LEVEL } from '../model/names/list-formats.js';
import { MAX_NUMBER } from '../model/names/number-styles.js';
import type { TemplatePart } from '../model/template.js';
import { wholeNumber } from '../ooxml/attribute-values.js';
import type { XmlPart } from '../ooxml/read-xml.js';
import {
  childOf,
  elementsOf,
  isElement,
  someElement,
  valOf,
  withChildren,
  type XmlElement,
  type XmlNode,
} from '../xml/element.js';

/**
 * Reads the lists of a template and adds missing levels. Picture bullets become characters, since their pictures are not
 * copied.
 */
export function readNumbering(part: XmlPart | undefined): TemplatePart | undefined {
  if (!part) return undefined;
  const all = elementsOf(part.root);
  const of = (name: string): readonly XmlElement[] => all.filter((element) => element.name === name);
  const children = [...of('w:abstractNum').map(withAllLevels), ...of('w:num')].map(cleaned);
  return { root: { ...part.root, children }, namespaces: part.prefixes.declared, relations: new Map() };
}

/** Without pictures, earlier versions and what would make the file invalid. */
function cleaned(element: XmlElement): XmlElement {
  if (!someElement(element, isLeftOut)) return element;
  return withChildren(element, (child: XmlNode) => {
    if (!isElement(child)) return [child];
    return isLeftOut(child) ? [] : [cleaned(child)];
  });
}

function isLeftOut({ name, attributes }: XmlElement): boolean {
  if (name === 'w:start' || name === 'w:startOverride')
    return wholeNumber(attributes['w:val'], MAX_NUMBER) === undefined;
  return name === 'w:lvlPicBulletId' || name.endsWith('Change');
}

/**
 * Adds the missing levels of a list, without numbers, so that they look as if they were still missing. Single-level lists
 * (17.9.12) and lists that take their levels from a style (17.9.21) stay unchanged.
 */
function withAllLevels(list: XmlElement): XmlElement {
  if (childOf(list, 'w:numStyleLink') || valOf(list, 'w:multiLevelType') === 'singleLevel') return list;
  const children = elementsOf(list);
  const given = new Map(
    children
      .filter(({ name }) => name === 'w:lvl')
      .map((level) => [Number(level.attributes['w:ilvl']), level]),
  );
  const levels = Array.from(
    { length: LAST_LIST_LEVEL + 1 },
    (_, at) => given.get(at) ?? levelWithoutNumber(at),
  );
  return { ...list, children: [...children.filter(({ name }) => name !== 'w:lvl'), ...levels] };
}

function levelWithoutNumber(at: number): XmlElement {
  const property = (name: string, value: string): XmlElement => ({
    name,
    attributes: { 'w:val': value },
    children: [],
  });
  return {
    name: 'w:lvl',
    attributes: { 'w:ilvl': String(at) },
    children: [
      property('w:start', '1'),
      property('w:numFmt', 'none'),
      property('w:suff', 'nothing'),
      property('w:lvlText', ''),
      property('w:lvlJc', 'left'),
    ],
  };
}
