import { elementsOf, someElement, textOf, type XmlElement } from '../../xml/element.js';

/** Groups and canvases in DrawingML, and groups in VML. */
const GROUPS = new Set(['wpg:wgp', 'wpg:grpSp', 'wpc:wpc', 'v:group']);
/** What a label has none of: such a box is a text of its own. */
const OF_TEXTS = new Set([
  'w:tbl',
  'w:drawing',
  'w:pict',
  'w:object',
  'w:footnoteReference',
  'w:endnoteReference',
  'w:commentReference',
  'w:fldChar',
  'w:fldSimple',
  'm:oMath',
]);
const IMAGES = new Set(['a:blip', 'v:imagedata']);
/** Of a label, in UTF-16 code units, and its paragraphs. */
const MAX_LABEL = 160;
const MAX_PARAGRAPHS = 3;
/** Fewer boxes are texts beside each other, as in a letterhead, unless a line joins them. */
const ENOUGH_BOXES = 3;

/**
 * The labels of a drawing that is made of shapes, such as the boxes of a flowchart, in the order of the file; undefined if it is not.
 * A group with pictures, or with texts that are longer than labels, is no such drawing; nor are two boxes that no line joins.
 */
export function labelsIn(drawing: XmlElement): readonly string[] | undefined {
  const hasGroup = someElement(drawing, ({ name }) => GROUPS.has(name));
  if (!hasGroup || hasImage(drawing)) return undefined;
  const labels: string[] = [];
  for (const box of boxesIn(drawing)) {
    if (someElement(box, ({ name }) => OF_TEXTS.has(name))) return undefined;
    const lines = elementsOf(box)
      .map((paragraph) => textOf(paragraph).replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '');
    const label = lines.join(' ');
    if (lines.length > MAX_PARAGRAPHS || label.length > MAX_LABEL) return undefined;
    if (label !== '') labels.push(label);
  }
  const isDiagram = labels.length >= ENOUGH_BOXES || (labels.length > 1 && hasLine(drawing));
  return isDiagram ? labels : undefined;
}

/** Whether something is, or has, a picture. */
export function hasImage(element: XmlElement): boolean {
  return someElement(element, ({ name }) => IMAGES.has(name));
}

function hasLine(drawing: XmlElement): boolean {
  return someElement(
    drawing,
    ({ name, attributes }) =>
      name === 'wps:cNvCnPr' || name === 'v:line' || /connector|arrow|^line/i.test(attributes.prst ?? ''),
  );
}

/** Of alternatives, those of the first one. */
function boxesIn(element: XmlElement): readonly XmlElement[] {
  if (element.name === 'w:txbxContent') return [element];
  const children = elementsOf(element);
  const read = element.name === 'mc:AlternateContent' ? children.slice(0, 1) : children;
  return read.flatMap(boxesIn);
}
