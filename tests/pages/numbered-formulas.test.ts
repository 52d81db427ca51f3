import { openPages } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { paragraphsOf, textOfLine } from './drawn';

test('a formula with a number has the whole line, so that its number stands at the margin', async () => {
  const session = openPages();
  await session.update('$$x = 1 \\tag{2}$$\n\n$$y = 1$$\n', {});
  const [numbered, other] = [...paragraphsOf(session.page(1).body)].map(({ box, lines }) => ({
    box,
    piece: lines[0]?.pieces[0],
  }));
  expect(numbered?.piece).toMatchObject({ type: 'equation', isNumbered: true });
  expect(numbered?.piece).toMatchObject({ x: numbered?.box.x, width: numbered?.box.width });
  expect(other?.piece?.width).toBeLessThan(other?.box.width ?? 0);
  expect(other?.piece).not.toHaveProperty('isNumbered');
});

test('a formula in a note has its number where one in the text has it', async () => {
  const session = openPages();
  await session.update(
    '$$F$$ {#eq:b}\n\nText.[^1]\n\n[^1]: A note.\n\n    $$E$$ {#eq:a}\n\n    See @eq:a.\n',
    {},
  );
  const { body, notes } = session.page(1);
  const end = (blocks: typeof body, number: string): number | undefined => {
    const lines = [...paragraphsOf(blocks)].flatMap((each) => each.lines);
    const last = lines.find((line) => textOfLine(line) === number)?.pieces.at(-1);
    return last && last.x + last.width;
  };
  const inNote = notes?.blocks ?? [];
  const text = [...paragraphsOf(body)].find(({ lines }) =>
    lines.some((line) => textOfLine(line).startsWith('Text.')),
  );
  expect(end(body, '(1)'), 'where the lines of the text end').toBeCloseTo(
    (text?.box.x ?? 0) + (text?.box.width ?? 0),
    0,
  );
  expect(end(inNote, '(2)')).toBeCloseTo(end(body, '(1)') ?? 0, 0);
  expect([...paragraphsOf(inNote)].flatMap(({ lines }) => lines.map(textOfLine))).toContain(
    'See Equation\u00a02.',
  );
});

test('in a text from right to left, a number begins where its lines end', async () => {
  const session = openPages();
  await session.update('שלום עולם.\n\n$$F$$ {#eq:b}\n', { language: 'he' });
  const paragraphs = [...paragraphsOf(session.page(1).body)];
  const number = paragraphs.flatMap(({ lines }) => lines).find((line) => textOfLine(line) === '(1)');
  const starts = number?.pieces.map(({ x }) => x) ?? [];
  expect(Math.min(...starts)).toBeCloseTo(paragraphs[0]?.box.x ?? Number.NaN, 0);
});
