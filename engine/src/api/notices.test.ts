import { describe, expect, test } from 'vitest';
import { PIXEL } from '../../../tests/pixel.js';
import { convert } from '../convert.js';
import { inspect } from '../inspect.js';
import { NOTICE_CODES, type Notice, type NoticeCode } from './notice.js';
import type { ConversionOptions } from './options.js';

interface Case {
  readonly code: NoticeCode;
  readonly markdown: string;
  readonly message: string;
  readonly line: number;
  readonly column?: number;
  readonly options?: ConversionOptions;
}

const lines = (...text: readonly string[]): string => text.join('\n');
const row = (cell: string, columns: number): string => `|${`${cell}|`.repeat(columns)}`;
const deepQuote = `${'> '.repeat(300)}deep`;
const EMPTY_REFERENCE = 'Document contains empty footnote references [] or [^]';
const CIRCULAR_STYLE =
  '<style><info><id>circle</id></info><macro name="m"><text macro="m"/></macro><citation><layout><text macro="m"/></layout></citation></style>';
const skip = { footnoteOptions: { undefinedHandling: 'skip' } } as const;
const gif = { loadAsset: async () => ({ bytes: new TextEncoder().encode('no picture') }) };

/** Reported by both `inspect` and `convert`. */
const OF_THE_TEXT: readonly Case[] = [
  {
    code: 'heading-skipped',
    markdown: lines('# One', '', '### Three'),
    message: 'Heading level 3 follows level 1; a level is skipped',
    line: 3,
  },
  {
    code: 'table-no-header',
    markdown: lines('| | |', '|---|---|', '| a | b |'),
    message: 'Table 1 has no header row',
    line: 1,
  },
  {
    code: 'footnote-undefined',
    markdown: lines('One.', '', 'Two[^x] and', 'three[^x].'),
    message: 'Footnote [^x] is referenced 2 time(s) but never defined (placeholder will be created)',
    line: 3,
  },
  {
    code: 'footnote-undefined',
    markdown: 'One[^x].',
    message: 'Footnote [^x] is referenced 1 time(s) but never defined (skipped)',
    line: 1,
    options: skip,
  },
  {
    code: 'footnote-too-many',
    markdown: 'a^[b]\n'.repeat(32_768),
    message: 'Word allows 32,767 notes; 1 more was put into the last one',
    line: 32_768,
  },
  {
    code: 'footnote-unreferenced',
    markdown: lines('One.', '', '[^x]: Two.'),
    message: 'Footnote [^x] is defined but never referenced',
    line: 3,
  },
  {
    code: 'footnote-duplicate-definition',
    markdown: lines('One[^x].', '', '[^x]: Two.', '[^x]: Three.'),
    message: 'Footnote [^x] is defined again; the definition on line 3 is used',
    line: 4,
  },
  ...[
    'One[], two[^a].\n\n[^a]: A.',
    'One [] two[^a].\n\n[^a]: A.',
    'One [^].',
    'one[^]',
    'string[^]',
    '- [^] one',
  ].map(
    (markdown): Case => ({
      code: 'footnote-empty-reference',
      markdown,
      message: EMPTY_REFERENCE,
      line: 1,
      column: markdown.indexOf('[') + 1,
    }),
  ),
  {
    code: 'footnote-empty-reference',
    markdown: lines('- [ ] task', '', '> `[]` is code,', '> [^] is not. Nor is [].'),
    message: EMPTY_REFERENCE,
    line: 4,
    column: 3,
  },
  {
    code: 'footnote-empty-reference',
    markdown: lines('| a | b[^] |', '| - | - |', '| c | d |'),
    message: EMPTY_REFERENCE,
    line: 1,
    column: 8,
  },
  {
    code: 'footnote-empty-reference',
    markdown: lines('One^[in place] and', 'two [].'),
    message: EMPTY_REFERENCE,
    line: 2,
    column: 5,
  },
  {
    code: 'footnote-empty',
    markdown: lines('One[^x].', '', '[^x]:'),
    message: 'Footnote [^x] is empty',
    line: 3,
  },
  { code: 'footnote-empty', markdown: lines('One', 'two^[].'), message: 'Footnote ^[] is empty', line: 2 },
  {
    code: 'html-tag-dropped',
    markdown: lines('One', '<blink>two</blink>'),
    message: 'HTML tag <blink> is not converted; its text was kept',
    line: 2,
  },
  {
    code: 'table-few-rows',
    markdown: lines('| a |', '| - |', '| b |', '', '| c |', '| - |'),
    message: 'Table 2 has only 1 row(s)',
    line: 5,
  },
  {
    code: 'table-cell-count',
    markdown: lines('| a | b |', '| - | - |', '| c |', '| d | e |'),
    message: 'Table 1, Row 2 has 1 cells, expected 2',
    line: 3,
  },
  {
    code: 'table-cell-count',
    markdown: lines('One[^x].', '', '[^x]: Two.', '', '    | a | b |', '    | - | - |', '    | c | d | e |'),
    message: 'Table 1, Row 2 has 3 cells, expected 2',
    line: 7,
  },
  {
    code: 'table-no-separator',
    markdown: lines('| a | b |', '| - | - |', '| c | d |', '', 'Below:', '| e | f |', '| g | h |'),
    message: 'Table 2 has no separator row; its lines were kept as text',
    line: 6,
  },
  {
    code: 'table-no-separator',
    markdown: lines('- > | a | b |', '  > | --- |', '  > | c | d |'),
    message: 'Table 1 has a separator row that does not match its first row; its lines were kept as text',
    line: 1,
  },
  {
    code: 'table-not-created',
    markdown: lines('One.', '', row('a', 64), row('-', 64), row('b', 64)),
    message: 'Table 1 could not be created: it has 64 columns, and Word allows 63; its text was kept',
    line: 3,
  },
  {
    code: 'abbreviation-unused',
    markdown: lines('# HTML', '', 'One CSS.', '', '*[HTML]: Two', '*[CSS]: Three'),
    message: 'Abbreviation HTML is explained but not used in the text; its meaning was left out',
    line: 5,
  },
  {
    code: 'abbreviation-unused',
    markdown: lines('HTML', '', '*[HTML]: Two', '*[HTML]: Three', '*[HTML]:  Two'),
    message: 'Abbreviation HTML is explained again; the explanation on line 3 is used',
    line: 4,
  },
  {
    code: 'comment-left-out',
    markdown: lines('One', '', '%%', 'two', '%%', '', 'three %%four%%.'),
    message: 'Left out 2 comments between %% signs',
    line: 3,
  },
  {
    code: 'embed-not-included',
    markdown: lines('One', '![[two#three]]'),
    message: 'Embedded two > three is not part of this document; its name was kept',
    line: 2,
  },
  {
    code: 'wiki-link-not-made',
    markdown: lines('# One', '', '[[#one]]', '[[two]]'),
    message: 'Link to two leads to no heading of this document; its text was kept',
    line: 4,
  },
  {
    code: 'wiki-link-not-made',
    markdown: lines('[[one|*two*]]', '[[three]]'),
    message: '2 links, the first to one, lead to no heading of this document; their text was kept',
    line: 1,
  },
  {
    code: 'markup-printed',
    markdown: lines('# One', '', '- a', '- b [see @two, p. 3], [-@three].'),
    message:
      '2 citations, the first [see @two, p. 3], were kept as written: no bibliography is given; name its file as bibliography in front matter, or in the options',
    line: 4,
  },
  {
    code: 'markup-printed',
    markdown: lines('One', '', '{{< include two.qmd >}}', '', '{{< pagebreak-here three >}}'),
    message:
      '2 shortcodes, the first {{< include two.qmd >}}, were kept as written: what a shortcode calls is not part of this text; put that here instead, or delete the shortcode',
    line: 3,
  },
  {
    code: 'markup-printed',
    markdown: '[^1]{.unknown}\n\n[^1]: One',
    message:
      'Attribute {.unknown} was kept as written: attributes are read only after headings, pictures, links and formulas, and on blocks between :::',
    line: 1,
  },
  {
    code: 'markup-printed',
    markdown: 'See {widget}`one`.',
    message:
      'Role {widget} was kept as written: only the usual roles of MyST are read, with their names in braces; write a link, or the text itself',
    line: 1,
  },
  {
    code: 'markup-printed',
    markdown: 'See :ref:`one`, :py:func:`two` and :label:`three`, but not a:b:`c`.',
    message:
      '3 roles, the first :ref:, were kept as written: only the usual roles of MyST are read, with their names in braces; write a link, or the text itself',
    line: 1,
  },
  {
    code: 'markup-printed',
    markdown: lines('Of `r nrow(one)` rows and `r = 2`, *see `{python} three`*.'),
    message:
      '2 expressions, the first `r nrow(one)`, were kept as written: code of R Markdown and Quarto is not run; knit the text first, or write the result instead',
    line: 1,
  },
  {
    code: 'markup-printed',
    markdown: lines('One', '', '```{r}', 'x <- 2', '```', '', 'Is `r x`.'),
    message:
      'Expression `r x` was kept as written: code of R Markdown and Quarto is not run; knit the text first, or write the result instead',
    line: 7,
  },
  {
    code: 'markup-printed',
    markdown: lines('Text', '(@good) One', '(@bad) Two'),
    message:
      '2 markers, the first (@good), were kept as written: an example begins a paragraph; put a blank line before it',
    line: 2,
  },
  {
    code: 'markup-printed',
    markdown: lines('One \\textsf{two}', '\\cite[p. 3]{four} \\input{page}', '', '\\maketitle Five'),
    message:
      '4 LaTeX commands, the first \\textsf{two}, were kept as written: outside formulas, only some LaTeX is converted; use Markdown instead, or delete it',
    line: 1,
  },
  {
    code: 'markup-printed',
    markdown: '{\n "cells": [\n  {\n   "cell_type": "markdown"\n  }\n ]\n}',
    message:
      'This is the file of a Jupyter notebook rather than Markdown: turn it into Markdown first, in Jupyter or with "jupyter nbconvert --to markdown"',
    line: 1,
  },
  {
    code: 'markup-left-out',
    markdown: lines('- One', '  collapsed:: true', '  - two', '    collapsed:: false'),
    message: 'Left out 2 lines that Logseq has written for itself, such as id::',
    line: 2,
  },
  {
    code: 'markup-left-out',
    markdown: lines('One', '', '[*two*]{.aside} [three]{data-x=1}'),
    message: 'Left out 2 attributes of text without a meaning in Word: {.aside}, {data-x=1}',
    line: 3,
  },
  {
    code: 'markup-left-out',
    markdown: lines('One', '', '\\vspace{1cm}', '\\noindent Two'),
    message: 'Left out 2 LaTeX commands for the look of pages, such as \\vspace',
    line: 3,
  },
  {
    code: 'nesting-too-deep',
    markdown: deepQuote,
    message: 'Lists or quotes are nested too deeply here; the text was kept as one plain paragraph',
    line: 1,
  },
];

/** Reported only when a document is made. */
const OF_THE_DOCUMENT: readonly Case[] = [
  {
    code: 'front-matter-invalid',
    markdown: lines('---', 'title: one', 'author: [two', '---', '', 'Three.'),
    message:
      'Front matter cannot be read (unexpected end of the stream within a flow collection); it was left out',
    line: 3,
  },
  {
    code: 'front-matter-unread',
    markdown: lines('---', 'title: one', 'linestretch: two', '---', '', 'Three.'),
    message: '"linestretch" in front matter is not read: choose the line spacing in the options',
    line: 3,
  },
  {
    code: 'lines-joined',
    markdown: lines('One', '', 'two three', 'Four', 'Five'),
    message: 'The short lines of this paragraph were joined into running text; “Keep line breaks” keeps them',
    line: 3,
  },
  {
    code: 'text-repaired',
    markdown: lines('One', '', 'two【4:2†source】.'),
    message: 'Removed an assistant’s citation marks in 1 line',
    line: 3,
    options: { repairs: true },
  },
  {
    code: 'image-alt-missing',
    markdown: lines('One', '![](data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=)'),
    message: 'Picture has no alternative text; it is marked as decorative',
    line: 2,
  },
  {
    code: 'image-not-loaded',
    markdown: lines('One', '![two](three.png)'),
    message: 'Picture three.png was not loaded; its alternative text was kept',
    line: 2,
  },
  {
    code: 'image-not-loaded',
    markdown: '![one](https://example.org/two.png)',
    message:
      'Picture https://example.org/two.png is on the web and was not fetched; its alternative text was kept',
    line: 1,
  },
  {
    code: 'image-not-supported',
    markdown: '![one]()',
    message:
      'Picture without an address is not a PNG, JPEG, GIF, SVG, WebP or AVIF file; its alternative text was kept',
    line: 1,
  },
  {
    code: 'image-cleaned',
    markdown: lines('One', '![two](three.svg)'),
    message: 'Picture three.svg was made safe; removed from it: scripts, links to other files',
    line: 2,
    options: {
      loadAsset: async () => ({ bytes: new TextEncoder().encode('<svg><script/><use href="a#b"/></svg>') }),
      rasterize: async () => PIXEL,
    },
  },
  {
    code: 'image-damaged',
    markdown: lines('One', '', '![two](three.png)'),
    message:
      'Picture three.png is damaged: its file ends too early; Word may show only part of it, or nothing',
    line: 3,
    options: { loadAsset: async () => ({ bytes: PIXEL.subarray(0, 50) }) },
  },
  {
    code: 'image-damaged',
    markdown: lines('One', '', '![two](three.png)'),
    message: 'Picture three.png is damaged: its file ends too early; its alternative text was kept',
    line: 3,
    options: { loadAsset: async () => ({ bytes: PIXEL.subarray(0, 20) }) },
  },
  {
    code: 'image-large',
    markdown: lines('One', '', '![two](three.png)'),
    message: 'Picture three.png is 21 megabytes in size, which makes the document slow to open and to send',
    line: 3,
    options: {
      loadAsset: async () => ({ bytes: Buffer.concat([PIXEL, Buffer.alloc(21e6)]) }),
    },
  },
  {
    code: 'image-large',
    markdown: '![two](three.gif)',
    message:
      'Picture three.gif has more than 100 million pixels, which makes the document slow to open and to send',
    line: 1,
    options: {
      loadAsset: async () => ({
        bytes: new TextEncoder().encode('GIF89a\x10\x27\x11\x27\0\0\0,\0\0\0\0\0\0\0\0\0\0\0;'),
      }),
    },
  },
  {
    code: 'image-not-supported',
    markdown: '![two](three.svg)',
    message:
      'Picture three.svg is in SVG format, which could not be converted to PNG here; its alternative text was kept',
    line: 1,
    options: { loadAsset: async () => ({ bytes: new TextEncoder().encode('<svg/>') }) },
  },
  {
    code: 'image-too-large',
    markdown: '![two](three.gif)',
    message:
      'Picture three.gif is too large, with more than 250 million pixels; its alternative text was kept',
    line: 1,
    options: { loadAsset: async () => ({ bytes: new TextEncoder().encode('GIF89a\x7f\x7f\x7f\x7f') }) },
  },
  {
    code: 'image-not-supported',
    markdown: '![two](three.bmp)',
    message:
      'Picture three.bmp is not a PNG, JPEG, GIF, SVG, WebP or AVIF file; its alternative text was kept',
    line: 1,
    options: gif,
  },
  {
    code: 'code-not-highlighted',
    markdown: lines('One', '```js', 'two '.repeat(6000), '```'),
    message: 'This code, or a word in it, is too long to be coloured; it was kept without colours',
    line: 2,
  },
  {
    code: 'bibliography-not-loaded',
    markdown: lines('---', 'title: One', 'bibliography: two.bib', '---', '[@three]'),
    message: 'Bibliography two.bib was not loaded; its sources are missing',
    line: 3,
  },
  {
    code: 'citation-style-not-loaded',
    markdown: lines('---', 'csl: one', 'references:', '- id: two', '---', '[@two]'),
    message: 'Citation style one was not found or cannot be read; chicago-author-date is used',
    line: 2,
  },
  {
    code: 'citation-style-not-loaded',
    markdown: lines('---', `csl: ${CIRCULAR_STYLE}`, 'references:', '- id: two', '---', '[@two]'),
    message: 'Citation style circle cannot be used: its macro m contains itself; chicago-author-date is used',
    line: 2,
  },
  {
    code: 'source-simplified',
    markdown: lines(
      '---',
      'references:',
      `- {id: two, title: "${'<b>'.repeat(2000)}a${'</b>'.repeat(2000)}"}`,
      '---',
      '[@two]',
    ),
    message:
      'Source @two is too much for the citation style: it is nested more than 60 levels deep; its key is printed',
    line: 5,
  },
  {
    code: 'source-simplified',
    markdown: lines('---', `bibliography: '@book{k, title = {${'{'.repeat(2000)}'`, '---', '[@k]'),
    message:
      'Entry k is read without its LaTeX commands: it is nested more than 50 levels deep (in a bibliography)',
    line: 2,
  },
  {
    code: 'citation-unknown',
    markdown: lines('---', 'references:', '- id: doe2005', '---', '', 'As [@doe2004] said.'),
    message: 'No source has the key @doe2004 (did you mean @doe2005?)',
    line: 6,
  },
  {
    code: 'text-empty',
    markdown: ' \n\n',
    message: 'The text is empty, and so is the document',
    line: 1,
  },
  {
    code: 'math-not-converted',
    markdown: lines('One', '', '$$', 'x_', '$$'),
    message: 'Formula x_ was not converted: it is not valid LaTeX; its LaTeX source was kept',
    line: 3,
  },
  {
    code: 'math-not-converted',
    markdown: lines('One', '', 'two $x + \\three$'),
    message:
      'Formula x + \\three was not converted: Unsupported function name: \\three; its LaTeX source was kept',
    line: 3,
  },
  {
    code: 'chart-not-made',
    markdown: lines('One', '', '<!-- chart: pie -->', '| a | b |', '|---|---|', '| x | -1 |'),
    message: 'This chart was not made: a pie chart cannot show negative numbers; its table was kept',
    line: 4,
  },
  {
    code: 'chart-simplified',
    markdown: lines('One', '', '<!-- chart: pie, label -->', '| a | b |', '|---|---|', '| x | 1 |'),
    message: 'In this chart, the option label is unknown; did you mean labels?',
    line: 4,
  },
  {
    code: 'chart-as-picture',
    markdown: lines(
      'One[^a]',
      '',
      '[^a]: Two',
      '',
      '    <!-- chart: pie -->',
      '    | a | b |',
      '    |---|---|',
      '    | x | 1 |',
    ),
    options: { rasterize: async () => PIXEL },
    message: 'Word has no charts in notes, so this one is a picture; in the text, it would be a chart',
    line: 6,
  },
  {
    code: 'diagram-as-picture',
    markdown: lines('One', '', '```mermaid', 'gantt', '```'),
    options: {
      rasterize: async () => PIXEL,
      diagramForm: 'shapes',
      diagrams: {
        languages: ['mermaid'],
        draw: async () => ({ svg: '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"/>' }),
      },
    },
    message:
      'This diagram is a picture: only flowcharts, state, class and sequence diagrams and mind maps, without pictures in them, become shapes',
    line: 3,
  },
  {
    code: 'diagram-hard-to-read',
    markdown: lines('One', '', '```mermaid', 'flowchart LR', '```'),
    options: {
      rasterize: async () => PIXEL,
      diagrams: {
        languages: ['mermaid'],
        draw: async () => ({
          svg: '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="40"/>',
          letters: 16,
        }),
      },
    },
    message: 'The smallest letters of this diagram are 2.4 points high, too small to read; split it',
    line: 3,
  },
  {
    code: 'link-target-refused',
    markdown: lines('One', '', '[two](javascript:three)'),
    message: 'Link to a javascript: address was left out; its text was kept',
    line: 3,
  },
  {
    code: 'code-not-drawn',
    markdown: lines('```js', 'a', '```', '', '```mermaid', 'graph TD', '```', '', '```Mermaid', 'pie', '```'),
    message: 'Mermaid code is not drawn; it was kept as code',
    line: 5,
  },
  {
    code: 'link-definition-unused',
    markdown: lines('One [two][].', '', '[two]: https://example.org', '[three]: https://example.org'),
    message: 'Link definition [three] is never used; it was left out',
    line: 4,
  },
  {
    code: 'math-not-converted',
    markdown: lines('By \\ref{eq:x}, \\eqref{eq:x} and @eq:x.', '', '$$', '\\three \\label{eq:x}', '$$'),
    message:
      'Formula \\three \\label{eq:x} was not converted: Unsupported function name: \\three; its LaTeX source was kept',
    line: 3,
  },
  {
    code: 'reference-unknown',
    markdown: lines('As in', '@fig:one.'),
    message: 'Reference @fig:one leads to nothing in this document; it was kept as written',
    line: 2,
  },
  {
    code: 'reference-unknown',
    markdown: 'By \\eqref{eq:x}.',
    message: 'Reference \\eqref{eq:x} leads to nothing in this document; it was kept as written',
    line: 1,
  },
  {
    code: 'link-heading-unknown',
    markdown: lines('One', '', 'By [two](#eq:x).', '', '$$', '\\three \\label{eq:x}', '$$'),
    message: 'Link to #eq:x leads to a formula that was not converted; its text was kept',
    line: 3,
  },
  {
    code: 'link-heading-unknown',
    markdown: lines('By $x, \\eqref{eq:x}$.', '', '$$', '\\three \\label{eq:x}', '$$'),
    message: 'Reference \\eqref{eq:x} leads to a formula that was not converted; its number was kept',
    line: 1,
  },
  ...[
    ['#', '#'],
    ['#', '## &nbsp;'],
    ['#two', '<h2 id="two"></h2>'],
  ].map(
    ([target = '', heading = '']): Case => ({
      code: 'link-heading-unknown',
      markdown: lines(`[one](${target})`, '', heading),
      message: `Link to ${target} leads to a heading without text; its text was kept`,
      line: 1,
    }),
  ),
  {
    code: 'index-place-missing',
    markdown: lines('One', '', 'Tea\\index{tea} and [milk]{.index}.'),
    message:
      'The text has 2 entries for an index, but no place for the index; write \\printindex where it should be',
    line: 3,
  },
  {
    code: 'index-place-missing',
    markdown: 'Text[^1].\n\n[^1]: Tea\\index{tea}.',
    message:
      'The text has an entry for an index, but no place for the index; write \\printindex where it should be',
    line: 3,
  },
  {
    code: 'link-heading-unknown',
    markdown: lines('# One', '', '[two](#three)'),
    message: 'Link to #three leads to no heading of this document; its text was kept',
    line: 3,
  },
];

/** Not empty, as far as `footnote-empty` is concerned. */
const SHORT_NOTES = [
  '$x$',
  '$$x$$',
  '`c`',
  '![](a.png)',
  '<https://a.example>',
  '\\eqref{x}',
  '**b**',
  '```\n    c\n    ```',
];

test.each(SHORT_NOTES)('a note with nothing but %s is not empty', (note) => {
  const { notices } = inspect(`One[^x].\n\n[^x]: ${note}\n`);
  expect(withCode(notices, 'footnote-empty')).toEqual([]);
});

/** No text can cause these. Their tests: `check/footnote-numbers.test.ts` and `convert.test.ts`. */
const OF_FAULTS: readonly NoticeCode[] = ['footnote-invalid-number', 'generation-failed'];

/** Only told where acronyms are loaded: `resolve/short-forms/acronyms.test.ts`. */
const OF_ACRONYMS: readonly NoticeCode[] = ['acronym-unknown'];

/** About the files of sources: tests/citations/source-check.test.ts has them. */
const OF_SOURCES: readonly NoticeCode[] = [
  'source-doubled',
  'source-incomplete',
  'source-uncited',
  'source-unread',
];

/** About Word templates: tests/templates has them. */
const OF_TEMPLATES: readonly NoticeCode[] = [
  'template-content-misplaced',
  'template-content-missing',
  'template-field-unknown',
  'template-part-dropped',
  'template-refused',
  'template-style-unknown',
  'custom-style-added',
];

const expected = ({ code, message, line, column }: Case) => ({
  code,
  message,
  line,
  ...(column === undefined ? {} : { column }),
});

async function converted({ markdown, options }: Case): Promise<readonly Notice[]> {
  const { validation } = await convert(markdown, options);
  return [...validation.errors, ...validation.warnings];
}

/** Without the lines of a group, which `findings.test.ts` tests. */
const withCode = (notices: readonly Notice[], code: NoticeCode): Omit<Notice, 'severity' | 'lines'>[] =>
  notices.filter((notice) => notice.code === code).map(({ severity: _, lines: __, ...rest }) => rest);

describe('each notice, with its message and its place', () => {
  test.each(OF_THE_TEXT)('$code: $message', async (each) => {
    expect(withCode(await converted(each), each.code)).toEqual([expected(each)]);
    expect(withCode(inspect(each.markdown, each.options).notices, each.code)).toEqual([expected(each)]);
  });

  test.each(OF_THE_DOCUMENT)('$code: $message', async (each) => {
    expect(withCode(await converted(each), each.code)).toEqual([expected(each)]);
  });

  test('no code is left out', () => {
    const tested = [...OF_THE_TEXT, ...OF_THE_DOCUMENT].map(({ code }) => code);
    expect(new Set([...tested, ...OF_FAULTS, ...OF_ACRONYMS, ...OF_SOURCES, ...OF_TEMPLATES])).toEqual(
      new Set(NOTICE_CODES),
    );
  });
});

describe('there are no notices without a cause', () => {
  test.each([
    ['a task', '- [ ] one'],
    ['an empty link and a picture', '[](one) ![picture](data:,two) [^](three)'],
    ['brackets in code', lines('`[]` and `` [^] ``', '', '    []', '', '```', '[]', '```')],
    ['escaped brackets', '\\[] and \\[^]'],
    ['brackets in a text without notes', 'One[], two [] and string[]'],
    ...[
      'The type string[], uint8[] and byte[][], a User[], user_ids[], List<T>[], T[].',
      '{} and [], [] or (), f() and [], `{}` or [].',
      'It is "[]" or \u2018[]\u2019, x = [], so: [].',
      'a,b,[],c\none,two,[],three',
      'a;[];c',
      '- [] one\n- [] two',
      '1. [] one\n\n> [] two',
      '[] one',
      '| a | [] |\n| - | - |\n| [] | c |',
      '`[]` and\n\n    []\n\n```\n[]\n```',
      'new[] and operator[]',
    ].map((text): [string, string] => [
      `brackets in a text with notes: ${text}`,
      `${text}\n\nA note[^n].\n\n[^n]: N.`,
    ]),
    ['brackets in HTML', '<span title="[]">one</span> <!-- [] -->'],
    ['a collapsed reference', '[one][]'],
    ['double brackets of other kinds', 'x[[1]], [[1, 2]], [[one]](two), [[ -f three ]], `[[four]]`'],
    ['percent signs', lines('100%% of 50%%, `%%one%%`, %%two', '', '%%bash', '', '%%time')],
    ['a table', lines('| a | b |', '| - | - |', '| c | d |')],
    ['a table of properties', '<table><tr><th>a</th><td>b</td></tr></table>'],
    ['a table with escaped pipes', lines('| a \\| b |', '| - |', '| c \\| d |')],
    ['a table of 63 columns', lines(row('a', 63), row('-', 63), row('b', 63))],
    ['pipes in code', lines('```', '| a |', '| b |', '```')],
    ['code right after text with a pipe', lines('one | two', '```', '| a |', '| b |', '```')],
    ['a single line between pipes', lines('|a| is a norm', '', '|a|')],
    ['a note that is a picture', lines('One[^x].', '', '[^x]: ![picture](data:,two)')],
    ['a note that is code', lines('One[^x].', '', '[^x]:', '', '        two')],
    [
      'addresses and mentions',
      'a@b.org, <c@d.org>, @name, @name-two, [e](mailto:f@g.org), [@h](https://i.org), [j @k.org]',
    ],
    ['packages and keys', '[@types/node], `[@key]`, @fig-tree, {name}, {a=b}, (at) and (a@b)'],
    ['markup in code', lines('`{{< a >}}`, `\\cite{a}`, `[x]{.y}`', '', '```', '[TOC]', '(@) a', '```')],
    [
      'attributes that are read',
      lines(
        '# One {#one .unnumbered}',
        '',
        '![a](data:,two){#x width=50% .lightbox}',
        '',
        '::: {#y}',
        'b',
        ':::',
      ),
    ],
    [
      'commands in formulas',
      lines('$\\textbf{a}$', '', '$$', '\\begin{aligned} \\text{b} \\end{aligned}', '$$'),
    ],
    ['paths', 'C:\\Users\\title{1} and \\\\server\\item{2}'],
    ['repeated references', lines('One[^x], two[^x].', '', '[^x]: Three.')],
  ])('%s', (_, markdown) => {
    expect(inspect(markdown).notices).toEqual([]);
  });
});
