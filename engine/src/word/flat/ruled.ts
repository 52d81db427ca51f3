import { childOf, elementsOf, type XmlElement } from '../../xml/element.js';

/** An empty paragraph with a border above or below, or the line that Word's Insert > Horizontal Line draws. */
export function isRuled(paragraph: XmlElement, properties: XmlElement | undefined): boolean {
  const borders = elementsOf(childOf(properties, 'w:pBdr')).filter(
    ({ attributes }) => !/^(?:nil|none)$/.test(attributes['w:val'] ?? 'none'),
  );
  if (borders.some(({ name }) => name === 'w:bottom' || name === 'w:top')) return true;
  return elementsOf(paragraph).some((run) =>
    elementsOf(run).some(
      (child) =>
        child.name === 'w:pict' &&
        elementsOf(child).some(({ attributes }) => /^t/.test(attributes['o:hr'] ?? '')),
    ),
  );
}
