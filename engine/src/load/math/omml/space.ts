import { UnsupportedMath } from '../mathml.js';
import type { ElementHandler } from './converter.js';
import { run } from './run.js';

/** Unicode's spaces by their widths in em, the widest first. */
const SPACES = [
  [1, '\u2003'],
  [0.5, '\u2002'],
  [0.3333, '\u2004'],
  [0.25, '\u2005'],
  [0.1667, '\u2006'],
] as const;

const MAX_WIDTH = 20;
const EM_PER_UNIT: Readonly<Record<string, number>> = {
  em: 1,
  ex: 0.43,
  pt: 0.1,
  px: 0.075,
  cm: 2.845,
  mm: 0.2845,
  in: 7.227,
};

/** `mspace`: Word has no spaces of a given width in formulas, so it is made of Unicode's spaces. */
export const space: ElementHandler = ({ attributes }, look) => {
  if (attributes.mathbackground !== undefined)
    throw new UnsupportedMath('Word cannot draw lines in formulas');
  return run(spacesOf(widthOf(attributes.width)), look);
};

/** A width in em; 0 if missing. */
export function widthOf(width = ''): number {
  const [, number = '0', unit = 'em'] = /^(-?[\d.]+)(\w+)/.exec(width) ?? [];
  return Number(number) * (EM_PER_UNIT[unit] ?? 0);
}

function spacesOf(width: number): string {
  let rest = Math.min(width, MAX_WIDTH);
  let text = '';
  for (const [em, character] of SPACES) {
    const count = Math.floor((rest + 0.06) / em);
    if (count <= 0) continue;
    text += character.repeat(count);
    rest -= count * em;
  }
  return text;
}
