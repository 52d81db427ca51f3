import { expect, test } from 'vitest';
import type { MathContent } from '../../model/formula.js';
import { equation } from './equation.js';

const xmlOf = (math: MathContent, isDisplayed = false): string =>
  equation({
    type: 'equation',
    isDisplayed,
    source: '',
    mathml: '',
    size: { width: 0, height: 0, depth: 0 },
    math,
  });

const FONTS = '<w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/>';

test('a run has its characters, the fonts of formulas, and its spaces', () => {
  const run = {
    type: 'run',
    text: 'a < ',
    look: { color: 'FF0000' },
    letters: { script: 'script' },
  } as const;
  expect(xmlOf([run])).toBe(
    `<m:oMath><m:r><m:rPr><m:scr m:val="script"/></m:rPr><w:rPr>${FONTS}<w:color w:val="FF0000"/></w:rPr><m:t xml:space="preserve">a &lt; </m:t></m:r></m:oMath>`,
  );
});

test('bold makes text bold, and letters bold in their own way', () => {
  const run = { type: 'run', text: 'a', look: { bold: true }, letters: {} } as const;
  expect(xmlOf([run])).toContain('<m:sty m:val="bi"/>');
  expect(xmlOf([{ ...run, letters: { style: 'p' } }])).toContain('<m:sty m:val="b"/>');
  expect(xmlOf([{ ...run, letters: { normal: true } }])).toContain(
    `<m:rPr><m:nor/></m:rPr><w:rPr>${FONTS}<w:b/><w:bCs/></w:rPr>`,
  );
});

test('an object has its properties, with the formatting of its characters last, and its arguments', () => {
  const inner = { type: 'cell', content: [] } as const;
  const object = {
    type: 'object',
    name: 'm',
    properties: { begChr: '<', plcHide: true, sepChr: undefined, mcs: ['left'] },
    look: { shading: '00FF00' },
    args: [['mr', [inner, inner]]],
  } as const;
  expect(xmlOf([object], true)).toBe(
    '<m:oMathPara><m:oMath><m:m><m:mPr><m:begChr m:val="&lt;"/><m:plcHide m:val="1"/>' +
      '<m:mcs><m:mc><m:mcPr><m:count m:val="1"/><m:mcJc m:val="left"/></m:mcPr></m:mc></m:mcs>' +
      `<m:ctrlPr><w:rPr>${FONTS}<w:shd w:val="clear" w:color="auto" w:fill="00FF00"/></w:rPr></m:ctrlPr></m:mPr>` +
      '<m:mr><m:e></m:e><m:e></m:e></m:mr></m:m></m:oMath></m:oMathPara>',
  );
});
