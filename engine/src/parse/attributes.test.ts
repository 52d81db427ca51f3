import { describe, expect, test } from 'vitest';
import { NO_METADATA } from '../model/metadata.js';
import { parse } from './index.js';

const read = (markdown: string) => JSON.parse(JSON.stringify(parse(markdown, NO_METADATA, () => {}).blocks));

/** All that some attribute means somewhere, as words of a sentence. */
const WORDS = [
  'an .unnumbered one',
  'see #frag now',
  'A warning box',
  'the .landscape class',
  'see columns=3 above',
  "custom-style='Fake Style'",
  'Exercise .theorem style',
  'x .smallcaps y',
  'in color .mark z',
  'width=10% halves it',
  'braces } inside',
  'the {#tbl:one} sign',
  'layout-ncol=2 title=No',
  'He said \\"hi\\" to .appendix',
];

/** A text for each place of attributes; `list` stands there. */
const PLACES: Readonly<Record<string, (list: string) => string>> = {
  heading: (list) => `## Plain${list && ` {.x ${list}}`}`,
  'setext heading': (list) => `Plain${list && ` {.x ${list}}`}\n---`,
  div: (list) => `::: {.box ${list}}\nText\n\nMore\n:::`,
  'callout by class': (list) => `::: {.callout-note ${list}}\nText\n:::`,
  'callout by name': (list) => `:::note${list && `{${list}}`}\nText\n:::`,
  'div in an item': (list) => `- a\n\n  ::: {.box ${list}}\n  Text\n  :::`,
  theorem: (list) => `::: {.lemma ${list}}\nText\n:::`,
  span: (list) => `[span]{.smallcaps ${list}} after`,
  'span without meaning': (list) => `[span]{.x ${list}} after`,
  picture: (list) => `![A](p.png){.x ${list}}`,
  link: (list) => `[a](b.html){.x ${list}} after`,
  'code span': (list) => `\`x\`{.x ${list}} after`,
  code: (list) => `\`\`\` {.python ${list}}\nx\n\`\`\``,
  'code with a name': (list) => `\`\`\`python${list && ` {${list}}`}\nx\n\`\`\``,
  formula: (list) => `$$x$$ {#eq:x ${list}}`,
  caption: (list) => `| a |\n|---|\n| 1 |\n\nTable: Caption {#tbl:x ${list}}`,
};

describe.each(Object.entries(PLACES))('%s', (_, place) => {
  test('what stands in a quoted value has no meaning', () => {
    const plain = read(place(''));
    for (const words of WORDS) {
      expect(read(place(`data-note="${words}"`)), words).toEqual(plain);
      if (!words.includes("'")) expect(read(place(`data-note='${words}'`)), words).toEqual(plain);
    }
  });
});

test('values are read with their escapes, in double, single and no quotes', () => {
  expect(read('::: {.callout-tip title="A \\"b\\" &amp; c}"}\nx\n:::')).toMatchObject([
    { type: 'callout', title: [{ type: 'text', value: 'A "b" & c}' }] },
  ]);
  expect(read("::: {.callout-tip title='It'}\nx\n:::")).toMatchObject([{ title: [{ value: 'It' }] }]);
  expect(read('::: {.callout-note title=Careful}\nx\n:::')).toMatchObject([
    { title: [{ value: 'Careful' }] },
  ]);
  expect(read('::: note {title="x"}\ny\n:::')).toMatchObject([{ type: 'callout', title: [{ value: 'x' }] }]);
  expect(read('::: {#thm-a name="The \\"big\\" one"}\nx\n:::')).toMatchObject([
    { type: 'div', theorem: 'theorem', title: [{ value: 'The "big" one' }] },
  ]);
  expect(read('```python {caption="He said \\"hi\\" to all"}\nx\n```')).toMatchObject([
    { type: 'code', lang: 'python', caption: [{ value: 'He said "hi" to all' }] },
  ]);
});

test('a title after the name of a callout may have a colon', () => {
  expect(read(':::tip Tea: a guide\nx\n:::')).toMatchObject([{ title: [{ value: 'Tea: a guide' }] }]);
});

test('attributes may go over a line break, and lines are counted on', () => {
  expect(read('[a]{.x\n.smallcaps} ![b](c.png)')).toMatchObject([
    { children: [{ type: 'smallCaps' }, { type: 'text' }, { type: 'image', line: 2 }] },
  ]);
});
