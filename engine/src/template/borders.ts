import type { Border } from '../model/pages.js';
import { twipsOfEighths } from '../model/units.js';
import type { XmlElement } from '../xml/element.js';

/** The side of a table's or cell's border, from the name of its element. */
export function sideOf({ name }: XmlElement): string {
  return name.replace('w:', '').replace('start', 'left').replace('end', 'right');
}

/** Reads a border; undefined if it is explicitly absent (`none`, `nil`). */
export function borderOf({ attributes }: XmlElement): Border | undefined {
  if (/^(?:nil|none)$/.test(attributes['w:val'] ?? 'none')) return undefined;
  const color = attributes['w:color'] ?? '';
  return {
    thickness: twipsOfEighths(Number(attributes['w:sz'] ?? 4)),
    color: /^[\da-f]{6}$/i.test(color) ? color : '000000',
  };
}
