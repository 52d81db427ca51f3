import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { convert } from '../convert.js';
import { inspect } from '../inspect.js';
import type { ConversionOptions } from './options.js';
import type { ConversionStage } from './result.js';

/** What both functions say to it; `undefined` where they take it. */
async function refusal(markdown: unknown, options?: unknown): Promise<string | undefined> {
  const [text, given] = [markdown as string, options as ConversionOptions | undefined];
  const rejected = await convert(text, given).then(
    () => undefined,
    (error: unknown) => error,
  );
  let thrown: unknown;
  try {
    inspect(text, given);
  } catch (error) {
    thrown = error;
  }
  expect(String(thrown)).toBe(String(rejected));
  if (thrown === undefined) return undefined;
  expect(thrown).toBeInstanceOf(TypeError);
  expect(rejected).toBeInstanceOf(TypeError);
  return (thrown as TypeError).message;
}

describe('a text that is none', () => {
  test.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [5, '5'],
    [new TextEncoder().encode('# A'), 'of type Uint8Array'],
    [new ArrayBuffer(3), 'of type ArrayBuffer'],
    [new Blob(['# A']), 'of type Blob'],
    [Promise.resolve('# A'), 'of type Promise'],
    [['# A'], 'of type Array'],
    [{ toString: () => '# A' }, 'of type Object'],
  ])('%s', async (text, name) => {
    expect(await refusal(text)).toBe(`Cannot read Markdown from ${name}, expected a string`);
  });
});

describe('options that are none', () => {
  test.each([
    [null, 'null'],
    ['mla', '"mla"'],
    [true, 'true'],
    [[], 'of type Array'],
    [new Map([['fontSize', 12]]), 'of type Map'],
    [() => ({}), 'of type function'],
  ])('%s', async (options, name) => {
    expect(await refusal('A', options)).toBe(`Cannot use the options ${name}, expected an object`);
  });
});

const circle: Record<string, unknown> = {};
circle.self = circle;

const MARGIN = 'a number of points, 0 or more';
const LANGUAGE = 'a BCP 47 language tag such as en-US';
const DATE = 'a valid Date of the years 0 to 9999';

describe('a value that is not accepted', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ fontsize: 12 }, 'the option fontsize, expected fontSize'],
    [{ 'font-size': 12 }, 'the option font-size, expected fontSize'],
    [{ margins: { tpo: 5 } }, 'the option margins.tpo, expected one of top, right, bottom, left'],
    [
      { footnoteOptions: { includeunreferenced: true } },
      'the option footnoteOptions.includeunreferenced, expected includeUnreferenced',
    ],
    [{ __proto__: null, constructor: 1 }, 'the option constructor, expected one of template'],
    [{ template: 'fancy' }, 'template "fancy", expected one of "plain", "academic", "business", "mla"'],
    [{ template: 'toString' }, 'template "toString", expected one of'],
    [{ template: null }, 'template null, expected one of'],
    [{ fontFamily: 5 }, 'fontFamily 5, expected a string'],
    [{ fontSize: 13 }, 'fontSize 13, expected one of 10, 11, 12, 14'],
    [{ fontSize: '12' }, 'fontSize "12", expected one of 10, 11, 12, 14'],
    [{ lineSpacing: 1.5 }, 'lineSpacing 1.5, expected one of "single", "1.15", "1.5", "double"'],
    [{ footnotePosition: 'margin' }, 'footnotePosition "margin", expected one of "page", "document"'],
    [{ footnoteOptions: 'skip' }, 'footnoteOptions "skip", expected an object'],
    [{ footnoteOptions: null }, 'footnoteOptions null, expected an object'],
    [
      { footnoteOptions: { duplicateHandling: 'x' } },
      'footnoteOptions.duplicateHandling "x", expected one of',
    ],
    [{ includeTableOfContents: 'false' }, 'includeTableOfContents "false", expected true or false'],
    [{ showPageNumbers: 1 }, 'showPageNumbers 1, expected true or false'],
    [{ repairs: 'all' }, 'repairs "all", expected true, false, or a list'],
    [{ repairs: ['citation-marks', 'x'] }, 'repairs[1] "x", expected one of "citation-marks"'],
    [{ headerText: 5 }, 'headerText 5, expected a string'],
    [{ title: null }, 'title null, expected a string'],
    [{ title: ['A'] }, 'title of type Array, expected a string'],
    [{ author: circle }, 'author of type Object, expected a string'],
    [{ author: 5n }, 'author of type bigint, expected a string'],
    [{ pageSize: 'A4' }, 'pageSize "A4", expected one of "a4", "letter"'],
    [{ margins: 72 }, 'margins 72, expected an object'],
    [{ margins: { top: '1in' } }, `margins.top "1in", expected ${MARGIN}`],
    [{ margins: { top: Number.NaN } }, `margins.top NaN, expected ${MARGIN}`],
    [{ margins: { left: -1 } }, `margins.left -1, expected ${MARGIN}`],
    [
      { margins: { left: 400, right: 200 } },
      'margins that leave less than an inch for the text, expected smaller',
    ],
    [{ language: 'en_US' }, `language "en_US", expected ${LANGUAGE}`],
    [{ language: '' }, `language "", expected ${LANGUAGE}`],
    [{ language: `German${'y'.repeat(90)}` }, `language "Germany${'y'.repeat(33)}…", expected ${LANGUAGE}`],
    [{ date: '2026-11-21' }, `date "2026-11-21", expected ${DATE}`],
    [{ date: new Date('never') }, `date of type Date, expected ${DATE}`],
    [{ date: new Date(8.64e15) }, `date of type Date, expected ${DATE}`],
    [{ date: 1_700_000_000 }, `date 1700000000, expected ${DATE}`],
    [{ loadAsset: {} }, 'loadAsset of type Object, expected a function'],
    [{ rasterize: true }, 'rasterize true, expected a function'],
    [{ onProgress: 'log' }, 'onProgress "log", expected a function'],
    [{ signal: new AbortController() }, 'signal of type AbortController, expected an AbortSignal'],
    [{ signal: { aborted: 'no' } }, 'signal of type Object, expected an AbortSignal'],
  ])('%s', async (options, message) => {
    const refused = await refusal('A', options);
    expect(refused).toMatch(/^Cannot .*, expected ./s);
    expect(refused).toContain(`Cannot use ${message}`);
  });
});

test('what is accepted, and what is not given', async () => {
  const foreignDate: unknown = runInNewContext('new Date(0)');
  for (const options of [
    undefined,
    {},
    { fontSize: undefined, margins: undefined, footnoteOptions: { duplicateHandling: undefined } },
    { fontFamily: 'any', language: 'zh-Hant-TW', date: foreignDate, repairs: [], margins: { top: 0 } },
    { signal: new AbortController().signal, onProgress: () => {}, loadAsset: async () => undefined },
    { title: '', headerText: '' },
  ])
    expect(await refusal('A', options)).toBeUndefined();
});

describe('onProgress', () => {
  test('may promise, and reject, without harm to the document or the process', async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown): void => void unhandled.push(error);
    process.on('unhandledRejection', note);
    const stages: ConversionStage[] = [];
    const onProgress = async (stage: ConversionStage): Promise<void> => {
      stages.push(stage);
      throw new Error('no');
    };
    const { success } = await convert('A', { onProgress });
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect({ success, unhandled }).toEqual({ success: true, unhandled: [] });
    expect(stages).toEqual(['parse', 'load', 'resolve', 'write', 'zip']);
  });

  test('that never settles is not waited for', async () => {
    const onProgress = (): Promise<never> => new Promise(() => {});
    expect((await convert('A', { onProgress })).success).toBe(true);
  });
});
