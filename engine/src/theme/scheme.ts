import type { Theme } from './sheet.js';

/** The colours that a person changes with one click in Word (ECMA-376 Part 1, 20.1.6.2), in the schema's order. RGB. */
interface ColorScheme {
  readonly dk1: string;
  readonly lt1: string;
  readonly dk2: string;
  readonly lt2: string;
  readonly accent1: string;
  readonly accent2: string;
  readonly accent3: string;
  readonly accent4: string;
  readonly accent5: string;
  readonly accent6: string;
  readonly hlink: string;
  readonly folHlink: string;
}

/** Word's own colour of a link that was followed. */
export const FOLLOWED_LINK = '954F72';
const BLACK = '000000';

/** The colours of a theme as those of a Word theme. */
export function colorSchemeOf({ colors, callouts, headings }: Theme): ColorScheme {
  return {
    dk1: BLACK,
    lt1: 'FFFFFF',
    dk2: colors.heading === BLACK ? '1A1A1A' : colors.heading,
    lt2: colors.tableHeader,
    accent1: headings[1]?.color ?? colors.link,
    accent2: callouts.note.ink,
    accent3: callouts.tip.ink,
    accent4: callouts.important.ink,
    accent5: callouts.warning.ink,
    accent6: callouts.caution.ink,
    hlink: colors.link,
    folHlink: FOLLOWED_LINK,
  };
}

/** How styles name the colours of the scheme (17.18.97). */
const COLOR_NAMES = {
  dk1: 'text1',
  lt1: 'background1',
  dk2: 'text2',
  lt2: 'background2',
  hlink: 'hyperlink',
  folHlink: 'followedHyperlink',
  accent1: 'accent1',
  accent2: 'accent2',
  accent3: 'accent3',
  accent4: 'accent4',
  accent5: 'accent5',
  accent6: 'accent6',
} as const satisfies Readonly<Record<keyof ColorScheme, string>>;

/**
 * The fonts and colours that styles refer to by name, so that Design > Fonts and Design > Colors in Word change them.
 */
export interface ThemeReferences {
  /** The name of a colour, if it is in the scheme. */
  colorName(color: string): string | undefined;
  /** Whether a font is that of the headings or of the text. */
  fontName(font: string): 'major' | 'minor' | undefined;
}

export function themeReferences(theme: Theme): ThemeReferences {
  const scheme = colorSchemeOf(theme);
  const names = new Map<string, string>();
  for (const [slot, name] of Object.entries(COLOR_NAMES)) {
    const color = scheme[slot as keyof ColorScheme];
    if (!names.has(color)) names.set(color, name);
  }
  const { heading, body } = theme.fonts;
  return {
    colorName: (color) => names.get(color),
    fontName: (font) => (font === heading ? 'major' : font === body ? 'minor' : undefined),
  };
}
