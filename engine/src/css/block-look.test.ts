import { describe, expect, test } from 'vitest';
import { blockLookIn } from './block-look.js';
import { declarationsOf } from './declarations.js';

const pt = (value: number) => ({ unit: 'pt', value });
const em = (value: number) => ({ unit: 'em', value });
const ALL = ['top', 'right', 'bottom', 'left'];

describe('how a style in CSS sets a block apart', () => {
  test.each([
    ['margin-left: 40px', { left: pt(30) }],
    ['margin: 1em 2em', { left: em(2), right: em(2) }],
    ['margin: 1pt 2pt 3pt 4pt', { left: pt(4), right: pt(2) }],
    ['margin-left: 10%', { left: { unit: 'line', value: 0.1 } }],
    ['padding-left: 20pt', { left: pt(20) }],
    ['margin-left: 10pt; padding-left: 20pt', { left: pt(30) }],
    ['text-indent: 2em', { firstLine: em(2) }],
    ['text-indent: -2em; padding-left: 2em', { firstLine: em(-2), left: em(2) }],
    ['background: #ff0', { background: 'FFFF00' }],
    ['background: url(x.png) no-repeat pink', { background: 'FFC0CB' }],
    ['background: #eee; padding: 8px', { background: 'EEEEEE', padding: 6 }],
    ['border: 1px solid red', { border: { sides: ALL, color: 'FF0000', width: 0.75 } }],
    ['border: dashed #00f', { border: { sides: ALL, color: '0000FF', width: 2.25 } }],
    ['border-left: 4px solid #ccc', { border: { sides: ['left'], color: 'CCCCCC', width: 3 } }],
    [
      'border: 1px solid red; border-top: none; border-bottom: 0',
      { border: { sides: ['right', 'left'], color: 'FF0000', width: 0.75 } },
    ],
    [
      'border-style: solid; border-width: 2px 0; border-color: green',
      { border: { sides: ['top', 'bottom'], color: '008000', width: 1.5 } },
    ],
    ['margin-left: 99999px', { left: pt(288) }],
    ['text-indent: -99em', { firstLine: em(-24) }],
    ['margin-left: 90%', { left: { unit: 'line', value: 0.6 } }],
    ['border: 900px solid', { border: { sides: ALL, color: '000000', width: 12 } }],
    ['background: red; padding: 900px', { background: 'FF0000', padding: 31 }],
  ])('%s', (css, expected) => {
    expect(blockLookIn(declarationsOf(css))).toEqual(expected);
  });

  test.each([
    '',
    'margin: 0 auto',
    'margin-left: -40px',
    'margin-top: 3em',
    'margin-left: calc(1em + 2px)',
    'border: none',
    'border: 0',
    'border: red',
    'border-radius: 3px',
    'border-collapse: collapse',
    'background: none',
    'background: transparent',
    'background: url(x.png)',
    'background: var(--x)',
    'text-indent: 0',
  ])('%s does not', (css) => {
    expect(blockLookIn(declarationsOf(css))).toBeUndefined();
  });
});
