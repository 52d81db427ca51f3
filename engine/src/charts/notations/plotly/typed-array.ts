import { isRecord } from '../fields.js';
import { refuse } from '../outcome.js';

/** How the numbers of an array are read, by the names of their types in NumPy, and how many bytes each has. */
const READERS: Readonly<
  Record<string, readonly [bytes: number, read: (view: DataView, at: number) => number]>
> = {
  i1: [1, (view, at) => view.getInt8(at)],
  u1: [1, (view, at) => view.getUint8(at)],
  i2: [2, (view, at) => view.getInt16(at, true)],
  u2: [2, (view, at) => view.getUint16(at, true)],
  i4: [4, (view, at) => view.getInt32(at, true)],
  u4: [4, (view, at) => view.getUint32(at, true)],
  f4: [4, (view, at) => Number(view.getFloat32(at, true).toPrecision(7))],
  f8: [8, (view, at) => view.getFloat64(at, true)],
};

/** A list, or the bytes of one since Plotly 6: `{dtype: "f8", bdata: "…"}`, little-endian in Base64. */
export function listOf(value: unknown, name: string): readonly unknown[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return refuse(`its ${name} is no list`);
  const { dtype, bdata, shape } = value;
  const [size, read] = (typeof dtype === 'string' && Object.hasOwn(READERS, dtype) && READERS[dtype]) || [];
  if (size === undefined || !read || typeof bdata !== 'string' || String(shape ?? '').includes(','))
    return refuse(`its ${name} is no list of numbers`);
  const bytes = bytesOf(bdata) ?? refuse(`its ${name} is damaged`);
  const view = new DataView(bytes.buffer);
  return Array.from({ length: Math.floor(bytes.length / size) }, (_, index) => {
    const number = read(view, index * size);
    return Number.isFinite(number) ? number : undefined;
  });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}
