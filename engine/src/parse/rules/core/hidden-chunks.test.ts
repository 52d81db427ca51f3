import { expect, test } from 'vitest';
import type { Block } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { visitChildren } from '../../../model/nodes/children.js';
import { splitFrontMatter } from '../../../source/front-matter.js';
import { parse } from '../../index.js';
import { readMetadata } from '../../metadata.js';

/** The code that a text shows, wherever it stands. */
async function shown(text: string): Promise<string[]> {
  const { yaml, markdown } = splitFrontMatter(text);
  const front = yaml === undefined ? NO_METADATA : await readMetadata(yaml, () => undefined);
  const found: string[] = [];
  const inBlocks = (blocks: readonly Block[]): void => {
    for (const block of blocks) {
      if (block.type === 'code') found.push(block.value);
      visitChildren(block, { inlines: () => undefined, blocks: inBlocks });
    }
  };
  inBlocks(parse(markdown, front, () => undefined).blocks);
  return found;
}

const chunk = (head: string, code = 'secret', fence = '```'): string =>
  `${fence}${head}\n${code}\n${fence}\n`;
const setup = chunk(
  '{r setup, include=FALSE}',
  'knitr::opts_chunk$set(\n  fig.cap = "a)", echo = FALSE, dpi = f(echo = TRUE))',
);

test.each([
  ['include in a header', chunk('{r setup, include=FALSE}')],
  ['echo in a header', chunk("{r echo = F, results='asis'}")],
  ['with other signs', chunk('{python, echo=FALSE}', 'secret', '~~~~')],
  ['include without commas', chunk('{r setup include = FALSE}')],
  ['echo in a cell', chunk('{python}', '#| echo: false\nsecret')],
  ['include in a cell', chunk('{r}', '#| label: fig-a\n#| include: false\nsecret')],
  ['the cell against its header', chunk('{r, echo=TRUE}', '#| echo: false\nsecret')],
  ['in an item', `- one\n\n  ${chunk('{r, echo=FALSE}').replaceAll('\n', '\n  ')}`],
  ['in a quotation', chunk('{r, echo=FALSE}').replace(/^(?=.)/gm, '> ')],
  ['all, by Quarto’s front matter', `---\nexecute:\n  echo: false\n---\n\n${chunk('{r}')}`],
  [
    'all, by knitr’s front matter',
    `---\nknitr:\n  opts_chunk:\n    include: FALSE\n---\n\n${chunk('{python}')}`,
  ],
  ['all, by knitr’s options', `${setup}\n${chunk('{r}')}\n${chunk('{sql}')}`],
])('code is hidden: %s', async (_, text) => {
  expect(await shown(text.startsWith('---') ? text : `Before.\n\n${text}\nAfter.\n`)).toEqual([]);
});

test.each([
  ['one against front matter', `---\nexecute:\n  echo: false\n---\n\n${chunk('{r, echo=TRUE}')}`],
  ['one against knitr’s options', `${setup}\n${chunk('{r}', '#| echo: true\nsecret')}`],
  ['what is not run', chunk('{r, eval=FALSE}')],
  ['with its fences', chunk('{r}', '#| echo: fenced\nsecret')],
  ['by words in quotes', chunk('{r, fig.cap="a, echo = FALSE"}')],
  ['lines of it', chunk('{r, echo=2:3}')],
  ['code that is no chunk', `---\nexecute:\n  echo: false\n---\n\n${chunk('r')}`],
  ['code with pandoc’s attributes', chunk('{.r echo="false"}')],
])('code is shown: %s', async (_, text) => {
  expect(await shown(text.startsWith('---') ? text : `Before.\n\n${text}\nAfter.\n`)).toEqual(['secret']);
});

test('options count only where they run', async () => {
  const only = 'knitr::opts_chunk$set(echo = FALSE)';
  for (const text of [chunk('r', only), chunk('{r, eval=FALSE}', `# ${only}`), `${only}\n`])
    expect(await shown(`${text}\n${chunk('{r}')}`)).toContain('secret');
});
