import { expect, test } from 'vitest';
import { run } from './run.js';
import type { Output } from './streams.js';

/** Runs the command without input. `stdout` may fail. */
async function outcome(words: readonly string[], stdout?: Output) {
  const out = { stdout: '', stderr: '' };
  const recorder = (name: keyof typeof out): Output => ({
    write(data, done) {
      out[name] += String(data);
      done();
    },
  });
  const stdin = (async function* () {})();
  const status = await run(words, {
    stdin,
    stdout: stdout ?? recorder('stdout'),
    stderr: recorder('stderr'),
  });
  return { ...out, status };
}

test.each(['--wrap=40', '--dialect=github'])('%s is for Word files only', async (option) => {
  const { status, stderr } = await outcome(['paper.md', option]);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringMatching(/^footmark: --\w+ is for Word files that are read as Markdown\n/),
  });
});

test('an unexpected error fails with status 1 and is reported as a bug', async () => {
  const broken: Output = {
    write() {
      throw new Error('the screen is gone');
    },
  };
  const { status, stderr } = await outcome(['--version'], broken);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^footmark: this is a bug in footmark; please report it: Error: the screen is gone\n/,
  );
});
