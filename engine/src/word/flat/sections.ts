import { twipsOf } from '../../ooxml/lengths.js';
import { childOf, valOf, type XmlElement } from '../../xml/element.js';
import type { Reading } from '../reading.js';
import type { Flat } from './flat.js';

/** The sections of a text, which may be in landscape or in columns (ECMA-376 Part 1, 17.6.13). */
export class Sections {
  readonly #ends: { readonly place: number; readonly section: XmlElement }[] = [];

  constructor(private readonly reading: Pick<Reading, 'isFromFootmark' | 'losses'>) {}

  /** Ends a section. */
  end(section: XmlElement, flat: Flat[]): void {
    this.#ends.push({ place: flat.length, section });
    flat.push({ type: 'pageBreak' });
  }

  /**
   * Gives each section break the orientation of the pages after it, removes breaks that begin no page, and groups the
   * content of columns.
   *
   * @param last the properties of the last section
   */
  settle(last: XmlElement | undefined, flat: Flat[]): void {
    const sections = [...this.#ends.map(({ section }) => section), last];
    for (const [index, { place, section }] of this.#ends.entries()) {
      const next = sections[index + 1];
      const landscape = isLandscape(next);
      if (landscape !== isLandscape(section))
        flat[place] = { type: 'pageBreak', orientation: landscape ? 'landscape' : 'portrait' };
      else if (valOf(next, 'w:type') === 'continuous') flat[place] = { type: 'box', content: [] };
    }
    this.#putInColumns(sections, flat);
    // If all pages are in landscape, the orientation is a setting of the document, not part of its content.
    if (sections.every(isLandscape)) return;
    if (isLandscape(sections[0])) flat.unshift({ type: 'pageBreak', orientation: 'landscape' });
    if (isLandscape(last)) flat.push({ type: 'pageBreak', orientation: 'portrait' });
  }

  /** From the last section to the first, so that the positions of earlier ones stay valid. */
  #putInColumns(sections: readonly (XmlElement | undefined)[], flat: Flat[]): void {
    const whole = flat.filter(isText).length;
    const all = flat.length;
    for (let index = sections.length - 1; index >= 0; index--) {
      const count = columnsOf(sections[index]);
      if (count < 2) continue;
      const start = (this.#ends[index - 1]?.place ?? -1) + 1;
      const end = this.#ends[index]?.place ?? all;
      const content = flat.slice(start, end);
      const texts = content.filter(isText).length;
      if (texts === 0) continue;
      // If most of the text is in columns, they are part of the layout, not of the content.
      if (!this.reading.isFromFootmark && texts * 2 > whole) {
        this.reading.losses.add('word-page', 'columns', () => `The text is in ${count} columns in Word`);
        continue;
      }
      flat.splice(start, content.length, { type: 'columns', count: Math.min(count, MAX_COLUMNS), content });
    }
  }
}

/** The most columns of a section that are kept. */
const MAX_COLUMNS = 6;

function columnsOf(section: XmlElement | undefined): number {
  return Number(childOf(section, 'w:cols')?.attributes['w:num'] ?? 1);
}

/** Whether a block is visible content other than an index, which is always in columns. */
function isText(each: Flat): boolean {
  if (each.type !== 'paragraph') return each.type !== 'place' && each.type !== 'pageBreak';
  const { role } = each.style;
  return (each.atoms.length > 0 && role !== 'contents') || each.isRuled || role === 'rule';
}

/** The width between the margins, in twips. */
export function lineWidthOf(section: XmlElement | undefined): number {
  const size = childOf(section, 'w:pgSz')?.attributes ?? {};
  const margins = childOf(section, 'w:pgMar')?.attributes ?? {};
  const [width = 0, left = 0, right = 0] = [size['w:w'], margins['w:left'], margins['w:right']].map(twipsOf);
  return width - left - right;
}

/** Whether pages are wider than they are high. */
function isLandscape(section: XmlElement | undefined): boolean {
  const size = childOf(section, 'w:pgSz')?.attributes;
  return Number(size?.['w:w'] ?? 0) > Number(size?.['w:h'] ?? Number.POSITIVE_INFINITY);
}
