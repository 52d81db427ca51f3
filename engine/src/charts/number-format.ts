import type { ChartNumberFormat, DecimalSign } from '../model/chart.js';

/** The code of a number format in spreadsheets (ECMA-376 Part 1, 18.8.31), which is the same in all languages. */
export function formatCode({ decimals, isGrouped, isPercent, before, after }: ChartNumberFormat): string {
  const digits = `${isGrouped ? '#,##0' : '0'}${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`;
  return `${quoted(before)}${digits}${isPercent ? '%' : ''}${quoted(after)}`;
}

function quoted(text: string): string {
  return text === '' ? '' : `"${text.replaceAll('"', '')}"`;
}

/** What `formatCode` gives, and the codes of Word and of spreadsheets that mean the same, as a format; undefined for others. */
export function formatOfCode(code: string): ChartNumberFormat | undefined {
  if (code === 'General' || code === '') return undefined;
  const [first = ''] = code.split(';');
  const plain = first
    .replace(/\[\$([^\]-]*)(?:-[\da-f]+)?\]/gi, '"$1"')
    .replace(/_.|\*./g, '')
    .replace(/\\(.)/g, '"$1"');
  const found = /^((?:"[^"]*"|[$£€¥ ])*)(#,##0|#?0|#)(?:\.([0#]+))?(%?)((?:"[^"]*"|[$£€¥ ])*)$/.exec(plain);
  if (!found) return undefined;
  const [, before = '', digits = '', decimals = '', percent = '', after = ''] = found;
  return {
    decimals: decimals.length,
    isGrouped: digits.includes(','),
    isPercent: percent !== '',
    before: before.replaceAll('"', ''),
    after: after.replaceAll('"', ''),
  };
}

/** A number as a format and the sign before decimals have it: `1,200.50 EUR`. */
export function formatted(
  value: number,
  { decimals, isGrouped, isPercent, before, after }: ChartNumberFormat,
  decimalSign: DecimalSign,
): string {
  const shown = Math.abs(isPercent ? value * 100 : value);
  const [whole = '', fraction] = withDecimals(shown, decimals).split('.');
  const separator = decimalSign === '.' ? ',' : '.';
  const grouped = isGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, separator) : whole;
  const digits = fraction === undefined ? grouped : `${grouped}${decimalSign}${fraction}`;
  const sign = value < 0 && /[1-9]/.test(digits) ? '-' : '';
  return `${sign}${before}${digits}${isPercent ? '%' : ''}${after}`;
}

/** With zeros behind the digits that a number is written with: `toFixed` adds those of its binary form to large ones. */
function withDecimals(value: number, decimals: number): string {
  const [whole = '', fraction = ''] = String(value).split('.');
  if (/e/.test(whole + fraction) || fraction.length > decimals)
    return value < 1e21 ? value.toFixed(decimals) : String(value);
  return decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0')}`;
}

/** Languages that write a comma before decimals (Unicode CLDR, `decimal` of the Latin digits). */
const COMMA =
  /^(?:af|az|be|bg|bs|ca|cs|da|de|el|es|et|eu|fi|fo|fr|gl|hr|hu|hy|id|is|it|ka|kk|lt|lv|mk|nb|nl|nn|no|pl|pt|ro|ru|sk|sl|sq|sr|sv|tr|uk|uz|vi)(?:-|$)/i;
const POINT = /^(?:de-(?:ch|li)|es-(?:mx|us|gt|hn|ni|pa|pe|pr|sv|do)|it-ch)$/i;

export function decimalSignOf(language: string): DecimalSign {
  return COMMA.test(language) && !POINT.test(language) ? ',' : '.';
}
