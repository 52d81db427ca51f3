import { isElement, type XmlElement, type XmlNode } from '../xml/element.js';

const BOOKMARK = /^w:bookmark(Start|End)$/;

/** Blocks without the bookmarks of which only one end is in them, or in `all`: the other one was in text that went. */
export function withPairedBookmarks(
  blocks: readonly XmlElement[],
  all: readonly XmlElement[] = blocks,
): readonly XmlElement[] {
  const ends = { Start: new Set<string>(), End: new Set<string>() };
  const collect = ({ name, attributes, children }: XmlElement): void => {
    const end = BOOKMARK.exec(name)?.[1] as keyof typeof ends | undefined;
    if (end) ends[end].add(attributes['w:id'] ?? '');
    for (const child of children) if (isElement(child)) collect(child);
  };
  all.forEach(collect);
  const isAlone = ({ name, attributes }: XmlElement): boolean =>
    BOOKMARK.test(name) && Object.values(ends).some((ids) => !ids.has(attributes['w:id'] ?? ''));
  const paired = (element: XmlElement): XmlElement => {
    const children = element.children.flatMap((child): readonly XmlNode[] =>
      !isElement(child) ? [child] : isAlone(child) ? [] : [paired(child)],
    );
    const isSame = children.length === element.children.length;
    return isSame && children.every((child, index) => child === element.children[index])
      ? element
      : { ...element, children };
  };
  return blocks.flatMap((block) => (isAlone(block) ? [] : [paired(block)]));
}
