import { DEFAULT_DENSITY, type PixelSize } from './pixel-size.js';

const META = 0x6d657461;
const IPRP = 0x69707270;
const IPCO = 0x6970636f;
const ISPE = 0x69737065;
const AUXC = 0x61757843;

/** The range of the content of a box in the ISO base media file format. */
interface Box {
  readonly type: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Reads the size of an AVIF from its image properties (ISO/IEC 23008-12, 6.5.3): the largest one, since tiles have
 * one each.
 */
export function avifSize(view: DataView): PixelSize | undefined {
  const file = { start: 0, end: view.byteLength };
  const meta = find(view, file, META);
  // A box with four bytes of version and flags before its children.
  const properties = meta && find(view, { ...meta, start: meta.start + 4 }, IPRP);
  const container = properties && find(view, properties, IPCO);
  if (!container) return undefined;
  const boxes = [...boxesIn(view, container)];
  let largest: PixelSize | undefined;
  for (const { type, start, end } of boxes) {
    if (type !== ISPE || start + 12 > end) continue;
    const [width, height] = [view.getUint32(start + 4), view.getUint32(start + 8)];
    if (!largest || width * height > largest.width * largest.height)
      largest = { width, height, density: DEFAULT_DENSITY };
  }
  // A picture with an auxiliary image has transparency.
  return largest && { ...largest, isPhotograph: !boxes.some(({ type }) => type === AUXC) };
}

function find(view: DataView, within: Omit<Box, 'type'>, type: number): Box | undefined {
  for (const box of boxesIn(view, within)) if (box.type === type) return box;
  return undefined;
}

function* boxesIn(view: DataView, { start, end }: Omit<Box, 'type'>): Generator<Box> {
  for (let at = start; at + 8 <= end; ) {
    const length = view.getUint32(at);
    // 0 means up to the end; 1, a 64-bit length, is more than any picture needs.
    const next = length === 0 ? end : at + length;
    if (length === 1 || next < at + 8 || next > end) return;
    yield { type: view.getUint32(at + 4), start: at + 8, end: next };
    at = next;
  }
}

/** Whether an AVIF ends inside one of its boxes. */
export function isAvifCut(view: DataView): boolean {
  let end = 0;
  for (const box of boxesIn(view, { start: 0, end: view.byteLength })) end = box.end;
  return end + 8 <= view.byteLength && view.getUint32(end) !== 1;
}
