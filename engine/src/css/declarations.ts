/*
 * The style of blocks and cells in CSS, both ways: declarations are read from texts with HTML and attributes (`parse/`), and looks are
 * written as declarations again (`markdown/`). `declarations.ts` has lengths, sides and declarations, `colors.ts` colours as they look on paper,
 * `lines.ts` borders. `block-look.ts` is about whole blocks; `cell-look.ts` has a reader and a writer for each property of a cell.
 */

import type { BorderSide } from '../model/style.js';

/** The declarations of a style in CSS: the values by the names of the properties, in lower case; the last of each counts. */
export function declarationsOf(style: string): ReadonlyMap<string, string> {
  return new Map(
    style.split(';').map((declaration): [string, string] => {
      const [name = '', ...value] = declaration.split(':');
      return [
        name.trim().toLowerCase(),
        value
          .join(':')
          .replace(/!\s*important\s*$/i, '')
          .trim(),
      ];
    }),
  );
}

/** A length in CSS: in points, or as a multiple of the size of the text that it belongs to. */
export interface CssLength {
  readonly unit: 'pt' | 'em';
  readonly value: number;
}

/** The units of CSS (CSS Values and Units, 6): what one of them is. An `ex` or `ch` is taken as half an em. */
const UNITS: Readonly<Record<string, CssLength>> = {
  px: { unit: 'pt', value: 0.75 },
  pt: { unit: 'pt', value: 1 },
  pc: { unit: 'pt', value: 12 },
  in: { unit: 'pt', value: 72 },
  cm: { unit: 'pt', value: 72 / 2.54 },
  mm: { unit: 'pt', value: 72 / 25.4 },
  q: { unit: 'pt', value: 72 / 101.6 },
  em: { unit: 'em', value: 1 },
  rem: { unit: 'em', value: 1 },
  ex: { unit: 'em', value: 0.5 },
  ch: { unit: 'em', value: 0.5 },
};

const LENGTH = /^([+-]?(?:\d{1,6}(?:\.\d{0,6})?|\.\d{1,6}))\s*([a-z]*)$/i;

/** Reads a length, which may be negative; a number without a unit other than 0 counts as pixels, as in older pages. */
export function cssLength(written: string): CssLength | undefined {
  const [, digits, name = ''] = LENGTH.exec(written.trim()) ?? [];
  const unit = UNITS[name === '' ? 'px' : name.toLowerCase()];
  return digits === undefined || !unit ? undefined : { unit: unit.unit, value: Number(digits) * unit.value };
}

/** The sides of a box, in the order of CSS. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const satisfies readonly BorderSide[];

/** The value for a side among one to four values (CSS 2, 8.3). */
export function fourthOf(written: string | undefined, side: BorderSide): string | undefined {
  const [top, right = top, bottom = top, left = right] = written?.split(/\s+(?![^()]*\))/) ?? [];
  return { top, right, bottom, left }[side];
}

/** To a thousandth, as numbers are written. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
