import { describe, expect, test } from 'vitest';
import { ConversionAborted } from '../api/conversion-aborted.js';
import type { AssetLoader, Rasterizer } from '../api/host.js';
import { convert } from '../convert.js';

const GIF = Uint8Array.from(
  'GIF89a\x01\x00\x01\x00\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;',
  (letter) => letter.codePointAt(0) ?? 0,
);

/** The notices about the picture in a text; `[]` if it is in the document. */
async function messages(loadAsset: unknown, rasterize?: unknown): Promise<string[]> {
  const options = { loadAsset: loadAsset as AssetLoader };
  const result = await convert('Text with ![a picture](a.gif).', {
    ...options,
    ...(rasterize !== undefined && { rasterize: rasterize as Rasterizer }),
  });
  expect(result.success).toBe(true);
  return result.validation.warnings.map(({ message }) => message);
}

const notLoaded = (reason = '') => [`Picture a.gif was not loaded${reason}; its alternative text was kept`];

describe('bytes', () => {
  const buffer = GIF.buffer.slice(0, GIF.length);
  const inTheMiddle = new Uint8Array([0, 0, ...GIF, 0]).subarray(2, -1);

  test.each<[string, unknown]>([
    ['in a Uint8Array', { bytes: GIF }],
    ['in a part of a larger one', { bytes: inTheMiddle }],
    ['in an ArrayBuffer', { bytes: buffer }],
    ['in a DataView', { bytes: new DataView(buffer) }],
    ['as a Uint8Array', GIF],
    ['as an ArrayBuffer', buffer],
  ])('%s', async (_name, asset) => {
    expect(await messages(async () => asset)).toEqual([]);
    // Also if it does not return a promise.
    expect(await messages(() => asset)).toEqual([]);
  });
});

test('a missing logo is reported as what it is, with the line of its key', async () => {
  const text = '---\ntitle: T\nlogo: a.gif\n---\n\nText';
  const loads = (bytes: Uint8Array | undefined) =>
    convert(text, { loadAsset: async () => bytes && { bytes } });
  expect((await loads(undefined)).validation.warnings).toMatchObject([
    {
      code: 'image-not-loaded',
      line: 3,
      message: 'Logo a.gif was not loaded; there is none above the title',
    },
  ]);
  expect((await loads(GIF)).validation.warnings).toEqual([]);
});

describe('if the loader fails, only the picture is lost, never the document', () => {
  test.each<[string, unknown, string?]>([
    ['nothing', async () => undefined],
    ['null', async () => null],
    ['an exception', () => expect.unreachable()],
    ['a rejection', async () => Promise.reject(new Error('no'))],
    ['a rejection with nothing', async () => Promise.reject(undefined)],
    ['a reason', async () => ({ reason: 'the server\nanswered 404' }), ': the server answered 404'],
    ['a text', async () => 'GIF89a', ': the program that converts gave a string instead of its bytes'],
    [
      'bytes as a text',
      async () => ({ bytes: 'GIF89a' }),
      ': the program that converts gave an object Object instead of its bytes',
    ],
    ['a number', () => 5, ': the program that converts gave a number instead of its bytes'],
    [
      'a field that throws',
      () => ({
        get bytes(): never {
          throw new Error('no');
        },
      }),
    ],
  ])('%s', async (_name, loadAsset, reason) => {
    expect(await messages(loadAsset)).toEqual(notLoaded(reason));
  });

  test('a detached buffer', async () => {
    const buffer = GIF.buffer.slice(0, GIF.length);
    structuredClone(buffer, { transfer: [buffer] });
    expect(await messages(async () => ({ bytes: buffer }))).toHaveLength(1);
  });

  test.each<[string, unknown]>([
    ['gives a text', async () => 'a png'],
    ['throws', () => expect.unreachable()],
    ['rejects', async () => Promise.reject(new Error('no'))],
    ['gives what is no picture', async () => new Uint8Array(3)],
  ])('nor a rasterizer’s, which %s', async (_name, rasterize) => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await messages(async () => svg, rasterize)).toEqual([
      'Picture a.gif is in SVG format, which could not be converted to PNG here; its alternative text was kept',
    ]);
  });
});

describe('waiting', () => {
  const never = (): Promise<never> => new Promise(() => {});

  test.each([
    ['a loader', { loadAsset: never }],
    ['a rasterizer', { loadAsset: async () => new TextEncoder().encode('<svg/>'), rasterize: never }],
  ])('%s that never answers does not hold up a cancelled conversion', async (_name, host) => {
    const cancelled = new AbortController();
    const converting = convert('![a](a.svg)', {
      ...host,
      signal: cancelled.signal,
      onProgress: (stage) => stage === 'load' && void setTimeout(() => cancelled.abort()),
    });
    await expect(converting).rejects.toThrow(ConversionAborted);
  });

  test('pictures are requested in parallel, a limited number at a time, and each once', async () => {
    let [now, most, all] = [0, 0, 0];
    const loadAsset: AssetLoader = async ({ source }) => {
      most = Math.max(most, ++now);
      all++;
      await new Promise((resolve) => setImmediate(resolve));
      now--;
      return source === '3.gif' ? { reason: 'the third' } : { bytes: GIF };
    };
    const markdown = Array.from({ length: 40 }, (_, index) => `![a](${index % 20}.gif)`).join('\n\n');
    const { validation } = await convert(markdown, { loadAsset });
    expect({ most, all }).toEqual({ most: 8, all: 20 });
    expect(validation.warnings.map(({ line, message }) => [line, message])).toEqual([
      [7, 'Picture 3.gif was not loaded: the third; its alternative text was kept'],
    ]);
  });
});
