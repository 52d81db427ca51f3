import { expect, test } from 'vitest';
import { inVariant, lettersOf } from './math-letters.js';
import { group, operator, symbol } from './tex.js';

/** The first and the last letter of each alphabet, as Unicode has them from U+1D400 on. */
const ALPHABETS = [
  ['𝐀𝐳', 'mathbf'],
  ['𝑨𝒛', 'boldsymbol'],
  ['𝒜𝓏', 'mathcal'],
  ['𝓐𝔃', 'mathcal'],
  ['𝔄𝔷', 'mathfrak'],
  ['𝔸𝕫', 'mathbb'],
  ['𝕬𝖟', 'mathfrak'],
  ['𝖠𝗓', 'mathsf'],
  ['𝗔𝘇', 'mathsf'],
  ['𝘈𝘻', 'mathsf'],
  ['𝘼𝙯', 'mathsf'],
  ['𝙰𝚣', 'mathtt'],
] as const;

test.each(ALPHABETS)('letters of the alphabet of %s have its command', (letters, command) => {
  expect(lettersOf(letters)).toBe(`\\${command}{A}\\${command}{z}`);
});

test('italics are letters, as LaTeX sets them so', () => {
  expect(lettersOf('𝐴𝑧')).toBe('Az');
});

test('digits of an alphabet have its command', () => {
  expect(lettersOf('𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿')).toBe(
    ['mathbf', 'mathbb', 'mathsf', 'mathsf', 'mathtt']
      .map((command) => `\\${command}{0}\\${command}{9}`)
      .join(''),
  );
});

test('letters that Unicode had before are letters of the same alphabets', () => {
  expect(lettersOf('ℂℤ')).toBe('\\mathbb{C}\\mathbb{Z}');
  expect(lettersOf('ℬℛ')).toBe('\\mathcal{B}\\mathcal{R}');
  expect(lettersOf('ℭℨ')).toBe('\\mathfrak{C}\\mathfrak{Z}');
  expect(lettersOf('ℯℴ')).toBe('\\mathcal{e}\\mathcal{o}');
  expect(lettersOf('aℎ∀')).toBe('ah∀');
});

test('signs that only resemble letters stay what they are', () => {
  expect(lettersOf('ℓℵℏℜℑ℃')).toBe('ℓℵℏℜℑ℃');
});

test.each([
  ['bold', 'mathbf'],
  ['bold-italic', 'boldsymbol'],
  ['double-struck', 'mathbb'],
  ['bold-fraktur', 'mathfrak'],
  ['fraktur', 'mathfrak'],
  ['script', 'mathcal'],
  ['bold-script', 'mathcal'],
  ['sans-serif', 'mathsf'],
  ['bold-sans-serif', 'mathsf'],
  ['sans-serif-italic', 'mathsf'],
  ['sans-serif-bold-italic', 'mathsf'],
  ['monospace', 'mathtt'],
])('the variant %s is \\%s', (variant, command) => {
  expect(inVariant('\\mathrm{ab}', variant)).toBe(`\\${command}{ab}`);
  expect(inVariant('\\mathbb{R}', variant)).toBe('\\mathbb{R}');
  expect(inVariant('a', variant)).toBe(`\\${command}{a}`);
});

test('there is no command for upright and italic letters, nor for nothing', () => {
  expect(inVariant('a', 'normal')).toBe('a');
  expect(inVariant('a', undefined)).toBe('a');
  expect(inVariant('', 'bold')).toBe('');
});

test('functions have commands, other names are upright, and signs of LaTeX are escaped', () => {
  for (const name of ['sin', 'arccos', 'tanh', 'lg', 'Pr']) {
    expect(symbol(name)).toBe(`\\${name} `);
    expect(operator(` ${name}\u2061`)).toBe(`\\${name} `);
  }
  expect(symbol('äb')).toBe('\\mathrm{äb}');
  expect(symbol('x1')).toBe('x1');
  expect(symbol('#$%&{}_')).toBe('\\#\\$\\%\\&\\{\\}\\_');
  expect(operator('{')).toBe('\\{');
  expect(operator('ab')).toBe('ab');
});

test('a base of one character or command needs no braces', () => {
  for (const one of ['x', '\\alpha', '\\sin ', '\\mathbb{R}']) expect(group(one)).toBe(one);
  for (const several of ['ab', '\\alpha b', '\\mathbb{R}a', 'a\\mathbb{R}', '\\frac{1}{2}', '']) {
    expect(group(several)).toBe(`{${several}}`);
  }
});
