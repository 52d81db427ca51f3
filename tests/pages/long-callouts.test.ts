import { openPages } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { paragraphsOf, textOfLine } from './drawn';

const TEXT = 'Words. '.repeat(90);

test.each([
  ['an introduction and a list', `As follows:\n>\n> - ${TEXT}\n> - b`],
  ['code', '```js\n> a()\n> ```'],
  ['a heading', `## A\n>\n> ${TEXT}`],
])('a long callout that begins with %s begins on the page of the text above it', async (_, text) => {
  const markdown = `${'A\n\n'.repeat(12)}> [!NOTE]\n> ${text}\n>\n> ${TEXT.repeat(5)}\n`;
  const session = openPages();
  const { pages } = await session.update(markdown, {});
  const linesOf = (page: number): string[] =>
    [...paragraphsOf(session.page(page).body)].flatMap(({ lines }) => lines.map(textOfLine));
  expect(pages).toHaveLength(2);
  expect(linesOf(1)).toContain('Note');
  expect(linesOf(2)[0]).toMatch(/^Words\. /);
});

test('in a callout that may break across pages, code is divided where a page ends', async () => {
  const code = `\`\`\`\n> ${'x\n> '.repeat(6)}\`\`\``;
  const session = openPages();
  const parted = new Set<boolean>();
  for (let lines = 30; lines < 60; lines += 1) {
    const above = `\`\`\`\n${'y\n'.repeat(lines)}\`\`\``;
    const { pages } = await session.update(`${above}\n\n> [!NOTE]\n> ${code}\n`, {});
    const counts = pages.map(
      (_, page) =>
        [...paragraphsOf(session.page(page + 1).body)]
          .flatMap(({ lines: own }) => own.map(textOfLine))
          .filter((text) => text === 'x').length,
    );
    parted.add(counts.filter((count) => count > 0).length > 1);
  }
  expect([...parted].sort()).toEqual([false, true]);
});
