import type { XmlElement } from '../../xml/element.js';
import type { DirectionMark } from './atoms.js';

/** The direction that `w:dir` or `w:bdo` gives to the words in it (ECMA-376 Part 1, 17.3.2.8 and 17.3.2.3). */
export function directionMark({ name, attributes }: XmlElement): DirectionMark {
  return `${name === 'w:bdo' ? 'bdo' : 'dir'} ${attributes['w:val'] === 'rtl' ? 'rtl' : 'ltr'}`;
}

/** Text in such an element, without the sign of its end that Word puts there, too (U+202C; Unicode Standard Annex 9, 2.3). */
export function withoutItsEnd(text: string, direction: DirectionMark | undefined): string {
  return direction ? text.replaceAll('\u202c', '') : text;
}
