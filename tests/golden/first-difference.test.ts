import { expect, test } from 'vitest';
import { parseXml } from '../docx/xml';
import { firstDifference } from './first-difference';
import { prettyPrint } from './pretty-print';

test.each([
  ['alike', '<a><b x="1"/></a>', '<a><b x="1"/></a>', undefined],
  ['an attribute', '<a><b x="1"/></a>', '<a><b x="2"/></a>', '/a[1]/b[1]: x is "2", expected "1"'],
  ['a missing attribute', '<a x="1"/>', '<a/>', '/a[1]: x is missing, expected "1"'],
  [
    'a text',
    '<a><t>one</t><t>two</t></a>',
    '<a><t>one</t><t>2</t></a>',
    '/a[1]/t[2]: holds "2", expected "two"',
  ],
  ['another element', '<a><b/></a>', '<a><c/></a>', '/a[1]/c[1]: is <c>, expected <b>'],
  ['an element too many', '<a><b/></a>', '<a><b/><b/></a>', '/a[1]/b[2]: is not expected'],
  ['an element too few', '<a><b/><c/></a>', '<a><b/></a>', '/a[1]: lacks /a[1]/c[1]'],
])('names the first difference: %s', (_, expected, actual, difference) => {
  expect(firstDifference(parseXml(expected), parseXml(actual))).toBe(difference);
});

test('pretty-prints one element a line and shows what cannot be seen', () => {
  expect(prettyPrint(parseXml('<a><b x="&lt;"/><t> \u00a0\t</t></a>'))).toBe(
    '<a>\n  <b x="&lt;"/>\n  <t> &#160;&#9;</t>\n</a>\n',
  );
});
