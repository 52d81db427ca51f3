import { childOf, type XmlElement } from '../xml/element.js';

/** A theme's fonts for headings and body text (ECMA-376 Part 1, 20.1.4.1.18). */
export class ThemeFonts {
  readonly #scheme: XmlElement | undefined;

  constructor(theme: XmlElement | undefined) {
    this.#scheme = childOf(childOf(theme, 'a:themeElements'), 'a:fontScheme');
  }

  /** The font behind a reference such as `minorHAnsi`; undefined if the theme has none. */
  named(reference: string | undefined): string | undefined {
    const [, collection, script] = /^(major|minor)(\w+)$/.exec(reference ?? '') ?? [];
    if (!collection || !script) return undefined;
    const fonts = childOf(this.#scheme, collection === 'major' ? 'a:majorFont' : 'a:minorFont');
    const kind = script === 'EastAsia' ? 'a:ea' : script === 'Bidi' ? 'a:cs' : 'a:latin';
    return childOf(fonts, kind)?.attributes.typeface || undefined;
  }
}
