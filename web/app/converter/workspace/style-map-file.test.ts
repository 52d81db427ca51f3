import { expect, test } from 'vitest';
import { choicesIn, readStyleMap, styleMapJson } from './style-map-file';

const file = (content: string) => new File([content], 'styles.json');

test('what is exported is read again', async () => {
  const styleMap = { BodyText: 'Text body', Quote: null };
  expect(await readStyleMap(file(styleMapJson(styleMap)))).toEqual({ ok: true, styleMap });
});

test('only what a list changes is a choice, also where it names a style that the template lacks', () => {
  const proposal = { BodyText: 'Normal', Heading1: 'heading 1', Quote: null, Title: 'Title' };
  const list = { BodyText: 'Text', Heading1: 'heading 1', Quote: null, Title: null, Caption: 'Gone' };
  expect(choicesIn(list, proposal)).toEqual({ BodyText: 'Text', Title: null, Caption: 'Gone' });
});

test.each([
  ['{', 'it is not a JSON file'],
  ['[]', 'it is not a list of styles'],
  ['null', 'it is not a list of styles'],
  ['{"bodyText":"x"}', 'it names “bodyText”, which is not one of the styles here'],
  ['{"BodyText":1}', 'it gives neither the name of a style nor null for “BodyText”'],
  [`{"BodyText":"${'x'.repeat(1_000_000)}"}`, 'it is not a list of styles'],
])('%.20s is refused', async (content, why) => {
  expect(await readStyleMap(file(content))).toEqual({
    ok: false,
    message: `“styles.json” cannot be used: ${why}.`,
  });
});
