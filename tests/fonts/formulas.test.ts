import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INTEGRALS, LARGE, operator } from '../../engine/src/load/math/size/glyphs';
import { letters } from '../../engine/src/load/math/size/letters';
import { measuresOf } from '../../scripts/fonts/font-file.mjs';

const FOLDER = new URL('../../web/app/converter/pages/formula-font/', import.meta.url);
const common = measuresOf(new URL('formulas-common.woff2', FOLDER)).advances;
const rare = measuresOf(new URL('formulas-rare.woff2', FOLDER)).advances;

const widthsOf = (characters: string): (number | undefined)[] =>
  Array.from(characters, (character) => common.get(character.codePointAt(0) ?? 0));

test.each([
  ['digits', '0123456789'],
  ['upright letters', 'abcxyzABCXYZ'],
  ['slanted letters', '𝑎𝑏𝑓𝑔𝑖𝑗𝑚𝑛𝑥𝑦𝑧𝐴𝐵𝑀𝑊𝑋'],
  ['bold letters', '𝐚𝐛𝐯𝐰𝐀𝐁'],
  ['Greek letters', '𝛼𝛽𝛾𝛿𝜃𝜆𝜇𝜋𝜎𝜑𝜔ΓΔΘΛΣΩ'],
])('%s of formulas are as wide in the layout as in the font that is drawn', (_, characters) => {
  const inLayout = Array.from(characters, (character) => letters(character, { isItalic: false }).width);
  expect(widthsOf(characters)).toEqual(inLayout.map((width) => expect.closeTo(width, 3)));
});

test('operators, fences and signs are as high in the engine as they are drawn', () => {
  const signs = '+−×=<>≤≥≠≈∈⊂∪→⇒()[]{},·∑∏⋃⨁∫∮';
  expect(Array.from(signs).filter((sign) => LARGE.test(sign) || INTEGRALS.test(sign))).toHaveLength(6);
  const inLayout = Array.from(signs, (sign) => operator(sign, false).width);
  expect(widthsOf(signs)).toEqual(inLayout.map((width) => expect.closeTo(width, 3)));
});

test('alphabets that few formulas have are in a file of their own', () => {
  for (const character of '𝔤𝕜𝗑𝚡𝜷⪅') {
    expect(rare.has(character.codePointAt(0) ?? 0)).toBe(true);
    expect(common.has(character.codePointAt(0) ?? 0)).toBe(false);
  }
});

test('the style sheet names the ranges of the files', () => {
  const sheet = readFileSync(new URL('../paper.css', FOLDER), 'utf8');
  const ranges = [...sheet.matchAll(/unicode-range:([^;]+);/g)].map(([, range = '']) =>
    range.replace(/\s/g, ''),
  );
  const script = readFileSync(new URL('../../scripts/formula-font.mjs', import.meta.url), 'utf8');
  expect([...script.matchAll(/'(U\+[^']+)'/g)].map(([, range]) => range)).toEqual(ranges);
});
