import { expect, test } from 'vitest';
import { NO_METADATA } from '../../model/metadata.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { parse } from '../index.js';

/** The blocks of a text: the caption of what has one after a colon. */
function blocksOf(markdown: string): string[] {
  const { blocks } = parse(markdown, NO_METADATA, () => undefined);
  return blocks.map((block) => {
    const caption = 'caption' in block && block.caption ? `: ${plainText(block.caption)}` : '';
    const text = block.type === 'paragraph' ? plainText(block.children) : '';
    return `${block.type}${caption}${text && ` ${text}`}`;
  });
}

const IMAGE = '<img src="a.png" alt="x">';
const TABLE = '<table><tr><td>a</td></tr></table>';

test.each([
  [`<figure>${IMAGE}<figcaption>The <em>tide</em></figcaption></figure>`, ['paragraph: The tide x']],
  [`<figure>\n  <figcaption>Above</figcaption>\n  ${IMAGE}\n</figure>`, ['paragraph: Above x']],
  [`<figure>${TABLE}<figcaption>Ports</figcaption></figure>`, ['table: Ports']],
  ['<figure><pre><code>a</code></pre><figcaption>Code</figcaption></figure>', ['code: Code']],
  [
    `<figure>\n\n![x](a.png)\n\n<figcaption>\n\n*Markdown*\n\n</figcaption>\n\n</figure>`,
    ['paragraph: Markdown x'],
  ],
  [
    '<figure markdown="span">\n  ![x](a.png){ width="9" }\n  <figcaption>The *tide*</figcaption>\n</figure>',
    ['paragraph: The tide x'],
  ],
  [
    '<figure markdown>\n![x](a.png)\n<figcaption markdown>**A** tide</figcaption>\n</figure>\nb',
    ['paragraph: A tide x', 'paragraph b'],
  ],
  [
    '<figure>\n\n![x](a.png)\n\n<figcaption markdown="1">A `tide`</figcaption>\n</figure>',
    ['paragraph: A tide x'],
  ],
  [`<figure>\n${IMAGE}\n<figcaption>*A*</figcaption>\n</figure>`, ['paragraph: *A* x']],
  ['<figure><figcaption>Ann</figcaption><p>Says</p></figure>', ['paragraph Ann', 'paragraph Says']],
  [`<figure>${IMAGE}</figure>`, ['paragraph x']],
])('%j', (markdown, expected) => expect(blocksOf(markdown)).toEqual(expected));
