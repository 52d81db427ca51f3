import { expect, test } from 'vitest';
import { turned } from './turned.js';

test.each<readonly [string, string]>([
  ['flowchart LR\n  A --> B', 'flowchart TB\n  A --> B'],
  ['graph TD;\n  A --> B', 'graph LR;\n  A --> B'],
  ['flowchart\n  A --> B', 'flowchart LR\n  A --> B'],
  [
    '---\ntitle: LR\n---\n%% graph paper\nflowchart-elk RL\nA',
    '---\ntitle: LR\n---\n%% graph paper\nflowchart-elk BT\nA',
  ],
  ['flowchart LR\nsubgraph s\ndirection TB\nA\nend', 'flowchart TB\nsubgraph s\ndirection TB\nA\nend'],
  ['stateDiagram-v2\n  [*] --> A', 'stateDiagram-v2\ndirection LR\n  [*] --> A'],
  ['stateDiagram-v2\n  direction LR\n  [*] --> A', 'stateDiagram-v2\n  direction TB\n  [*] --> A'],
  [
    'stateDiagram-v2\nstate A {\n  direction LR\n  B --> C\n}',
    'stateDiagram-v2\ndirection LR\nstate A {\n  direction LR\n  B --> C\n}',
  ],
  ['classDiagram', 'classDiagram\ndirection LR\n'],
])('%j the other way is %j', (code, other) => {
  expect(turned(code)).toBe(other);
});

test.each(['sequenceDiagram\n  A->>B: flowchart LR', 'pie\n  "A" : 1', 'mindmap\n  graphs'])(
  '%j has no other way',
  (code) => {
    expect(turned(code)).toBeUndefined();
  },
);
