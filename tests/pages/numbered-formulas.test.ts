import { openPages } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { paragraphsOf } from './drawn';

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
