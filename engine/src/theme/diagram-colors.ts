import type { DiagramColors, DiagramShades } from '../api/host.js';
import { accentsOf, luminance, withLuminance } from './scheme.js';
import type { Theme } from './sheet.js';

/** A colour of Word's theme with what changes its luminance, in per cent (ECMA-376 Part 1, 20.1.2.3.20 and 20.1.2.3.21). */
export interface SchemeColor {
  readonly name: string;
  readonly lumMod?: number;
  readonly lumOff?: number;
}

/** The colours of diagrams, and what each is called in Word's theme, by its `rrggbb` in capitals. */
export interface DiagramPalette {
  readonly colors: DiagramColors;
  readonly names: ReadonlyMap<string, SchemeColor>;
}

/** As Word offers them: 'Lighter 80 %' and 'Lighter 60 %', and for lines of light accents 'Darker 50 %'. */
const GROUND = { lumMod: 20, lumOff: 80 };
const MIDDLE = { lumMod: 40, lumOff: 60 };
const DARK_LINE = { lumMod: 50 };
/** Accents of a luminance above this are hardly seen as lines on paper. */
const LIGHT = 0.7;

const PAPER = { name: 'bg1', color: 'FFFFFF' };
const FRAME_GROUND = { lumMod: 95 };
const FRAME_LINE = { lumMod: 65 };

/** The palette of a theme; undefined for a Word template that has no accents. */
export function diagramPaletteOf(
  theme: Pick<Theme, 'colors' | 'callouts' | 'accents' | 'isOfWord'>,
): DiagramPalette | undefined {
  if (theme.isOfWord && !theme.accents) return undefined;
  const names = new Map<string, SchemeColor>();
  const shade = (base: typeof PAPER, change: Omit<SchemeColor, 'name'> = {}): string => {
    const { lumMod = 100, lumOff = 0 } = change;
    const color = withLuminance(base.color, (luminance(base.color) * lumMod + lumOff) / 100);
    if (!names.has(color)) names.set(color, { name: base.name, ...change });
    return `#${color.toLowerCase()}`;
  };
  const accents = accentsOf(theme).map((color, index): DiagramShades => {
    const base = { name: `accent${index + 1}`, color };
    const line = shade(base, luminance(color) > LIGHT ? DARK_LINE : {});
    return { line, middle: shade(base, MIDDLE), ground: shade(base, GROUND) };
  });
  return {
    colors: { accents, frame: { line: shade(PAPER, FRAME_LINE), ground: shade(PAPER, FRAME_GROUND) } },
    names,
  };
}
