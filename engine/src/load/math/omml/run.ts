import { escapeText } from '../../../xml/escape.js';
import type { Look } from './writer.js';

/** How a run's letters look (ECMA-376 Part 1, 22.1.2.94 and 22.1.2.111); without any of these, letters are italic. */
export interface Letters {
  readonly script?: 'script' | 'fraktur' | 'double-struck' | 'sans-serif' | 'monospace';
  readonly style?: 'p' | 'b' | 'bi';
  /** Text that is no mathematics, with its spaces as they are. */
  readonly normal?: true;
  readonly italic?: true;
}

/** Holds the place of an argument or an operand that is empty: text without width. */
export function nothing(look: Look): string {
  return run('\u200b', look, { normal: true });
}

/** Writes a run of a formula. */
export function run(text: string, look: Look, letters: Letters = {}): string {
  if (text === '') return '';
  const preserve = /^\s|\s$|\s\s/.test(text) ? ' xml:space="preserve"' : '';
  return `<m:r>${mathProperties(letters, look)}${textProperties(look, letters)}<m:t${preserve}>${escapeText(text.normalize('NFC'))}</m:t></m:r>`;
}

function mathProperties({ script, style, normal }: Letters, { bold }: Look): string {
  if (normal) return '<m:rPr><m:nor/></m:rPr>';
  const weight = bold ? (style === 'p' || style === 'b' ? 'b' : 'bi') : style;
  if (!script && !weight) return '';
  return `<m:rPr>${script ? `<m:scr m:val="${script}"/>` : ''}${weight ? `<m:sty m:val="${weight}"/>` : ''}</m:rPr>`;
}

/**
 * The `w:rPr` of a run, or of the signs that an object draws: Word's fonts for formulas have a table for them. The children are in
 * the order that the schema prescribes (ECMA-376 Part 1, Annex A).
 */
export function textProperties(
  { color, shading, bold }: Look,
  { normal, style, italic }: Letters = {},
): string {
  let properties = '<w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/>';
  if (normal && (bold || style === 'b')) properties += '<w:b/><w:bCs/>';
  if (italic) properties += '<w:i/><w:iCs/>';
  if (color) properties += `<w:color w:val="${color}"/>`;
  if (shading) properties += `<w:shd w:val="clear" w:color="auto" w:fill="${shading}"/>`;
  return `<w:rPr>${properties}</w:rPr>`;
}
