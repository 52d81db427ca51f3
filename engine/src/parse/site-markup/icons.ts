import { attributesIn } from '../attributes.js';
import { outsideCode } from './attribute-lines.js';
import type { SiteLines } from './lines.js';

/** An icon of MkDocs, `:material-check:{ .green }`, or of Hugo and Quarto, `{{< fa check >}}`, with the space behind it. */
const ICON =
  /(?:(?<![^\W_]|:):(?:material|fontawesome|octicons|simple)-([a-z\d][a-z\d-]*):(?![^\W_]|:)(?:\{[^{}\n]*\})?|\{\{<\s*(?:fa|bi|ai|iconify|icon)\s+([^<>{}\n]*?)\s*>\}\})([ \t]*)/g;

/** A link with nothing but an icon; without it, there would be nothing to see. */
const LINK =
  /\[[ \t]*((?::(?:material|fontawesome|octicons|simple)-[a-z\d-]+:|\{\{<\s*(?:fa|bi|ai|iconify|icon)\s[^<>{}\n]*>\}\})(?:\{[^{}\n]*\})?)[ \t]*\](\[[^[\]\n]*\]|\([^()\n]*\))(?:\{[^{}\n]*\})?/g;

/** The parts of an icon's name besides its subject: the collection, and the style of the drawing. */
const STYLE =
  /^(?:brands|mdi|regular|solid)[-:]|-(?:\d+|all|bold|box|circle|decagram|fill|long|octagon|outline|square|thick|thin|underline)$/;

/** Icons that stand for a word. */
const SIGNS: Readonly<Record<string, string>> = {
  check: '✓',
  close: '✗',
  times: '✗',
  x: '✗',
  xmark: '✗',
  'arrow-down': '↓',
  'arrow-left': '←',
  'arrow-right': '→',
  'arrow-up': '↑',
  star: '★',
};

/** Replaces icons that mean something with characters. Others are left out and reported, since their pictures are part of a website. */
export function icons(lines: SiteLines): void {
  lines.each(/:(?:material|fontawesome|octicons|simple)-|\{\{</, (line, index) => {
    const write = (
      icon: string,
      material: string | undefined,
      shortcode: string | undefined,
      space: string,
    ) => {
      const sign = SIGNS[drawnIn(material ?? nameIn(shortcode ?? ''))];
      if (sign !== undefined) return sign + space;
      lines.noteIcon(index, icon.trim());
      return '';
    };
    const ofLink = (_: string, icon: string, address: string): string => {
      const sign = icon.replace(ICON, write);
      return sign.trim() === '' ? '' : `[${sign}]${address}`;
    };
    lines.set(
      index,
      outsideCode(line, (text) => text.replace(LINK, ofLink).replace(ICON, write)),
    );
  });
}

/** The words of a shortcode without its attributes: `solid check size=2x`. */
function nameIn(shortcode: string): string {
  const { name = '', words } = attributesIn(shortcode);
  return [name, ...words].join('-');
}

function drawnIn(name: string): string {
  const shorter = name.replace(STYLE, '');
  return shorter === name ? name : drawnIn(shorter);
}
