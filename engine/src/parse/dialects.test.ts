import { expect, test } from 'vitest';
import { NO_METADATA } from '../model/metadata.js';
import { parse } from './index.js';
import { readSiteMarkup } from './site-markup/index.js';

const read = (markdown: string) =>
  parse(
    readSiteMarkup(markdown, () => undefined),
    NO_METADATA,
    () => undefined,
  );
const text = (value: string) => ({ type: 'text', value });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const captioned = (picture: object, ...caption: object[]) => ({ ...paragraph(picture), caption });

/** What people write in programs other than pandoc, in the text and in a container. */
test.each<readonly [string, string, readonly object[]]>([
  [
    'a diagram of Azure DevOps',
    '::: mermaid\ngraph TD\n  A --> B{Ok?}\n:::',
    [{ type: 'code', lang: 'mermaid', value: 'graph TD\n  A --> B{Ok?}' }],
  ],
  [
    'a picture with a size',
    '![A](a.png =50x40)',
    [
      paragraph({
        type: 'image',
        url: 'a.png',
        alt: 'A',
        width: { unit: 'pt', value: 37.5 },
        height: { unit: 'pt', value: 30 },
      }),
    ],
  ],
  [
    'a picture with a height',
    '![A](my pics/a.png =x40)',
    [paragraph({ url: 'my%20pics/a.png', height: { value: 30 } })],
  ],
  [
    'a picture with a share of the line',
    '![A](a.png =50%x)',
    [paragraph({ url: 'a.png', width: { unit: 'line', value: 0.5 } })],
  ],
  ['a list of subpages', 'Text.\n\n[[_TOSP_]]', [paragraph(text('Text.'))]],
  [
    'a spoiler',
    ':::spoiler More\ntext\n:::',
    [{ type: 'details', summary: [text('More')], children: [paragraph(text('text'))] }],
  ],
  ['ruby text', 'The {漢字|かんじ} and {a|b}', [paragraph(text('The 漢字（かんじ） and {a|b}'))]],
  ['details of a quotation', 'Said. [name=Ann] [color=red]', [paragraph(text('Said. — Ann '))]],
  ['a link that looks like one', '[name=Ann](b)', [paragraph({ type: 'link', url: 'b' })]],
  [
    'states of to-dos',
    '- [/] half\n- [-] *off*\n- [x] done',
    [
      {
        type: 'list',
        children: [
          { checked: false, children: [paragraph(text('◐ half'))] },
          {
            checked: false,
            children: [paragraph({ type: 'delete', children: [{ type: 'emphasis' }] })],
          },
          { checked: true },
        ],
      },
    ],
  ],
  [
    'a state that is text',
    'See [/] here.\n\n- [/]',
    [paragraph(text('See [/] here.')), { type: 'list', children: [{ checked: undefined }] }],
  ],
  ['a name at the end of a block', 'A text ^q1', [{ ...paragraph(text('A text')), anchors: ['^q1'] }]],
  ['an exponent', 'It is 10 ^2', [paragraph(text('It is 10 ^2'))]],
  ['a comment of MDX', '## See {/* not */} this {/*own-id*/}', [{ type: 'heading', anchors: ['own-id'] }]],
  [
    'comments in text',
    'See {/* a */} this, `{/* b */}`.',
    [paragraph(text('See this, '), { type: 'inlineCode', value: '{/* b */}' }, text('.'))],
  ],
  [
    'a style of JSX',
    '<img src="a.png" style={{width: \'50%\', maxWidth: 6}} />',
    [paragraph({ type: 'image', width: { unit: 'line', value: 0.5 } })],
  ],
  [
    'tags of prompts',
    'A\n\n<RULES>\nBe brief.\n</RULES>',
    [paragraph(text('A')), paragraph(text('<RULES> Be brief. </RULES>'))],
  ],
  [
    'a figure of Hugo',
    '{{< figure src="a.png" alt="A" caption="The *a*" >}}',
    [captioned({ type: 'image', alt: 'A' }, text('The '), { type: 'emphasis' })],
  ],
  [
    'a figure of Jekyll',
    '{% include figure.html url="a.png" caption="An a" %}',
    [captioned({ type: 'image', alt: 'An a' }, text('An a'))],
  ],
  ['a table of contents on a numbered list', '1. TOC\n{:toc}', [{ type: 'listPlace', of: 'headings' }]],
  ...['before', 'after'].map(
    (place) =>
      [
        `a block with a new page ${place} it`,
        `::: {style="page-break-${place}: always"}\ntext\n:::`,
        place === 'before'
          ? [{ type: 'pageBreak' }, paragraph(text('text'))]
          : [paragraph(text('text')), { type: 'pageBreak' }],
      ] as const,
  ),
  [
    'a heading on a new page',
    '# A {style="break-before: page" #a}',
    [{ type: 'pageBreak' }, { type: 'heading', anchors: ['a'] }],
  ],
  [
    'a block between colons right above a table without pipes',
    '::: {.x}\n----- -----\n a    b\n\n c    d\n----- -----\n:::',
    [{ type: 'table' }],
  ],
  ...['</p>', '</details>', '</div>'].map(
    (tag) =>
      [
        `code right below ${tag}`,
        `<div>\na\n${tag}\n\`\`\`astro title="a.astro"\n<B></B>\n\`\`\`\n</div>`,
        [paragraph(text('a')), { type: 'code', lang: 'astro', value: '<B></B>' }],
      ] as const,
  ),
  [
    'two rows of a header without pipes around them, in a table with cells over columns',
    '|    | Both ||\nA    | B   | C  |\n ---- | :-: | --: |\na    | *b* ||\n[Teas][tab]',
    [
      {
        type: 'table',
        headerRows: 2,
        caption: [text('Teas')],
        rows: [
          { cells: [{}, { columnSpan: 2 }] },
          { cells: [{}, {}, {}] },
          { cells: [{}, { columnSpan: 2, children: [paragraph({ type: 'emphasis' })] }] },
        ],
      },
    ],
  ],
  [
    'a line of text above a table without pipes around it',
    'a | b\nc | d\n--- | ---\ne | f',
    [paragraph(text('a | b')), { type: 'table', headerRows: 1 }],
  ],
  ...['[!custom_kind]', '[!Two words|wide 50%]-', '[!日记]+'].map(
    (sign) =>
      [
        `a callout of a kind that its author made up, ${sign}`,
        `> ${sign} T\n> text`,
        [{ type: 'callout', kind: 'note', title: [text('T')], children: [paragraph(text('text'))] }],
      ] as const,
  ),
  [
    'a caption with nothing but widths',
    '| a | b |\n|---|---|\n| c | d |\n\n: {tbl-colwidths="[25,75]"}\n\nText.',
    [{ type: 'table', widths: [0.25, 0.75] }, paragraph(text('Text.'))],
  ],
  ['a table of contents of MultiMarkdown', '{{TOC}}', [{ type: 'listPlace', of: 'headings' }]],
  ['the same with levels', '{{TOC:2-3}}', [{ type: 'listPlace', of: 'headings' }]],
  [
    'inserted text of PyMdown Extensions',
    'a ^^new^^ word, x^2^ and ^ ^^ ^',
    [
      paragraph(
        text('a '),
        { type: 'underline', children: [text('new')] },
        text(' word, x'),
        { type: 'superscript' },
        text(' and ^ ^^ ^'),
      ),
    ],
  ],
  ...[
    ['with classes', '!!! note no-quotes my_class'],
    ['with a title and a class', '!!! note "T" inline'],
    ['without a space', '!!!note'],
    ['with a title in other marks', "??? note 'T'"],
    ['that is only a title', '??? "T"'],
  ].map(
    ([what, opening]) =>
      [
        `an admonition ${what}`,
        `${opening}\n    text\n\n    more`,
        [{ type: 'callout', kind: 'note', children: [paragraph(text('text')), paragraph(text('more'))] }],
      ] as const,
  ),
  [
    'an admonition with quotation marks in its title',
    '!!! tip "Say \\"hi\\""\n    text',
    [{ type: 'callout', kind: 'tip', title: [text('Say "hi"')] }],
  ],
  [
    'a callout between slashes',
    'text\n/// note | A *title*\nin it\n\n- item\n///\nmore',
    [
      paragraph(text('text')),
      { type: 'callout', kind: 'note', children: [paragraph(text('in it')), { type: 'list' }] },
      paragraph(text('more')),
    ],
  ],
  [
    'a callout between slashes whose kind is a setting',
    '/// admonition | T\n    type: warning\n    attrs: {class: x}\n\ntext\n///',
    [{ type: 'callout', kind: 'warning', title: [text('T')], children: [paragraph(text('text'))] }],
  ],
  [
    'blocks between slashes in each other',
    '//// note\nouter\n/// details | Sum\ninner\n///\n////',
    [
      {
        type: 'callout',
        children: [
          paragraph(text('outer')),
          { type: 'details', summary: [text('Sum')], children: [paragraph(text('inner'))] },
        ],
      },
    ],
  ],
  [
    'a tab between slashes, with its sign in code',
    '/// tab | A*b*\n```\n///\n```\n///',
    [paragraph({ type: 'strong', children: [text('A*b*')] }), { type: 'code', value: '///' }],
  ],
  [
    'an element between slashes',
    '/// html | div#box\ntext\n///\n\n[to it](#box)',
    [{ ...paragraph(text('text')), anchors: ['box'] }, paragraph({ type: 'link', url: '#box' })],
  ],
  [
    'captions between slashes',
    '![A](a.png)\n/// caption\nA *tide*\n///\n\n| a |\n|---|\n| b |\n/// table-caption\n    attrs: {id: tbl-a}\n\nPorts\n///',
    [
      captioned({ type: 'image' }, text('A '), { type: 'emphasis' }),
      { type: 'table', caption: [text('Ports')] },
    ],
  ],
  ['a caption of nothing', '/// caption\ntext\n///', [paragraph(text('text'))]],
  [
    'blocks between slashes that their author has defined',
    '/// new | In 7.0\ntext\n///\n\n//// collapse-code\n```\ncode\n```\n////\n\n/// fancylists | type=a\n1. a\n///',
    [
      { type: 'callout', kind: 'note', title: [text('In 7.0')] },
      { type: 'code', value: 'code' },
      { type: 'list' },
    ],
  ],
  [
    'slashes that begin nothing',
    '/// Summary of it\n\n///',
    [paragraph(text('/// Summary of it')), paragraph(text('///'))],
  ],
  [
    'an exercise of MyST with options alone',
    '```{exercise}\n:label: ex\n:nonumber:\n\ntext\n```',
    [
      {
        type: 'div',
        theorem: 'exercise',
        isUncounted: true,
        anchors: ['ex'],
        children: [paragraph(text('text'))],
      },
    ],
  ],
])('%s', (_, markdown, blocks) => {
  expect(read(markdown).blocks).toMatchObject(blocks);
  expect(read(markdown.replace(/^/gm, '> ')).blocks).toMatchObject([
    { type: 'blockquote', children: blocks },
  ]);
});

test('several imports of MDX in a line are left out', () => {
  expect(read("import A from 'a'; import B from 'b';\n\nText.").blocks).toMatchObject([
    paragraph(text('Text.')),
  ]);
});

test.each([
  [
    '**Basic information: **We ask',
    [{ type: 'strong', children: [text('Basic information:')] }, text(' We ask')],
  ],
  ['a **b and **c** d', [text('a **b and '), { type: 'strong', children: [text('c')] }, text(' d')]],
  ['** a **b', [text('** a **b')]],
])('bold text with a space before its end: %j', (markdown, children) => {
  expect(read(markdown).blocks).toMatchObject([paragraph(...children)]);
  expect(read(`| a |\n|---|\n| ${markdown} |`).blocks).toMatchObject([
    { type: 'table', rows: [{}, { cells: [{ children: [paragraph(...children)] }] }] },
  ]);
});

test('raw content in the alternative text of a picture is read as in other text', () => {
  expect(read('![a `<x/>`{=openxml} b](a.png)').blocks).toMatchObject([paragraph({ type: 'image' })]);
});
