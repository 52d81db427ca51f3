import { describe, expect, test } from 'vitest';
import { markdownFromClipboard } from '../markdown.js';

const pasted = (html: string, plain = ''): string | undefined =>
  markdownFromClipboard({ html, plain })?.markdown;

describe('paragraphs without any formatting', () => {
  test.each(['p', 'p class=MsoNormal', 'div', 'p dir="ltr"'])('two of <%s> are structure', (tag) => {
    const html = `<${tag}>One.</${tag.split(' ')[0]}><${tag}>Two.</${tag.split(' ')[0]}>`;
    expect(pasted(html, 'One.\nTwo.')).toBe('One.\n\nTwo.\n');
  });

  test('one is as good as its plain text, unless it has several lines', () => {
    expect(pasted('<p>One.</p>', 'One.')).toBeUndefined();
    expect(pasted('<p>One<br>Two</p>', 'One\nTwo')).toBe('One\\\nTwo\n');
  });

  test.each(['# Title', '- one', '1. one', 'a *b* c', '> said', 'the `code`'])(
    'the Markdown %j in them is meant as Markdown',
    (plain) => expect(pasted(`<p>${plain}</p><p>x</p>`, `${plain}\nx`)).toBeUndefined(),
  );

  test('the lines of code of Xcode stay code', () => {
    const style = '<style>p.p1 {margin: 0.0px; font: 12.0px Menlo}</style>';
    expect(pasted(`${style}<p class="p1">let a = 1</p><p class="p1">let b = 2</p>`)).toBeUndefined();
  });
});

describe('lines of an address are lines where empty elements separate paragraphs', () => {
  const rule = (margin: string): string => `<style><!-- p.MsoNormal, li.MsoNormal {${margin}} --></style>`;
  const letter = (open: string, close: string, empty: string): string =>
    `${open}Hi${close}${open}${empty}${close}${open}Best regards${close}${open}Ben${close}`;

  test.each([
    ['Gmail', letter('<div>', '</div>', '<br>')],
    ['Outlook', rule('margin:0in') + letter('<p class=MsoNormal>', '</p>', '<o:p>&nbsp;</o:p>')],
    [
      'Outlook of 2010',
      rule('margin:0in;margin-bottom:.0001pt') + letter('<p class=MsoNormal>', '</p>', '&nbsp;'),
    ],
    ['Apple Mail', letter('<p style="margin: 0px;">', '</p>', '<br>')],
  ])('%s', (_, html) => expect(pasted(html)).toBe('Hi\n\nBest regards\\\nBen\n'));

  test('not where there is space around paragraphs, nor where none is empty', () => {
    const spaced = rule('margin-bottom:8.0pt') + letter('<p class=MsoNormal>', '</p>', '&nbsp;');
    expect(pasted(spaced)).toBe('Hi\n\nBest regards\n\nBen\n');
    expect(pasted('<div>One</div><div>Two</div>')).toBe('One\n\nTwo\n');
    const printed = '<style>@media print {p.MsoNormal {margin:0}} p.MsoNormal {margin:8pt 0}</style>';
    expect(pasted(printed + letter('<p class=MsoNormal>', '</p>', '&nbsp;'))).toContain('regards\n\nBen');
  });
});

describe('line breaks that only a style makes', () => {
  const inAll = (text: string): string[] => [
    `<p>${text}</p>`,
    `<ul><li>${text}</li></ul>`,
    `<blockquote><b>x</b> ${text}</blockquote>`,
    `<table><tr><th>A</th></tr><tr><td>${text}</td></tr></table>`,
  ];

  test.each(['pre', 'pre-wrap', 'pre-line', 'break-spaces'])('white-space: %s', (value) => {
    for (const html of inAll(`<span style="white-space: ${value}">One <i>a</i>\ntwo</span>`))
      expect(pasted(`<p>x</p>${html}`)).toMatch(/One \*a\*(?:\\\n\W*|<br>)two/);
    expect(pasted(`<div style="white-space:${value}">\n<p>One</p>\n<p>Two</p>\n</div>`)).toBe('One\n\nTwo\n');
  });

  test('the nearest value counts', () => {
    const html =
      '<div style="white-space:pre-wrap"><p style="white-space:normal">One <b>a</b>\ntwo</p></div>';
    expect(pasted(html)).toBe('One **a** two\n');
    expect(pasted('<div class="whitespace-pre-wrap">One <b>a</b>\ntwo</div>')).toBe('One **a**\\\ntwo\n');
  });

  test.each(['span', 'strong', 'a href="https://e.org/"', 'label'])('display: block of <%s>', (tag) => {
    for (const html of inAll(`One<${tag} style="display:block">two</${tag.split(' ')[0]}>three`))
      expect(pasted(`<p>x</p>${html}`)).toMatch(/One(?:\\\n\W*|<br>)\W*two\S*?(?:\\\n\W*|<br>)three/);
  });

  test('an element without text is the space between paragraphs', () => {
    const gap = '<span data-stringify-type="paragraph-break" style="display:block; height:8px"></span>';
    expect(pasted(`<span>One</span>${gap}<span><b>Two</b></span>`)).toBe('One\n\n**Two**\n');
  });

  test.each(['display: block', 'white-space: pre', 'white-space: pre-wrap'])(
    'code with %s is a block',
    (style) => {
      expect(pasted(`<div><code style="${style}">a = 1\n  b = 2</code></div>`)).toBe(
        '```\na = 1\n  b = 2\n```\n',
      );
      expect(pasted(`<p>The <code style="${style}">name</code></p>`)).toBe('The `name`\n');
    },
  );
});

test('a table keeps its rows where its HTML leaves out end tags', () => {
  const rows = '<tbody><tr><td>a<td>b<tr><td>c<td>d</table>';
  for (const columns of ['', '<colgroup><col width=64 span=2>', '<colgroup><col><font size="3"> </font>'])
    expect(pasted(`<table>${columns}${rows}`)).toBe('| a | b |\n| --- | --- |\n| c | d |\n');
});
