import type { TemplatePart } from '../model/template.js';
import type { XmlPart } from '../ooxml/read-xml.js';
import { childOf, elementsOf, isElement, switchOf, withChildren } from '../xml/element.js';
import type { DropList, Dropped } from './dropped.js';

/**
 * The settings that a document takes from its template: those that affect typesetting, in schema order (ECMA-376 Part 1,
 * 17.15.1.78).
 */
const KEPT: readonly string[] = (
  'w:zoom w:mirrorMargins w:alignBordersAndEdges w:bordersDoNotSurroundHeader w:bordersDoNotSurroundFooter w:gutterAtTop ' +
  'w:embedTrueTypeFonts w:saveSubsetFonts w:displayBackgroundShape w:defaultTabStop w:autoHyphenation ' +
  'w:consecutiveHyphenLimit w:hyphenationZone w:doNotHyphenateCaps w:evenAndOddHeaders w:bookFoldRevPrinting ' +
  'w:bookFoldPrinting w:bookFoldPrintingSheets w:drawingGridHorizontalSpacing w:drawingGridVerticalSpacing ' +
  'w:displayHorizontalDrawingGridEvery w:displayVerticalDrawingGridEvery w:doNotUseMarginsForDrawingGridOrigin ' +
  'w:characterSpacingControl w:noLineBreaksAfter w:noLineBreaksBefore w:strictFirstAndLastChars w:footnotePr w:endnotePr ' +
  'w:compat m:mathPr w:themeFontLang w:clrSchemeMapping w:decimalSymbol w:listSeparator'
).split(' ');

/** Settings whose removal is reported. */
const REPORTED: Readonly<Record<string, Dropped>> = {
  'w:attachedTemplate': 'attached',
  'w:mailMerge': 'mailMerge',
  'w:documentProtection': 'protection',
  'w:writeProtection': 'protection',
};

export function keptSettings(part: XmlPart | undefined, dropped: DropList): TemplatePart | undefined {
  if (!part) return undefined;
  const root = withChildren(part.root, (setting) => {
    if (!isElement(setting)) return [];
    const loss = REPORTED[setting.name];
    if (loss) dropped.add(loss);
    return KEPT.includes(setting.name) ? [setting] : [];
  });
  // Other programs may not write them in schema order, for which Word can report the file as unreadable.
  const children = elementsOf(root).toSorted((a, b) => KEPT.indexOf(a.name) - KEPT.indexOf(b.name));
  return { root: { ...root, children }, namespaces: part.prefixes.declared, relations: new Map() };
}

/** Whether lines in tables snap to the document grid like others (ECMA-376 Part 1, 17.15.3.1), as in most East Asian files. */
export function hasGridInTables(settings: TemplatePart | undefined): boolean {
  return switchOf(childOf(settings?.root, 'w:compat'), 'w:adjustLineHeightInTable') === true;
}

/** Whether the space below a paragraph and the space above the next add up, as in files from older versions of Word. */
export function addsSpace(settings: TemplatePart | undefined): boolean {
  return switchOf(childOf(settings?.root, 'w:compat'), 'w:doNotUseHTMLParagraphAutoSpacing') === true;
}
