/** A size in CSS pixels, 96 to the inch. */
export interface SvgSize {
  readonly width: number;
  readonly height: number;
}

/** The CSS default for a picture without a size. */
const DEFAULT: SvgSize = { width: 300, height: 150 };

const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/** The size of an SVG from its root element's attributes; percentages count as missing. */
export function svgSize({ width, height, viewBox }: Readonly<Record<string, string>>): SvgSize {
  const [own, box] = [{ width: pixels(width), height: pixels(height) }, boxSize(viewBox)];
  const ratio = box ? box.width / box.height : DEFAULT.width / DEFAULT.height;
  if (own.width && own.height) return { width: own.width, height: own.height };
  if (own.width) return { width: own.width, height: own.width / ratio };
  if (own.height) return { width: own.height * ratio, height: own.height };
  return box ?? DEFAULT;
}

function pixels(length = ''): number | undefined {
  const [, digits, unit = ''] = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(length) ?? [];
  const value = Number(digits) * (PIXELS[unit.toLowerCase()] ?? Number.NaN);
  return value > 0 && value < 1e6 ? value : undefined;
}

function boxSize(viewBox = ''): SvgSize | undefined {
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 && width < 1e6 && height < 1e6 ? { width, height } : undefined;
}
