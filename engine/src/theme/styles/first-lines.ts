import type { Style } from '../../model/style.js';
import type { Theme } from '../sheet.js';

/**
 * The styles with their first lines in characters, where the theme measures them so: those of text, and 0 for those that are based on
 * these and begin their first lines elsewhere, since Word would take over the characters (ECMA-376 Part 1, 17.3.1.12).
 */
export function withFirstLineCharacters(styles: readonly Style[], theme: Theme): readonly Style[] {
  const { firstLineIndent, firstLineCharacters } = theme;
  if (firstLineCharacters === undefined) return styles;
  const measured = new Set<string>();
  return styles.map((style) => {
    if (style.type !== 'paragraph') return style;
    const { hanging, firstLine } = style.paragraph ?? {};
    const isMeasured = hanging === undefined && firstLine === firstLineIndent;
    const inherits = style.basedOn !== undefined && measured.has(style.basedOn);
    if (isMeasured || inherits) measured.add(style.id);
    if (isMeasured) return { ...style, paragraph: { ...style.paragraph, firstLineCharacters } };
    const isElsewhere = inherits && (hanging ?? firstLine) !== undefined;
    return isElsewhere ? { ...style, paragraph: { ...style.paragraph, firstLineCharacters: 0 } } : style;
  });
}
