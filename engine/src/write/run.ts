import { escapeText } from '../xml/escape.js';
import { propertyElement, val } from '../xml/properties.js';
import { MARK_BITS } from './context.js';
import { hasRightToLeft, stretchesOf } from './direction.js';
import { EMOJI, EMOJI_FONTS, MAY_HOLD_EMOJI } from './emoji.js';

const byMarks = new Map<number, string>();

/** The `w:rPr` for a set of marks, as bits of `MARK_BITS`; `style` is a character style instead of theirs. */
export function runProperties(marks: number, style?: string): string {
  if (style !== undefined) return build(marks, style);
  let xml = byMarks.get(marks);
  if (xml === undefined) {
    xml = build(marks);
    byMarks.set(marks, xml);
  }
  return xml;
}

function build(marks: number, ownStyle?: string): string {
  const has = (mark: keyof typeof MARK_BITS): true | undefined =>
    marks & MARK_BITS[mark] ? true : undefined;
  const code = has('monospace');
  const markStyle = code
    ? 'InlineCode'
    : has('keyboard')
      ? 'Keyboard'
      : has('link')
        ? 'Hyperlink'
        : undefined;
  const style = ownStyle ?? markStyle;
  const underlined = has('underline') || (has('link') && style !== 'Hyperlink');
  const position = has('superscript') ? 'superscript' : has('subscript') ? 'subscript' : undefined;
  return propertyElement('w:rPr', {
    rStyle: style && val(style),
    rFonts: has('emoji') && EMOJI_FONTS,
    b: has('strong'),
    bCs: has('strong'),
    i: has('emphasis'),
    iCs: has('emphasis'),
    strike: has('delete'),
    highlight: has('highlight') ? val('yellow') : undefined,
    u: underlined ? val('single') : undefined,
    vertAlign: position && val(position),
    rtl: has('rightToLeft'),
  });
}

/**
 * Writes text as a run, or as several where its direction changes; `rightToLeft` is the direction of the paragraph,
 * `style` a character style. Line breaks and tabs become `w:br` and `w:tab`.
 */
export function textRun(text: string, marks: number, rightToLeft = false, style?: string): string {
  if (!rightToLeft && !hasRightToLeft(text)) return run(text, marks, style);
  return stretchesOf(text, rightToLeft)
    .map((stretch) => run(stretch.text, stretch.rightToLeft ? marks | MARK_BITS.rightToLeft : marks, style))
    .join('');
}

function run(text: string, marks: number, style: string | undefined): string {
  if (!MAY_HOLD_EMOJI.test(text)) return plainRun(text, marks, style);
  return text
    .split(EMOJI)
    .map((part, index) => plainRun(part, index % 2 === 1 ? marks | MARK_BITS.emoji : marks, style))
    .join('');
}

function plainRun(text: string, marks: number, style: string | undefined): string {
  return text === '' ? '' : `<w:r>${runProperties(marks, style)}${textContent(text)}</w:r>`;
}

/** The content of a run that shows `text`. */
export function textContent(text: string): string {
  if (!/[\n\r\t]/.test(text)) return textElement(text);
  return text
    .split(/(\r\n|\n|\r|\t)/)
    .map((piece) => (piece === '\t' ? '<w:tab/>' : /^[\r\n]/.test(piece) ? '<w:br/>' : textElement(piece)))
    .join('');
}

function textElement(text: string): string {
  const escaped = escapeText(text);
  if (escaped === '') return '';
  const preserve = escaped.startsWith(' ') || escaped.endsWith(' ') || escaped.includes('  ');
  return `<w:t${preserve ? ' xml:space="preserve"' : ''}>${escaped}</w:t>`;
}
