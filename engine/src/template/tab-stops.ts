import type { TabStop } from '../model/format.js';
import type { TemplateStyle } from '../model/template.js';
import { twipsOf } from '../ooxml/lengths.js';
import { childOf, elementsOf, valOf, type XmlElement } from '../xml/element.js';

const ALIGNMENTS: Readonly<Record<string, TabStop['alignment']>> = {
  center: 'center',
  right: 'right',
  end: 'right',
};

/**
 * The tab stops of paragraphs: their own and those of their styles, except cleared ones (ECMA-376 Part 1, 17.3.1.37).
 */
export class TabStops {
  readonly #byId: ReadonlyMap<string, TemplateStyle>;

  /** The id of the style of paragraphs that name none. */
  readonly standard: string;

  constructor(styles: readonly TemplateStyle[]) {
    this.#byId = new Map(styles.map((style) => [style.id, style]));
    this.standard = styles.find(({ type, isDefault }) => type === 'paragraph' && isDefault)?.id ?? 'Normal';
  }

  /** Those of the default style, which all styles based on it have unless they clear them. */
  get inherited(): readonly TabStop[] {
    return this.of(this.standard, undefined);
  }

  of(style: string, direct: XmlElement | undefined): readonly TabStop[] {
    return [...this.elements(style, direct)].map(([position, { attributes }]) => ({
      position,
      alignment: ALIGNMENTS[attributes['w:val'] ?? ''] ?? 'left',
      dots: attributes['w:leader'] === 'dot',
    }));
  }

  /** The elements of the tab stops, by their positions in twips. */
  elements(style: string, direct: XmlElement | undefined): ReadonlyMap<number, XmlElement> {
    const stops = new Map<number, XmlElement>();
    for (const properties of [...this.#chain(style), direct]) {
      for (const stop of elementsOf(childOf(properties, 'w:tabs'))) {
        const position = twipsOf(stop.attributes['w:pos']);
        const kind = stop.attributes['w:val'];
        if (position === undefined || kind === 'bar') continue;
        if (kind === 'clear') stops.delete(position);
        else stops.set(position, stop);
      }
    }
    return stops;
  }

  /** The paragraph properties of a style and its base styles, beginning with the last base. */
  #chain(id: string): readonly (XmlElement | undefined)[] {
    const chain: (XmlElement | undefined)[] = [];
    const seen = new Set<string>();
    for (let style = this.#byId.get(id); style && !seen.has(style.id); ) {
      seen.add(style.id);
      chain.unshift(childOf(style.element, 'w:pPr'));
      style = this.#byId.get(valOf(style.element, 'w:basedOn') ?? '');
    }
    return chain;
  }
}
