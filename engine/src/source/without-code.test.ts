import { expect, test } from 'vitest';
import { convert } from '../convert.js';
import { chunkOf, hidesCode, shownBy } from './chunk-options.js';
import { chunksIn, withoutCode } from './without-code.js';

const hidden = (text: string): string => withoutCode(text.split('\n')).join('\n');

test.each([
  ['```{r}\na\n```', '```{r, echo=FALSE}\na\n```'],
  ['~~~{python}\n#| echo: true\na\n~~~', '~~~{python, echo=FALSE}\n#| echo: false\na\n~~~'],
  ['> ```{r a, echo=TRUE}\n> b\n> ```', '> ```{r a, echo=TRUE, echo=FALSE}\n> b\n> ```'],
  ['- ``` {r, fig.cap="}"}\n  b\n  ```\n- c', '- ``` {r, fig.cap="}", echo=FALSE}\n  b\n  ```\n- c'],
  ['```{ojs}\n//| echo: fenced\na', '```{ojs, echo=FALSE}\n//| echo: false\na'],
])('the chunk in %j hides its code', (text, expected) => {
  expect(hidden(text)).toBe(expected);
});

test.each([
  '```r\necho: true\n```',
  '```{.r}\n#| echo: true\n```',
  '```{=html}\na\n```',
  '````\n```{r}\na\n```\n````',
  '`{r}` and\n\n    ```{r}\n',
  '#| echo: true',
])('%j is no chunk and stays', (text) => {
  expect(hidden(text)).toBe(text);
});

test('whatever a chunk says itself, its code is hidden then, and stays hidden', () => {
  const headers = ['{r}', '{r, echo=TRUE}', '{r plot, eval=FALSE}', '{python}', '{r, include=FALSE}', '{r,}'];
  for (const header of headers)
    for (const option of ['', '#| echo: true\n', '#| label: fig-a\n#| echo: true\n']) {
      const [first = '', ...rest] = withoutCode(`\`\`\`${header}\n${option}x\n\`\`\``.split('\n'));
      const { values } = chunkOf(first.slice(3), rest.slice(0, -1).join('\n'));
      expect([header, option, hidesCode(shownBy(values))]).toEqual([header, option, true]);
    }
});

test('references to what only the code would have drawn are reported', async () => {
  const text = hidden('See @fig-a.\n\n```{r}\n#| label: fig-a\n#| fig-cap: A\nplot(1)\n```\n');
  const { validation } = await convert(text);
  expect(validation.warnings.map(({ code }) => code)).toEqual(['reference-unknown', 'markup-left-out']);
});

test.each([
  ['```{r}\na\n```\n\n```{python, echo=FALSE}\nb\n```', {}, 1, 1],
  ['```{r}\n#| include: false\na\n```\n\n> ```{r}\n> #| echo: false\n> b\n> ```', {}, 0, 2],
  ['```{r}\na\n```\n\n```{r, echo=TRUE}\nb\n```', { echo: false }, 1, 1],
  ['```{r, include=FALSE}\nknitr::opts_chunk$set(echo = FALSE)\n```\n\n```{r}\nb\n```', {}, 0, 2],
  ['```r\na\n```\n\n```{.python}\nb\n```\n\n````\n```{r}\n```\n````', {}, 0, 0],
])('%j has chunks that show their code and others', (text, defaults, shown, hiddenOnes) => {
  expect(chunksIn(text.split('\n'), defaults)).toEqual({ shown, hidden: hiddenOnes });
});
