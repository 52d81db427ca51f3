import type { DiagramRenderer } from '@footmark/engine';
import { expect, test } from 'vitest';
import { drawMermaid } from '../../diagrams/src/index';
import { convertForTest } from '../conversion';
import { PIXEL } from '../pixel';
import { readForTest } from '../word/read-for-test';

const diagrams: DiagramRenderer = { languages: ['mermaid'], draw: drawMermaid };
const host = { diagrams, rasterize: async (): Promise<Uint8Array> => PIXEL, source: false } as const;

async function backFrom(code: string): Promise<string> {
  const { bytes } = await convertForTest(`\`\`\`{.mermaid .shapes}\n${code}\n\`\`\`\n`, host);
  const { markdown } = await readForTest(bytes);
  return /```\{\.mermaid \.shapes\}\n([\s\S]*?)\n```/.exec(markdown)?.[1] ?? markdown;
}

test.each([
  ['a flowchart upwards', 'flowchart BT\n  A["A"]\n  B["B"]\n  A --> B'],
  ['a flowchart to the left', 'flowchart RL\n  A["A"]\n  B["B"]\n  A --> B'],
  [
    'frames that nothing is attached to, which are turned, in the order of the code',
    'flowchart LR\n  subgraph one ["one"]\n    A["A"]\n    B["B"]\n  end\n  subgraph two ["two"]\n    C["C"]\n    D["D"]\n  end\n' +
      '  A --> B\n  C --> D',
  ],
  [
    'a frame with a direction and colours of its own',
    'flowchart TD\n  Z["Z"]\n  subgraph one ["one"]\n    direction TB\n    A["A"]\n    B["B"]\n  end\n  A --> B\n  Z --> one\n  style one fill:#ffee99,stroke:#cc0000',
  ],
  [
    'frames whose nodes have lines to nodes outside, which have no direction of their own',
    'flowchart TD\n  subgraph one ["one"]\n    a1["a1"]\n    a2["a2"]\n  end\n  subgraph two ["two"]\n    c1["c1"]\n    c2["c2"]\n  end\n' +
      '  c1 --> a2\n  a1 --> a2\n  c1 --> c2',
  ],
  [
    'frames with nodes that have no lines',
    'flowchart LR\n  subgraph X ["X"]\n    direction LR\n    A["A"]\n    C["C"]\n  end\n  subgraph Y ["Y"]\n    B["B"]\n    D["D"]\n  end\n  X --> Y',
  ],
  ['nodes without lines, one below the other', 'flowchart LR\n  A["A"]\n  B["B"]'],
  [
    'shapes that are texts, bars and piles',
    'flowchart TD\n  A@{ shape: text, label: "A text" }\n  B@{ shape: fork }\n  C@{ shape: processes, label: "Many" }\n  A --> B\n  B --> C',
  ],
  [
    'states in a state to the right',
    'stateDiagram-v2\n  state Out {\n    direction LR\n    a --> b\n  }\n  Before --> Out',
  ],
  [
    'states in a state which others name, and one without lines in it',
    'stateDiagram-v2\n  state Out {\n    In\n  }\n  Before --> In\n  Out --> After',
  ],
  [
    'regions side by side',
    'stateDiagram-v2\n  state Out {\n    [*] --> Off\n    Off --> On : key\n    --\n    [*] --> Low\n    Low --> High\n  }\n  [*] --> Out',
  ],
  [
    'a fork, a join and notes on both sides',
    'stateDiagram-v2\n  state f <<fork>>\n  state j <<join>>\n  f --> A\n  f --> B\n  A --> j\n  B --> j\n  note right of A : To the right\n  note left of B : To the left',
  ],
  [
    'texts of a sequence that are broken for want of room, and others',
    'sequenceDiagram\n  participant A as wrap: Alice with a name that nobody can write in a line\n  participant B\n  participant C\n' +
      '  A->>B: wrap: This message is so long that it goes on in a line below, and in another one\n' +
      '  Note over B: wrap: A note, which is as long as the message, so that its lines are broken, too\n' +
      '  B->>C: This message is as long, but its author wants all of it in a line\n  C->>A: Short<br>and broken',
  ],
  [
    'static and abstract members',
    'classDiagram\n  class A {\n    +String name$\n    +one()* int\n    +two()$ int\n    +three()\n  }',
  ],
  [
    'classes in namespaces in a namespace',
    'classDiagram\n  namespace P {\n    class G\n    namespace Q {\n      class R\n    }\n  }\n  G --> R : asks',
  ],
])('shapes come back as the code that makes them, and again: %s', async (_, code) => {
  const back = await backFrom(code);
  expect(back.split('\n').sort()).toEqual(code.split('\n').sort());
  expect(await backFrom(back)).toBe(back);
});

test('names that the library makes up are the same in each drawing', async () => {
  const code = 'stateDiagram-v2\n  state Out {\n    A --> B\n    --\n    C --> D\n  }';
  const names = async (): Promise<readonly string[]> => {
    const answer = await drawMermaid({ language: 'mermaid', code, wantsShapes: true });
    return 'shapes' in answer ? (answer.shapes?.shapes ?? []).map(({ name }) => name) : [];
  };
  const first = await names();
  expect(first.length).toBeGreaterThan(4);
  expect(await names()).toEqual(first);
});

test('a diagram that asks to look as if drawn by hand has shapes of Word', async () => {
  const back = await backFrom(
    '---\nconfig:\n  look: handDrawn\n---\nflowchart TD\n  A["A"]\n  B{"B"}\n  A --> B',
  );
  expect(back).toBe('flowchart TD\n  A["A"]\n  B{"B"}\n  A --> B');
});
