import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { drawMermaid } from '../../diagrams/src/index';

const FIXTURE = fileURLToPath(new URL('../fixtures/diagrams/', import.meta.url));
const codes = Array.from(
  readFileSync(`${FIXTURE}input.md`, 'utf8').matchAll(/^( *)```\{?\.?mermaid.*\n([\s\S]*?)^ *```$/gm),
  ([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
);

test('the drawings of the golden document are those of its code', async () => {
  expect(codes.map((code) => /^\w+/.exec(code)?.[0])).toEqual(['flowchart', 'sequenceDiagram', 'pie']);
  for (const code of codes) {
    const answer = await drawMermaid({ code });
    if ('fault' in answer) {
      expect(code).toMatch(/^pie/);
      expect(answer.line).toBe(2);
      continue;
    }
    const saved = `${FIXTURE}diagrams/${/^\w+/.exec(code)?.[0]}.svg`;
    if (process.env.UPDATE_GOLDENS) writeFileSync(saved, answer.svg);
    expect(answer.svg).toBe(readFileSync(saved, 'utf8'));
  }
});
