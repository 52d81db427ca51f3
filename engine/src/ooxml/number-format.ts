import { childOf, valOf, type XmlElement } from '../xml/element.js';

/**
 * The number format of a list level (ECMA-376 Part 1, 17.18.59). Formats newer than Word 2007 are written with a fallback; Word
 * reads the first form.
 */
export function numberFormatOf(level: XmlElement): string {
  const choice = childOf(childOf(level, 'mc:AlternateContent'), 'mc:Choice');
  const format = childOf(level, 'w:numFmt') ?? childOf(choice, 'w:numFmt');
  const { 'w:val': name = 'decimal', 'w:format': custom = '' } = format?.attributes ?? {};
  // Zero-padded numbers of more than two digits are given by example: "001, 002, 003, ..." (17.9.17).
  return name === 'custom' && /^0+1,/.test(custom) ? 'decimalZero' : name;
}

/** Longer texts around the numbers of a list are cut: each number may stand in them many times, and each item has one. */
const MAX_LEVEL_TEXT = 250;

/** The text around the numbers of a list level, in which `%1` stands for the number of the first level (ECMA-376 Part 1, 17.9.11). */
export function levelTextOf(level: XmlElement | undefined): string {
  return (valOf(level, 'w:lvlText') ?? '').slice(0, MAX_LEVEL_TEXT);
}
