import { expect, test } from 'vitest';
import { inspect } from '../inspect.js';

const found = (label: string, code: string) =>
  inspect(`\`\`\`${label}\n${code}\n\`\`\`\n`)
    .notices.filter(({ code }) => code === 'code-not-drawn')
    .map(({ message }) => message);

test.each([
  ['sequence', 'Alice->Bob: Hello', 'Sequence diagram'],
  ['flow', 'st=>start: Begin\ne=>end', 'Flowchart'],
  ['graphviz', 'digraph { a -> b }', 'Graphviz'],
  ['abc', 'X:1', 'ABC notation'],
  ['geo', '{"type": "Point"}', 'Map'],
  ['markmap', '# One', 'Markmap'],
])('code labelled %s that note apps draw is reported', (label, code, name) => {
  expect(found(label, code)).toEqual([`${name} code is not drawn; it was kept as code`]);
});

test.each([
  ['flow', '// @flow\ntype A = (x: number) => void;'],
  ['sequence', '1, 1, 2, 3, 5'],
  ['geo', 'Point(3)'],
])('other code labelled %s is not: %s', (label, code) => {
  expect(found(label, code)).toEqual([]);
});
