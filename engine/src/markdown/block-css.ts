import type { BlockLength, BlockLook, CellLook, LookLine } from '../model/block-look.js';

/** How blocks are set apart, in CSS. */
export function blockCss({ left, right, firstLine, background, border, padding }: BlockLook): string {
  return [
    ...(left ? [`margin-left: ${lengthCss(left)}`] : []),
    ...(right ? [`margin-right: ${lengthCss(right)}`] : []),
    ...(firstLine ? [`text-indent: ${lengthCss(firstLine)}`] : []),
    ...(background === undefined ? [] : [`background-color: #${background}`]),
    ...(border?.sides.map((side) => `border-${side}: ${lineCss(border)}`) ?? []),
    ...(padding === undefined ? [] : [`padding: ${rounded(padding)}pt`]),
  ].join('; ');
}

/** The look of a cell, in CSS; empty if it has none. */
export function cellCss({ background, edges = {}, roomAbove }: CellLook = {}): string {
  return [
    ...(background === undefined ? [] : [`background-color: #${background}`]),
    ...Object.entries(edges).map(
      ([side, line]) => `border-${side}: ${line === 'none' ? line : lineCss(line)}`,
    ),
    ...(roomAbove === undefined ? [] : [`vertical-align: ${VERTICAL_ALIGNMENTS[roomAbove]}`]),
  ].join('; ');
}

/** By the share of the free room that is above the text. */
const VERTICAL_ALIGNMENTS = { 0: 'top', 0.5: 'middle', 1: 'bottom' } as const;

function lineCss({ width, color }: LookLine): string {
  return `${rounded(width)}pt solid #${color}`;
}

function lengthCss({ unit, value }: BlockLength): string {
  return unit === 'line' ? `${rounded(value * 100)}%` : `${rounded(value)}${unit}`;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
