import { describe, expect, test } from 'vitest';
import { growsTooFast, pointsOf } from '../../scripts/fuzz/points.mjs';

/** What is measured of an input whose time in milliseconds is `time`, one unit being ten characters, and how large it became. */
async function measured(time: (size: number) => number, overhead = 40) {
  let largest = 0;
  const points = await pointsOf(async (size) => {
    largest = Math.max(largest, size);
    return {
      answer: 'grown',
      characters: size * 10,
      milliseconds: overhead + time(size),
      peakMebibytes: 100,
      failure: undefined,
    };
  }, 8000);
  if (typeof points === 'string') throw new Error(points);
  return { growsTooFast: growsTooFast(points), largest };
}

describe('the growth of time is found', () => {
  test.each([1, 10, 100, 240, 1000, 20_000])(
    'n² with %i ms at the largest size of all inputs',
    async (time) => {
      for (const overhead of [0, 40, 300])
        expect(await measured((size) => time * (size / 8000) ** 2, overhead)).toMatchObject({
          growsTooFast: true,
        });
    },
  );

  test.each([0.5, 10, 249, 3000])('but not that of n·log n with %i ms', async (time) => {
    for (const overhead of [0, 40, 300]) {
      const ofSize = (size: number) => (time * size * Math.log2(size + 1)) / (8000 * Math.log2(8001));
      expect(await measured(ofSize, overhead)).toMatchObject({ growsTooFast: false });
    }
  });

  test('what is fast at every size is tried up to a bound', async () => {
    const { largest } = await measured(() => 0);
    expect(largest).toBeGreaterThan(100_000);
    expect(largest).toBeLessThanOrEqual(800_000);
  });

  test('a size that is refused ends it only beyond those of all inputs', async () => {
    const from = (limit: number) => async (size: number) =>
      ({
        answer: 'grown',
        characters: size,
        milliseconds: 50,
        peakMebibytes: 1,
        failure: size >= limit ? 'too large' : undefined,
      }) as const;
    expect(await pointsOf(from(4000), 8000)).toBe('too large at size 4000');
    expect(await pointsOf(from(16_000), 8000)).toHaveLength(5);
    expect(await pointsOf(async (size) => (size > 8000 ? undefined : from(1e9)(size)), 8000)).toMatch(
      /^never/,
    );
  });
});
