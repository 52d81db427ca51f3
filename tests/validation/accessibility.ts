import { ancestorNamed, childNamed, childrenNamed, elements } from '../docx/elements';
import { type DocxPackage, storiesOf } from '../docx/package';
import type { Element } from '../docx/xml';

/*
 * The rules of Word's accessibility checker, as Microsoft documents them ("Rules for the Accessibility Checker"), for files
 * whose contents break none by themselves.
 */

/** What Word's accessibility checker would list, as sentences. */
export function accessibilityFindings(file: DocxPackage): string[] {
  const sheet = new Sheet(file.parts.get('word/styles.xml')?.root);
  return [
    ...properties(file, sheet),
    ...storiesOf(file).flatMap(({ name, root }) => [
      ...objects(root),
      ...tables(root),
      ...emptyParagraphs(root),
      ...contrasts(root, sheet),
      ...(name === 'word/document.xml' ? headings(root, sheet) : []),
    ]),
  ];
}

function* properties(file: DocxPackage, sheet: Sheet): Generator<string> {
  const title = /<dc:title>[^<]+<\/dc:title>/.test(file.parts.get('docProps/core.xml')?.text ?? '');
  if (!title) yield 'the document has no title';
  if (!sheet.language) yield 'the document has no language';
}

function* objects(root: Element | undefined): Generator<string> {
  for (const _ of elements(root, 'wp:anchor')) yield 'an object floats';
  for (const object of elements(root, 'wp:docPr')) {
    const isDecorative = [...elements(object, 'adec:decorative')].some(
      (mark) => mark.getAttribute('val') === '1',
    );
    if (!isDecorative && !object.getAttribute('descr')) yield 'an object has no alternative text';
  }
}

/** The bit of `w:tblLook` for a first row that is a header (ECMA-376 Part 1, 17.4.56). */
const FIRST_ROW = 0x20;

function* tables(root: Element | undefined): Generator<string> {
  for (const table of elements(root, 'w:tbl')) {
    const about = `the table "${textOf(table).slice(0, 20)}"`;
    const look = attributeOf(childNamed(table, 'w:tblPr'), 'w:tblLook') ?? '0';
    if ((Number.parseInt(look, 16) & FIRST_ROW) === 0) yield `${about} has no header row`;
    if (ancestorNamed(table, 'w:tc')) yield `${about} is in another`;
    if ([...elements(table, 'w:gridSpan', 'w:vMerge')].length > 0) yield `${about} has merged cells`;
    for (const row of childrenNamed(table, 'w:tr')) if (!hasContent(row)) yield `${about} has a blank row`;
  }
}

/** Two of them are space made by the return key. */
function* emptyParagraphs(root: Element | undefined): Generator<string> {
  for (const paragraph of elements(root, 'w:p')) {
    const next = paragraph.nextSibling;
    if (next?.nodeName === 'w:p' && !hasContent(paragraph) && !hasContent(next as Element))
      yield 'empty paragraphs follow each other';
  }
}

function* headings(root: Element | undefined, sheet: Sheet): Generator<string> {
  let above = 0;
  for (const paragraph of elements(root, 'w:p')) {
    const level = sheet.outlineLevel(paragraph);
    if (level === undefined) continue;
    if (level > above + 1) yield `the heading "${textOf(paragraph)}" skips a level`;
    above = level;
  }
}

/** Of text of the usual size, by WCAG 2.2. */
const LEAST_CONTRAST = 4.5;

function* contrasts(root: Element | undefined, sheet: Sheet): Generator<string> {
  for (const run of elements(root, 'w:r')) {
    if (textOf(run).trim() === '') continue;
    const [ink, ground] = [sheet.ink(run), sheet.ground(run)];
    if (contrast(ink, ground) < LEAST_CONTRAST) yield `"${textOf(run)}" is ${ink} on ${ground}`;
  }
}

const CONTENT = [
  'w:drawing',
  'w:fldChar',
  'w:br',
  'w:sectPr',
  'w:separator',
  'w:continuationSeparator',
  'm:oMath',
  'w:pBdr',
];

function hasContent(element: Element): boolean {
  return textOf(element).trim() !== '' || [...elements(element, ...CONTENT)].length > 0;
}

const textOf = (element: Element): string =>
  Array.from(elements(element, 'w:t'), (text) => text.textContent ?? '').join('');

function attributeOf(parent: Element | undefined, name: string, attribute = 'w:val'): string | undefined {
  return (parent && childNamed(parent, name)?.getAttribute(attribute)) ?? undefined;
}

/** What styles and direct formatting say about text. */
class Sheet {
  readonly language: string | undefined;
  readonly #styles = new Map<string, Element>();

  constructor(root: Element | undefined) {
    const [defaults] = [...elements(root, 'w:rPrDefault')];
    this.language = attributeOf(defaults && childNamed(defaults, 'w:rPr'), 'w:lang');
    for (const style of elements(root, 'w:style'))
      this.#styles.set(style.getAttribute('w:styleId') ?? '', style);
  }

  /** From 1. */
  outlineLevel(paragraph: Element): number | undefined {
    const own = childNamed(paragraph, 'w:pPr');
    const level =
      attributeOf(own, 'w:outlineLvl') ??
      this.#inStyle(attributeOf(own, 'w:pStyle'), 'w:pPr', 'w:outlineLvl');
    return level === undefined || level === '9' ? undefined : Number(level) + 1;
  }

  ink(run: Element): string {
    const { own, style, paragraphStyle } = this.#of(run);
    const color = (name: string | undefined): string | undefined => this.#inStyle(name, 'w:rPr', 'w:color');
    return plainColor(attributeOf(own, 'w:color') ?? color(style) ?? color(paragraphStyle)) ?? '000000';
  }

  ground(run: Element): string {
    const { own, style, paragraph, paragraphStyle } = this.#of(run);
    const cell = ancestorNamed(run, 'w:tc');
    const fill = (parent: Element | undefined): string | undefined =>
      plainColor(attributeOf(parent, 'w:shd', 'w:fill'));
    const inStyle = (name: string | undefined, kind: string): string | undefined =>
      plainColor(this.#inStyle(name, kind, 'w:shd', 'w:fill'));
    return (
      fill(own) ??
      inStyle(style, 'w:rPr') ??
      fill(paragraph && childNamed(paragraph, 'w:pPr')) ??
      inStyle(paragraphStyle, 'w:pPr') ??
      (cell && (fill(childNamed(cell, 'w:tcPr')) ?? this.#groundOfTable(cell))) ??
      'FFFFFF'
    );
  }

  #groundOfTable(cell: Element): string | undefined {
    const table = ancestorNamed(cell, 'w:tbl');
    const style = this.#styles.get(attributeOf(table && childNamed(table, 'w:tblPr'), 'w:tblStyle') ?? '');
    if (!style || !table) return undefined;
    const isHeader = ancestorNamed(cell, 'w:tr') === childNamed(table, 'w:tr');
    const [first] = childrenNamed(style, 'w:tblStylePr').filter(
      (part) => part.getAttribute('w:type') === 'firstRow',
    );
    const fill = (parent: Element | undefined): string | undefined =>
      plainColor(attributeOf(parent && childNamed(parent, 'w:tcPr'), 'w:shd', 'w:fill'));
    return (isHeader ? fill(first) : undefined) ?? fill(style);
  }

  #of(run: Element): {
    readonly own: Element | undefined;
    readonly style: string | undefined;
    readonly paragraph: Element | undefined;
    readonly paragraphStyle: string | undefined;
  } {
    const own = childNamed(run, 'w:rPr');
    const paragraph = ancestorNamed(run, 'w:p');
    const paragraphStyle = attributeOf(paragraph && childNamed(paragraph, 'w:pPr'), 'w:pStyle');
    return { own, style: attributeOf(own, 'w:rStyle'), paragraph, paragraphStyle };
  }

  /** A property of a style, or of those that it is based on. */
  #inStyle(id: string | undefined, kind: string, name: string, attribute = 'w:val'): string | undefined {
    const style = this.#styles.get(id ?? '');
    if (!style) return undefined;
    const properties = childNamed(style, kind);
    return (
      attributeOf(properties, name, attribute) ??
      this.#inStyle(attributeOf(style, 'w:basedOn'), kind, name, attribute)
    );
  }
}

const plainColor = (color: string | undefined): string | undefined => (color === 'auto' ? undefined : color);

/** WCAG 2.2: the ratio of the relative luminances. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
