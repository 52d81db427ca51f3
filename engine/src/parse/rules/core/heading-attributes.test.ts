import { expect, test } from 'vitest';
import { NO_METADATA } from '../../../model/metadata.js';
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
