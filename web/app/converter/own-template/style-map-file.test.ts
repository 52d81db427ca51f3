import { expect, test } from 'vitest';
import { readStyleMap, styleMapJson } from './style-map-file';

const file = (content: string) => new File([content], 'styles.json');

test('what is exported is read again', async () => {
  const styleMap = { BodyText: 'Text body', Quote: null };
  expect(await readStyleMap(file(styleMapJson(styleMap)))).toEqual({ ok: true, styleMap });
});

test.each([
  ['{', 'it is not a JSON file'],
  ['[]', 'it is no list of styles'],
  ['null', 'it is no list of styles'],
  ['{"bodyText":"x"}', 'it names “bodyText”, which is none of the styles here'],
  ['{"BodyText":1}', 'it has no name of a style for “BodyText”, nor null'],
  [`{"BodyText":"${'x'.repeat(1_000_000)}"}`, 'it is no list of styles'],
])('%.20s is refused', async (content, why) => {
  expect(await readStyleMap(file(content))).toEqual({
    ok: false,
    message: `“styles.json” cannot be used: ${why}.`,
  });
});
