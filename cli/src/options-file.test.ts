import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readOptionsFile } from './options-file.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footmark-options-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(text: string): Promise<unknown> {
  const path = join(folder, 'o.json');
  await writeFile(path, text);
  return readOptionsFile(path).then(
    ({ conversion }) => conversion,
    (error: Error) => error.message.replaceAll(`${path}: `, ''),
  );
}

describe('readOptionsFile', () => {
  test('reads a date from a day and from a date with a time', async () => {
    expect(await read('{"date":"2026-11-21"}')).toEqual({ date: new Date('2026-11-21T00:00:00Z') });
    expect(await read('{"date":"2025-08-15T12:00:00Z"}')).toEqual({ date: new Date('2025-08-15T12:00:00Z') });
  });

  test('names a Word template seen from its own folder', async () => {
    const path = join(folder, 'o.json');
    await writeFile(path, '{"reference":"t.dotx","fontSize":12}');
    expect(await readOptionsFile(path)).toEqual({
      reference: join(folder, 't.dotx'),
      conversion: { fontSize: 12 },
    });
  });

  test.each([
    ['{"reference":1}', 'reference: 1 is not accepted; write a text'],
    ['{"styleMap":{"bodyText":"Text"}}', 'styleMap.bodyText: no such style; write BodyText'],
    [
      '{"styleMap":{"BodyText":1}}',
      'styleMap.BodyText: 1 is not accepted; write the name of a style, or null',
    ],
    ['[]', '[] is not accepted; write an object, { … }'],
    ['{"template":"letter"}', 'template: "letter" is not accepted; choose plain, academic, business, or mla'],
    ['{"fontSize":"12"}', 'fontSize: "12" is not accepted; choose 10, 11, 12, or 14'],
    ['{"titlePage":null}', 'titlePage: null is not accepted; choose true or false'],
    ['{"repairs":["spelling"]}', /^repairs\[0\]: "spelling" is not accepted; choose citation-marks, /],
    ['{"repairs":1}', 'repairs: 1 is not accepted; choose true or false'],
    ['{"title":7}', 'title: 7 is not accepted; write a text'],
    ['{"footnoteOptions":true}', 'footnoteOptions: true is not accepted; write an object, { … }'],
    [
      '{"footnoteOptions":{"undefined-handling":"skip"}}',
      'footnoteOptions.undefined-handling: no such option; write undefinedHandling',
    ],
    ['{"margins":{"middle":1}}', 'margins.middle: no such option; choose top, right, bottom, or left'],
    ['{"margins":{"top":300}}', 'margins.top: 300 is not accepted; write a number of points, at most 255'],
    ['{"language":"not a tag"}', "language: 'not a tag' is not a language tag; write it like en-US or de"],
    ['{"date":"2026-02-30T12:00:00Z"}', "date: '2026-02-30' is not a date; write it like 2026-11-21"],
    ['{"date":"2026-02-20T25:00:00Z"}', "date: '2026-02-20T25:00:00Z' is not a time of day"],
    ['{"date":"soon"}', "date: 'soon' is not a date; write it like 2026-11-21"],
    [
      '{"__proto__":1,"loadAsset":"x"}',
      /^__proto__: no such option; choose .*\nloadAsset: no such option; choose /,
    ],
    ['{"title":', /^not JSON: /],
  ])('%s is refused', async (text, message) => {
    expect(await read(text)).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });

  const fixtures = fileURLToPath(new URL('../../tests/fixtures/', import.meta.url));
  const files = readdirSync(fixtures)
    .map((name) => join(fixtures, name, 'options.json'))
    .filter((path) => existsSync(path));

  test.each(files)('takes what the engine takes: %s', async (path) => {
    await expect(readOptionsFile(path)).resolves.toBeTypeOf('object');
  });
});
