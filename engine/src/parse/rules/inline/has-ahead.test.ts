import { describe, expect, test } from 'vitest';
import { blockTokens, readTokens } from '../../parsed-text.js';

const LENGTH = 1_000_000;
/** In milliseconds of processor time; in quadratic time, each text would take minutes. */
const LIMIT = 10_000;

describe('many brackets after the only sign do not take quadratic time', () => {
  test.each([
    ['a span', '[a]{.mark} ', '[b] '],
    ['a reference', '[@fig:a] ', '[b] '],
    ['a comment', 'a{>>b<<} ', 'c {>>d '],
  ])('%s', (_, only, piece) => {
    const text = only + piece.repeat(LENGTH / piece.length);
    const begin = process.cpuUsage();
    const { blocks } = readTokens(blockTokens(text));
    expect(blocks).toHaveLength(1);
    const { user, system } = process.cpuUsage(begin);
    expect((user + system) / 1000).toBeLessThan(LIMIT);
  });
});
