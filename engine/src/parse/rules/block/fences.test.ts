import { expect, test } from 'vitest';
import { NO_METADATA } from '../../../model/metadata.js';
import { walkDocument } from '../../../model/nodes/walk.js';
import { codeLines } from '../../../source/fenced-lines.js';
import { parse } from '../../index.js';

/** The content of a document, as code and text. */
function contentOf(markdown: string): string[] {
  const found: string[] = [];
  walkDocument(
    parse(markdown, NO_METADATA, () => {}),
    {
      block: (block) => {
        if (block.type === 'code') found.push(block.value);
      },
      inline: (inline) => {
        if (inline.type === 'text') found.push(inline.value);
      },
    },
  );
  return found;
}

const lines = (...all: string[]): string => all.join('\n');

test('options of R Markdown may contain backticks', () => {
  const header = '```{r, fig.alt="The `x` axis"}';
  expect(
    contentOf(lines('One', header, 'a``b', '```', 'two', '', `- ${header}`, '  # c', '  ```', 'three')),
  ).toEqual(['One', 'a``b', 'two', '# c', 'three']);
  expect(codeLines([header, '# a', '', '```', 'b'])).toEqual([true, true, true, true, false]);
  expect(contentOf(lines('```{r `x`} y', 'a', '```', 'b'))).not.toContain('a');
});

test.each([
  [
    'a callout',
    lines('::: {.box}', '```md', '```js', ':::', '```', 'in', ':::', 'out'),
    ['```js\n:::', 'in', 'out'],
  ],
  [
    "Notion's callout",
    lines('<aside>', '```html', '</aside>', '```', 'in', '</aside>', 'out'),
    ['</aside>', 'in', 'out'],
  ],
  ['a comment', lines('%%', 'in', '~~~', 'x %%', '~~~', '%%', 'out'), ['out']],
  [
    'an item',
    lines('1. a', '  - b', '    ```md', '    ```js', '    1. x', '    ```', '  - c'),
    ['a', 'b', '```js\n1. x', 'c'],
  ],
])('code that looks like the end of %s does not end it', (_, markdown, expected) => {
  expect(contentOf(markdown)).toEqual(expected);
});
