import { describe, expect, test } from 'vitest';
import { markdownFromClipboard } from '../markdown.js';

const markdown = (html: string): string => markdownFromClipboard({ html, plain: '' })?.markdown ?? '';

/** An item as Word writes it, with its number in an element that Word ignores. */
const item = (number: string, text: string, level = 1): string =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${number}<span>&nbsp; </span></span><![endif]>${text}</p>`;

describe('lists of Word', () => {
  test.each([
    ['digits', ['1.', '2.'], '1. x\n2. x\n'],
    ['a start', ['4.', '5.'], '4. x\n5. x\n'],
    ['letters', ['b)', 'c)'], 'b. x\nc. x\n'],
    ['capitals', ['A.', 'B.'], 'A.  x\nB.  x\n'],
    ['letters that are Roman numerals', ['c.', 'd.'], 'c. x\nd. x\n'],
    ['Roman numerals', ['i.', 'ii.', 'iii.'], 'i. x\nii. x\niii. x\n'],
    ['one Roman numeral', ['IV.'], '<ol type="I" start="4">\n<li>x</li>\n</ol>\n'],
    ['numbers of several levels', ['2.3.', '2.4.'], '3. x\n4. x\n'],
    ['bullets', ['·', '·'], '- x\n- x\n'],
  ])('%s', (_, numbers, expected) => {
    expect(markdown(numbers.map((number) => item(number, 'x')).join(''))).toBe(expected);
  });

  test('have one mark where a browser has dropped the property that hides it', () => {
    const filled = (mark: string, text: string): string =>
      `<p style="mso-list:l0 level1 lfo1"><span style="font-family: Symbol"><span style="margin: 0px">${mark}<span style='font: 7pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><span>${text}</span></p>`;
    expect(markdown(filled('·', 'one') + filled('·', 'two'))).toBe('- one\n- two\n');
    expect(markdown(filled('3.', '1. May') + filled('4.', 'two'))).toBe('3. 1\\. May\n4. two\n');
  });

  test('as elements of HTML, they have one mark, also where Word leaves its own in them', () => {
    const ignored = "<span style='mso-list:Ignore'>1.</span>";
    for (const inner of ['one', `${ignored}one`])
      expect(
        markdown(
          `<ol><li class=MsoNormal style='mso-list:l0 level1 lfo1'>${inner}</li><li style='mso-list:l0 level1 lfo1'>two<ul><li style='mso-list:l0 level2 lfo1'>deep</li></ul></li></ol>`,
        ),
      ).toBe('1. one\n2. two\n   - deep\n');
  });

  test('a level that is left out adds no mark', () => {
    expect(markdown(item('i.', 'a', 3) + item('b.', 'b', 2) + item('1.', 'c'))).not.toMatch(/^\s*- [-\d]/m);
  });

  test('headings lose their numbers, whatever element they are', () => {
    const number = "<span style='mso-list:Ignore'>1.2<span>&nbsp; </span></span>";
    const style = "style='mso-list:l0 level2 lfo1'";
    expect(markdown(`<h2 ${style}>${number}Scope</h2><p class=MsoHeading3 ${style}>${number}Terms</p>`)).toBe(
      '## Scope\n\n### Terms\n',
    );
  });
});

describe('lists that hold only a list', () => {
  const inner = '<li>One</li><li>Two</li>';
  test.each([
    ['OneNote', `<ul><ul type=disc>${inner}</ul></ul>`, '- One\n- Two\n'],
    ['three levels', `<ul><li><ul><li><ol>${inner}</ol></li></ul></li></ul>`, '1. One\n2. Two\n'],
    [
      'Evernote',
      `<ul><li>A</li><li style="list-style:none"><ul>${inner}</ul></li></ul>`,
      '- A\n  - One\n  - Two\n',
    ],
    [
      'Google Docs',
      `<ol><li>A</li><ol style="list-style-type:lower-alpha">${inner}</ol></ol>`,
      '1. A\n\n   a. One\n   b. Two\n',
    ],
    ['before an item', `<ul><li><ul>${inner}</ul></li><li>B</li></ul>`, '- One\n- Two\n- B\n'],
    ['of another kind', `<ul><li><ol>${inner}</ol></li><li>B</li></ul>`, '1. One\n2. Two\n\n* B\n'],
    [
      'in a cell',
      `<table><tr><th>A</th></tr><tr><td><ul><ul>${inner}</ul></ul></td></tr></table>`,
      undefined,
    ],
  ])('%s', (_, html, expected) => {
    const written = markdown(html);
    if (expected !== undefined) expect(written).toBe(expected);
    else expect(written.match(/One/g)).toHaveLength(1);
    expect(written).not.toMatch(/^\s*- [-\d]|<ul>\s*<li>\s*<ul>/m);
  });

  test('numbers come from attributes and styles', () => {
    expect(markdown(`<ol type=A start=3>${inner}</ol>`)).toBe('C.  One\nD.  Two\n');
    expect(markdown('<ol><li value=7>One</li><li>Two</li></ol>')).toBe('7. One\n8. Two\n');
    expect(markdown(`<ul style="list-style-type:lower-roman">${inner}</ul>`)).toBe('- One\n- Two\n');
  });
});

test('fields of contents go, and the headings stay', () => {
  const contents = [
    '<p class=MsoTocHeading>Contents</p><p class=MsoToc1><a href="#_Toc1">Intro<span>....</span>1</a></p><p class=MsoToc2>Deep 2</p>',
    '<div id="Table of Contents1"><p>Intro 1</p></div>',
    '<div id="toc"><div id="toctitle">Contents</div><ul><li><a href="#_a">Intro</a></li></ul></div>',
    '<nav id="TOC" role="doc-toc"><ul><li>Intro</li></ul></nav>',
  ];
  for (const each of contents) expect(markdown(`${each}<h1>Intro</h1>`)).toBe('# Intro\n');
});

describe('comments', () => {
  const mark =
    '<span class=MsoCommentReference><span style="font-size:8.0pt"><a class=msocomanchor href="#_msocom_1" name="_msoanchor_1">[JD1]</a></span></span>';
  const about = (text: string): string =>
    `<a style='mso-comment-reference:JD_1;mso-comment-date:20240101T1200'>${text}</a>`;
  const list =
    '<div style="mso-element:comment-list"><hr class=msocomoff><div style="mso-element:comment"><div id="_com_1" class=msocomtxt><a name="_msocom_1"></a><p class=MsoCommentText><span class=MsoCommentReference><a href="#_msoanchor_1" class=msocomoff>[JD1]</a></span>First <b>line</b></p><p class=MsoCommentText>Second</p></div></div></div>';

  test.each([
    ['text', `<p>A ${about('word')}${mark} here.</p>`, 'A {==word==}{>>First line\nSecond<<} here.\n'],
    ['a heading', `<h2>A ${about('word')}${mark}</h2>`, '## A {==word==}{>>First line\nSecond<<}\n'],
    ['an item', `<ul><li>A ${about('word')}${mark}</li></ul>`, '- A {==word==}{>>First line\n  Second<<}\n'],
    [
      'formatting',
      `<p>A <b>${about('word')}</b> or ${about('two')}${mark}.</p>`,
      'A {==**word** or two==}{>>First line\nSecond<<}.\n',
    ],
    ['a place', `<p>A word${mark}.</p>`, 'A word{>>First line\nSecond<<}.\n'],
  ])('about %s', (_, html, expected) => expect(markdown(html + list)).toBe(expected));

  test('marks of comments that were not copied go', () => {
    expect(markdown(`<p>A ${about('word')}${mark} <b>here</b>.</p>`)).toBe('A word **here**.\n');
  });

  test('of Google Docs', () => {
    expect(
      markdown(
        '<p><b>Word</b><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Why?</span></p></div>',
      ),
    ).toBe('**Word**{>>Why?<<}\n');
  });
});
