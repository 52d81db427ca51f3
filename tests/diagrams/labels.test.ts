import { expect, test } from 'vitest';
import { drawMermaid } from '../../diagrams/src/index';
import { DIAGRAMS } from '../../diagrams/src/sample-diagrams';

async function svgOf(code: string): Promise<string> {
  const answer = await drawMermaid({ language: 'mermaid', code });
  if (!('svg' in answer)) throw new Error(answer.fault);
  return answer.svg;
}

/** The rules of the style sheets of a drawing, as selectors and declarations. */
function rulesIn(svg: string): readonly (readonly [string, string])[] {
  return Array.from(svg.matchAll(/([^{}<>]+)\{([^{}]*)\}/g), ([, selector = '', body = '']) => [
    selector,
    body,
  ]);
}

test.each(['flowchart', 'state', 'class', 'ER', 'git graph', 'requirement'])(
  'the ground of words on lines is opaque: %s',
  async (kind) => {
    const code =
      DIAGRAMS[kind] ?? Object.entries(DIAGRAMS).find(([name]) => name.startsWith(kind.slice(0, 2)))?.[1];
    const grounds = rulesIn(await svgOf(code ?? 'flowchart TD\n  A -->|yes| B')).filter(([selector]) =>
      /(?:edgeLabel|commit-label|relationshipLabel|\.label)[^,]* ?(?:rect|bkg|Box)$/.test(selector.trim()),
    );
    for (const [selector, body] of grounds) {
      expect(body, selector).not.toMatch(/opacity|(?<!-color:)rgba/);
      expect(body, selector).not.toMatch(/fill:[^;]*NaN/);
    }
  },
);

test('the ground of words on lines keeps the colour that it had on paper', async () => {
  const svg = await svgOf('flowchart TD\n  A -->|yes| B');
  const ground = rulesIn(svg).find(([selector]) => selector.trim() === '#diagram .edgeLabel rect');
  // rgba(232, 232, 232, 0.8) of half an opacity, on white.
  expect(ground?.[1]).toContain('fill:rgb(246,246,246)');
});

test('lines of a grid have the colour of the grid', async () => {
  const svg = await svgOf(DIAGRAMS.gantt ?? '');
  expect(rulesIn(svg)).toContainEqual([
    '#diagram .grid .tick line',
    expect.stringContaining('stroke:inherit'),
  ]);
});

test('abstract members are in italics and static ones underlined', async () => {
  const svg = await svgOf('classDiagram\n  class A {\n    +one() int*\n    +two()$ int\n    +three()\n  }');
  const member = (name: string): string =>
    new RegExp(`<g[^>]*class="label"[^>]*>(?:(?!<g[^>]*class="label").)*\\+${name}`).exec(svg)?.[0] ?? '';
  expect(member('one')).toMatch(/style="[^"]*italic/);
  expect(member('one')).not.toContain('font-style="normal"');
  expect(member('two')).toMatch(/style="[^"]*underline/);
  expect(member('three')).not.toMatch(/style="[^"]*(?:italic|underline)/);
});

test('the name of a state is in the middle of its box', async () => {
  const svg = await svgOf('stateDiagram-v2\n  Still --> Moving');
  const label = /class="[^"]*statediagram-state"[^>]*><rect[^>]*\/><g transform="translate\(0,/g;
  expect(svg.match(label)).toHaveLength(2);
});

test('pieces of a shape are one path, as in browsers', async () => {
  const svg = await svgOf(
    'flowchart TD\n  A@{ shape: processes, label: "Many" } --> B@{ shape: docs, label: "Files" }',
  );
  expect(svg).not.toContain('d=""');
});
