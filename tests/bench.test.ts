import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { byProcessorTime } from '../bench/browser/processor-time.mjs';
import type { Converter } from '../bench/converters.mjs';
import { DOCUMENTS } from '../bench/documents.mjs';
import type { CheckedCell, Result } from '../bench/measure-document.mjs';
import { measureProcess } from '../bench/measured-process.mjs';
import { takeTurns } from '../bench/rounds.mjs';
import { resultTable } from '../bench/tables.mjs';
import { checkTargets } from '../bench/targets.mjs';

const folder = mkdtempSync(join(tmpdir(), 'footmark-bench-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const output = join(folder, 'output');
const node = (program: string): readonly string[] => [process.execPath, '--eval', program];
const WRITES = `require('fs').writeFileSync(${JSON.stringify(output)}, 'four')`;
const HANGS = 'setTimeout(() => {}, 1e6)';

const other = (name: string, program: string): Converter => ({
  name,
  version: '1',
  isOther: true,
  command: () => node(program),
});

describe('the benchmark measures any process', () => {
  test('with the size of what it wrote', async () => {
    const { milliseconds, outputBytes } = await measureProcess(node(WRITES), { output, limit: 60_000 });
    expect(outputBytes).toBe(4);
    expect(milliseconds).toBeGreaterThan(0);
  });

  test('that hangs, and stops it', async () => {
    await expect(measureProcess(node(HANGS), { output, limit: 1000 })).rejects.toThrow('longer than 1 s');
  });

  test('that fails, and tells how', async () => {
    const fails = node("throw new RangeError('too deep')");
    await expect(measureProcess(fails, { output, limit: 60_000 })).rejects.toThrow(
      'failed: RangeError: too deep',
    );
  });

  test('one after the other; one that fails does not stop the others', async () => {
    const runs = [other('good', WRITES), other('bad', 'process.exit(3)'), other('slow', HANGS)];
    const cells = await takeTurns(
      runs.map((converter) => ({ converter, output })),
      { input: '', parts: [], rounds: 2, deadline: performance.now() + 8000 },
    );
    expect(cells.map(({ failure }) => failure)).toEqual([undefined, 'failed: 3', 'no time was left']);
    expect(cells[0]?.median?.outputBytes).toBe(4);
  });
});

test('the benchmark takes the waiting for a processor out of a trace', () => {
  const event = (name: string, ts: number, dur: number, tts: number, tdur: number, tid = 1) => ({
    name,
    ph: 'X',
    pid: 1,
    tid,
    ts,
    dur,
    tts,
    tdur,
  });
  const mark = { name: 'firstPaint', ph: 'I', pid: 1, tid: 1, ts: 150 };
  const events = [
    event('ThreadControllerImpl::RunTask', 100, 80, 1000, 30),
    event('RunTask', 101, 78, 1001, 28),
    // It waited 20 before it and 20 within it.
    event('Layout', 130, 40, 1010, 20),
    mark,
    event('RunTask', 140, 50, 700, 50, 2),
    event('RunTask', 200, 10, 1030, 5),
  ];
  expect(
    byProcessorTime(events.toReversed()).map(({ name, ts, dur }) => [
      name,
      ts,
      ...(dur === undefined ? [] : [dur]),
    ]),
  ).toEqual([
    ['ThreadControllerImpl::RunTask', 100, 30],
    ['RunTask', 101, 28],
    ['Layout', 110, 20],
    ['RunTask', 140, 50],
    ['firstPaint', 150],
    ['RunTask', 200, 5],
  ]);
});

describe('the benchmark judges', () => {
  const cell = (name: string, milliseconds: number, mebibytes: number, isFromNpm = false): CheckedCell => ({
    converter: { name, version: '1', isFromNpm, command: () => [] },
    rounds: 1,
    output,
    errors: '0',
    median: { milliseconds, peakBytes: mebibytes * 2 ** 20, outputBytes: 1 },
  });
  const result = (name: string, cells: CheckedCell[]): Result => {
    const document = DOCUMENTS.find((each) => each.name === name);
    if (document === undefined) throw new Error(`There is no document ${name}`);
    return { document, bytes: 1, cells };
  };
  const book = (ours: number, memory: number): Result =>
    result('book', [cell('floor', 100, 50), cell('Footmark', ours, memory), cell('peer', 600, 200, true)]);
  const work = (ours: number, memory: number): Result => result('work', [cell('Footmark', ours, memory)]);
  const missed = (results: Result[]): string[] =>
    checkTargets(results)
      .filter(({ isMet }) => !isMet)
      .map(({ figure }) => figure);

  test('figures that meet all targets', () => {
    expect(missed([book(150, 200), work(1600, 600)])).toEqual([]);
    expect(checkTargets([book(150, 200), work(1600, 600)])).toHaveLength(6);
  });

  test('figures that miss them', () => {
    expect(missed([book(200, 300), work(2400, 800)])).toEqual([
      '2.00 times',
      '300 MiB',
      '3.0 times',
      '12.0 times',
      '800 MiB',
    ]);
  });

  test('the command', () => {
    const commands = (ours: number, coloured: number): Result[] => [
      result('book', [cell('floor', 100, 50), cell('Footmark, command', ours, 50)]),
      result('manual', [
        cell('Footmark, command', 100, 50),
        cell('Footmark, command, code in colours', coloured, 50),
      ]),
    ];
    expect(missed(commands(160, 140))).toEqual([]);
    expect(missed(commands(161, 141))).toEqual(['1.61 times', '1.41 times']);
  });

  test('a file with errors', () => {
    const invalid = { ...cell('Footmark', 10, 10), errors: '2' };
    expect(missed([result('note', [invalid])])).toEqual(['in note']);
  });

  test('and shows why there is no figure', () => {
    const { median: _, ...slow } = { ...cell('slow', 1, 1), failure: 'longer than 60 s' };
    const table = resultTable(result('note', [cell('floor', 100, 50), cell('Footmark', 150, 60), slow]));
    expect(table).toMatch(/\| Footmark +\| +150 ms \| +1\.5 \| +1\.0 \| +60 MiB \|/);
    expect(table).toMatch(/\| slow +\| +longer than 60 s \|/);
  });
});
