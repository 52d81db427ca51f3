import type { TabStop } from '../model/format.js';
import type { RunLook } from '../model/style.js';
import type { Template, TemplateStyle } from '../model/template.js';
import { TOGGLES } from '../model/toggles.js';
import type { WordTemplateNumber } from '../model/word-template-number.js';
import { levelNumber } from '../ooxml/attribute-values.js';
import { twipsOf } from '../ooxml/lengths.js';
import { childOf, elementsOf, switchOf, valOf, type XmlElement } from '../xml/element.js';
import type { MeasuredFonts } from './fonts.js';
import type { Look } from './look.js';
import type { MultilevelLists } from './multilevel-lists.js';
import type { Looks } from './style-looks.js';
import { TabStops } from './tab-stops.js';

/** The list and level that number the paragraphs of a style. */
export interface NumberedStyle {
  readonly numId: string;
  /** Counted from 0. */
  readonly level: number;
}

/** The last default tab stop to consider, in twips: no number is longer than that. */
const MAX_STOP = 5760;
/** The default distance between tab stops, in twips, which the layout applies by itself. */
const DEFAULT_STOP = 720;

/** The styles of a template that are numbered by multilevel lists. */
export class NumberedStyles {
  readonly #byId: ReadonlyMap<string, TemplateStyle>;
  readonly #tabStops: TabStops;

  constructor(
    private readonly template: Template,
    private readonly lists: MultilevelLists,
    private readonly looks: Looks,
    private readonly fonts: MeasuredFonts,
  ) {
    const { all } = template.styles;
    this.#byId = new Map(all.map((style) => [style.id, style]));
    this.#tabStops = new TabStops(all);
  }

  /**
   * The list level of a style: the level that refers to the style or to one of its base styles, or else the one that the style
   * itself specifies (ECMA-376 Part 1, 17.9.3 and 17.9.23).
   */
  levelOf(id: string): NumberedStyle | undefined {
    let named: string | undefined;
    const ids: string[] = [];
    for (const style of this.#chain(id)) {
      ids.push(style.id);
      const numbering = numberingIn(style);
      named ??= valOf(numbering, 'w:ilvl');
      const numId = valOf(numbering, 'w:numId');
      if (numId === undefined) continue;
      const levels = this.lists.instance(numId)?.levels;
      if (!levels) return undefined;
      const linked = ids.flatMap((each) =>
        [...levels].flatMap(([at, level]) => (valOf(level, 'w:pStyle') === each ? [at] : [])),
      );
      return { numId, level: linked[0] ?? levelNumber(named) };
    }
    return undefined;
  }

  /** How a style places its numbers. */
  numberOf(id: string, { numId, level }: NumberedStyle): WordTemplateNumber {
    const element = this.lists.instance(numId)?.levels.get(level);
    const look = this.#lookWith(id, element);
    const properties = childOf(element, 'w:rPr');
    const between = betweenOf(element);
    const stops = between === 'tab' && look.alignment !== 'center' && look.alignment !== 'right';
    const tabStops = stops ? this.#stopsOf(id, childOf(element, 'w:pPr')) : [];
    const own = properties && this.#difference(look, this.looks.with(look, undefined, properties));
    return {
      between,
      left: look.left,
      firstLine: look.firstLine,
      ...(tabStops.length > 0 ? { tabStops } : {}),
      ...(own ? { look: own } : {}),
    };
  }

  /** Whether the numbers of a level are hidden. */
  isHidden({ numId, level }: NumberedStyle): boolean {
    const element = this.lists.instance(numId)?.levels.get(level);
    return switchOf(childOf(element, 'w:rPr'), 'w:vanish') === true;
  }

  /**
   * The look of a style combined with a list level: the level overrides inherited properties, and the style's own properties
   * override the level (17.7.2).
   */
  #lookWith(id: string, level: XmlElement | undefined): Look {
    const chain = this.#chain(id);
    const holder = chain.findIndex((style) => numberingIn(style) !== undefined);
    const base = chain[holder + 1];
    const inherited = base ? this.looks.of(base.id) : this.looks.defaults;
    const own = chain.slice(0, holder + 1).toReversed();
    return own.reduce(
      (look, { element }) => this.looks.with(look, childOf(element, 'w:pPr'), childOf(element, 'w:rPr')),
      this.looks.with(inherited, childOf(level, 'w:pPr'), undefined),
    );
  }

  /** The tab stops of the style and the level, followed by the template's default tab stops. */
  #stopsOf(id: string, level: XmlElement | undefined): readonly TabStop[] {
    const stops = this.#tabStops
      .of(id, level)
      .filter(({ alignment }) => alignment === 'left')
      .toSorted((a, b) => a.position - b.position);
    const distance = twipsOf(valOf(this.template.settings?.root, 'w:defaultTabStop')) ?? DEFAULT_STOP;
    if (distance === DEFAULT_STOP || distance <= 0) return stops;
    const first = Math.floor((stops.at(-1)?.position ?? 0) / distance) + 1;
    const last = Math.floor(MAX_STOP / distance);
    const regular = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => ({
      position: (first + index) * distance,
      alignment: 'left' as const,
      dots: false,
    }));
    return [...stops, ...regular];
  }

  #difference(look: Look, number: Look): RunLook | undefined {
    const changed = {
      ...(number.font === look.font ? {} : { font: this.fonts.of(number.font) }),
      ...(number.size === look.size ? {} : { size: number.size }),
      ...(number.color === look.color ? {} : { color: number.color ?? '000000' }),
      ...Object.fromEntries(
        TOGGLES.flatMap((each) => (number[each] === look[each] ? [] : [[each, number[each]]])),
      ),
    };
    return Object.keys(changed).length > 0 ? changed : undefined;
  }

  /** A style and its base styles. */
  #chain(id: string): readonly TemplateStyle[] {
    const chain: TemplateStyle[] = [];
    for (let style = this.#byId.get(id); style && !chain.includes(style); ) {
      chain.push(style);
      style = this.#byId.get(valOf(style.element, 'w:basedOn') ?? '');
    }
    return chain;
  }
}

function numberingIn({ element }: TemplateStyle): XmlElement | undefined {
  return childOf(childOf(element, 'w:pPr'), 'w:numPr');
}

function betweenOf(level: XmlElement | undefined): WordTemplateNumber['between'] {
  const suffix = valOf(level, 'w:suff');
  return suffix === 'space' || suffix === 'nothing' ? suffix : 'tab';
}

/** The paragraphs within blocks of a template, in document order, without those in text boxes. */
export function* paragraphsIn(elements: readonly XmlElement[]): Generator<XmlElement, void> {
  for (const element of elements) {
    if (element.name === 'w:p') yield element;
    else if (/^w:(?:tbl|tr|tc|sdt|sdtContent)$/.test(element.name)) yield* paragraphsIn(elementsOf(element));
  }
}
