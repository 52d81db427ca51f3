import { describe, expect, test } from 'vitest';
import type { Rasterizer, RasterRequest } from '../../api/host.js';
import type { EmbeddedImage } from '../../model/media.js';
import { EMU_PER_INCH } from '../../model/units.js';
import { dataUriBytes } from './data-uri.js';
import { embed } from './embed.js';
import { MAX_DECODED_PIXELS, MAX_PIXELS } from './limits.js';

function png(width: number, height: number, pixelsPerMetre?: number): Uint8Array {
  const density =
    pixelsPerMetre === undefined ? [] : chunk('pHYs', [...be32(pixelsPerMetre), ...be32(pixelsPerMetre), 1]);
  const header = chunk('IHDR', [...be32(width), ...be32(height), 8, 2, 0, 0, 0]);
  return Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...header, ...density]);
}

function chunk(type: string, data: readonly number[]): number[] {
  return [...be32(data.length), ...[...type].map((letter) => letter.charCodeAt(0)), ...data, 0, 0, 0, 0];
}

function be32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function jpeg(unit: number, density: number): Uint8Array {
  const jfif = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, unit, 0, density, 0, density, 0, 0];
  const frame = [0xff, 0xc0, 0, 17, 8, 0, 30, 0, 60, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1];
  return Uint8Array.from([0xff, 0xd8, ...jfif, ...frame]);
}

async function imageOf(bytes: Uint8Array, rasterize?: Rasterizer): Promise<EmbeddedImage> {
  const embedding = await embed(bytes, rasterize);
  if ('obstacle' in embedding) throw new Error(`No image: ${embedding.obstacle}`);
  return embedding.image;
}

test('a PNG without density counts as 96 pixels to the inch', async () => {
  expect(await imageOf(png(192, 96))).toMatchObject({
    file: { extension: 'png' },
    width: 2 * EMU_PER_INCH,
    height: EMU_PER_INCH,
  });
});

test('a PNG with density has its true size', async () => {
  expect((await imageOf(png(300, 300, 11_811))).width).toBeCloseTo(EMU_PER_INCH, -2);
});

test('a JPEG’s size and density are read, in inches and in centimetres', async () => {
  expect(await imageOf(jpeg(1, 60))).toMatchObject({
    file: { extension: 'jpeg' },
    width: EMU_PER_INCH,
    height: EMU_PER_INCH / 2,
  });
  expect((await imageOf(jpeg(2, 100))).width).toBeCloseTo((EMU_PER_INCH * 60) / 254, 0);
});

test('a GIF’s size is read', async () => {
  const gif = Uint8Array.from(
    [...'GIF89a'].map((letter) => letter.charCodeAt(0)).concat([96, 0, 48, 0, 0, 0]),
  );
  expect(await imageOf(gif)).toMatchObject({
    file: { extension: 'gif' },
    width: EMU_PER_INCH,
    height: EMU_PER_INCH / 2,
  });
});

test.each([
  ['nothing', []],
  ['text', [0x68, 0x69]],
  ['a PNG without pixels', [...png(0, 10), ...chunk('IEND', [])]],
])('%s is no image', async (_name, bytes) => {
  expect(await embed(Uint8Array.from(bytes), undefined)).toEqual({ obstacle: 'no-picture' });
});

test.each([
  ['data:text/plain;base64,aGk=', 'hi'],
  ['data:;base64,aGk', 'hi'],
  ['data:,h%69', 'hi'],
  ['data:image/png;base64,aG%3D', 'h'],
])('the bytes of %j are %j', (uri, text) => {
  expect(String.fromCharCode(...(dataUriBytes(uri) ?? []))).toBe(text);
});

test.each(['http://example.com', 'data:image/png;base64', 'data:image/png;base64,***'])(
  '%j gives no bytes',
  (uri) => {
    expect(dataUriBytes(uri)).toBeUndefined();
  },
);

const SAMPLES = {
  lossy:
    'UklGRkQAAABXRUJQVlA4IDgAAADwAgCdASooAB4APm02l0ikIyIhJWgAgA2JZwAAKUNt8AD+0Mr+k4gpAn//6MP//DD//ww/vCAAAA==',
  lossless: 'UklGRh4AAABXRUJQVlA4TBEAAAAvJ0AHEAdQjyLXo4CBiOh/AAA=',
  transparent:
    'UklGRnAAAABXRUJQVlA4WAoAAAAQAAAAJwAAHQAAQUxQSAoAAAABB1DAiAhERP8DVlA4IEAAAABQAwCdASooAB4APm02l0ikIyIhJWgAgA2JZwDQvoAAK/fDcAD+8DhD/raTNCmQ//2ln/1LP/qWf4wj7LOgAAAA',
  avif: 'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACIAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAACgAAAAeAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAqbWRhdBIACgk4FSfrSAhoNIAyEx2CYsTgABYAAKxDfBu7P3EW18A=',
} as const;

const sample = (name: keyof typeof SAMPLES): Uint8Array => Buffer.from(SAMPLES[name], 'base64');

/** A JPEG of 60 by 30 pixels with an Exif segment: 8,000 pixels to the inch in each byte order, and an orientation. */
function camera(order: 'II' | 'MM', resolution: number, orientation: number): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(64));
  const little = order === 'II';
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d);
  tiff.setUint16(2, 42, little);
  tiff.setUint32(4, 8, little);
  const entries = [
    [0x0112, 3, orientation],
    [0x011a, 5, 50],
    [0x0128, 3, 2],
  ] as const;
  tiff.setUint16(8, entries.length, little);
  for (const [index, [tag, type, value]] of entries.entries()) {
    const at = 10 + index * 12;
    tiff.setUint16(at, tag, little);
    tiff.setUint16(at + 2, type, little);
    tiff.setUint32(at + 4, 1, little);
    if (type === 3) tiff.setUint16(at + 8, value, little);
    else tiff.setUint32(at + 8, value, little);
  }
  tiff.setUint32(50, resolution * 10, little);
  tiff.setUint32(54, 10, little);
  const exif = [...'Exif\0\0'].map((letter) => letter.charCodeAt(0)).concat([...new Uint8Array(tiff.buffer)]);
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, ...jpeg(0, 1).slice(2)]);
}

test.each(['II', 'MM'] as const)('a camera’s density is read, in byte order %s', async (order) => {
  expect((await imageOf(camera(order, 60, 1))).width).toBe(EMU_PER_INCH);
  expect((await imageOf(camera(order, 1, 1))).width).toBe((EMU_PER_INCH * 60) / 96);
});

test('an Exif segment with offsets outside itself is ignored', async () => {
  const broken = camera('II', 60, 1);
  broken.fill(0xff, 20, 60);
  expect((await imageOf(broken)).width).toBe((EMU_PER_INCH * 60) / 96);
});

describe('what the host must convert', () => {
  async function askedFor(bytes: Uint8Array, answer?: Uint8Array): Promise<RasterRequest[]> {
    const requests: RasterRequest[] = [];
    await embed(bytes, async (request) => {
      requests.push(request);
      return answer;
    });
    return requests;
  }

  test.each([
    ['lossy', 'webp', 'jpeg'],
    ['lossless', 'webp', 'png'],
    ['transparent', 'webp', 'png'],
    ['avif', 'avif', 'jpeg'],
  ] as const)('%s is asked for as a %s of 40 by 30, wanted as %s', async (name, format, wanted) => {
    expect(await askedFor(sample(name))).toEqual([
      { bytes: sample(name), format, width: 40, height: 30, wanted },
    ]);
  });

  test('what the host gives is embedded', async () => {
    const made = png(40, 30);
    expect(await imageOf(sample('avif'), async () => made)).toEqual({
      file: { content: made, extension: 'png' },
      width: (EMU_PER_INCH * 40) / 96,
      height: (EMU_PER_INCH * 30) / 96,
    });
  });

  test.each([
    ['nothing', undefined],
    ['no picture', new Uint8Array(40)],
    ['what Word does not show either', sample('lossy')],
  ])('%s is no answer', async (_, made) => {
    expect(await embed(sample('avif'), async () => made)).toEqual({
      obstacle: 'not-converted',
      format: 'avif',
    });
  });

  test('a photograph taken sideways is rotated, or else left as it is', async () => {
    const sideways = camera('MM', 60, 6);
    expect(await askedFor(sideways)).toMatchObject([
      { format: 'jpeg', wanted: 'jpeg', width: 60, height: 30 },
    ]);
    expect(await imageOf(sideways)).toMatchObject({ file: { content: sideways }, width: EMU_PER_INCH });
    const upright = jpeg(0, 1);
    expect(await imageOf(sideways, async () => upright)).toMatchObject({
      file: { content: upright },
      width: EMU_PER_INCH,
    });
  });

  test('an SVG is accompanied by a sharp picture of it', async () => {
    const svg = new TextEncoder().encode('<svg width="192" height="96"/>');
    expect(await askedFor(svg)).toMatchObject([{ format: 'svg', wanted: 'png', width: 1200, height: 600 }]);
    const made = png(1200, 600);
    expect(await imageOf(svg, async () => made)).toEqual({
      file: { content: made, extension: 'png' },
      drawing: { content: expect.stringMatching(/^<svg width="192"/), extension: 'svg' },
      width: 2 * EMU_PER_INCH,
      height: EMU_PER_INCH,
    });
    expect(await embed(svg, undefined)).toEqual({ obstacle: 'not-converted', format: 'svg' });
  });

  test.each([
    ['with a byte order mark', '\ufeff<svg/>'],
    [
      'after a declaration, a comment and a document type',
      '<?xml version="1.0"?>\n<!-- - -->\n<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg/>',
    ],
    ['with a prefix', '<svg:svg/>'],
  ])('an SVG is recognised %s', async (_, text) => {
    expect(await embed(new TextEncoder().encode(text), undefined)).toMatchObject({ format: 'svg' });
  });

  test('an SVG in UTF-16 is recognised', async () => {
    const text = Buffer.from('\ufeff<svg/>', 'utf16le');
    expect(await embed(text, undefined)).toMatchObject({ format: 'svg' });
  });

  test('an HTML page that contains an SVG is not an SVG', async () => {
    const page = new TextEncoder().encode('<!DOCTYPE html><html><svg/></html>');
    expect(await embed(page, undefined)).toEqual({ obstacle: 'no-picture' });
  });
});

describe('a bomb', () => {
  const side = Math.ceil(Math.sqrt(MAX_PIXELS)) + 1;

  test('of a few bytes and hundreds of millions of pixels is left out', async () => {
    expect(await embed(png(side, side), undefined)).toEqual({ obstacle: 'too-large', format: 'png' });
  });

  test('that would have to be converted is never given to the host', async () => {
    const webp = sample('transparent').slice();
    const wide = Math.ceil(MAX_DECODED_PIXELS / 30);
    webp.set([(wide - 1) & 255, ((wide - 1) >> 8) & 255, (wide - 1) >> 16], 24);
    webp.set([30, 0, 0], 27);
    const rasterize = async (): Promise<Uint8Array> => expect.fail('It was decoded');
    expect(await embed(webp, rasterize)).toEqual({ obstacle: 'too-large', format: 'webp' });
  });

  test('of an SVG with more than ten megabytes is not read', async () => {
    const svg = new TextEncoder().encode(`<svg>${' '.repeat(10_000_000)}`);
    expect(await embed(svg, undefined)).toEqual({ obstacle: 'too-large', format: 'svg' });
  });
});
