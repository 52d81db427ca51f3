import { describe, expect, test, vi } from 'vitest';
import type { DiagramGraph } from '../../engine/src/api/host.js';
import { settingsOf } from '../../engine/src/api/settings.js';
import { cleanSvg } from '../../engine/src/load/images/svg/clean.js';
import { diagramPaletteOf } from '../../engine/src/theme/diagram-colors.js';
import { themeOf } from '../../engine/src/theme/index.js';
import { drawMermaid } from './index.js';
import { DIAGRAMS } from './sample-diagrams.js';

async function drawn(code: string): Promise<string> {
  const answer = await drawMermaid({ language: 'mermaid', code });
  if ('fault' in answer) throw new Error(answer.fault);
  return answer.svg;
}

const COLORS = diagramPaletteOf(themeOf(settingsOf({ template: 'business' })))?.colors;

test.each(Object.entries(DIAGRAMS))(
  'is drawn in the colours of a document, all else the same: %s',
  async (_, code) => {
    const answer = await drawMermaid({ language: 'mermaid', code, ...(COLORS && { colors: COLORS }) });
    if ('fault' in answer) throw new Error(answer.fault);
    const clean = cleanSvg(answer.svg)?.svg ?? '';
    expect(clean).not.toMatch(/#(?:ececff|9370db|ffffde|fff5ad|aaaa33)\b/i);
    const withoutColors = (svg: string): string =>
      svg
        .replace(/#[\da-f]{3,6}\b|(?:rgb|hsl)a?\([^)]*\)/gi, '#')
        .replace(/(?:pie|fill|stroke)-?opacity="?:?[\d.]+/gi, '');
    const plain = cleanSvg(await drawn(code))?.svg ?? '';
    expect(withoutColors(clean).length).toBeCloseTo(withoutColors(plain).length, -2);
    expect(textOf(clean)).toBe(textOf(plain));
  },
);

test('a diagram that names a theme keeps it', async () => {
  for (const own of ["%%{init: {'theme': 'forest'}}%%\n", '---\nconfig:\n  theme: neutral\n---\n']) {
    const code = `${own}flowchart TD\n  A --> B`;
    const answer = await drawMermaid({ language: 'mermaid', code, ...(COLORS && { colors: COLORS }) });
    expect('svg' in answer && answer.svg).toBe(await drawn(code));
  }
});

const NOT_IN_WORD = /foreignObject|NaN|undefined| filter=| class=|-baseline|var\(|color-mix|<style/g;

/** The words in a drawing, in order. */
const textOf = (svg: string): string =>
  svg.replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe.each(Object.entries(DIAGRAMS))('%s', (_kind, code) => {
  test('becomes a drawing that Word shows, every time the same', async () => {
    const clean = cleanSvg(await drawn(code));
    expect(clean?.removals).toEqual([]);
    expect(clean?.svg.match(NOT_IN_WORD) ?? []).toEqual([]);
    expect(clean?.size.width).toBeGreaterThan(50);
    expect(cleanSvg(await drawn(code))?.svg === clean?.svg).toBe(true);
  });
});

test.each([
  [
    'a box',
    'flowchart TD\n  A["<b>Big <i>words</i></b><br/>a &lt;b&gt; 1 < 2"] -->|<em>now</em>| B',
    'Big words a',
  ],
  ['a box without quotation marks', 'flowchart TD\n  A[<strong class="x">Big</strong> words]', 'Big words'],
  ['a message', 'sequenceDiagram\n  A->>B: <b>Big</b> words', 'Big words'],
])('tags that change the looks of words are not printed: %s', async (_, code, words) => {
  const text = textOf(await drawn(code));
  expect(text).toContain(words);
  expect(text).not.toMatch(/(?:<|&lt;)\s*\/?\s*(?:b|i|em|strong)\b(?!\s*(?:>|&gt;)\s*1)/);
});

test('words stay separate, and each line is one piece', async () => {
  const svg = await drawn(
    'flowchart TD\n  A["`Look in the **big** database`"] --> B["Line one<br/>Line two"]',
  );
  expect(svg).toContain('>Look in the</tspan>');
  expect(textOf(svg)).toMatch(/Look in the big database/);
  expect(textOf(svg)).toMatch(/Line one Line two/);
});

test('boxes are wide enough for their text, also in other scripts', async () => {
  const width = async (label: string): Promise<number> =>
    Number(/<rect[^>]* width="([\d.]+)"/.exec(await drawn(`flowchart TD\n  A["${label}"]`))?.[1]);
  expect(await width('WWWWWWWWWW')).toBeGreaterThan(10 * 16 * 0.94);
  expect(await width('漢字漢字漢字')).toBeGreaterThan(6 * 16);
  expect(await width('Щщщщщщщщщ')).toBeGreaterThan(10 * 16 * 0.7);
});

test.each([
  ['flowchart LR\n  A --> B\n  B --> [', 3],
  ['---\ntitle: T\n---\n%% a comment\n\nflowchart LR\n  A --> B\n  %% another\n  B --> [', 9],
  ['sequenceDiagram\n  A->>B: hi\n  B-->A\n', 3],
  ['pie title x\n  "a" : 3\n  "b" ; 4', 3],
  ['gitGraph\n  commit\n  comit', 3],
])('a mistake is reported with its line: %j', async (code, line) => {
  const answer = await drawMermaid({ language: 'mermaid', code });
  expect(answer).toEqual({ fault: expect.stringMatching(/^[^\n]{10,}$/), line });
});

test('a mistake is described by what is written, not by names of the grammar', async () => {
  expect(await drawMermaid({ language: 'mermaid', code: 'flowchart LR\n  A --> [B' })).toEqual({
    fault: '"[" does not belong here',
    line: 2,
  });
});

test('a mistake that the parser cannot locate is reported without a line', async () => {
  expect(await drawMermaid({ language: 'mermaid', code: 'gitGraph\n  commit\n  checkout nope' })).toEqual({
    fault: expect.stringContaining('nope'),
  });
  expect(await drawMermaid({ language: 'mermaid', code: 'foo bar' })).toEqual({
    fault: 'its first line names no kind of diagram',
  });
});

test('the next diagram is drawn after one with a mistake', async () => {
  const [wrong, right] = await Promise.all([
    drawMermaid({ language: 'mermaid', code: 'flowchart LR\n A --> [' }),
    drawMermaid({ language: 'mermaid', code: 'flowchart LR\n A --> B' }),
  ]);
  expect([Object.keys(wrong), Object.keys(right)]).toEqual([
    ['fault', 'line'],
    ['svg', 'letters', 'graph'],
  ]);
});

test('what would be light on dark is dark on light', async () => {
  const plain = await drawn('flowchart LR\n  A --> B');
  expect(await drawn("%%{init: {'theme': 'dark'}}%%\nflowchart LR\n  A --> B")).toBe(plain);
  expect(await drawn('---\nconfig:\n  theme: dark\n---\nflowchart LR\n  A --> B')).toBe(plain);
  expect(await drawn("%%{init: {'theme': 'forest'}}%%\nflowchart LR\n  A --> B")).not.toBe(plain);
});

test('a diagram cannot contain HTML or change its configuration', async () => {
  const svg = await drawn(
    '---\nconfig:\n  layout: elk\n  securityLevel: loose\n  htmlLabels: true\n  flowchart:\n    htmlLabels: true\n---\nflowchart LR\n  A["<img src=x onerror=alert(1)>"] --> B\n  click A "javascript:alert(1)"',
  );
  expect(svg).not.toMatch(/foreignObject|javascript:|<img/);
});

test('a formula in a label is its LaTeX', async () => {
  expect(textOf(await drawn('flowchart LR\n  A["$$x^2$$"] --> B'))).toContain('x^2');
});

test('code that is too long is not attempted', async () => {
  const answer = await drawMermaid({
    language: 'mermaid',
    code: `flowchart LR\n${'  A --> B\n'.repeat(6000)}`,
  });
  expect(answer).toEqual({ fault: 'it is longer than 50,000 characters' });
});

test.each<[string, DiagramGraph]>([
  [
    'flowchart TD\n  A["Start<br/>here"] --> B{"`Is it **ok**?`"}\n  B -->|yes| C\n  C --- D\n  subgraph S\n    C\n  end',
    {
      kind: 'flowchart',
      parts: ['Start here', 'Is it ok?', 'C', 'D'],
      links: [
        { from: 'Start here', to: 'Is it ok?', label: '', isDirected: true },
        { from: 'Is it ok?', to: 'C', label: 'yes', isDirected: true },
        { from: 'C', to: 'D', label: '', isDirected: false },
      ],
    },
  ],
  [
    'stateDiagram-v2\n  [*] --> Idle\n  Idle --> [*]: off',
    {
      kind: 'state',
      parts: ['[start]', 'Idle', '[end]'],
      links: [
        { from: '[start]', to: 'Idle', label: '', isDirected: true },
        { from: 'Idle', to: '[end]', label: 'off', isDirected: true },
      ],
    },
  ],
  [
    'sequenceDiagram\n  participant A as Alice\n  A->>B: hi\n  Note over A: aside\n  loop often\n    B-->>A: yes\n  end',
    {
      kind: 'sequence',
      parts: ['Alice', 'B'],
      links: [
        { from: 'Alice', to: 'B', label: 'hi', isDirected: true },
        { from: 'B', to: 'Alice', label: 'yes', isDirected: true },
      ],
    },
  ],
  [
    'erDiagram\n  CUSTOMER ||--o{ ORDER : places',
    {
      kind: 'er',
      parts: ['CUSTOMER', 'ORDER'],
      links: [{ from: 'CUSTOMER', to: 'ORDER', label: 'places', isDirected: false }],
    },
  ],
  [
    'gantt\n  title T\n  section S\n  A :a1, 2026-01-01, 3d',
    { kind: 'gantt', parts: ['A', 'S', 'T'], links: [] },
  ],
  [
    'timeline\n  title T\n  2002 : One thing : Another',
    { kind: 'timeline', parts: ['One thing', 'Another', 'T'], links: [] },
  ],
])('what it shows is told, for its description: %j', async (code, graph) => {
  const answer = await drawMermaid({ language: 'mermaid', code });
  expect('graph' in answer && answer.graph).toEqual(graph);
});

test('a second copy of the module draws the same in the same process', async () => {
  const code = 'flowchart LR\n  A --> B';
  const answer = await drawMermaid({ language: 'mermaid', code });
  vi.resetModules();
  const { drawMermaid: drawAgain } = await import('./index.js');
  expect(await drawAgain({ language: 'mermaid', code })).toEqual(answer);
});
