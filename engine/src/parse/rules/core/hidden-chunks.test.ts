import { expect, test } from 'vitest';
import type { Block } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { visitChildren } from '../../../model/nodes/children.js';
import { splitFrontMatter } from '../../../source/front-matter.js';
import { parse } from '../../index.js';
import { readMetadata } from '../../metadata.js';
import { PiecewiseParser } from '../../pieces/pieces.js';

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
  ['all, in Word files', `---\nformat:\n  docx:\n    echo: false\n---\n\n${chunk('{r}')}`],
  [
    'all, when run for Word files',
    `---\nexecute:\n  echo: true\nformat:\n  docx:\n    execute:\n      echo: false\n---\n\n${chunk('{r}')}`,
  ],
  [
    'all, by knitr’s front matter',
    `---\nknitr:\n  opts_chunk:\n    include: FALSE\n---\n\n${chunk('{python}')}`,
  ],
  ['none of its expressions', chunk('{r, echo=2:3}')],
  ['all, by Quarto’s older front matter', `---\necho: false\n---\n\n${chunk('{r}')}`],
  ['all, by knitr’s options', `${setup}\n${chunk('{r}')}\n${chunk('{sql}')}`],
])('code is hidden: %s', async (_, text) => {
  expect(await shown(text.startsWith('---') ? text : `Before.\n\n${text}\nAfter.\n`)).toEqual([]);
});

test.each([
  ['one against front matter', `---\nexecute:\n  echo: false\n---\n\n${chunk('{r, echo=TRUE}')}`],
  ['one against knitr’s options', `${setup}\n${chunk('{r}', '#| echo: true\nsecret')}`],
  ['all but in another format', `---\nformat:\n  html:\n    echo: false\n---\n\n${chunk('{r}')}`],
  ['what is not run', chunk('{r, eval=FALSE}')],
  ['its only expression', chunk('{r, echo=1:3}')],
  ['with its fences', chunk('{r}', '#| echo: fenced\nsecret')],
  ['by words in quotes', chunk('{r, fig.cap="a, echo = FALSE"}')],
  ['code that is no chunk', `---\nexecute:\n  echo: false\n---\n\n${chunk('r')}`],
  ['code with pandoc’s attributes', chunk('{.r echo="false"}')],
])('code is shown: %s', async (_, text) => {
  expect(await shown(text.startsWith('---') ? text : `Before.\n\n${text}\nAfter.\n`)).toEqual(['secret']);
});

test('knitr’s options count for the chunks after them', async () => {
  const set = (value: string): string => chunk('{r, echo=TRUE}', `knitr::opts_chunk$set(echo = ${value})`);
  const text = [
    chunk('{r}', 'one'),
    set('FALSE'),
    chunk('{r}', 'hidden'),
    `- item\n\n  ${set('TRUE').replaceAll('\n', '\n  ')}`,
    chunk('{r}', 'two'),
    set('FALSE'),
    chunk('{r, eval=FALSE, echo=TRUE}', 'knitr::opts_chunk$set(echo = TRUE)'),
    chunk('{r}', '#| eval: false\n#| echo: true\nknitr::opts_chunk$set(echo = TRUE)'),
    chunk('{r}', 'hidden'),
  ].join('\n');
  const code = (await shown(text)).filter((each) => !each.includes('opts_chunk'));
  expect(code).toEqual(['one', 'two']);
  // As a writer puts one of them in and takes it out again.
  const pieces = new PiecewiseParser();
  for (const each of [text, text.replace('echo = FALSE', 'echo = TRUE'), `${chunk('{r}')}\n${text}`, text])
    expect(pieces.parse(each, NO_METADATA, () => undefined)).toEqual(
      parse(each, NO_METADATA, () => undefined),
    );
});

test('options count only where they run', async () => {
  const only = 'knitr::opts_chunk$set(echo = FALSE)';
  for (const text of [chunk('r', only), chunk('{r, eval=FALSE}', `# ${only}`), `${only}\n`])
    expect(await shown(`${text}\n${chunk('{r}')}`)).toContain('secret');
});
