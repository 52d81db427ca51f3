import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openSources, sourceOf } from '../../sources.js';

const PNG = 'iVBORw0KGgo=';

async function read(notebook: unknown, hidesCode = false) {
  const json = typeof notebook === 'string' ? notebook : JSON.stringify(notebook, null, 1);
  const bytes = strToU8(json);
  const file = { path: 'lab.ipynb', size: bytes.length, read: async () => bytes };
  const text = await (await openSources([file], { hidesCode })).combine();
  return { ...text, json };
}

const markdown = (source: string | readonly string[], more = {}) => ({
  cell_type: 'markdown',
  metadata: {},
  source,
  ...more,
});

const code = (source: string | readonly string[], outputs: readonly unknown[] = [], metadata = {}) => ({
  cell_type: 'code',
  execution_count: 1,
  metadata,
  source,
  outputs,
});

const notebook = (...cells: readonly unknown[]) => ({
  cells,
  metadata: { kernelspec: { language: 'python' }, language_info: { name: 'python' } },
  nbformat: 4,
  nbformat_minor: 5,
});

test('options for all cells in front matter hide code, against which a cell may show its own', async () => {
  const front = (yaml: string) => ({ cell_type: 'raw', metadata: {}, source: `---\n${yaml}\n---` });
  const stream = { output_type: 'stream', name: 'stdout', text: 'result' };
  const cells = [
    code('secret', [stream]),
    code('#| echo: true\nshown', [stream]),
    markdown('#| echo: false'),
  ];
  const { markdown: text } = await read(notebook(front('execute:\n  echo: false'), ...cells));
  expect(text).not.toContain('secret');
  expect(text).toContain('```python\nshown\n```');
  expect(text.match(/result/g)).toHaveLength(2);
  const none = await read(notebook(front('execute:\n  include: false'), ...cells));
  expect(none.markdown).not.toMatch(/secret|result|shown/);
  expect(none.markdown).toContain('#| echo: false');
});

const display = (data: Readonly<Record<string, unknown>>) => ({
  output_type: 'display_data',
  data,
  metadata: {},
});

describe('a notebook', () => {
  test('has its texts, its code and its outputs', async () => {
    const { markdown: text, notices } = await read(
      notebook(
        markdown(['# Lab\n', '\n', 'Text with $x^2$.']),
        code(
          ['import this\n', 'print("hi")'],
          [
            { output_type: 'stream', name: 'stdout', text: ['one\n', 'two\n'] },
            { output_type: 'stream', name: 'stderr', text: '\u001b[31mred\u001b[0m\n 10%\r 90%\r100%\n' },
          ],
        ),
        code('1 + 1', [{ output_type: 'execute_result', data: { 'text/plain': '2' }, metadata: {} }]),
        code(''),
      ),
    );
    expect(text).toBe(
      '# Lab\n\nText with $x^2$.\n\n```python\nimport this\nprint("hi")\n```\n\n```text\none\ntwo\nred\n100%\n```\n\n```python\n1 + 1\n```\n\n```text\n2\n```\n',
    );
    expect(notices).toEqual([]);
  });

  test('has the pictures of its outputs and those in its texts', async () => {
    const { markdown: text, pictures } = await read(
      notebook(
        markdown('![A](attachment:my%20pic.png)', { attachments: { 'my pic.png': { 'image/png': PNG } } }),
        code('plot()', [display({ 'image/png': `${PNG}\n`, 'text/plain': '<Figure>' })]),
        code('#| fig-cap: "A curve"\nplot()', [display({ 'image/svg+xml': ['<svg>', '</svg>'] })]),
      ),
    );
    expect(text).toContain('![A](lab_files/cell-1-my%20pic.png)');
    expect(text).toContain('```python\nplot()\n```\n\n![Output of cell 2](lab_files/cell-2-output-1.png)');
    expect(text).toContain('```python\nplot()\n```\n\n![A curve](lab_files/cell-3-output-1.svg)');
    expect(pictures.map(({ path, bytes }) => [path, bytes.length])).toEqual([
      ['lab_files/cell-1-my pic.png', 8],
      ['lab_files/cell-2-output-1.png', 8],
      ['lab_files/cell-3-output-1.svg', 11],
    ]);
  });

  test('has names and captions of figures and tables, and the options of its cells', async () => {
    const png = display({ 'image/png': PNG });
    const table = display({ 'text/html': '<table><tr><th>a</th></tr><tr><td>1</td></tr></table>' });
    const stderr = { output_type: 'stream', name: 'stderr', text: 'careful' };
    const { markdown: text } = await read(
      notebook(
        code(
          '#| label: fig-load\n#| fig-cap: "Load by *month*"\n#| fig-alt: A curve\n#| echo: false\nplot()',
          [png],
        ),
        code('#| label: tbl-load\n#| tbl-cap:\n#|   Load table\n#| echo: false\ndf', [table]),
        code('#| label: both\n#| fig-cap: Both\n#| warning: false\n#| echo: false\nplot()', [
          stderr,
          png,
          png,
        ]),
        code('#| output: False\n#| echo: false\nquiet()', [stderr]),
        code('#| fold: true\n#| title: x\nshown()'),
      ),
    );
    expect(text).toBe(`![Load by *month*](lab_files/cell-1-output-1.png){#fig-load fig-alt="A curve"}

::: {#tbl-load}

| a |
| --- |
| 1 |

Load table

:::

::: {#fig-both}

![Output of cell 3](lab_files/cell-3-output-1.png)

![Output of cell 3](lab_files/cell-3-output-2.png)

Both

:::

\`\`\`python
shown()
\`\`\`
`);
  });

  test('shows a formula rather than its picture', async () => {
    const both = display({ 'image/png': PNG, 'text/latex': '$\\displaystyle x^{2}$' });
    const tabular = display({
      'text/html': '<table><tr><th>a</th></tr><tr><td>1</td></tr></table>',
      'text/latex': '\\begin{tabular}{l}1\\end{tabular}',
    });
    const { markdown: text } = await read(notebook(code('x**2', [both]), code('df', [tabular])));
    expect(text).toContain('$\\displaystyle x^{2}$');
    expect(text).not.toContain('![');
    expect(text).toContain('| a |');
  });

  test('has the tables, formulas and text that its cells output', async () => {
    const html =
      '<div><style scoped>.x{}</style><table border="1" class="dataframe"><thead><tr style="text-align: right;"><th></th><th>a</th></tr></thead><tbody><tr><th>0</th><td>1.5</td></tr></tbody></table></div>';
    const { markdown: text } = await read(
      notebook(
        code('df', [display({ 'text/html': html, 'text/plain': '     a\n0  1.5' })]),
        code('latex', [display({ 'text/latex': '\\begin{align}x\\end{align}' })]),
        code('md', [display({ 'text/markdown': ['**bold**'] })]),
      ),
    );
    expect(text).toContain(
      '<tr><th></th><th>a</th></tr>\n</thead>\n<tbody>\n<tr><th>0</th><td>1.5</td></tr>',
    );
    expect(text).toContain('$$\n\\begin{align}x\\end{align}\n$$');
    expect(text).toContain('**bold**');
    expect(text).not.toContain('     a\n');
  });

  test('reports output that cannot be shown, with the line of its cell', async () => {
    const { notices, json } = await read(
      notebook(
        code('w', [display({ 'application/vnd.jupyter.widget-view+json': {}, 'text/plain': 'IntSlider()' })]),
        code('p', [display({ 'text/html': '<script>plot()</script>' })]),
        { cell_type: 'raw', metadata: { format: 'text/latex' }, source: '\\foo' },
      ),
    );
    const cellLine = (source: string) =>
      json.slice(0, json.indexOf(`"source": ${JSON.stringify(source)}`)).lastIndexOf('\n  {');
    const lines = ['w', 'p', '\\foo'].map((source) => json.slice(0, cellLine(source) + 1).split('\n').length);
    expect(notices.map(({ message, line }) => [line, message])).toEqual([
      [
        lines[0],
        'Output of cell 1 (application/vnd.jupyter.widget-view+json) only runs in a notebook; it was left out',
      ],
      [lines[1], 'Output of cell 2 only runs in a notebook; it was left out'],
      [lines[2], 'Cell 3 is text/latex for another program; it was left out'],
    ]);
  });

  test('leaves out code that is hidden by option, tag or comment', async () => {
    const output = [{ output_type: 'stream', name: 'stdout', text: 'out' }];
    const cells = notebook(
      code('secret1', output, { tags: ['hide-input'] }),
      code('#| echo: false\nsecret2', output),
      code('secret3', output, { tags: ['remove-cell'] }),
      code('shown', output, { tags: ['remove_output'] }),
    );
    expect((await read(cells)).markdown).toBe(
      '```text\nout\n```\n\n```text\nout\n```\n\n```python\nshown\n```\n',
    );
    expect((await read(cells, true)).markdown).toBe('```text\nout\n```\n\n```text\nout\n```\n');
  });

  test.each([
    ['#| hide\nsecret', ''],
    ['#hide\n#| default_exp a\nsecret', ''],
    ['# hide_input\nsecret', '```text\nout\n```\n'],
    ['#| hide_output\nshown', '```python\nshown\n```\n'],
    ['shown\n# hide', '```python\nshown\n# hide\n```\n\n```text\nout\n```\n'],
  ])('shows of a cell what nbdev shows: %j', async (source, expected) => {
    const output = [{ output_type: 'stream', name: 'stdout', text: 'out' }];
    expect((await read(notebook(code(source, output)))).markdown).toBe(expected);
  });

  test('leaves out all code that its metadata hides, but of cells that show it', async () => {
    const cells = notebook(code('secret'), code('#| echo: true\nshown'));
    const hidden = { ...cells, metadata: { ...cells.metadata, hide_input: true } };
    expect((await read(hidden)).markdown).toBe('```python\nshown\n```\n');
  });

  test('has the language of a cell, errors without colours, and fences around fences', async () => {
    const error = {
      output_type: 'error',
      ename: 'E',
      evalue: 'bad',
      traceback: ['\u001b[0;31mE\u001b[0m: bad'],
    };
    const { markdown: text } = await read(notebook(code('%%bash\nls'), code('x = "```"', [error])));
    expect(text).toBe('```bash\n%%bash\nls\n```\n\n````python\nx = "```"\n````\n\n```text\nE: bad\n```\n');
  });

  test('has front matter in a cell by itself', async () => {
    const raw = { cell_type: 'raw', metadata: {}, source: '---\ntitle: "Lab"\n---' };
    expect((await read(notebook(raw, markdown('Text.')))).markdown).toBe('---\ntitle: "Lab"\n---\n\nText.\n');
  });

  test('of an older format is read, too', async () => {
    const old = {
      nbformat: 3,
      worksheets: [
        {
          cells: [
            { cell_type: 'heading', level: 2, source: ['Old'] },
            {
              cell_type: 'code',
              language: 'python',
              input: ['x'],
              outputs: [{ output_type: 'stream', text: 'y' }],
            },
          ],
        },
      ],
    };
    expect((await read(old)).markdown).toBe('## Old\n\n```python\nx\n```\n\n```text\ny\n```\n');
  });

  test('maps each line to the line of its file, so that notices lead there', async () => {
    const {
      markdown: text,
      lines,
      json,
    } = await read(
      notebook(
        markdown(['# "A"\n', '\n', 'second\n', 'third']),
        code(['c1\n', 'c2'], [display({ 'image/png': PNG })]),
        markdown('last'),
      ),
    );
    const wanted = (part: string) => json.split('\n').findIndex((line) => line.includes(part)) + 1;
    const found = (part: string) =>
      sourceOf(lines, text.split('\n').findIndex((line) => line.includes(part)) + 1)?.line;
    for (const part of ['second', 'third', 'c1', 'c2', 'last'])
      expect([part, found(part)]).toEqual([part, wanted(part)]);
  });
});

describe('charts of a notebook', () => {
  const PLOTLY = 'application/vnd.plotly.v1+json';
  const PICTURE = { 'image/png': PNG };
  const bars = {
    data: [
      { type: 'bar', name: 'A*', x: ['a|b', 'c'], y: { dtype: 'f8', bdata: 'AAAAAAAA+D8AAAAAAAAAwA==' } },
    ],
  };

  test('an output of Plotly or Vega-Lite is a chart with its numbers', async () => {
    const vega = {
      data: { values: [{ a: 'x', b: 1.234 }] },
      mark: 'bar',
      encoding: { y: { field: 'a', title: null }, x: { field: 'b', type: 'quantitative', title: 'B, all' } },
    };
    const cells = [
      code('plot()', [display({ [PLOTLY]: bars, ...PICTURE })]),
      code('plot()', [display({ 'application/vnd.vegalite.v5+json': vega, 'text/plain': 'alt.Chart(...)' })]),
    ];
    const { markdown: text, pictures } = await read(notebook(...cells), true);
    expect(text).toBe(
      '<!-- chart: column -->\n|  | A\\* |\n| --- | ---: |\n| a\\|b | 1.5 |\n| c | -2 |\n\n' +
        '<!-- chart: bar, y="B, all" -->\n|  | B, all |\n| --- | ---: |\n| x | 1.2340 |\n',
    );
    expect(pictures).toEqual([]);
  });

  test('a page of Altair holds its chart', async () => {
    const vega = {
      data: { name: 'd' },
      mark: { type: 'bar' },
      encoding: { x: { field: 'a', type: 'nominal' }, y: { field: 'b', type: 'quantitative' } },
      datasets: { d: [{ a: 'x', b: 1 }] },
    };
    const page = (spec: string) =>
      `<div id="altair-viz-1"></div>\n<script>(function(spec, embedOpt){ vegaEmbed(spec); })(${spec}, {"mode": "vega-lite"});</script>`;
    const shown = (html: string) =>
      read(notebook(code('plot()', [display({ 'text/html': html, 'text/plain': 'alt.Chart(...)' })])), true);
    expect((await shown(page(JSON.stringify(vega)))).markdown).toMatch(
      /^<!-- chart: column.*\n.*\n.*\n\| x \| 1 \|/,
    );
    const broken = await shown(page('{"mark": broken'));
    expect(broken.markdown).toContain('alt.Chart(...)');
    expect(broken.notices.map(({ code: name, message }) => [name, message])).toEqual([
      ['cell-left-out', 'Output of cell 1 only runs in a notebook; its text was kept'],
    ]);
    const other = await shown(page(JSON.stringify({ hconcat: [vega] })));
    expect(other.markdown).toContain('alt.Chart(...)');
    expect(other.notices.map(({ code: name, message }) => [name, message])).toEqual([
      [
        'chart-not-made',
        'Output of cell 1 is a chart that was not made: its option hconcat is not one that is understood here; its text was kept',
      ],
    ]);
  });

  test.each([
    ['one that is not understood keeps its picture', { data: [{ type: 'heatmap', z: [[1]] }] }],
    ['one without numbers does, too', { data: [{ type: 'bar', x: [], y: [] }] }],
  ])('%s', async (_, figure) => {
    const { pictures } = await read(notebook(code('plot()', [display({ [PLOTLY]: figure, ...PICTURE })])));
    expect(pictures).toHaveLength(1);
  });

  test('a finding names what is not understood', async () => {
    const figure = { data: [{ type: 'heatmap', z: [[1]] }] };
    const { notices } = await read(
      notebook(
        code('plot()', [display({ [PLOTLY]: figure, ...PICTURE })]),
        code('plot()', [display({ [PLOTLY]: figure, 'text/plain': 'Figure' })]),
      ),
    );
    const reason =
      'is a chart that was not made: its trace of the type "heatmap" is not one of a chart in Word';
    expect(notices.map(({ code: name, message }) => [name, message])).toEqual([
      ['chart-not-made', `Output of cell 1 ${reason}; its picture was kept`],
      ['cell-left-out', `Output of cell 2 ${reason}; it was left out`],
    ]);
  });
});
