import { describe, expect, test } from 'vitest';
import { declarationsOf } from '../css/declarations.js';
import { fontIn, fontOfElement } from './font-css.js';

const pt = (value: number) => ({ unit: 'pt', value }) as const;
const own = (value: number) => ({ unit: 'own', value }) as const;

describe('the font of a style in CSS', () => {
  test.each([
    ['font-size: 30px', { size: pt(22.5) }],
    ['font-size: 12pt', { size: pt(12) }],
    ['FONT-SIZE: 1PC !important', { size: pt(12) }],
    ['font-size: 20', { size: pt(15) }],
    ['font-size: 2em', { size: own(2) }],
    ['font-size: .5rem', { size: own(0.5) }],
    ['font-size: 120%', { size: own(1.2) }],
    ['font-size: x-large', { size: own(1.5) }],
    ['font-size: larger', { size: own(1.2) }],
    ['font-size: 9999px', { size: pt(144) }],
    ['font-size: 1px', { size: pt(4) }],
    ['font-size: 900em', { size: own(12) }],
    ['font-size: 1%', { size: own(0.3) }],
    ['font-family: Arial', { family: 'Arial' }],
    ['font-family: "Times New Roman", serif', { family: 'Times New Roman' }],
    ["font-family: 'x;", { family: undefined }],
    ['font-family: serif', { family: 'Times New Roman' }],
    ['font-family: monospace', { family: 'Courier New' }],
    ['font-family: 宋体, SimSun', { family: '宋体' }],
    ['font: 14px Arial', { size: pt(10.5), family: 'Arial' }],
    ['font: italic bold 12pt/1.5 Georgia, serif', { size: pt(12), family: 'Georgia' }],
    ['font: 12pt Arial; font-size: 9pt', { size: pt(9), family: 'Arial' }],
  ])('%s', (css, { size, family }: { size?: object; family?: string | undefined }) => {
    const expected = {
      type: 'font',
      ...(family !== undefined && { family }),
      ...(size && { size }),
    };
    expect(fontIn(declarationsOf(css))).toEqual(size || family !== undefined ? expected : undefined);
  });

  test.each([
    '',
    'font-size: 0',
    'font-size: -3px',
    'font-size: medium',
    'font-size: 100%',
    'font-size: 1em',
    'font-size: calc(1px + 2vw)',
    'font-size: var(--x)',
    'font-family: system-ui, Arial',
    'font-family: -apple-system, "Segoe UI"',
    'font-family: inherit',
    'font-family: <w:b/>"&',
    `font-family: ${'x'.repeat(40)}`,
    'font: inherit',
  ])('%s sets none', (css) => {
    expect(fontIn(declarationsOf(css))).toBeUndefined();
  });
});

test.each([
  ['small', {}, { size: own(1 / 1.2) }],
  ['big', {}, { size: own(1.2) }],
  ['font', { size: '5' }, { size: own(1.5) }],
  ['font', { size: '+2' }, { size: own(1.5) }],
  ['font', { size: '-1' }, { size: own(8 / 9) }],
  ['font', { size: '99' }, { size: own(3) }],
  ['font', { face: 'Verdana, Arial' }, { family: 'Verdana' }],
  ['font', { size: '3', color: 'red' }, undefined],
  ['font', { size: 'huge' }, undefined],
  ['span', { size: '5' }, undefined],
])('<%s %o>', (name, attributes, expected) => {
  expect(fontOfElement(name, attributes as Record<string, string>)).toEqual(
    expected && { type: 'font', ...expected },
  );
});
