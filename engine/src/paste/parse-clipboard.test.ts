import { expect, test } from 'vitest';
import { after, htmlOf } from '../../../tests/clipboards/pass.js';
import { childrenOf, elementsIn, textOf } from './dom.js';
import { parseClipboard } from './parse-clipboard.js';

const parsed = (html: string): string => after(() => undefined, html);

test('what is about a page and not in it is left out', () => {
  expect(parsed('<meta charset="a"><link rel="b"><base href="c">d<o:p>e</o:p>')).toBe('de');
  expect(parsed('<!--StartFragment--><p>a<!-- b --></p><!--EndFragment-->')).toBe('<p>a</p>');
  expect(parsed('<v:shape/><p>a</p>')).toBe('<v:shape></v:shape><p>a</p>');
});

test('the tree is in one element', () => {
  const root = parseClipboard('<p>a</p>b');
  expect(root.name).toBe('body');
  expect(childrenOf(root).every(({ parent }) => parent === root)).toBe(true);
});

test('of an equation of Word and its picture, the equation stays', () => {
  const equation = '<!--[if gte msEquation 12]><m:oMath>a</m:oMath><![endif]-->';
  const picture = '<![if !msEquation]><img src="b"><![endif]>';
  expect(parsed(`x${equation}${picture}y${equation}z`)).toBe('x<m:omath>a</m:omath>y<m:omath>a</m:omath>z');
  expect(parsed(`x${picture}y`)).toBe('xy');
  expect(parsed('x<!--[if gte msEquation 12]>y')).not.toContain('m:omath');
});

test('elements that are nested too deep are their content', () => {
  const root = parseClipboard(`${'<div>'.repeat(130)}a${'</div>'.repeat(130)}b`);
  expect(elementsIn(root)).toHaveLength(120);
  expect(textOf(root)).toBe('ab');
});

test('after more open elements than any page has, only text is read', () => {
  const root = parseClipboard(`${'<div>'.repeat(1001)}a<b>c</b> d`);
  expect(textOf(root).replace(/ +/g, ' ').trim()).toBe('a c d');
  expect(htmlOf(childrenOf(root))).not.toContain('<b>');
});
