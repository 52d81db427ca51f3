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

test.each([
  ['paper.md', '--wrap=40', '--wrap is for Word files that are read as Markdown'],
  ['paper.md', '--dialect=footmark', '--dialect footmark is for Markdown that is written from Word files'],
  [
    'paper.docx',
    '--dialect=mdx',
    '--dialect mdx is for reading Markdown; for what is written from a Word file',
  ],
  ['paper.md', '--dialect=word', "--dialect: 'word' is not accepted"],
])('%s %s is refused', async (file, option, message) => {
  const { status, stderr } = await outcome([file, option]);
  expect(stderr).toContain(`footmark: ${message}`);
  expect(status).not.toBe(0);
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
