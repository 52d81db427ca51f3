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
const PINK = 'B0337F';

/** The colours of a theme as those of a Word theme. */
export function colorSchemeOf({ colors, callouts }: Pick<Theme, 'colors' | 'callouts'>): ColorScheme {
  return {
    dk1: BLACK,
    lt1: 'FFFFFF',
    dk2: colors.heading === BLACK ? '1A1A1A' : colors.heading,
    lt2: colors.tableHeader,
    // Charts take them in this order: any two of them, and each and the paper, can be told apart.
    accent1: callouts.note.ink,
    accent2: callouts.warning.ink,
    accent3: callouts.tip.ink,
    accent4: callouts.important.ink,
    accent5: callouts.caution.ink,
    accent6: PINK,
    hlink: colors.link,
    folHlink: FOLLOWED_LINK,
  };
}

/** The colours of the series of charts: the accents, of a Word template its own, and then darker ones, as the file gives them to Word. */
export function chartColorsOf(theme: Theme): readonly string[] {
  const accents = accentsOf(theme);
  return [...accents, ...accents.map((color) => withLuminance(color, luminance(color) * DARKER))];
}

/** The six accents of a theme, of a Word template its own. RGB. */
export function accentsOf(theme: Pick<Theme, 'colors' | 'callouts' | 'accents'>): readonly string[] {
  const { accent1, accent2, accent3, accent4, accent5, accent6 } = colorSchemeOf(theme);
  return theme.accents ?? [accent1, accent2, accent3, accent4, accent5, accent6];
}

/** The share of luminance that `lumMod` leaves to the colours of the seventh series and those after it. */
const DARKER = 0.6;

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

/** A colour of the scheme, lighter or darker by a part of its luminance, from 0 to 255 (17.18.97). */
export interface ThemeColor {
  readonly name: string;
  readonly tint?: number;
  readonly shade?: number;
}

/**
 * The fonts and colours that styles refer to by name, so that Design > Fonts and Design > Colors in Word change them.
 */
export interface ThemeReferences {
  /** A colour, if it is in the scheme; with colours `beside` it, also if it is nearly a lighter or darker one of these or of the backgrounds. */
  color(color: string, beside?: readonly string[]): ThemeColor | undefined;
  /** The colour of a text, if it is in the scheme or nearly a lighter one of the text's. */
  textColor(color: string): ThemeColor | undefined;
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
  const own = (color: string): ThemeColor | undefined => {
    const name = names.get(color);
    return name === undefined ? undefined : { name };
  };
  return {
    textColor: (color) => own(color) ?? nearest(color, [varied(color, scheme.dk1, COLOR_NAMES.dk1)]),
    color: (color, beside) => {
      const known = own(color);
      if (known !== undefined || !beside) return known;
      const bases = [...new Set([...beside, scheme.lt1, scheme.lt2])];
      return nearest(
        color,
        bases.flatMap((base) => {
          const name = names.get(base);
          return name === undefined ? [] : [varied(color, base, name)];
        }),
      );
    },
    fontName: (font) => (font === heading ? 'major' : font === body ? 'minor' : undefined),
  };
}

interface Variation extends ThemeColor {
  readonly color: string;
}

/** How much each of red, green and blue may differ from what Word shows: nobody sees a difference of this size. */
const TOLERANCE = 6;

function nearest(color: string, variations: readonly Variation[]): ThemeColor | undefined {
  const [best] = variations
    .map((each) => ({ ...each, distance: distanceOf(color, each.color) }))
    .filter(({ distance }) => distance <= TOLERANCE)
    .sort((one, other) => one.distance - other.distance);
  if (!best) return undefined;
  const { name, tint, shade } = best;
  return { name, ...(tint === undefined ? {} : { tint }), ...(shade === undefined ? {} : { shade }) };
}

function distanceOf(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  return Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0)))) * 255;
}

/** The variation of a colour of the scheme that is as light as `color`: a tint is L × t + (1 − t), a shade L × s (17.3.2.6). */
function varied(color: string, base: string, name: string): Variation {
  const wanted = luminance(color);
  const own = luminance(base);
  if (wanted > own) {
    const tint = Math.round(((1 - wanted) / (1 - own)) * 255);
    return { name, tint, color: withLuminance(base, (own * tint) / 255 + 1 - tint / 255) };
  }
  const shade = own === 0 ? 255 : Math.round((wanted / own) * 255);
  return { name, shade, color: withLuminance(base, (own * shade) / 255) };
}

/** Red, green and blue, from 0 to 1. */
function channels(color: string): readonly number[] {
  return [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
}

/** From 0 to 1, in the model of hue, saturation and luminance. */
export function luminance(color: string): number {
  const all = channels(color);
  return (Math.max(...all) + Math.min(...all)) / 2;
}

/** The same hue and saturation, in the model of hue, saturation and luminance. */
export function withLuminance(color: string, wanted: number): string {
  const all = channels(color);
  const own = luminance(color);
  const chroma = Math.max(...all) - Math.min(...all);
  const room = 1 - Math.abs(2 * own - 1);
  const scale = chroma === 0 || room === 0 ? 0 : (1 - Math.abs(2 * wanted - 1)) / room;
  return all
    .map((value) => Math.round(Math.min(Math.max(wanted + (value - own) * scale, 0), 1) * 255))
    .map((value) => value.toString(16).toUpperCase().padStart(2, '0'))
    .join('');
}
