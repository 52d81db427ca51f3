import { describe, expect, test } from 'vitest';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { decideDialect } from '../../dialect/decide.js';
import { parse } from '../../index.js';

const headingOf = (markdown: string) => parse(markdown, NO_METADATA, () => {}, false).blocks[0];

test.each([
  ['smallcaps', 'smallCaps'],
  ['underline', 'underline'],
  ['mark', 'highlight'],
])('a span with .%s at the end of a heading keeps its class', (name, type) => {
  const children = [
    { type: 'text', value: 'The ' },
    { type, children: [{ type: 'text', value: 'NASA' }] },
  ];
  expect(headingOf(`# The [NASA]{.${name}}`)).toMatchObject({ type: 'heading', children });
  expect(headingOf(`# The [NASA]{.${name}} {#nasa}`)).toMatchObject({ anchors: ['nasa'], children });
});

test('an entry of the index at the end of a heading is one', () => {
  expect(headingOf('# On [tea]{.index}')).toMatchObject({
    children: [{ type: 'text', value: 'On tea' }, { type: 'indexMark' }],
  });
});

test.each([
  ['# Tea [1] {.unnumbered}', 'Tea [1]'],
  ['# Tea \\]{.unnumbered}', 'Tea ]'],
  ['# Tea]{.unnumbered}', 'Tea]'],
  ['# Tea {.unnumbered}', 'Tea'],
])('%s has no number', (markdown, value) => {
  expect(headingOf(markdown)).toMatchObject({ kind: 'unnumbered', children: [{ type: 'text', value }] });
});

test('a name directly after a bracket is that of the heading', () => {
  expect(headingOf('# [Tea]{#tea}')).toMatchObject({ anchors: ['tea'] });
});

test.each(['{#tea .unnumbered}', '{.unnumbered #tea}', '{- .unlisted #tea}'])(
  'a heading has its name wherever it stands in %s',
  (attributes) => {
    expect(headingOf(`# Tea ${attributes}`)).toMatchObject({ anchors: ['tea'], kind: 'unnumbered' });
  },
);

describe('attributes with only keys and values', () => {
  const read = (markdown: string) => {
    const found: string[] = [];
    const { blocks } = parse(markdown, NO_METADATA, ({ message }) => found.push(message), false);
    const [heading] = blocks;
    return { text: heading?.type === 'heading' ? plainText(heading.children) : undefined, found };
  };

  test.each([
    ['# Tea {title="Green"}', '{title="Green"}'],
    ["## Tea {title='Green tea'}", '{title="Green tea"}'],
    ['Tea {title=""}\n===', '{title=""}'],
    ['# Tea {#tea title=Green}', '{title="Green"}'],
    ['# Tea {lang=de title=Green}', '{title="Green"}'],
  ])('%s: are no text, and reported', (markdown, written) => {
    expect(read(markdown)).toEqual({
      text: 'Tea',
      found: [`Left out 1 attribute of text without a meaning in Word: ${written}`],
    });
  });

  test.each([
    ['# The set {a=b}', 'The set {a=b}'],
    ['# The set {x=1, y=2}', 'The set {x=1, y=2}'],
    ['# Tea \\{title="Green"}', 'Tea {title="Green"}'],
    ['# Tea \\{.green}', 'Tea {.green}'],
    ['# Tea \\{#tea}', 'Tea {#tea}'],
  ])('%s: a formula, and braces after a backslash, are text', (markdown, text) => {
    expect(read(markdown)).toEqual({ text, found: [] });
  });

  test('a backslash that is one itself does not keep attributes from being read', () => {
    expect(headingOf('# Tea \\\\{#tea}')).toMatchObject({ anchors: ['tea'] });
  });
});

test.each(['{height=60%}', '{footer=false}', '{a=b .x}', '{width="20%"}'])(
  'for pandoc, %s is none of the heading',
  (braces) => {
    const text = `# Row ${braces}`;
    const { blocks } = parse(text, NO_METADATA, () => {}, false, decideDialect(text, { name: 'text.qmd' }));
    expect(blocks[0]).toMatchObject({ children: [{ type: 'text', value: 'Row' }] });
  },
);

test.each(['{a=b}', '{}', '{a, b}'])('elsewhere, %s may be code or a formula', (braces) => {
  expect(headingOf(`# Set ${braces}`)).toMatchObject({
    children: [{ type: 'text', value: `Set ${braces}` }],
  });
});
