import type { Rasterizer } from '../../../api/host.js';
import { DRAWING_LIMITS } from '../../../budget/limits.js';
import { EMU_PER_PIXEL } from '../../../model/units.js';
import type { Embedding } from '../embedding.js';
import { readPixels } from '../read-pixels.js';
import { cleanSvg } from './clean.js';
import { drawingCost } from './cost/drawing-cost.js';
import type { SvgElement } from './element.js';
import type { SvgSize } from './size.js';
import { readText } from './text.js';

/** Fine enough for print at the drawing's own size, and for a small drawing at page width. */
const PIXELS_PER_PIXEL = 3;
const MIN_LONG_SIDE = 1200;
/** 300 pixels to the inch over 10 inches, more than any page is wide. Drawing takes far longer beyond. */
const MAX_LONG_SIDE = 3000;
/** With fewer pixels, a drawing is useless. */
const MIN_USEFUL_SIDE = 600;

/** A cleaned SVG with a PNG fallback for readers that do not show SVG, as Word also writes it. */
export async function embedSvg(bytes: Uint8Array, rasterize: Rasterizer | undefined): Promise<Embedding> {
  const clean = cleanSvg(readText(bytes));
  if (!clean) return { obstacle: 'unsafe', format: 'svg' };
  const { svg, root, size, removals, isCut } = clean;
  const pixels = affordable(root, pixelsFor(size));
  if (!pixels) return { obstacle: 'too-complex', format: 'svg' };
  const request = { bytes: new TextEncoder().encode(svg), format: 'svg', ...pixels, wanted: 'png' } as const;
  const png = await rasterize?.(request);
  if (!png || readPixels(png)?.format !== 'png') return { obstacle: 'not-converted', format: 'svg' };
  return {
    image: {
      file: { content: png, extension: 'png' },
      drawing: { content: svg, extension: 'svg' },
      width: size.width * EMU_PER_PIXEL,
      height: size.height * EMU_PER_PIXEL,
    },
    removals,
    flaws: isCut ? ['cut'] : [],
  };
}

function pixelsFor({ width, height }: SvgSize): SvgSize {
  const longSide = Math.max(width, height);
  const wanted = Math.min(Math.max(longSide * PIXELS_PER_PIXEL, MIN_LONG_SIDE), MAX_LONG_SIDE);
  const scale = wanted / longSide;
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The requested size in pixels, reduced if drawing would take too long; `undefined` if that leaves too few pixels. */
function affordable(root: SvgElement, wanted: SvgSize): SvgSize | undefined {
  for (let size = wanted; ; ) {
    const cost = drawingCost(root, size);
    if (cost.isSpent) return undefined;
    const pixels = cost.spent('pixels');
    if (pixels <= DRAWING_LIMITS.pixels) return size;
    const scale = 0.9 * Math.sqrt(DRAWING_LIMITS.pixels / pixels);
    size = {
      width: Math.max(1, Math.round(size.width * scale)),
      height: Math.max(1, Math.round(size.height * scale)),
    };
    if (!(Math.max(size.width, size.height) >= MIN_USEFUL_SIDE)) return undefined;
  }
}
