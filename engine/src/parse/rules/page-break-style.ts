import { tokenMeta } from './token-meta.js';

/** Whether a style in CSS begins a page before or after what it is given to (CSS Fragmentation 3, 3.1). */
export function breaksPageAt(place: 'before' | 'after', css: string): boolean {
  return new RegExp(String.raw`break-${place}:\s*(?:always|page)`, 'i').test(css);
}

/** On the opening token of a heading with which a page begins. */
export const beginsPage = tokenMeta<true>('begins page');
