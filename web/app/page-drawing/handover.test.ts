import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { handoverMemory, takeOver } from './handover';

const MODULE = new URL('./handover.ts', import.meta.url).href;

/** A worker that hands over what an expression makes; it runs the module without its types. */
function worker(texts: string): { readonly memory: SharedArrayBuffer; readonly end: () => unknown } {
  const memory = handoverMemory();
  const thread = new Worker(
    `const { workerData } = require('node:worker_threads');
     const { readFileSync } = require('node:fs');
     const ts = require('typescript-6');
     const source = readFileSync(new URL(${JSON.stringify(MODULE)}), 'utf8');
     const script = ts.transpile(source, { module: 'commonjs', target: 'es2022' });
     const module_ = { exports: {} };
     new Function('exports', script)(module_.exports);
     module_.exports.handOver(workerData, ${texts});`,
    { eval: true, workerData: memory },
  );
  return { memory, end: () => thread.terminate() };
}

test('texts of any length arrive whole and in order while the taker does nothing else', async () => {
  const { memory, end } = worker(`['one', 'ä'.repeat(1_500_000), '{"€":"𝄞"}']`);
  const taken = [...takeOver(memory)];
  expect(taken.map(({ length }) => length)).toEqual([3, 1_500_000, 10]);
  expect(taken[1]).toBe('ä'.repeat(1_500_000));
  expect(taken[2]).toBe('{"€":"𝄞"}');
  await end();
});
