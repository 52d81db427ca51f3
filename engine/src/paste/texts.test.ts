import { describe, expect, test } from 'vitest';
import { readHtml } from '../parse/html-document.js';
import { hasStructure, isFromEditor, isPlainMarkdown, isSource } from './judge.js';
import { normalize } from './normalize.js';
import { rtfPictures } from './rtf-pictures.js';
import { tabSeparated } from './tab-separated.js';
import { visibleText } from './visible-text.js';

const documentOf = (html: string) => readHtml(normalize(html), () => undefined);

describe('plain text is the source of the HTML if it has markup that the HTML does not show', () => {
  test.each([
    '# a',
    'b\n###### a',
    '```\na',
    '~~~\na',
    'a **b c** d',
    '[a](https://e.org)',
    '[a](#b)',
    '[a](../b)',
    '| a |\n|---|',
    'a | b\n:--- | ---: |',
    '$$\na\n$$',
    '- [ ] a',
    '* [X] a',
    '[^1]: a',
  ])('%j', (plain) => {
    expect(isSource(plain, 'a')).toBe(true);
    expect(isSource(plain, plain)).toBe(false);
    expect(isPlainMarkdown(plain, documentOf('<p>a</p><p>b</p>'))).toBe(true);
    expect(isPlainMarkdown(plain, documentOf('<p><b>a</b></p>'))).toBe(false);
  });

  test.each(['#a', 'a # b', '** a **', '[a](b)', 'a|b', '$a$', '[ ] a', 'a', '- a', '> a', '_a_', '`a`'])(
    'and not %j',
    (plain) => expect(isSource(plain, 'x')).toBe(false),
  );

  test.each(['- a', '1. a', '   12) a', '> a', 'a *b* c', '_b_', '`a`'])(
    '%j is meant as Markdown where the HTML only has lines',
    (plain) => expect(isPlainMarkdown(plain, documentOf('<p>a</p>'))).toBe(true),
  );

  test.each(['-a', '1.a', '1234. a', '    - a', 'snake_case_name', '2*3*4', 'a > b'])('and not %j', (plain) =>
    expect(isPlainMarkdown(plain, documentOf('<p>a</p>'))).toBe(false),
  );
});

describe('HTML of a code editor', () => {
  test.each([
    '<div style="font-family: Menlo; white-space: pre">a</div>',
    '<meta charset="utf-8"><!--StartFragment--><div style="font-family: JetBrains Mono;white-space:pre;">a</div>',
    '<html><body>\n<pre style="font-family:Consolas">a</pre></body></html>',
    '<style>p.p1 {margin: 0px; font: 12.0px Menlo}</style><p class="p1">a</p>',
  ])('%s', (html) => expect(isFromEditor(html)).toBe(true));

  test.each([
    '<div style="font-family: Menlo">a</div>',
    '<div style="white-space: pre">a</div>',
    '<pre>a</pre>',
    '<p style="font-family: Menlo; white-space: pre">a</p>',
    'a <div style="font-family: Menlo; white-space: pre">a</div>',
    '<style>p.p1 {font: 12.0px Helvetica}</style>',
  ])('and not %s', (html) => expect(isFromEditor(html)).toBe(false));
});

describe('structure that plain text would lose', () => {
  test.each([
    '<p>a</p><p>b</p>',
    '<p>a<br>b</p>',
    '<p><i>a</i></p>',
    '<h1>a</h1>',
    '<p><a href="https://e.org">a b</a></p>',
  ])('%s', (html) => expect(hasStructure(documentOf(html))).toBe(true));

  test.each([
    '<p>a</p>',
    '<p><a href="https://e.org/a">https://e.org/a</a></p>',
    '<p><a href="https://www.e.org">www.e.org</a></p>',
    '<p><a href="mailto:a@e.org">a@e.org</a></p>',
    '',
  ])('not %s', (html) => expect(hasStructure(documentOf(html))).toBe(false));
});

describe('text with tabs is a table', () => {
  test.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\r\nc\td\r\n\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\t\n\tb',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    [
      'a\t"b\nc ""d"""\ne\tf',
      [
        ['a', 'b\nc "d"'],
        ['e', 'f'],
      ],
    ],
    [
      '"a"\t5" b\nc\td',
      [
        ['a', '5" b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\t"b"\nc\t""',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
  ])('%j', (text, rows) => expect(tabSeparated(text)).toEqual(rows));

  test.each(['a', 'a\tb', 'a\tb\nc', 'a\tb\nc\td\te', '\ta\n\tb', '', 'a\nb'])('but not %j', (text) =>
    expect(tabSeparated(text)).toBeUndefined(),
  );

  test('but not one of more rows than a table may have', () => {
    expect(tabSeparated('a\tb\n'.repeat(200_000))).toBeUndefined();
  });
});

describe('the pictures of a text as RTF', () => {
  const png = 'data:image/png;base64,iVA=';
  test.each([
    ['{\\rtf1{\\pict\\pngblip\\picw10 89 5\n0}}', [png]],
    ['{\\rtf1{\\pict\\jpegblip ffd8}}', ['data:image/jpeg;base64,/9g=']],
    ['{\\rtf1{\\pict\\wmetafile8 00}{\\pict\\pngblip 8950}}', [undefined, png]],
    ['{\\rtf1{\\pict\\pngblip }}', [undefined]],
    ['{\\rtf1{\\header{\\pict\\pngblip 8950}}{\\footerl{\\pict\\pngblip 8950}}}', []],
    ['{\\rtf1{\\nonshppict{\\pict\\pngblip 8950}}{\\shprslt{\\pict\\pngblip 8950}}}', []],
    ['{\\rtf1{\\background{\\pict\\pngblip 8950}}}', []],
    ['{\\rtf1{\\pict\\pngblip {\\*\\blipuid ffff}8950}}', [png]],
    ['{\\rtf1{\\pict\\pngblip\\bin2 }}8950}}', [png]],
    ["{\\rtf1 \\'e9 \\{ 8950 {\\pict\\pngblip 8950}}", [png]],
    ['{\\rtf1 8950 \\pngblip}', []],
    ['', []],
  ])('%s', (rtf, expected) => expect(rtfPictures(rtf)).toEqual(expected));
});

test('each block of the visible text is on lines of its own, and code has its text', () => {
  const { nodes } = normalize('<p>a<b>b</b></p><ul><li>c <code>d</code></li></ul>');
  expect(visibleText(nodes)).toBe('\nab\n\n\nc d\n\n');
});
