import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { drawMermaid } from '../../diagrams/src/index';

const FIXTURES = fileURLToPath(new URL('../fixtures/', import.meta.url));

function codesIn(fixture: string): readonly string[] {
  const text = readFileSync(`${FIXTURES}${fixture}/input.md`, 'utf8');
  return Array.from(
    text.matchAll(/^( *)```\{?\.?mermaid.*\n([\s\S]*?)^ *```$/gm),
    ([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}

test.each([
  ['diagrams', ['flowchart', 'sequenceDiagram', 'pie']],
  ['diagrams-as-shapes', ['flowchart', 'stateDiagram', 'gantt']],
])('the drawings of the golden document are those of its code: %s', async (fixture, kinds) => {
  const codes = codesIn(fixture);
  expect(codes.slice(0, kinds.length).map((code) => /^\w+/.exec(code)?.[0])).toEqual(kinds);
  for (const code of codes.slice(0, kinds.length)) {
    const wantsShapes = fixture !== 'diagrams';
    const answer = await drawMermaid({ language: 'mermaid', code, ...(wantsShapes && { wantsShapes }) });
    if ('fault' in answer) {
      expect(code).toMatch(/^pie/);
      expect(answer.line).toBe(2);
      continue;
    }
    const saved = `${FIXTURES}${fixture}/diagrams/${/^\w+/.exec(code)?.[0]}`;
    expectSaved(`${saved}.svg`, answer.svg);
    if (answer.shapes) expectSaved(`${saved}.json`, `${JSON.stringify(answer.shapes)}\n`);
    else expect(wantsShapes && existsSync(`${saved}.json`)).toBe(false);
  }
});

function expectSaved(path: string, text: string): void {
  if (process.env.UPDATE_GOLDENS) writeFileSync(path, text);
  expect(text).toBe(readFileSync(path, 'utf8'));
}
