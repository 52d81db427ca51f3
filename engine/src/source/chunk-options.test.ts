import { describe, expect, test } from 'vitest';
import { chunkOf } from './chunk-options.js';
import { chunkPictures } from './chunk-pictures.js';

const read = (info: string, code = 'x') => {
  const { values, code: rest } = chunkOf(info, code);
  return [Object.fromEntries(values), rest];
};

describe('the options of a chunk', () => {
  test.each([
    ['{r}', {}],
    ['{r plot}', { label: ['plot'] }],
    ['{r, plot-a, echo = FALSE}', { label: ['plot-a'], echo: ['FALSE'] }],
    [
      '{r plot fig.cap = "A, \\"plot\\"", out.width="50%"}',
      { label: ['plot'], 'fig-cap': ['A, "plot"'], 'out-width': ['50%'] },
    ],
    ["{r fig.cap=c('One', 'Two'), fig.alt = 'x = 1'}", { 'fig-cap': ['One', 'Two'], 'fig-alt': ['x = 1'] }],
    ['{r, fig.cap=paste("a", b), echo=2:3}', { 'fig-cap': [], echo: ['2:3'] }],
    ['{r, echo = c(-1, 3:4), x = c(1, b), y = -(1:2)}', { echo: ['-1', '3:4'], x: [], y: [] }],
    ['{r "echo"=FALSE}', { echo: ['FALSE'] }],
    ['{r plot "echo"=FALSE}', { label: ['plot'], echo: ['FALSE'] }],
    ['{r, \'fig.cap\' = "x", `include`= F}', { 'fig-cap': ['x'], include: ['F'] }],
    ['{r, echo=!TRUE, include = ! FALSE}', { echo: ['false'], include: ['true'] }],
    [
      '{r, echo=(FALSE), include=!!T, eval=c(FALSE)}',
      { echo: ['false'], include: ['true'], eval: ['false'] },
    ],
    ['{r, echo=!quiet}', { echo: [] }],
    ['{.r echo="false"}', {}],
    ['{code-cell} python', {}],
    ['python', {}],
  ])('in the header %s', (info, values) => {
    expect(read(info)).toEqual([values, 'x']);
  });

  test.each([
    ['#| label: fig-a\n#| fig-cap: "It\\"s #1: a"\nx', { label: ['fig-a'], 'fig-cap': ['It"s #1: a'] }],
    ["//| fig-cap: 'It''s'\nx", { 'fig-cap': ["It's"] }],
    ['%%| fig-width: 6\nx', { 'fig-width': ['6'] }],
    ['--| echo: false\nx', { echo: ['false'] }],
    [
      '#| fig-subcap:\n#|   - "One"\n#|   - Two\n#| echo: false\nx',
      { 'fig-subcap': ['One', 'Two'], echo: ['false'] },
    ],
    ['#| fig-subcap: ["One, 1", Two]\nx', { 'fig-subcap': ['One, 1', 'Two'] }],
    ['#| fig-cap: |\n#|   A long\n#|   caption\nx', { 'fig-cap': ['A long caption'] }],
    ['#| fig.cap = "In R", echo = FALSE\nx', { 'fig-cap': ['In R'], echo: ['FALSE'] }],
  ])('above its code: %j', (code, values) => {
    expect(read('{any}', code)).toEqual([values, 'x']);
  });

  test('above its code count before those in its header, and end with the first line of code', () => {
    expect(read('{r, echo=TRUE}', '#| echo: false\nx\n#| label: a')).toEqual([
      { echo: ['false'] },
      'x\n#| label: a',
    ]);
  });
});

test.each([
  ['knitr::include_graphics("a b.png")', ['a b.png']],
  ["library(knitr)\n# Two\ninclude_graphics(c('a.png',\n  'b.png'), dpi = 300)", ['a.png', 'b.png']],
  ['include_graphics(path = "a.png")\ninclude_graphics("b.png")', ['a.png', 'b.png']],
  ['include_graphics(file)', []],
  ['include_graphics("a.png")\nplot(x)', []],
])('a chunk includes pictures by their names: %j', (code, pictures) => {
  expect(chunkPictures(chunkOf('{r}', code))).toEqual(pictures);
  expect(chunkPictures(chunkOf('{r, eval=FALSE}', code))).toEqual([]);
});
