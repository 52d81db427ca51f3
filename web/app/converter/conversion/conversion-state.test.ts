import { describe, expect, test } from 'vitest';
import { type Conversion, type ConversionEvent, IDLE, nextConversion, PENDING } from './conversion-state';

const after = (...events: ConversionEvent[]): Conversion => events.reduce(nextConversion, IDLE);
const event = (type: Exclude<ConversionEvent['type'], 'staged'>): ConversionEvent => ({ type });
const started = event('started');
const ticks = (count: number): ConversionEvent[] => Array.from({ length: count }, () => event('ticked'));
const progressOf = (state: Conversion): number | undefined =>
  'progress' in state ? state.progress : undefined;

describe('progress', () => {
  test('rises by 20 every 200 ms up to a cap of 90', () => {
    expect(PENDING[after(started).phase]).toEqual({ type: 'ticked', everyMs: 200 });
    const seen = [1, 2, 3, 4, 5, 6].map((count) => progressOf(after(started, ...ticks(count))));
    expect(seen).toEqual([20, 40, 60, 80, 90, 90]);
  });

  test('never falls behind the stage that the worker reports, and never goes back', () => {
    expect(after(started, { type: 'staged', stage: 'write' })).toMatchObject({
      stage: 'write',
      progress: 60,
    });
    expect(after(started, ...ticks(4), { type: 'staged', stage: 'load' })).toMatchObject({ progress: 80 });
  });

  test('jumps to 100 on success and stops where it is on failure', () => {
    expect(progressOf(after(started, event('succeeded')))).toBe(100);
    expect(progressOf(after(started, ...ticks(2), event('failed'), event('ticked')))).toBe(40);
  });
});

describe('the end of a conversion', () => {
  test('is held for 500 ms, then shown as ready for 2 s, then idle', () => {
    const settling = after(started, event('succeeded'));
    expect(PENDING[settling.phase]).toEqual({ type: 'elapsed', everyMs: 500 });
    const ready = nextConversion(settling, event('elapsed'));
    expect(ready).toEqual({ phase: 'ready' });
    expect(PENDING[ready.phase]).toEqual({ type: 'elapsed', everyMs: 2000 });
    expect(nextConversion(ready, event('elapsed'))).toBe(IDLE);
  });

  test('after a failure is never ready', () => {
    expect(after(started, event('failed'), event('elapsed'))).toBe(IDLE);
  });

  test('after a cancellation comes at once', () => {
    expect(after(started, event('cancelled'))).toBe(IDLE);
    expect(PENDING[IDLE.phase]).toBeUndefined();
  });
});

test('late events change nothing', () => {
  expect(after(event('succeeded'))).toBe(IDLE);
  expect(after(started, event('cancelled'), { type: 'staged', stage: 'zip' }, event('failed'))).toBe(IDLE);
});
