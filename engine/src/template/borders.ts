import type { Border } from '../model/pages.js';
import type { XmlElement } from '../xml/element.js';

/** The side of a line of a table or a cell, by Word's name of its element. */
export function sideOf({ name }: XmlElement): string {
  return name.replace('w:', '').replace('start', 'left').replace('end', 'right');
}

/** A line; undefined if it is explicitly absent. */
export function borderOf({ attributes }: XmlElement): Border | undefined {
  if (/^(?:nil|none)$/.test(attributes['w:val'] ?? 'none')) return undefined;
  const color = attributes['w:color'] ?? '';
  return {
    thickness: (Number(attributes['w:sz'] ?? 4) / 8) * 20,
    color: /^[\da-f]{6}$/i.test(color) ? color : '000000',
  };
}
