import type { ThemeColor, ThemeReferences } from '../../theme/scheme.js';
import { val } from '../property-elements.js';

/*
 * Colours by the names of the theme, so that Word changes them with it, and as they are, for readers that do not know themes
 * (ECMA-376 Part 1, 17.3.2.6, 17.3.4, 17.3.5).
 */

/** The attributes of a colour of text: a grey is a lighter one of the text's own colour, since it has to be read on the same paper. */
export function textColor(color: string, references: ThemeReferences | undefined): string {
  return val(color) + named(references?.textColor(color), 'theme');
}

/** The attributes of a background; `beside` are the colours of which it may be a tint. */
export function shading(
  color: string,
  references: ThemeReferences | undefined,
  beside: readonly string[] = [],
): string {
  return `w:val="clear" w:color="auto" w:fill="${color}"${named(references?.color(color, beside), 'themeFill')}`;
}

/** The attributes of a line: its size is in eighths of a point, its distance from the text in points. */
export function borderLine(
  { color, size, space = 0 }: { readonly color: string; readonly size: number; readonly space?: number },
  references: ThemeReferences | undefined,
): string {
  const theme = named(references?.color(color, []), 'theme');
  return `w:val="single" w:sz="${size}" w:space="${space}" w:color="${color}"${theme}`;
}

function named(color: ThemeColor | undefined, prefix: 'theme' | 'themeFill'): string {
  if (!color) return '';
  const { name, tint, shade } = color;
  const attribute = prefix === 'theme' ? 'themeColor' : prefix;
  return (
    ` w:${attribute}="${name}"` +
    (tint === undefined ? '' : ` w:${prefix}Tint="${byte(tint)}"`) +
    (shade === undefined ? '' : ` w:${prefix}Shade="${byte(shade)}"`)
  );
}

function byte(value: number): string {
  return value.toString(16).toUpperCase().padStart(2, '0');
}
