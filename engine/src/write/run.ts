import type { RunProperties, TextRun } from '../model/composed.js';
import { EMOJI_FONT, isEastAsianFont } from '../theme/fonts.js';
import { escapeAttribute, escapeText } from '../xml/escape.js';
import { propertyElement, val } from './property-elements.js';
import type { StyleNames } from './style-names.js';

/** The `w:rPr` of a run; empty if it looks like its paragraph. */
export function runProperties(properties: RunProperties, styles: StyleNames): string {
  const {
    style,
    named,
    bold,
    italic,
    strike,
    underline,
    highlight,
    position,
    rightToLeft,
    color,
    background,
    size,
    language,
  } = properties;
  return propertyElement('w:rPr', {
    rStyle: named ? val(styles.idOfNamed('character', named)) : style && val(styles.idOf(style)),
    rFonts: fontsOf(properties),
    // Not by a character style, whose bold and italics would toggle those of the paragraph's style (17.7.3).
    b: properties.regular ? val(0) : bold || undefined,
    bCs: properties.regular ? val(0) : bold || undefined,
    i: properties.upright ? val(0) : italic || undefined,
    iCs: properties.upright ? val(0) : italic || undefined,
    caps: properties.caps,
    smallCaps: properties.smallCaps,
    strike: strike || undefined,
    color: color && val(color),
    sz: size === undefined ? undefined : val(Math.round(size * 2)),
    szCs: size === undefined ? undefined : val(Math.round(size * 2)),
    highlight: highlight ? val('yellow') : undefined,
    u: underline ? val('single') : undefined,
    shd: background && `w:val="clear" w:color="auto" w:fill="${background}"`,
    vertAlign: position && val(position),
    rtl: rightToLeft || undefined,
    em: properties.dotted && val('dot'),
    lang: language && `w:${language.writing}="${escapeAttribute(language.tag)}"`,
  });
}

const EMOJI_FONTS = `w:ascii="${EMOJI_FONT}" w:hAnsi="${EMOJI_FONT}" w:eastAsia="${EMOJI_FONT}" w:cs="${EMOJI_FONT}"`;

/** All fonts contain quotation marks, dashes and ellipses: Word uses the Chinese or Japanese one if told to. */
function fontsOf({ emoji, eastAsian, font }: RunProperties): string | undefined {
  if (emoji) return EMOJI_FONTS;
  const hint = eastAsian ? 'w:hint="eastAsia"' : undefined;
  if (font === undefined) return hint;
  const name = escapeAttribute(font);
  const scripts = isEastAsianFont(font) ? ['ascii', 'hAnsi', 'eastAsia', 'cs'] : ['ascii', 'hAnsi', 'cs'];
  return [...scripts.map((script) => `w:${script}="${name}"`), ...(hint ? [hint] : [])].join(' ');
}

/** Writes text as a run. Line breaks, tabs and special hyphens become Word's elements for them. */
export function textRun({ text, properties }: TextRun, styles: StyleNames, isDeleted = false): string {
  const isRare = isDeleted || text.length > SHORT;
  const rest = isRare ? restOfRun(text, isDeleted ? 'w:delText' : 'w:t') : shortRest(text, styles.shortTexts);
  return runBegin(properties, styles) + rest;
}

/*
 * A run is put together from two pieces, its beginning and the rest, both of which recur: code has tens of thousands of
 * runs, and V8 keeps every joint of a text as an object until the text is compressed.
 */
function runBegin(properties: RunProperties, styles: StyleNames): string {
  let xml = styles.runBegins.get(properties);
  if (xml === undefined) {
    xml = `<w:r>${runProperties(properties, styles)}`;
    styles.runBegins.set(properties, xml);
  }
  return xml;
}

/** Deleted text has an element of its own (ECMA-376 Part 1, 17.3.3.7). */
type TextElement = 'w:t' | 'w:delText';

function restOfRun(text: string, element: TextElement): string {
  return `${textContent(text, element)}</w:r>`;
}

/** Texts up to this length in UTF-16 code units, such as `return ` in code, are likely to recur; some are cached. */
const SHORT = 16;
const MAX_KEPT = 4000;

function shortRest(text: string, kept: Map<string, string>): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const rest = restOfRun(text, 'w:t');
  if (kept.size < MAX_KEPT) kept.set(text, rest);
  return rest;
}

const LINE_BREAK = '<w:br/>';
/** In text, Word shows every soft hyphen, and sets no-break hyphens in another font. */
const ELEMENTS: ReadonlyMap<string, string> = new Map([
  ['\r\n', LINE_BREAK],
  ['\n', LINE_BREAK],
  ['\r', LINE_BREAK],
  ['\t', '<w:tab/>'],
  ['\u00ad', '<w:softHyphen/>'],
  ['\u2011', '<w:noBreakHyphen/>'],
]);

/** What is an element in Word, besides line feeds. */
const RARE = /[\r\t\u00ad\u2011]/;

/** The content of a run that shows `text`. */
function textContent(text: string, element: TextElement): string {
  if (!RARE.test(text)) return lines(text, element);
  return text
    .split(/(\r\n|[\n\r\t\u00ad\u2011])/)
    .map((piece) => ELEMENTS.get(piece) ?? textElement(piece, element))
    .join('');
}

/*
 * Code has a line feed in every fifth run. In a new process, this loop and what V8 compiles for it take half as long as
 * splitting and joining.
 */
function lines(text: string, element: TextElement): string {
  let xml = '';
  let from = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
    if (end > from) xml += textElement(text.slice(from, end), element);
    xml += LINE_BREAK;
    from = end + 1;
  }
  return xml + textElement(text.slice(from), element);
}

function textElement(text: string, element: TextElement): string {
  const escaped = escapeText(text);
  if (escaped === '') return '';
  const preserve = escaped.startsWith(' ') || escaped.endsWith(' ') || escaped.includes('  ');
  return `<${element}${preserve ? ' xml:space="preserve"' : ''}>${escaped}</${element}>`;
}
