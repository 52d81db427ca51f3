/**
 * The order that the schema prescribes for the children of each property element (ECMA-376 Part 1, Annex A).
 * Only the elements that the project writes are listed.
 */
const CHILD_ORDER = {
  'w:pPr': split(
    'pStyle keepNext keepLines pageBreakBefore widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens bidi spacing ind contextualSpacing jc outlineLvl rPr sectPr',
  ),
  'w:rPr': split(
    'rStyle rFonts b bCs i iCs caps smallCaps strike noProof color spacing kern sz szCs highlight u bdr shd vertAlign rtl em lang',
  ),
  'w:tblPr': split('tblStyle bidiVisual tblW jc tblInd tblBorders tblLayout tblCellMar tblLook tblCaption'),
  'w:trPr': split('cantSplit tblHeader ins del'),
  'w:tcPr': split('tcW gridSpan vMerge tcBorders shd tcMar vAlign'),
  'w:sectPr': split(
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar lnNumType pgNumType cols titlePg bidi',
  ),
} as const;

type PropertyElement = keyof typeof CHILD_ORDER;

function split(names: string): readonly string[] {
  return names.split(' ');
}

/** Attributes or whole elements, by the local name of the element. `true` writes the element without attributes. */
type Properties = Readonly<Record<string, string | true | undefined>>;

/**
 * Writes a property element with its children in the schema's order, or nothing when it has none. A value that
 * begins with `<` is the whole child (or several of one name); any other is the child's attributes.
 */
export function propertyElement(element: PropertyElement, properties: Properties): string {
  let children = '';
  for (const name of CHILD_ORDER[element]) {
    const value = properties[name];
    if (value === undefined) continue;
    if (value === true) children += `<w:${name}/>`;
    else children += value.startsWith('<') ? value : `<w:${name} ${value}/>`;
  }
  return children === '' ? '' : `<${element}>${children}</${element}>`;
}

/** The attribute `w:val`. The value must not need escaping. */
export function val(value: string | number): string {
  return `w:val="${value}"`;
}

/** Where the text of a cell stands (ECMA-376 Part 1, 17.4.83), by the share of the free room that is above it. */
export function verticalAlignment(shareAbove: number): 'top' | 'center' | 'bottom' {
  return shareAbove === 0 ? 'top' : shareAbove === 1 ? 'bottom' : 'center';
}
