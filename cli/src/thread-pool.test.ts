import { describe, expect, test } from 'vitest';
import { threadsFor } from './batch.js';
import { runInThreads } from './thread-pool.js';

/** A thread that doubles numbers, and dies of zero. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (number) => {
      if (number === 0) throw new Error('zero');
      if (number < 0) process.exit(3);
      parentPort.postMessage(number * 2);
    });
  `)}`,
);

async function doubled(numbers: readonly number[], threads: number): Promise<(number | string)[]> {
  const answers: (number | string)[] = [];
  await runInThreads<number, number | string>(numbers, {
    script,
    threads,
    done: async (index, answer) => {
      answers[index] = answer;
    },
    lost: (_job, error) => String(error),
  });
  return answers;
}

describe('runInThreads', () => {
  test('gives every job to a thread', async () => {
    const numbers = Array.from({ length: 50 }, (_, index) => index + 1);
    expect(await doubled(numbers, 3)).toEqual(numbers.map((number) => number * 2));
  });

  test('replaces a thread that dies', async () => {
    expect(await doubled([1, 0, 2, -1, 3], 1)).toEqual([
      2,
      'Error: zero',
      4,
      'Error: its thread ended with status 3',
      6,
    ]);
  });
});

describe('threadsFor', () => {
  const files = (count: number, bytes: number) =>
    Array.from({ length: count }, () => ({ source: { bytes } }));

  test.each([
    ['one file', files(1, 5_000_000), 8, 1],
    ['a few short files', files(5, 3_000), 8, 1],
    ['two long files', files(2, 500_000), 8, 2],
    ['many files', files(500, 3_000), 4, 4],
    ['very many processors', files(5_000, 30_000), 128, 8],
    ['one processor', files(500, 3_000), 1, 1],
    ['no file', [], 4, 1],
  ])('%s', (_name, jobs, processors, threads) => {
    expect(threadsFor(jobs, processors)).toBe(threads);
  });
});
