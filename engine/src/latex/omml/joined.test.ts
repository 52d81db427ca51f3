import { expect, test } from 'vitest';
import { JoinedLatex, joined } from './joined.js';

test('only a command of letters before a letter needs a space', () => {
  expect(joined('\\alpha', 'x')).toBe('\\alpha x');
  expect(joined('\\alpha', '1')).toBe('\\alpha1');
  expect(joined('\\,', 'x')).toBe('\\,x');
  expect(joined('\\alpha_1', 'x')).toBe('\\alpha_1x');
});

test('pieces are put together in the same way, however long they are', () => {
  const latex = new JoinedLatex();
  for (const piece of ['\\al', 'x', '', '\\', 'beta', 'y', `${'z'.repeat(50)}\\gamma`, 'w']) latex.add(piece);
  expect(latex.toString()).toBe(`\\al x\\beta y${'z'.repeat(50)}\\gamma w`);
});

test('only a small space at the end can be taken away', () => {
  const latex = new JoinedLatex();
  latex.dropSmallSpace();
  latex.add('\\alpha\\,');
  latex.dropSmallSpace();
  latex.dropSmallSpace();
  latex.add('x');
  expect(latex.toString()).toBe('\\alpha x');
});
