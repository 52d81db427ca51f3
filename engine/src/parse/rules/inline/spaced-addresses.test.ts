import { expect, test } from 'vitest';
import type { Inline } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { walkDocument } from '../../../model/nodes/walk.js';
import { parse } from '../../index.js';

/** The addresses of a text, those of pictures with an exclamation mark. */
function addresses(markdown: string): string[] {
  const found: string[] = [];
  const inline = (node: Inline): void => {
    if (node.type === 'link') found.push(node.url);
    if (node.type === 'image') found.push(`!${node.url}`);
  };
  walkDocument(
    parse(markdown, NO_METADATA, () => undefined),
    { inline },
  );
  return found;
}

test.each([
  ['see ![Plan](my pictures/plan one.png) here', ['!my%20pictures/plan%20one.png']],
  ['see ![Plan](plan one.png "A plan") here', ['!plan%20one.png']],
  [
    '[paper](C:/Users/me/my papers/2019 Smith (final).pdf)',
    ['C:/Users/me/my%20papers/2019%20Smith%20(final).pdf'],
  ],
  ['[a **b**](file://host/one two/three.pdf)', ['file://host/one%20two/three.pdf']],
  ['[note](Some note.md#A heading)', ['Some%20note.md#A%20heading']],
  ['[page](https://example.org/a page)', ['https://example.org/a%20page']],
  ['[![Badge](my badge.svg)](the page.html)', ['the%20page.html', '!my%20badge.svg']],
  ['[one](a.pdf) [two](b.pdf "Two words")', ['a.pdf', 'b.pdf']],
])('%s', (markdown, expected) => expect(addresses(markdown)).toEqual(expected));

test.each([
  '[link](/my uri)',
  '[1](see Smith 2020)',
  'f[x](a, b)',
  '[Song](1.05x, NSV)',
  '`[a](b c.pdf)`',
  '\\[a](b c.pdf)',
  '[a](b\nc.pdf)',
  '[a](b "c" d.pdf)',
])('%j has none', (markdown) => expect(addresses(markdown)).toEqual([]));
