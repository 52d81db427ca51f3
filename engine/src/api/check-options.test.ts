import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { convert } from '../convert.js';
import { inspect } from '../inspect.js';
import type { ConversionOptions } from './options.js';
import type { ConversionStage } from './result.js';

/** The error message of both functions; `undefined` if they accept the arguments. */
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
    [new TextEncoder().encode('# A'), 'a Uint8Array'],
    [new ArrayBuffer(3), 'an ArrayBuffer'],
    [new Blob(['# A']), 'a Blob'],
    [Promise.resolve('# A'), 'a Promise'],
    [['# A'], 'an Array'],
    [{ toString: () => '# A' }, 'an Object'],
  ])('%s', async (text, name) => {
    expect(await refusal(text)).toBe(`Cannot use ${name} as Markdown, expected a string`);
  });
});

describe('invalid options', () => {
  test.each([
    [null, 'null'],
    ['mla', '"mla"'],
    [true, 'true'],
    [[], 'an Array'],
    [new Map([['fontSize', 12]]), 'a Map'],
    [() => ({}), 'a function'],
  ])('%s', async (options, name) => {
    expect(await refusal('A', options)).toBe(`Cannot use ${name} as the options, expected an object`);
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
    [{ template: 'fancy' }, '"fancy" as template, expected one of "plain", "academic", "business", "mla"'],
    [{ template: 'toString' }, '"toString" as template, expected one of'],
    [{ template: null }, 'null as template, expected the name of a template or the bytes of a Word file'],
    [{ template: new ArrayBuffer(1) }, 'an ArrayBuffer as template, expected the name of a template or'],
    [{ styleMap: [] }, 'an Array as styleMap, expected an object'],
    [{ styleMap: { BodyText: 1 } }, '1 as styleMap.BodyText, expected the name of a style, or null'],
    [{ fontFamily: 5 }, '5 as fontFamily, expected a string'],
    [{ fontSize: 13 }, '13 as fontSize, expected one of 10, 11, 12, 14'],
    [{ fontSize: '12' }, '"12" as fontSize, expected one of 10, 11, 12, 14'],
    [{ lineSpacing: 1.5 }, '1.5 as lineSpacing, expected one of "single", "1.15", "1.5", "double"'],
    [{ footnotePosition: 'margin' }, '"margin" as footnotePosition, expected one of "page", "document"'],
    [{ footnoteOptions: 'skip' }, '"skip" as footnoteOptions, expected an object'],
    [{ footnoteOptions: null }, 'null as footnoteOptions, expected an object'],
    [
      { footnoteOptions: { duplicateHandling: 'x' } },
      '"x" as footnoteOptions.duplicateHandling, expected one of',
    ],
    [{ includeTableOfContents: 'false' }, '"false" as includeTableOfContents, expected true or false'],
    [{ showPageNumbers: 1 }, '1 as showPageNumbers, expected true or false'],
    [{ repairs: 'all' }, '"all" as repairs, expected true, false, or a list'],
    [{ repairs: ['citation-marks', 'x'] }, '"x" as repairs[1], expected one of "citation-marks"'],
    [{ headerText: 5 }, '5 as headerText, expected a string'],
    [{ title: null }, 'null as title, expected a string'],
    [{ title: ['A'] }, 'an Array as title, expected a string'],
    [{ author: circle }, 'an Object as author, expected a string'],
    [{ author: 5n }, 'a bigint as author, expected a string'],
    [{ pageSize: 'A4' }, '"A4" as pageSize, expected one of "a4", "letter"'],
    [{ margins: 72 }, '72 as margins, expected an object'],
    [{ margins: { top: '1in' } }, `"1in" as margins.top, expected ${MARGIN}`],
    [{ margins: { top: Number.NaN } }, `NaN as margins.top, expected ${MARGIN}`],
    [{ margins: { left: -1 } }, `-1 as margins.left, expected ${MARGIN}`],
    [
      { margins: { left: 400, right: 200 } },
      'margins that leave less than an inch for the text, expected smaller',
    ],
    [{ language: 'en_US' }, `"en_US" as language, expected ${LANGUAGE}`],
    [{ language: '' }, `"" as language, expected ${LANGUAGE}`],
    [
      { language: `German${'y'.repeat(90)}` },
      `"Germany${'y'.repeat(33)}…" as language, expected ${LANGUAGE}`,
    ],
    [{ date: '2026-11-21' }, `"2026-11-21" as date, expected ${DATE}`],
    [{ date: new Date('never') }, `an invalid Date as date, expected ${DATE}`],
    [{ date: new Date(8.64e15) }, `a Date as date, expected ${DATE}`],
    [{ date: 1_700_000_000 }, `1700000000 as date, expected ${DATE}`],
    [{ loadAsset: {} }, 'an Object as loadAsset, expected a function'],
    [{ rasterize: true }, 'true as rasterize, expected a function'],
    [{ onProgress: 'log' }, '"log" as onProgress, expected a function'],
    [{ signal: new AbortController() }, 'an AbortController as signal, expected an AbortSignal'],
    [{ signal: { aborted: 'no' } }, 'an Object as signal, expected an AbortSignal'],
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
  test('may return a promise that rejects, without effect', async () => {
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

  test('that never settles does not block the conversion', async () => {
    const onProgress = (): Promise<never> => new Promise(() => {});
    expect((await convert('A', { onProgress })).success).toBe(true);
  });
});
