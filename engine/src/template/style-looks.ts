import type { TemplateStyle, TemplateStyles } from '../model/template.js';
import { childOf, valOf, type XmlElement } from '../xml/element.js';
import { type Look, outlineLevelIn, WORD_DEFAULTS, withParagraph, withProperties } from './look.js';
import type { ThemeFonts } from './theme-fonts.js';

/** The looks of a template's styles, each computed once. */
export class Looks {
  readonly #byId: ReadonlyMap<string, TemplateStyle>;
  readonly #known = new Map<string, Look>();
  readonly #levels = new Map<string, number | undefined>();
  /** The look of text without any style. */
  readonly defaults: Look;

  constructor(
    private readonly styles: TemplateStyles,
    private readonly fonts: ThemeFonts,
    /** What the document grid adds to the width of East Asian characters, in twips. */
    private readonly characterSpace = 0,
    /** Properties of all paragraphs that override only the defaults; later elements override earlier ones. */
    around: readonly (XmlElement | undefined)[] = [],
  ) {
    const { all, defaults } = styles;
    this.#byId = new Map(all.map((style) => [style.id, style]));
    const run = childOf(childOf(defaults, 'w:rPrDefault'), 'w:rPr');
    const paragraph = childOf(childOf(defaults, 'w:pPrDefault'), 'w:pPr');
    const plain = withProperties({ ...WORD_DEFAULTS, characterSpace }, paragraph, run, fonts);
    this.defaults = around.reduce((look, each) => withParagraph(look, each), plain);
  }

  /** The looks within a table, whose style's paragraph properties override only the defaults (17.7.2). */
  within(around: readonly (XmlElement | undefined)[]): Looks {
    return new Looks(this.styles, this.fonts, this.characterSpace, around);
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

  /** The outline level of a style, without computing its look: a template may have hundreds of styles. */
  outlineLevelOf(id: string): number | undefined {
    if (this.#levels.has(id)) return this.#levels.get(id);
    // Set beforehand so that a circular chain of base styles ends.
    this.#levels.set(id, this.defaults.outlineLevel);
    const style = this.#byId.get(id);
    const own = style && outlineLevelIn(childOf(style.element, 'w:pPr'));
    const parent = style && valOf(style.element, 'w:basedOn');
    const inherited = parent === undefined ? this.defaults.outlineLevel : this.outlineLevelOf(parent);
    const level = own === undefined ? inherited : (own ?? undefined);
    this.#levels.set(id, level);
    return level;
  }

  /** Applies a character style to the look of a paragraph. */
  over(look: Look, id: string, seen: ReadonlySet<string> = new Set()): Look {
    const style = this.#byId.get(id);
    if (!style || seen.has(id)) return look;
    const parent = valOf(style.element, 'w:basedOn');
    const base = parent === undefined ? look : this.over(look, parent, new Set([...seen, id]));
    return withProperties(base, undefined, childOf(style.element, 'w:rPr'), this.fonts);
  }

  /** Applies further properties to a look. */
  with(look: Look, paragraph: XmlElement | undefined, run: XmlElement | undefined): Look {
    return withProperties(look, paragraph, run, this.fonts);
  }
}
