import type { Embedding } from '../embedding.js';
import type { Rasterizer } from '../rasterizer.js';
import { readPixels } from '../read-pixels.js';
import { cleanSvg } from './clean.js';
import type { SvgSize } from './size.js';
import { readText } from './text.js';

const EMU_PER_PIXEL = 9525;

/** Fine enough for print at the drawing's own size, and for a small one that is shown as wide as the page. */
const PIXELS_PER_PIXEL = 3;
const LEAST_LONG_SIDE = 1200;
const MOST_LONG_SIDE = 4096;

/** A cleaned SVG, and beside it the PNG that Word writes too: for readers that show no SVG. */
export async function embedSvg(bytes: Uint8Array, rasterize: Rasterizer | undefined): Promise<Embedding> {
  const clean = cleanSvg(readText(bytes));
  if (!clean) return { obstacle: 'unsafe', format: 'svg' };
  const { svg, size, removals } = clean;
  const pixels = pixelsFor(size);
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
  };
}

function pixelsFor({ width, height }: SvgSize): SvgSize {
  const longSide = Math.max(width, height);
  const wanted = Math.min(Math.max(longSide * PIXELS_PER_PIXEL, LEAST_LONG_SIDE), MOST_LONG_SIDE);
  const scale = wanted / longSide;
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
