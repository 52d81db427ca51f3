import { describe, expect, test } from 'vitest';
import type { Notice } from '../../api/notice.js';
import { readSiteMarkup } from './index.js';
import { withoutSiteMarkup } from './signs.js';

const lines = (...each: readonly string[]): string => each.join('\n');

/** What is read, and each finding as its line and code. */
function read(text: string): { readonly text: string; readonly found: readonly string[] } {
  const notices: Notice[] = [];
  const written = readSiteMarkup(text, (notice) => void notices.push(notice));
  return { text: written, found: notices.map(({ line, code }) => `${line} ${code}`) };
}

const silently = (text: string) => ({ text, found: [] });

describe('values of front matter', () => {
  const front =
    '---\ntitle: "A \\"T\\""\nauthor:\n  - name: Ann # first\n  - name: Bo\nversion: 2.1\nnote: |\n  Long\n---\n\n';
  test.each([
    ['{{< meta title >}}', 'A "T"'],
    ['> - *{{< meta version >}}* and {{<meta author.name>}}', '> - *2.1* and Ann'],
    ['| {{< meta "version" >}} | b |\n|---|---|', '| 2.1 | b |\n|---|---|'],
  ])('%s', (written, text) => expect(read(front + written)).toEqual(silently(front + text)));

  test.each([
    '`{{< meta title >}}`',
    '```\n{{< meta title >}}\n```',
    '{{< meta note >}} {{< meta none >}} {{< var x >}}',
    '{{{< meta title >}}}',
  ])('%s stays', (written) => expect(read(front + written)).toEqual(silently(front + written)));
});

describe('tags on lines of their own', () => {
  test('the brackets that end a chart may stand before its closing tag', () => {
    expect(read(lines('{{< chart 60 240 >}}', '{ data: [{', '', 'x: 1', '  }]', '}{{< /chart >}}'))).toEqual(
      silently(lines('```chart', '{ data: [{', '', 'x: 1', '  }] }', '```')),
    );
  });

  test.each([
    ['GitBook', '{% hint style="info" %}', '{% endhint %}', '::: {.callout-note}'],
    ['GitBook, of another style', '{% hint style="danger" %}', '{% endhint %}', '::: {.callout-danger}'],
    ['Liquid with dashes', '{%- warning -%}', '{%- endwarning -%}', '::: {.callout-warning}'],
    ['Hugo', '{{< admonition type="caution" >}}', '{{< /admonition >}}', '::: {.callout-caution}'],
    [
      'Hugo with Markdown',
      '{{% notice tip "Do "it" %}}',
      '{{% /notice %}}',
      '::: {.callout-tip title="Do "}',
    ],
    ['a title', '{{< alert title="Mind" >}}', '{{< /alert >}}', '::: {.callout-note title="Mind"}'],
    ['Starlight', '<Aside type="tip" title="Hey">', '</Aside>', '::: {.callout-tip title="Hey"}'],
    ['a component named after a callout', '<Warning>', '</Warning>', '::: {.callout-warning}'],
    [
      'an emoji and a space in a component',
      '<Callout type= "tip" emoji="🎓">',
      '</Callout>',
      '::: {.callout-tip}',
    ],
    ['a tab', '{% tab title="`npm`" %}', '{% endtab %}', '::: {.tab title="`npm`"}'],
    ['a tab whose label has no name', '{{< tab "Go" >}}', '{{< /tab >}}', '::: {.tab title="Go"}'],
    ['a tab of Docusaurus', '<TabItem value="x" label="X {1}">', '</TabItem>', '::: {.tab title="X {1}"}'],
    ['a tab of Writerside', '<tab title="Kotlin" group-key="k">', '</tab>', '::: {.tab title="Kotlin"}'],
    ['an unknown component with a title', '<Stars title="Sky">', '</Stars>', '::: {.tab title="Sky"}'],
    ['folded text', '{{< details title="More" >}}', '{{< /details >}}', '::: {.folded title="More"}'],
  ])('%s', (_, open, close, expected) => {
    expect(read(lines('a', '', open, 'text', close, 'b'))).toEqual(
      silently(lines('a', '', expected, 'text', ':::', 'b')),
    );
  });

  test('groups are replaced by their content', () => {
    expect(read(lines('{% tabs %}', '{% tab title="A" %}', 'a', '{% endtab %}', '{% endtabs %}')).text).toBe(
      lines('', '::: {.tab title="A"}', 'a', ':::', ''),
    );
  });

  test.each([
    ['<TabItem label="A">a *b*</TabItem>', '**A:** a *b*'],
    ['<TabItem value="a" default>a</TabItem>', '**a:** a'],
    [lines('<TabItem label="A">a', 'b</TabItem>'), lines('**A:** a', 'b</TabItem>')],
    ["> <Tab title='A > B'>a</Tab>", '> **A > B:** a'],
    ['- <tab title="A">a</tab>', '- **A:** a'],
    ['{% tab title="A" %}a{% endtab %}', '**A:** a'],
    ['{{< tab "A" >}}a{{< /tab >}}', '**A:** a'],
    ['{{% tab name="A" %}}a{{% /tab %}}', '**A:** a'],
    ['<Tabs><TabItem label="A">a</TabItem><TabItem label="B">b</TabItem></Tabs>', '**A:** a<br>**B:** b'],
    [
      lines('<Tabs>', '<TabItem label="A">a</TabItem>', '<TabItem label="B">b</TabItem>', '</Tabs>'),
      lines('', '**A:** a<br>', '**B:** b', ''),
    ],
    [
      lines("<Tabs items={['A', 'B']}>", '<Tab>a</Tab>', '', '<Tab>', 'b', '</Tab>', '</Tabs>'),
      lines('', '**A:** a', '', '::: {.tab title="B"}', 'b', ':::', ''),
    ],
    [
      lines(
        '{{< tabs items="A,B" >}}',
        '{{< tab >}}',
        'a',
        '{{< /tab >}}',
        '{{< tab >}}',
        'b',
        '{{< /tab >}}',
        '{{< /tabs >}}',
      ),
      lines('', '::: {.tab title="A"}', 'a', ':::', '::: {.tab title="B"}', 'b', ':::', ''),
    ],
    [
      lines('<TabItem', '  value="a"', '  label={<b>A</b>}>', 'a', '</TabItem>'),
      lines('::: {.tab title="A"}', '', '', 'a', ':::'),
    ],
    [lines('<TabItem value="a">', 'a', '</TabItem>'), lines('::: {.tab title="a"}', 'a', ':::')],
    [
      lines('', '::: tabs', '@tab npm', '', 'a', '', '@tab:active Two words#id', 'b', ':::'),
      lines('', '::: tabs', '**npm**', '', 'a', '', '**Two words**\\', 'b', ':::'),
    ],
    [
      lines('', ':::tabs key:x', '== tab a', 'a', '== b', '```', '== c', '```', ':::'),
      lines('', ':::tabs key:x', '**a**\\', 'a', '**b**', '```', '== c', '```', ':::'),
    ],
  ])('a tab keeps its label: %s', (written, expected) => {
    expect(read(written).text).toBe(expected);
  });

  test.each([
    'Write `<Tab title="a">` and press <Tab> or </Tab>.',
    'Ask @tab a',
    '== a ==',
    '    <TabItem label="A">a</TabItem>',
  ])('is no tab: %s', (text) => {
    expect(read(lines('x {{< y >}}', '', text)).text).toContain(text);
  });

  test('unknown pairs are left out and reported, and their text stays', () => {
    expect(read(lines('a', '{{< fancy x="1" >}}', 'b', '{{< /fancy >}}'))).toEqual({
      text: lines('a', '', 'b', ''),
      found: ['2 markup-left-out'],
    });
  });

  test.each([
    ['a statement', lines('{% if x %}', 'a', '{% endif %}')],
    ['a call of another file', lines('{% include note.html %}', '', '{{< docs/shared source="a" >}}')],
    ['an opening tag alone', lines('{% hint style="info" %}', 'a')],
    ['a closing tag alone', lines('a', '{{< /tab >}}')],
    ['two tags on one line', lines('{% tabs %}{% tab title="a" %}', '{% endtab %}{% endtabs %}')],
    ['words beside a tag', lines('See {% hint %}', 'a', '{% endhint %} there')],
    ['fenced code', lines('```', '{% hint %}', '{% endhint %}', 'import a from "b";', '```')],
    ['HTML', lines('<DIV>', '<Details>', 'a', '</Details>', '</DIV>')],
    ["mdBook's listing", lines('<Listing number="1">', 'a', '</Listing>')],
    ['components within a line', 'Press <Key name="x" /> or List<String>.'],
  ])('stays: %s', (_, text) => {
    expect(read(text)).toEqual(silently(text));
  });

  test('of different syntax are no pair', () => {
    const text = lines('{% tab title="a" %}', 'a', '{{< /tab >}}');
    expect(read(text).text).toBe(text);
  });

  test('code, comments and raw text', () => {
    const code = lines('{% highlight ruby %}', '{% hint %}', '{% endhighlight %}');
    expect(read(code).text).toBe(lines('```ruby', '{% hint %}', '```'));
    expect(read(lines('{% comment %}', 'hidden', '{% endcomment %}', 'a'))).toEqual({
      text: lines('', '', '', 'a'),
      found: ['1 comment-left-out'],
    });
    expect(read('a {% comment %}b{% endcomment %} c `{% comment %}d{% endcomment %}`')).toEqual({
      text: 'a c `{% comment %}d{% endcomment %}`',
      found: ['1 comment-left-out'],
    });
    expect(read(lines('{% raw %}', '{% hint %}', '{% endhint %}', '{% endraw %}')).text).toBe(
      lines('', '{% hint %}', '{% endhint %}', ''),
    );
  });

  test('text indented further than its tags is moved to them, so that it is no code', () => {
    const text = lines(
      '<Tabs>',
      '\t<TabItem label="A">',
      '\t\t```js',
      '\t\t  a',
      '\t\t```',
      '\t</TabItem>',
      '</Tabs>',
    );
    expect(read(text).text).toBe(lines('', '::: {.tab title="A"}', '```js', '  a', '```', ':::', ''));
    const item = lines('1. one', '   {{< hint info >}}', '   two', '   {{< /hint >}}');
    expect(read(item).text).toBe(lines('1. one', '   ::: {.callout-note}', '   two', '   :::'));
  });

  test('quotes keep their markers', () => {
    expect(read(lines('> {% tip %}', '> a', '> {% endtip %}')).text).toBe(
      lines('> ::: {.callout-tip}', '> a', '> :::'),
    );
  });

  test.each([
    ['{{< youtube abc >}}', '<https://www.youtube.com/watch?v=abc>'],
    ['{% embed url="https://a.example" %}', '<https://a.example>'],
    [
      '{{< figure src="a b.png" alt="A" caption="C" >}}',
      '<figure><img src="a b.png" alt="A"><figcaption>C</figcaption></figure>',
    ],
    ['{% file src="x/a.pdf" %}', '[a.pdf](<x/a.pdf>)'],
    ['<LinkCard title="T" href="/t" description="D" />', '[T](</t>): D'],
    ['<TOCInline toc={toc} />', '[TOC]'],
    ['<Image src={\'a.png\'} alt="A" />', '![A](<a.png>)'],
  ])('%s', (tag, expected) => {
    expect(read(lines('a', '', tag))).toEqual(silently(lines('a', '', expected)));
  });

  test('a component over several lines is one tag, and an unknown one without text is left out', () => {
    const text = lines('a', '', '<Grid', '  labels={{', "    it: 'x > y',", '  }}', '/>', '', 'b');
    expect(read(text)).toEqual({
      text: lines('a', '', '', '', '', '', '', '', 'b'),
      found: ['3 markup-left-out'],
    });
    expect(read(lines('<Card', '  title="T"', '>', 'a', '</Card>')).text).toBe(
      lines('::: {.tab title="T"}', '', '', 'a', ':::'),
    );
  });
});

describe('MDX', () => {
  test('leaves out imports at the top, exports and comments', () => {
    const text = lines(
      "import A, { B } from 'a';",
      "import './c.css'",
      '',
      '{/* one',
      'two */}',
      'a',
      '',
      'export const x = {',
      '  y: "}",',
      '};',
      'export default function Page({ a }) { return null; }',
      'export const [b]: string[] = []',
      'export default x',
      '<Box />',
    );
    expect(read(text)).toEqual({
      text: lines('', '', '', '', '', 'a', '', '', '', '', '', '', '', ''),
      found: ['1 markup-left-out', '4 comment-left-out'],
    });
  });

  test('an import may stand before another statement in its line', () => {
    const text = lines('import A from "a"; export const z = 1', '', '<Box />', 'b');
    expect(readSiteMarkup(text, () => {}, 'mdx')).toBe(lines('', '', '', 'b'));
  });

  test('a comment over lines of a paragraph becomes one of HTML', () => {
    const text = lines('a {/* one', 'two */} b `{/*` c', '', 'd {/* one', '', 'two */} e');
    expect(readSiteMarkup(text, () => {}, 'mdx')).toBe(
      lines('a <!-- one', 'two --> b `{/*` c', '', 'd {/* one', '', 'two */} e'),
    );
  });

  test.each([
    ['code without fences', lines('import a from "b"', 'const c = 1')],
    ['imports amid text without components', lines('a', '', "import a from 'b';", '', 'b')],
    ['sentences', 'import taxes from abroad are high'],
    ['exports without components', "export const x = 'y'"],
    ...[
      'const is a keyword',
      'const, as in C',
      'default values first',
      'function names',
      'let it be = no',
    ].map((words) => [
      `a sentence beside components: export ${words}`,
      lines('<Box>', '', `export ${words}`),
    ]),
    ['indented code', lines('a', '', '    {% tab %}', '', '    <Box />', '    {% endtab %}', '', 'b')],
  ])('keeps %s', (_, text) => {
    expect(read(text)).toEqual(silently(text));
  });
});

describe('attributes on lines of their own', () => {
  test.each([
    ['kramdown', '{: .prompt-tip }', '> [!tip]'],
    ['kramdown, for information', '{: .info}', '> [!note]'],
    ['Writerside', '{style="warning"}', '> [!warning]'],
  ])('make a quote a callout: %s', (_, attributes, expected) => {
    expect(read(lines('a', '', '> one', '> two', attributes, '', 'b'))).toEqual(
      silently(lines('a', expected, '> one', '> two', '', '', 'b')),
    );
  });

  test.each([
    ['below a paragraph', ['b', 'c', '{: .note }'], ['> [!note]', '> b', '> c', '']],
    ['above a paragraph', ['{: .tip }', 'b', 'c'], ['', '> [!tip]', '> b', '> c']],
    [
      'above a quote',
      ['{: .note-title }', '> T', '> U', '>', '> b'],
      ['', '> [!note] T U', '>', '>', '>', '> b'],
    ],
    ['below a heading', ['# b', 'c', '{:.warning}'], ['', '# b', '> [!warning]', '> c']],
    ['in an item', ['- b', '', '  {: .tip }', '  c'], ['', '- b', '', '  > [!tip]', '  > c']],
    ['in a quote', ['> {: .tip }', '> c'], ['', '> > [!tip]', '> > c']],
    ['of Minimal Mistakes', ['b', '{: .notice--info}'], ['> [!note]', '> b', '']],
    ['of Bootstrap', ['b', '{: .alert .alert-danger}'], ['> [!danger]', '> b', '']],
    ['with a name', ['b', '{: .note #x}'], ['> [!note]', '> b[]{#x}', '']],
  ])('make a callout: %s', (_, written, expected) => {
    const isBelow = written.at(-1)?.startsWith('{') && !written[0]?.startsWith('#');
    expect(read(lines('a', '', ...written, '', 'd'))).toEqual(
      silently(lines('a', ...(isBelow || expected[0] === '' ? [] : ['']), ...expected, '', 'd')),
    );
  });

  test('make callouts one after the other', () => {
    expect(read(lines('a', '{: .tip}', '', 'b', '{: .note}', '', '> c', '{: .tip}', ''))).toEqual(
      silently(lines('> [!tip]', '> a', '', '> [!note]', '> b', '', '> [!tip]', '> c', '')),
    );
  });

  test.each([
    ['other blocks', ['', '- b', '{: .note}', '', '| c |', '{: .note}', '', '{: .note}', '# d'], 0],
    ['quotations', ['b', '{: .quote}'], 0],
    ['looks beside a callout', ['', 'b', '{: .note .text-right}'], 1],
    ['text that goes on', ['> b', '', 'c', '{: .tip}', 'd'], 0],
    ['no block', ['b', '', '{: .tip}', '', 'd'], 0],
  ])('that make no callout, or say more, are reported: %s', (_, written, callouts) => {
    const { text, found } = read(lines(...written));
    expect(found).toEqual([`${written.findIndex((line) => line.startsWith('{')) + 1} markup-left-out`]);
    expect(text).not.toContain('{');
    expect(text.split('[!')).toHaveLength(callouts + 1);
  });

  test('without a blank line above it, the quote moves down', () => {
    for (const [before, after] of [
      ['', ''],
      ['---\na: b\n---\n', '---\na: b\n---\n'],
      ['a\n\nb\n', 'a\n\nb\n'],
    ] as const)
      expect(read(`${before}> one\n> two\n{: .prompt-tip }\n\nc`)).toEqual(
        silently(`${after}> [!tip]\n> one\n> two\n\nc`),
      );
  });

  test('a quote right below another one with attributes stays a part of it, and is reported', () => {
    expect(read(lines('> a', '{: .tip}', '> b', '{: .note}'))).toEqual({
      text: lines('> [!tip]', '> a', '> b', ''),
      found: ['4 markup-left-out'],
    });
  });

  test('the name of a table is its caption', () => {
    const table = lines('| a | b |', '|---|---|', '| c | d |');
    for (const [above, indent] of [
      [table, ''],
      [lines('a | b', '--|--', 'c | d'), ''],
      [table.replace(/^/gm, '> '), '> '],
    ] as const)
      expect(read(lines('', above, `${indent}{#tbl-a}`, '', 'b'))).toEqual(
        silently(lines('', above, `${indent}: {#tbl-a}`, '', 'b')),
      );
    expect(read(lines('', table, ': Cap', '{#tbl-a}'))).toEqual(
      silently(lines('', table, ': Cap {#tbl-a}', '')),
    );
    // Any other name gives it no number.
    expect(read(lines('', table, '{: #ports }'))).toEqual({
      text: lines('', table, ''),
      found: ['5 markup-left-out'],
    });
  });

  test('elsewhere they are left out and reported', () => {
    expect(read(lines('a', '{: .note }', 'b', '> c', '{: .x}'))).toEqual({
      text: lines('a', '', 'b', '> c', ''),
      found: ['2 markup-left-out'],
    });
  });

  test.each([
    ['kramdown', '{: #x }'],
    ['Python-Markdown', '{ #x }'],
    ['Hugo', '{#x}'],
  ])('a name leads to what is above: %s', (_, attributes) => {
    for (const [above, expected] of [
      ['## A', '## A {#x}'],
      [lines('A', '==='), lines('A {#x}', '===')],
      ['- a **b**', '- a **b**[]{#x}'],
      ['> [a](b) [c]', '> [a](b) [c] []{#x}'],
    ] as const)
      expect(read(lines('', above, attributes, 'b'))).toEqual(silently(lines('', expected, '', 'b')));
  });

  test('below text they need no colon', () => {
    for (const above of ['a', '> a', '- a', '| a |'])
      expect(read(lines('', above, '{ .annotate }', 'b'))).toEqual({
        text: lines('', above, '', 'b'),
        found: ['3 markup-left-out'],
      });
    for (const above of ['$$', '```', ':::', '![a](b)', '\\end{align}', '<!-- a -->', ''])
      expect(read(lines('', above, '{.a}', 'b'))).toEqual(silently(lines('', above, '{.a}', 'b')));
  });

  test('after links and marks they are left out, but not sizes of pictures or code', () => {
    expect(read('[a](b){: .button} and **c**{:.d}').text).toBe('[a](b) and **c**');
    for (const text of ['![a](b){: width="100"}', '`{: .a}` and `x`{:y}', '{:toc}', '{: #id', 'a {: .b}'])
      expect(read(text)).toEqual(silently(text));
  });
});

describe('elements of JSX', () => {
  test.each([
    ['only group their content', '<div className="box">', '', ''],
    ['with a style', "<div style={{color: 'red'}}>", '', ''],
    ['with several attributes', '<section id="a" className="b c">', '', ''],
    ['are callouts', '<div className="alert alert--info">', '::: {.callout-note}', ':::'],
    ['are admonitions', '<div className="admonition admonition-tip">', '::: {.callout-tip}', ':::'],
  ])('%s', (_, open, before, after) => {
    const name = /\w+/.exec(open)?.[0];
    expect(read(lines('a', open, '  **b**', `</${name}>`, 'c'))).toEqual(
      silently(lines('a', before, '**b**', after, 'c')),
    );
  });

  test('are nested, also without attributes', () => {
    expect(
      read(
        lines(
          '<div className="row">',
          '  <div>',
          '    **b**',
          '  </div>',
          '  <p className="c">',
          '  d',
          '  </p>',
          '</div>',
        ),
      ).text,
    ).toBe(lines('', '', '**b**', '', '', 'd', '', ''));
  });

  test('stand on one line with their content', () => {
    expect(read(lines('a', '', '<p className="b">**c**</p>', '', 'd')).text).toBe(
      lines('a', '', '**c**', '', 'd'),
    );
    const rows = lines('<p className="b">c</p>', '<p className="b">d</p>');
    expect(read(rows).text).toBe(rows);
  });

  test.each([
    ['elements of HTML', lines('<div class="x">', '**a**', '</div>')],
    ['an alignment', lines('<div align="center">', '**a**', '</div>', '<br className="y" />')],
    ['an element without its end', lines('<div className="x">', 'a')],
    ['code', lines('```jsx', '<div className="x">', '</div>', '```')],
  ])('but not %s', (_, text) => {
    expect(read(text)).toEqual(silently(text));
  });
});

test.each([
  ['Press {{< kbd Ctrl-C >}}.', 'Press <kbd>Ctrl-C</kbd>.'],
  ['`{{< kbd X >}}`', '`{{< kbd X >}}`'],
  ['see {{< video https://x.org/a.mp4 width=3 >}}', 'see <https://x.org/a.mp4>'],
  ['{{< kbd mac=Shift-X win=Y >}} b', '{{< kbd mac=Shift-X win=Y >}} b'],
])('Quarto’s shortcodes in a line: %s', (text, expected) => {
  expect(readSiteMarkup(text, () => {})).toBe(expected);
});

describe('icons', () => {
  test.each([
    [':material-check: a', '✓ a'],
    ['| :material-check-all: |', '| ✓ |'],
    [':fontawesome-solid-xmark:{ .red title="No" } a', '✗ a'],
    ['a :octicons-x-circle-fill-24:', 'a ✗'],
    [':material-arrow-right-bold-circle-outline: a', '→ a'],
    ['{{< fa solid check size=2x >}} a', '✓ a'],
  ])('that mean something become signs: %s', (text, expected) => {
    expect(read(text)).toEqual(silently(expected));
  });

  test('others are left out and reported together', () => {
    const notices: Notice[] = [];
    const text = lines('a', '[:material-download: b](c)', '{{< fa brands github >}}');
    expect(readSiteMarkup(text, (notice) => void notices.push(notice))).toBe(lines('a', '[b](c)', ''));
    expect(notices).toMatchObject([
      {
        code: 'markup-left-out',
        message: 'Left out 2 icons for a website or an app, the first :material-download:',
        line: 2,
      },
    ]);
  });

  test.each(['`:material-check:`', 'a:material-check:', ':material-check', '    :material-check:'])(
    'stays: %s',
    (text) => {
      expect(read(text)).toEqual(silently(text));
    },
  );
});

test.each([
  ['`#!python range(10)` and `` :::c++ a`b ``', '`range(10)` and `` :::c++ a`b ``'],
  ['**`:::js let a`**', '**`let a`**'],
  ['`#!/bin/sh x`, `#!python`, `#!perl -w`, #!a b', '`#!/bin/sh x`, `#!python`, `#!perl -w`, #!a b'],
])('languages of code in running text are left out: %s', (text, expected) => {
  expect(read(text)).toEqual(silently(expected));
});

test('a component that is named after an element only groups its content', () => {
  expect(read(lines('a', '', '<Section>', '## b', '</Section>'))).toEqual(
    silently(lines('a', '', '', '## b', '')),
  );
  expect(read(lines('a', '', '<SECTION>', 'b', '</SECTION>')).text).toContain('<SECTION>');
});

test.each([
  ['[a]({% link _posts/a.md %})', '[a](_posts/a.md)'],
  ['[a]({{< ref "b.md#c" >}} "T")', '[a](b.md#c "T")'],
  ['[a]({% page "/b/#c" %})', '[a](/b/#c)'],
  ["[a]({%asset 'b.pdf' %})", '[a](b.pdf)'],
  ["[a]({{ '/b/' | relative_url }})", '[a](/b/)'],
  ['[a]({{ site.baseurl }}/b)', '[a](/b)'],
  ['[a]: {{ site.baseurl }}/b', '[a]: /b'],
  ['[a]({{ page.url }})', '[a]({{ page.url }})'],
  ['`[a]({% link b.md %})`', '`[a]({% link b.md %})`'],
])('addresses that a site generator computes: %s', (text, expected) => {
  expect(read(text)).toEqual(silently(expected));
});

describe('other programs', () => {
  test.each([
    [':::image type="content" source="a.png" alt-text="A":::', '![A](<a.png>)'],
    [
      ':::image type="content" source="a.png" alt-text="A"\n   lightbox="b.png":::\n\nb',
      '![A](<a.png>)\n\n\nb',
    ],
    ['- :::image\nsource="a.png"\nalt-text="A":::', '- ![A](<a.png>)\n\n'],
    ['> :::image source="a.png"\n> alt-text="A":::', '> ![A](<a.png>)\n>'],
    [
      '1. b\n\n   :::image type="complex" source="a.png" alt-text="A":::\n      It shows\n\n      tides.\n   :::image-end:::',
      '1. b\n\n   ![A](<a.png>)\n\n   It shows\n\n   tides.',
    ],
    [
      ':::image type="complex" source="a.png"\n alt-text="A":::\nIt shows\n:::image-end:::\nb',
      '![A](<a.png>)\n\n\nIt shows\nb',
    ],
    [':::image source="a.png"\n\nb:::', ':::image source="a.png"\n\nb:::'],
    [':::image source="a.png"\nb', ':::image source="a.png"\nb'],
    ['Choose :::no-loc text="New":::.', 'Choose New.'],
    ['> [!VIDEO https://a.example/b]', '> <https://a.example/b>'],
    ['> [!div class="nextstepaction"]\n> [a](b)', '>\n> [a](b)'],
    ['[!INCLUDE [a](b.md)]', '[a](b.md)'],
    ['# [Windows](#tab/windows)', '**Windows**'],
    [':::row:::\n::: moniker range="x"\na\n::: moniker-end', '\n\na\n'],
    ['::: {.row}\n::: column\na\n:::\n:::', '::: {.row}\n::: column\na\n:::\n:::'],
  ])('Microsoft Learn: %s', (text, expected) => {
    expect(read(text)).toEqual(silently(expected));
  });

  test('properties of Logseq are recognized on lines of their own', () => {
    expect(read(lines('type:: A', 'tags:: B', 'id:: 65f0-12ab', '', 'C:: d')).text).toBe(
      lines('type:: A\\', 'tags:: B', 'id:: 65f0-12ab', '', 'C:: d'),
    );
  });

  test('texts of Excalidraw lose their ids; elsewhere, what looks like an id stays', () => {
    const note = '==⚠  Switch to EXCALIDRAW VIEW in the MORE OPTIONS menu of this document. ⚠==';
    expect(read(lines('# Text', 'a b ^CVGsN7qr', note))).toEqual({
      text: lines('# Text', 'a b', ''),
      found: ['3 markup-left-out'],
    });
    expect(read('a b ^CVGsN7qr').text).toBe('a b ^CVGsN7qr');
  });

  test("Hugo's front matter becomes YAML on the same lines", () => {
    expect(
      read(lines('+++', 'title = "A: b"', 'tags = ["c"]', '[params]', '  x = 1', '+++', 'Text')).text,
    ).toBe(lines('---', 'title: "A: b"', 'tags: ["c"]', 'params:', '  x: 1', '---', 'Text'));
    expect(read(lines('a', '+++', 'b = 1', '+++')).text).toBe(lines('a', '+++', 'b = 1', '+++'));
  });
});

test('front matter stays as it is', () => {
  const front = lines('---', 'title: "{% hint %}"', 'x: "{: .a}"', '---');
  expect(read(lines(front, '{% tip %}', 'a', '{% endtip %}')).text).toBe(
    lines(front, '::: {.callout-tip}', 'a', ':::'),
  );
});

test('only texts that contain site markup are read', async () => {
  for (const text of [
    '+++\na = 1\n+++',
    '\nimport "a"\n\nb',
    '{% tip %}\na\n{% endtip %}',
    '\na:: b\nc:: d',
    ':octicons-x-16:',
    '`#!c a`',
    '<div className="a">\nb\n</div>',
  ])
    expect(await withoutSiteMarkup(text, () => undefined)).not.toBe(text);
  for (const text of ['a { b }', '| a |', ':::\n', '<b>'])
    expect(await withoutSiteMarkup(text, () => undefined)).toBe(text);
});

describe('kramdown’s extensions', () => {
  test.each([
    ['{::comment}', 'comment', [lines('', '', ''), ['1 comment-left-out']]],
    ['{::nomarkdown}', 'nomarkdown', [lines('', 'a', ''), []]],
  ] as const)('%s on lines of its own', (open, name, [text, found]) => {
    for (const close of ['{:/}', `{:/${name}}`]) {
      expect(read(lines(open, 'a', close))).toEqual({ text, found });
      expect(read(lines('`', '```', open, 'a', close, '```')).found).toEqual([]);
    }
  });

  test('in text', () => {
    expect(read('a {::nomarkdown}b{:/} c{::comment}d{:/comment} {::options x="y" /}`{::options /}`')).toEqual(
      {
        text: 'a b c `{::options /}`',
        found: ['1 markup-left-out', '1 comment-left-out'],
      },
    );
    expect(read('{::comment}')).toEqual(silently('{::comment}'));
  });
});

describe('names of pages elsewhere', () => {
  test.each([
    ['<wiki:Spring_tide>', '[Spring tide](<https://en.wikipedia.org/wiki/Spring_tide>)'],
    ['<wiki:fr:Marée>', '[Marée](<https://fr.wikipedia.org/wiki/Marée>)'],
    ['<github:a/b>', '[a/b](<https://github.com/a/b>)'],
    ['<xref:System.String?displayProperty=nameWithType>', 'System.String'],
    ['[a](wiki:Tide)', '[a](https://en.wikipedia.org/wiki/Tide)'],
    ['[a](xref:tide)', '[a](xref:tide)'],
    ['`<wiki:Tide>` <host:port>', '`<wiki:Tide>` <host:port>'],
  ])('%s', (written, text) => expect(read(`See ${written}.`)).toEqual(silently(`See ${text}.`)));
});

test.each([
  [
    '',
    lines('{{% tab "A" %}}', 'a', '', '{{% /tab %}} {{< tab "B" >}}', 'b', '{{< /tab >}} {{< /tabs >}}', ''),
  ],
  [
    '> ',
    lines(
      '{% tab title="A" %}',
      'a',
      '',
      '{% endtab %} {% tab title="B" %}',
      'b',
      '{% endtab %} {% endtabs %}',
      '',
    ),
  ],
])('two tags on a line, between "%s"', (marker, tabs) => {
  const group = tabs.includes('{{') ? '{{< tabs >}}' : '{% tabs %}';
  const before = (text: string): string => text.replace(/^/gm, marker).replace(/ +$/gm, '');
  expect(read(before(lines(group, tabs)))).toEqual(
    silently(before(lines('', '::: {.tab title="A"}', 'a', ':::', '::: {.tab title="B"}', 'b', ':::', ''))),
  );
});

describe('components on one line', () => {
  const MARKERS = ['', '> ', '  '];
  const between = (marker: string, ...each: readonly string[]): string =>
    lines('a', ...each.map((line) => (marker + line).trimEnd()), 'b');

  test.each([
    ['<Note>a *b*</Note>', '!!! note', 'a *b*'],
    ['<Warning title="W > V">a</Warning>', '!!! warning "W > V"', 'a'],
  ])('a callout: %s', (written, open, content) => {
    for (const marker of MARKERS)
      expect(read(between(marker, '', written, ''))).toEqual(
        silently(between(marker, open, `    ${content}`, '')),
      );
  });

  test('callouts with one blank line between them, the first of a text, and the last', () => {
    expect(read(lines('a', '', '<Note>b</Note>', '', '<Tip>c</Tip>', '', 'd'))).toEqual(
      silently(lines('a', '!!! note', '    b', '!!! tip', '    c', '', 'd')),
    );
    expect(read(lines('<Note>b</Note>', '', '<Tip>c</Tip>'))).toEqual(
      silently(lines('!!! note', '    b', '<Tip>c</Tip>')),
    );
    expect(read(lines('a', '', '<Tip>c</Tip>'))).toEqual(silently(lines('a', '!!! tip', '    c')));
  });

  test('the indented code below a callout does not belong to it', () => {
    expect(read(lines('a', '', '<Note>b</Note>', '', '    code'))).toEqual(
      silently(lines('a', '::: {.callout-note}', 'b', ':::', '    code')),
    );
  });

  test('another part: <Accordion title="W"> a </Accordion>', () => {
    for (const marker of MARKERS)
      expect(read(between(marker, '', '<Accordion title="W"> a </Accordion>', ''))).toEqual(
        silently(between(marker, '::: {.tab title="W"}', 'a', ':::')),
      );
  });

  test.each(['<Unknown>a</Unknown>', '<Badge text="b">a</Badge>', '`<Note>a</Note>`', '    <Note>a</Note>'])(
    'others stay: %s',
    (written) =>
      expect(read(lines('a', '', written, '', 'b'))).toEqual(silently(lines('a', '', written, '', 'b'))),
  );
});

test.each([
  ['<img src="{{ site.baseurl }}/a.png" alt="x">', '<img src="/a.png" alt="x">'],
  ['a <a href="{% link b.md %}#c">b</a>', 'a <a href="b.md#c">b</a>'],
  [`<img src="{{ '/a b.png' | relative_url }}">`, '<img src="/a%20b.png">'],
  ['`<img src="{{ site.baseurl }}/a.png">`', '`<img src="{{ site.baseurl }}/a.png">`'],
  ['<img src="{{ x }}">', '<img src="{{ x }}">'],
])('addresses in HTML: %s', (text, expected) => expect(read(text)).toEqual(silently(expected)));

describe('code between tags', () => {
  test('its fence is longer than those in it', () => {
    expect(read(lines('{% highlight markdown %}', '```js', 'a', '````', '{% endhighlight %}', 'b'))).toEqual(
      silently(lines('`````markdown', '```js', 'a', '````', '`````', 'b')),
    );
  });

  test.each([
    [
      '{% raw %}{% highlight x %}\na\n{% endhighlight %}{% endraw %}',
      '{% highlight x %}\na\n{% endhighlight %}',
    ],
    ['{% raw %}\n{% endhighlight %}\n{% endraw %}', '\n{% endhighlight %}\n'],
    ['a {% raw %}{{ b }}{% endraw %} c', 'a {{ b }} c'],
  ])('a tag in raw text does not end it: %j', (code, shown) => {
    expect(read(lines('{% highlight yaml %}', code, '{% endhighlight %}', '', 'b'))).toEqual(
      silently(lines('```yaml', shown, '```', '', 'b')),
    );
  });

  test('without an end, raw tags stay', () => {
    const text = lines('{% highlight x %}', 'a {% raw %}b{% endraw %}');
    expect(read(text)).toEqual(silently(text));
  });

  test('raw text may end on the line of the last tag', () => {
    expect(read(lines('{% highlight y %}', '{% raw %}', 'a', '{% endraw %}{% endhighlight %}', 'b'))).toEqual(
      silently(lines('```y', '', 'a', '```', 'b')),
    );
  });
});

describe('Docsy', () => {
  test('a cover and a feature show their titles', () => {
    expect(
      read(
        lines(
          '{{% blocks/cover title="The *tide*" height="full" %}}',
          'a',
          '{{% /blocks/cover %}}',
          '{{< blocks/section color="dark" >}}',
          '{{% blocks/feature icon="fa-x" title="Fast" %}}',
          'b',
          '{{% /blocks/feature %}}',
          '{{< /blocks/section >}}',
          '{{% blocks/lead %}}',
          'c',
          '{{% /blocks/lead %}}',
        ),
      ),
    ).toEqual(
      silently(lines('# The *tide*', 'a', '', '', '::: {.tab title="Fast"}', 'b', ':::', '', '', 'c', '')),
    );
  });

  test.each([
    ['{{< tabpane >}}', '{{< tab header="Bash" >}}', '```bash title="Bash"'],
    ['{{< tabpane lang="js" >}}', '{{< tab header="A" lang="ts" >}}', '```ts title="A"'],
    ['{{< tabpane lang="js" >}}', '{{< tab >}}', '```js'],
  ])('tabs hold code: %s %s', (group, tab, open) => {
    for (const indent of ['', '   ']) {
      const inItem = (...each: readonly string[]): string =>
        lines(...each.map((line) => (line === '' ? '' : indent + line)));
      expect(read(inItem(group, tab, 'a {{< x >}}', '', '+++', '{{< /tab >}}', '{{< /tabpane >}}'))).toEqual(
        silently(inItem('', open, 'a {{< x >}}', '', '+++', '```', '')),
      );
    }
  });

  test('tabs hold text where they say so, or have code themselves', () => {
    const [tab, end] = ['::: {.tab title="A"}', ':::'];
    for (const [group, open, close] of [
      ['{{< tabpane text=true >}}', '{{< tab header="A" >}}', '{{< /tab >}}'],
      ['{{< tabpane >}}', '{{% tab header="A" %}}', '{{% /tab %}}'],
      ['{{< tabs >}}', '{{< tab "A" >}}', '{{< /tab >}}'],
    ] as const)
      expect(read(lines(`  ${group}`, `  ${open}`, '  a', `  ${close}`)).text).toBe(
        lines(`  ${group}`, `  ${tab}`, '  a', `  ${end}`),
      );
    expect(
      read(lines('{{< tabpane >}}', '{{< tab header="A" >}}', '```', 'a', '```', '{{< /tab >}}')).text,
    ).toBe(lines('{{< tabpane >}}', tab, '```', 'a', '```', end));
  });
});

describe('tags that end themselves', () => {
  test('the label of all tabs, and what calls something else', () => {
    const tabs = lines(
      '{{< tabpane x=true >}}',
      '{{< tab header="All:" disabled=true />}}',
      '{{% tab header="A" %}}',
    );
    expect(read(lines(tabs, 'a', '{{% /tab %}}', '{{< /tabpane >}}', '{{< new-in 1 />}}'))).toEqual(
      silently(lines('', '**All:**', '::: {.tab title="A"}', 'a', ':::', '', '{{< new-in 1 />}}')),
    );
  });
});

test('links of Logseq to other pages', () => {
  expect(read('- [the words]([[A page]]) `[a]([[b]])` ![a]([[b]]) [c]([[d|e]])').text).toBe(
    '- [[A page|the words]] `[a]([[b]])` ![a]([[b]]) [c]([[d|e]])',
  );
});

test('the name of VuePress for which tab was chosen is left out', () => {
  expect(read(lines('', '::: code-tabs#shell', '@tab npm', '', 'a', ':::'))).toEqual(
    silently(lines('', '::: tabs', '**npm**', '', 'a', ':::')),
  );
});

test('highlights of Logseq, which mean something else elsewhere', () => {
  const block = lines('- a ^^b c^^ `^^d^^`', '  id:: 6512a1b2-1234-4abc-8def-001122334455');
  expect(read(block).text).toBe(block.replace('^^b c^^', '==b c=='));
  expect(read('a ^^b^^')).toEqual(silently('a ^^b^^'));
});

test('what HackMD embeds is a link', () => {
  expect(read('{%gist a/b-1%}')).toEqual(silently('<https://gist.github.com/a/b-1>'));
  expect(read('{%slideshare a/b %}').text).toBe('<https://www.slideshare.net/a/b>');
  expect(read('in {%pdf https://a.example/b.pdf %} text').text).toBe('in <https://a.example/b.pdf> text');
});

test('a link with nothing but an icon is left out with it', () => {
  for (const link of [
    '[:octicons-tag-24:][a]{ .b }',
    '[ :simple-rust:{ .c } ](d)',
    '[{{< fa brands github >}}](e)',
  ])
    expect(read(`a ${link} f`)).toEqual({ text: 'a  f', found: ['1 markup-left-out'] });
  expect(read('[:material-check:](a) [:simple-rust: b](c)').text).toBe('[✓](a) [b](c)');
});

test('lines around what an expression of R prints', () => {
  const written = lines('a', '', "`r if (knitr::is_html_output()) '", '# References {-}', "'`", '');
  expect(read(written)).toEqual({
    text: lines('a', '', '', '# References {-}', '', ''),
    found: ['3 markup-left-out'],
  });
  for (const text of [lines('', '`r x', '# A', '`'), lines('', "`r if (a) '", '```', "'`", '```')])
    expect(read(text)).toEqual(silently(text));
});

test('attributes of Python-Markdown after marks', () => {
  expect(read('**a**{ #b }: *c*{.d} `e`{ .f } `g`{.h} **i** {.j} [k]{.l}')).toEqual({
    text: '**a**[]{#b}: *c* `e` `g`{.h} **i** {.j} [k]{.l}',
    found: ['1 markup-left-out'],
  });
});

test('icons between marks, and code of Microsoft Learn', () => {
  expect(read('__:octicons-goal-16: a__ **:material-check:** a:material-check:').text).toBe(
    '__a__ **✓** a:material-check:',
  );
  expect(read(':::code language="csharp" source="~/a/b.cs" range="1-2":::')).toEqual(
    silently('[b.cs](<~/a/b.cs>)'),
  );
});
