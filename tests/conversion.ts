import { type ConversionOptions, convert, type Notice } from '@footmark/engine';
import { expect } from 'vitest';
import { leaveForValidation } from './produced';

export interface Conversion {
  readonly bytes: Uint8Array;
  readonly notices: readonly Notice[];
}

/**
 * Converts, fails the test when that does not succeed, and leaves the file for the validation that follows.
 * `caseName` is what a finding there is reported under; without it that is the running test's name.
 */
export async function convertForTest(
  markdown: string,
  options: ConversionOptions = {},
  caseName: string = expect.getState().currentTestName ?? 'a test without a name',
): Promise<Conversion> {
  const result = await convert(markdown, options);
  if (!result.success) throw new Error(`${caseName}: not converted: ${result.error}`);
  const bytes = new Uint8Array(await result.blob.arrayBuffer());
  leaveForValidation(bytes, caseName);
  return { bytes, notices: [...result.validation.errors, ...result.validation.warnings] };
}
