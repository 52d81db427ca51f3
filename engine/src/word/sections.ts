import { childOf, valOf, type XmlElement } from '../xml/element.js';
import type { Flat } from './flat.js';

/** The sections of a text, whose pages may be turned (ECMA-376 Part 1, 17.6.13). */
export class Sections {
  readonly #ends: { readonly place: number; readonly section: XmlElement }[] = [];

  /** A section ends here. */
  end(section: XmlElement, flat: Flat[]): void {
    this.#ends.push({ place: flat.length, section });
    flat.push({ type: 'pageBreak' });
  }

  /**
   * Says of each break between sections how the pages behind it stand; one after which a page goes on is none.
   *
   * @param last the properties of the last section
   */
  settle(last: XmlElement | undefined, flat: Flat[]): void {
    const sections = [...this.#ends.map(({ section }) => section), last];
    for (const [index, { place, section }] of this.#ends.entries()) {
      const next = sections[index + 1];
      const turn = isTurned(next);
      if (turn !== isTurned(section))
        flat[place] = { type: 'pageBreak', turn: turn ? 'landscape' : 'portrait' };
      else if (valOf(next, 'w:type') === 'continuous') flat[place] = { type: 'box', content: [] };
    }
    // Pages that all stand the same way are a matter of the whole document.
    if (sections.every(isTurned)) return;
    if (isTurned(sections[0])) flat.unshift({ type: 'pageBreak', turn: 'landscape' });
    if (isTurned(last)) flat.push({ type: 'pageBreak', turn: 'portrait' });
  }
}

/** Whether pages are wider than they are high. */
function isTurned(section: XmlElement | undefined): boolean {
  const size = childOf(section, 'w:pgSz')?.attributes;
  return Number(size?.['w:w'] ?? 0) > Number(size?.['w:h'] ?? Number.POSITIVE_INFINITY);
}
