import { describe, expect, test } from 'vitest';
import { drawMermaid } from './index.js';
import { inMermaid } from './other-notations.js';

const SEQUENCE = [
  'Title: A greeting',
  'participant Andrew Lee as A',
  'Andrew->China: Says hello; really #1',
  'Note right of China: China thinks\\nabout it',
  '# a comment',
  'China-->"Andrew": How are you?',
  'Andrew->>China: Good',
  'China-->>Andrew: Well',
  'A-B:',
  'note over "Andrew",China: both',
].join('\n');

const FLOW = [
  'st=>start: Start:>http://a.example[blank]',
  'e=>end:>http://a.example',
  'op=>operation: My "Operation"|past',
  'cond=>condition: Yes',
  'or no?',
  'in1=>inputoutput: catch',
  '',
  'st(right)->op->cond',
  'cond(yes, right)->in1->e',
  'cond(no)->op',
].join('\n');

describe('sequence diagrams of note apps', () => {
  test('are written for Mermaid line by line', () => {
    expect(inMermaid('sequence', SEQUENCE).code.split('\n')).toEqual([
      'sequenceDiagram',
      'title: A greeting',
      'participant A as Andrew Lee',
      'Andrew->>China: Says hello#59; really #35;1',
      'Note right of China: China thinks<br/>about it',
      '',
      'China-->>Andrew: How are you?',
      'Andrew-)China: Good',
      'China--)Andrew: Well',
      'A->B: #8203;',
      'note over Andrew,China: both',
    ]);
  });

  test('are drawn, with who says what to whom', async () => {
    const answer = await drawMermaid({ language: 'sequence', code: SEQUENCE });
    expect(answer).toMatchObject({
      graph: { kind: 'sequence', parts: expect.arrayContaining(['Andrew Lee', 'China']) },
    });
  });

  test('with a mistake name its line', async () => {
    expect(await drawMermaid({ language: 'sequence', code: 'A->B: a\nA-->' })).toMatchObject({ line: 2 });
  });
});

describe('flowcharts of note apps', () => {
  test('are written for Mermaid line by line', () => {
    expect(inMermaid('flow', FLOW).code.split('\n')).toEqual([
      'flowchart TD',
      'nst(["Start"])',
      'ne(["e"])',
      'nop["My #34;Operation#34;"]',
      'ncond{"Yes<br/>or no?"}',
      '',
      'nin1[/"catch"/]',
      '',
      'nst --> nop --> ncond',
      'ncond -->|"yes"| nin1 --> ne',
      'ncond -->|"no"| nop',
    ]);
  });

  test('are drawn, with what leads where', async () => {
    const answer = await drawMermaid({ language: 'flow', code: FLOW });
    expect(answer).toMatchObject({
      graph: {
        kind: 'flowchart',
        links: expect.arrayContaining([{ from: 'Yes or no?', to: 'catch', label: 'yes', isDirected: true }]),
      },
    });
  });
});

test('code of Mermaid stays as it is', () => {
  expect(inMermaid('mermaid', 'pie\n"a": 1')).toEqual({ code: 'pie\n"a": 1', linesAdded: 0 });
});

test.each([
  ['sequence', ' '.repeat(900)],
  ['sequence', `A->${' '.repeat(900)}x`],
  ['sequence', `participant a${' '.repeat(900)}b \u0001`],
  ['sequence', ' '.repeat(100_000)],
  ['flow', `a=>start: ${':>'.repeat(400)}`],
  ['flow', `a=>start: ${':>'.repeat(50_000)}`],
])('many lines of %s that look alike for long are read at once: %.12s', (language, line) => {
  const lines = Array.from({ length: 20 }, () => line);
  const { code } = inMermaid(language, lines.join('\n'));
  expect(code.split('\n')).toHaveLength(21);
});
