import { type ConversionOptions, convert, type Notice } from '@footmark/engine';
import { leaveForValidation } from './produced';

export interface Conversion {
  readonly bytes: Uint8Array;
  readonly notices: readonly Notice[];
}

/**
 * Converts, and fails the test if that fails. Later findings of the validation are reported under `caseName`, or the name of
 * the running test.
 */
export async function convertForTest(
  markdown: string,
  options: ConversionOptions = {},
  caseName?: string,
): Promise<Conversion> {
  const result = await convert(markdown, options);
  if (!result.success) throw new Error(`Not converted: ${result.error}`);
  const bytes = new Uint8Array(await result.blob.arrayBuffer());
  if (caseName !== undefined) leaveForValidation(bytes, caseName, true);
  return { bytes, notices: [...result.validation.errors, ...result.validation.warnings] };
}
