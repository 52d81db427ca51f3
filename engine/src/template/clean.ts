import type { TemplateRelation } from '../model/template.js';
import {
  elementsOf,
  isElement,
  someElement,
  withChildren,
  type XmlElement,
  type XmlNode,
} from '../xml/element.js';
import { withBinding } from './bound-controls.js';
import type { DropList, Dropped } from './dropped.js';
import { harmfulFields, isHarmless } from './fields.js';

interface Cleaning {
  readonly relations: ReadonlyMap<string, TemplateRelation>;
  readonly dropped: DropList;
  readonly removed: ReadonlySet<XmlElement>;
}

/** Elements removed with their content, and what is reported about them, if anything. */
const REMOVED: Readonly<Record<string, Dropped | undefined>> = {
  'w:object': 'controls',
  'w:control': 'controls',
  'w:altChunk': 'external',
  'w:subDoc': 'external',
  'w:printerSettings': undefined,
  'w:commentRangeStart': 'comments',
  'w:commentRangeEnd': 'comments',
  'w:commentReference': 'comments',
  'w:annotationRef': 'comments',
  'w:footnoteReference': 'notes',
  'w:endnoteReference': 'notes',
  'w:del': 'revisions',
  'w:moveFrom': 'revisions',
  'w:moveFromRangeStart': undefined,
  'w:moveFromRangeEnd': undefined,
  'w:moveToRangeStart': undefined,
  'w:moveToRangeEnd': undefined,
  'w:cellDel': 'revisions',
  'w:cellIns': undefined,
  'w:cellMerge': undefined,
  'w:numberingChange': undefined,
  'w:permStart': 'protection',
  'w:permEnd': undefined,
  'w:proofErr': undefined,
  'w:lastRenderedPageBreak': undefined,
  'w:dataBinding': undefined,
  'w:placeholder': undefined,
  'w:showingPlcHdr': undefined,
  'w:lock': undefined,
  'w15:dataBinding': undefined,
  'w15:webExtensionLinked': 'external',
  'w15:webExtensionCreated': 'external',
  'a:hlinkClick': undefined,
  'a:hlinkHover': undefined,
  'w:id': undefined,
};

/** Elements replaced by their content, and what is reported about them, if anything. */
const UNWRAPPED: Readonly<Record<string, Dropped | undefined>> = {
  'w:ins': 'revisions',
  'w:moveTo': 'revisions',
  'w:smartTag': undefined,
  'w:customXml': undefined,
};
/** The properties of unwrapped elements, which are not part of their content. */
const WRAPPER_PROPERTIES: ReadonlySet<string> = new Set(['w:smartTagPr', 'w:customXmlPr']);

/** Elements that may refer to another part. They are removed if that part is not copied. */
const DRAWINGS: ReadonlySet<string> = new Set(['w:drawing', 'w:pict', 'mc:AlternateContent']);
const REFERENCE = /^(?:r:(?:id|embed|link|pict|dm|lo|qs|cs|href)|o:relid)$/;
/** Addresses in VML that Word would load. */
const VML_ADDRESS = /^(?:src|href|target|althref|o:href|o:althref)$/;

/** Removes from a story everything that runs code, is loaded from elsewhere, or makes no sense in another document. */
export function cleaned(
  root: XmlElement,
  relations: ReadonlyMap<string, TemplateRelation>,
  dropped: DropList,
): XmlElement {
  const cleaning = { relations, dropped, removed: harmfulFields(root, dropped) };
  return withChildren(root, (child) => clean(child, cleaning));
}

/** Whether elements of a name are left out with their content. */
export function isLeftOut(name: string): boolean {
  return name in REMOVED || (name.startsWith('w:') && name.endsWith('Change'));
}

function clean(node: XmlNode, cleaning: Cleaning): readonly XmlNode[] {
  if (!isElement(node)) return [node];
  const { name, attributes } = node;
  const { dropped, removed } = cleaning;
  if (removed.has(node) || WRAPPER_PROPERTIES.has(name)) return [];
  if (isLeftOut(name)) {
    const what = REMOVED[name];
    if (what) dropped.add(what);
    return [];
  }
  const children = (): readonly XmlNode[] => {
    const kept: XmlNode[] = [];
    for (const child of node.children) for (const each of clean(child, cleaning)) kept.push(each);
    return kept;
  };
  if (name in UNWRAPPED) {
    // In run or row properties, `w:ins` has no content: it marks the run or row as inserted.
    const what = UNWRAPPED[name];
    if (what) dropped.add(what);
    return children();
  }
  if (name === 'w:fldSimple' && !isHarmless(attributes['w:instr'] ?? '')) {
    dropped.add('fields');
    return children();
  }
  if (name === 'w:hyperlink') return hyperlink(node, cleaning, children);
  if (DRAWINGS.has(name) && !isWhole(node, cleaning)) return [];
  // The link behind a picture could run scripts; the picture is kept.
  if (name === 'a:ext' && someElement(node, (each) => each.name.endsWith(':svgBlip'))) return [];
  const made = { name, attributes: safeAttributes(node, cleaning), children: children() };
  if (name === 'w:sdt') return [withBinding(made, node)];
  return HOLDERS.has(name) && elementsOf(made).length === 0 ? [] : [made];
}

/** Elements that are removed when they become empty, as they would be invalid or invisible. */
const HOLDERS: ReadonlySet<string> = new Set(['a:extLst', 'mc:AlternateContent', 'w:sdtContent']);

function hyperlink(
  node: XmlElement,
  { relations, dropped }: Cleaning,
  children: () => readonly XmlNode[],
): readonly XmlNode[] {
  const id = node.attributes['r:id'];
  if (id === undefined || relations.get(id)?.kind === 'link') return [{ ...node, children: children() }];
  dropped.add('external');
  return children();
}

/** Whether all parts that a drawing refers to will be copied. */
function isWhole(drawing: XmlElement, { relations, dropped }: Cleaning): boolean {
  let missing: Dropped | undefined;
  const isLost = (element: XmlElement): boolean => {
    if (element.name in REMOVED || element.name.startsWith('a:hlink')) return false;
    for (const [name, value] of Object.entries(element.attributes)) {
      if (!REFERENCE.test(name) || name === 'r:link' || value === '') continue;
      if (relations.get(value)?.kind === 'file' || relations.get(value)?.kind === 'link') continue;
      missing = element.name === 'a:blip' || element.name === 'v:imagedata' ? 'external' : 'drawings';
    }
    if (
      element.name === 'a:blip' &&
      element.attributes['r:embed'] === undefined &&
      element.attributes['r:link']
    )
      missing = 'external';
    return missing !== undefined;
  };
  const lost = someElement(drawing, (element) => !element.name.endsWith(':svgBlip') && isLost(element));
  if (lost && missing) dropped.add(missing);
  return !lost;
}

function safeAttributes({ name, attributes }: XmlElement, { dropped }: Cleaning): XmlElement['attributes'] {
  const isVml = name.startsWith('v:') || name.startsWith('o:');
  const leaves = (attribute: string): boolean =>
    attribute === 'r:link' || attribute === 'r:href' || (isVml && VML_ADDRESS.test(attribute));
  for (const attribute in attributes) {
    if (!leaves(attribute)) continue;
    dropped.add('external');
    return Object.fromEntries(Object.entries(attributes).filter(([each]) => !leaves(each)));
  }
  return attributes;
}
