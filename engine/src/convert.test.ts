import { afterEach, expect, test, vi } from 'vitest';
import { ConversionAborted } from './api/conversion-aborted.js';
import type { ConversionStage } from './api/result.js';
import { convert } from './convert.js';
import { Packer } from './zip/index.js';

afterEach(() => vi.restoreAllMocks());

test('a failed stage is reported in the result, with what was found before it', async () => {
  vi.spyOn(Packer.prototype, 'finish').mockRejectedValue(new RangeError('out of room'));
  const error = 'Document generation failed - no DOCX blob created';
  expect(await convert('One[^x].')).toEqual({
    success: false,
    error,
    validation: {
      valid: false,
      errors: [{ code: 'generation-failed', severity: 'error', message: `${error} (out of room)`, line: 1 }],
      warnings: [expect.objectContaining({ code: 'footnote-undefined' })],
    },
  });
});

test('an unknown option is not a failure of a stage', async () => {
  // @ts-expect-error: no such size
  await expect(convert('One.', { fontSize: 13 })).rejects.toThrow(TypeError);
});

const STAGES: readonly ConversionStage[] = ['parse', 'load', 'resolve', 'write', 'zip'];

test.each(STAGES)(
  'nor is a conversion that is cancelled in the stage %s, which is its last',
  async (last) => {
    const cancelled = new AbortController();
    const begun: ConversionStage[] = [];
    const onProgress = (stage: ConversionStage): void => {
      begun.push(stage);
      if (stage === last) cancelled.abort();
    };
    await expect(convert('One.', { signal: cancelled.signal, onProgress })).rejects.toThrow(
      ConversionAborted,
    );
    expect(begun).toEqual(STAGES.slice(0, STAGES.indexOf(last) + 1));
  },
);

test('a long conversion can be stopped while it is writing', async () => {
  const cancelled = new AbortController();
  const begun: ConversionStage[] = [];
  const onProgress = (stage: ConversionStage): void => {
    begun.push(stage);
    if (stage === 'write') setImmediate(() => cancelled.abort());
  };
  const converting = convert('A line of a long text.\n\n'.repeat(30_000), {
    signal: cancelled.signal,
    onProgress,
  });
  await expect(converting).rejects.toThrow(ConversionAborted);
  expect(begun.at(-1)).toBe('write');
});
