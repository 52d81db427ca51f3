import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'footmark-limits-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Comes before what a script does with its first message, when it has its limit: fills this many megabytes, and then never ends or lets
 * the script answer.
 */
const filling = join(folder, 'filling.mjs');
writeFileSync(
  filling,
  `const kept = [];
  const fill = () => {
    while (kept.length < Number(process.env.FILLED)) kept.push(Buffer.alloc(1e6, 1));
    while (process.env.GOES_ON !== 'yes');
  };
  const listen = (event) => {
    if (event !== 'message') return;
    process.off('newListener', listen);
    process.once('message', fill);
  };
  process.on('newListener', listen);`,
);

/** The process that draws diagrams, which may take 600 MB. */
const DRAWING = fileURLToPath(new URL('../dist/diagram-process.js', import.meta.url));

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

/** What comes of a question: an answer, or the signal that ended the process. */
async function outcome(script: string, megabytes: number, goesOn: boolean): Promise<unknown> {
  child = fork(script, [], {
    execArgv: ['--import', pathToFileURL(filling).href],
    env: { ...process.env, FILLED: String(megabytes), GOES_ON: goesOn ? 'yes' : 'no' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const answered = once(child, 'message').then(([message]) => message);
  const ended = once(child, 'exit').then(([, signal]) => signal);
  child.send({ code: 'flowchart LR\na --> b' });
  return Promise.race([answered, ended]);
}

test('the process that draws diagrams is ended beyond its memory, though its work leaves it no pause', async () => {
  expect(await outcome(DRAWING, 650, false)).toBe('SIGKILL');
});

test('it answers below', async () => {
  expect(await outcome(DRAWING, 100, true)).toMatchObject({ svg: expect.any(String) });
});
