import { expect, test } from 'vitest';
import { inspect } from '../../inspect.js';
import { NO_METADATA } from '../../model/metadata.js';
import { writtenText } from '../../model/nodes/plain-text.js';
import { parse } from '../index.js';
import { readSiteMarkup } from './index.js';

const markupOf = (markdown: string, dialect: 'mdx' | 'github') => readSiteMarkup(markdown, () => {}, dialect);

test.each([
  ['Of type {`Array<A | B>`}.', 'Of type Array<A | B>.'],
  ['<b>{`Array<{ a: `}[B](c.md){`; d: *e* }>`}</b>', 'Array<{ a: B; d: *e* }>'],
  ['{`one`} and {`two`}', 'one and two'],
])('a template without values is its text in MDX: %s', (markdown, text) => {
  const [block] = parse(markupOf(markdown, 'mdx'), NO_METADATA, () => {}).blocks;
  expect(block?.type === 'paragraph' && writtenText(block.children)).toBe(text);
  expect(
    inspect(markdown, { dialect: 'mdx' }).notices.filter(({ code }) => code === 'markup-printed'),
  ).toEqual([]);
  expect(markupOf(markdown, 'github')).toBe(markdown);
});

test.each(['`{` a `}`', '`` {`a`} ``', `{\`a \${b}\`}`, '\\{`a`}', '```\n{`a`}\n```'])(
  'in MDX, %j is none',
  (markdown) => {
    expect(markupOf(markdown, 'mdx')).toBe(markdown);
  },
);
