import { OPTION_CHOICES } from '../api/option-rows.js';
import type { TemplateName } from '../api/options.js';
import { settingsOf } from '../api/settings.js';
import type { ParagraphStyle, Style } from '../model/style.js';
import { kindOf, type OfficePackage, type Related } from '../ooxml/package.js';
import { decodedXml, type Refuse, readXml } from '../ooxml/read-xml.js';
import { themeOf } from '../theme/index.js';
import { stylesOf } from '../theme/styles/index.js';
import { hasOwnStyles } from '../word/file/made-with.js';
import { childOf, elementsOf, switchOf, valOf, type XmlElement } from '../xml/element.js';

/**
 * The built-in template whose styles a file of ours has: Word replaces the template's name when it saves, but keeps the styles
 * and their names. Undefined for other files, and where two templates fit equally well.
 */
export async function templateByStyles(
  source: OfficePackage,
  relations: ReadonlyMap<string, Related>,
  refuse: Refuse,
): Promise<TemplateName | undefined> {
  const related = [...relations.values()].find((each) => kindOf(each) === 'styles');
  const bytes = related && !related.external ? await source.bytes(related.part) : undefined;
  if (!related || related.external || !bytes) return undefined;
  const { root } = readXml(decodedXml(bytes), related.part, refuse);
  if (!hasOwnStyles(root)) return undefined;
  const found = new Map<string, XmlElement>();
  for (const style of elementsOf(root)) found.set(valOf(style, 'w:name')?.toLowerCase() ?? '', style);
  const [best, second] = OPTION_CHOICES.template
    .map((template) => ({ template, likeness: likenessOf(template, found) }))
    .toSorted((one, other) => other.likeness - one.likeness);
  return best && best.likeness > (second?.likeness ?? 0) ? best.template : undefined;
}

/** How many measures the styles of a file have in common with those of a template. */
function likenessOf(template: TemplateName, found: ReadonlyMap<string, XmlElement>): number {
  const isParagraph = (style: Style): style is ParagraphStyle => style.type === 'paragraph';
  let count = 0;
  for (const style of stylesOf(themeOf(settingsOf({ template }))).filter(isParagraph)) {
    const other = found.get(style.name.toLowerCase());
    if (other) count += commonMeasures(style, other);
  }
  return count;
}

/** Lengths are in the units of the file: twips, and half-points for sizes (ECMA-376 Part 1, 17.3.1.33, 17.3.2.38). */
function commonMeasures({ paragraph = {}, run = {} }: ParagraphStyle, style: XmlElement): number {
  const [own, text] = [childOf(style, 'w:pPr'), childOf(style, 'w:rPr')];
  const spacing = childOf(own, 'w:spacing')?.attributes ?? {};
  const isSame = (wanted: number | undefined, value: string | undefined): boolean =>
    wanted !== undefined && value !== undefined && Number(value) === wanted;
  const same = [
    isSame(paragraph.before, spacing['w:before']),
    isSame(paragraph.after, spacing['w:after']),
    isSame(paragraph.line, spacing['w:line']),
    isSame(run.size && run.size * 2, valOf(text, 'w:sz')),
    (paragraph.alignment ?? 'left') === (valOf(own, 'w:jc') ?? 'left'),
    (run.bold ?? false) === (switchOf(text, 'w:b') ?? false),
    (run.italic ?? false) === (switchOf(text, 'w:i') ?? false),
  ];
  return same.filter(Boolean).length;
}
