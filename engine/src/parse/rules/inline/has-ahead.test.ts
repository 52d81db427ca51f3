import { describe, expect, test } from 'vitest';
import { blockTokens, readTokens } from '../../parsed-text.js';

const LENGTH = 1_000_000;
/** In milliseconds, on a machine that is busy; in quadratic time, each text would take minutes. */
const LIMIT = 10_000;

describe('a sign that stands only before many brackets takes no quadratic time', () => {
  test.each([
    ['a span', '[a]{.mark} ', '[b] '],
    ['a reference', '[@fig:a] ', '[b] '],
    ['a comment', 'a{>>b<<} ', 'c {>>d '],
  ])('%s', (_, only, piece) => {
    const text = only + piece.repeat(LENGTH / piece.length);
    const begin = performance.now();
    const { blocks } = readTokens(blockTokens(text));
    expect(blocks).toHaveLength(1);
    expect(performance.now() - begin).toBeLessThan(LIMIT);
  });
});
