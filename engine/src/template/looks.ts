import type { TemplateStyle, TemplateStyles } from '../model/template.js';
import { childOf, valOf, type XmlElement } from '../xml/element.js';
import { type Look, NOTHING_SAID, outlineLevelIn, withParagraph, withProperties } from './look.js';
import type { ThemeFonts } from './theme-fonts.js';

/** The looks of a template's styles, each resolved once. */
export class Looks {
  readonly #byId: ReadonlyMap<string, TemplateStyle>;
  readonly #known = new Map<string, Look>();
  readonly #levels = new Map<string, number | undefined>();
  /** The look of text without any style. */
  readonly defaults: Look;

  constructor(
    private readonly styles: TemplateStyles,
    private readonly fonts: ThemeFonts,
    /** The properties of all paragraphs besides the defaults; later elements override earlier ones. */
    around: readonly (XmlElement | undefined)[] = [],
  ) {
    const { all, defaults } = styles;
    this.#byId = new Map(all.map((style) => [style.id, style]));
    const run = childOf(childOf(defaults, 'w:rPrDefault'), 'w:rPr');
    const paragraph = childOf(childOf(defaults, 'w:pPrDefault'), 'w:pPr');
    const plain = withProperties(NOTHING_SAID, paragraph, run, fonts);
    this.defaults = around.reduce((look, each) => withParagraph(look, each), plain);
  }

  /** The looks in a table whose styles set this for paragraphs: it overrides only the defaults (17.7.2). */
  within(around: readonly (XmlElement | undefined)[]): Looks {
    return new Looks(this.styles, this.fonts, around);
  }

  /** The look of a style, with everything inherited through its chain of base styles (ECMA-376 Part 1, 17.7.2). */
  of(id: string, seen: ReadonlySet<string> = new Set()): Look {
    const known = this.#known.get(id);
    if (known) return known;
    const style = this.#byId.get(id);
    if (!style || seen.has(id)) return this.defaults;
    const parent = valOf(style.element, 'w:basedOn');
    const base = parent === undefined ? this.defaults : this.of(parent, new Set([...seen, id]));
    const look = withProperties(
      base,
      childOf(style.element, 'w:pPr'),
      childOf(style.element, 'w:rPr'),
      this.fonts,
    );
    this.#known.set(id, look);
    return look;
  }

  /** The outline level of a style, without working out how it looks: a template may have hundreds of styles. */
  outlineLevelOf(id: string): number | undefined {
    if (this.#levels.has(id)) return this.#levels.get(id);
    // Also ends circles.
    this.#levels.set(id, this.defaults.outlineLevel);
    const style = this.#byId.get(id);
    const own = style && outlineLevelIn(childOf(style.element, 'w:pPr'));
    const parent = style && valOf(style.element, 'w:basedOn');
    const inherited = parent === undefined ? this.defaults.outlineLevel : this.outlineLevelOf(parent);
    const level = own === undefined ? inherited : (own ?? undefined);
    this.#levels.set(id, level);
    return level;
  }

  /** The look of text in a character style, applied over that of its paragraph. */
  over(look: Look, id: string, seen: ReadonlySet<string> = new Set()): Look {
    const style = this.#byId.get(id);
    if (!style || seen.has(id)) return look;
    const parent = valOf(style.element, 'w:basedOn');
    const base = parent === undefined ? look : this.over(look, parent, new Set([...seen, id]));
    return withProperties(base, undefined, childOf(style.element, 'w:rPr'), this.fonts);
  }

  /** The look with further properties applied to it. */
  with(look: Look, paragraph: XmlElement | undefined, run: XmlElement | undefined): Look {
    return withProperties(look, paragraph, run, this.fonts);
  }
}
