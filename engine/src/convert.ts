import type { ConversionOptions } from './options.js';
import type { ConversionResult } from './result.js';

/** What `convert` rejects with after its `signal` was aborted. */
export class ConversionAborted extends Error {
  override readonly name = 'ConversionAborted';
  constructor() {
    super('The conversion was cancelled.');
  }
}

export async function convert(_markdown: string, _options: ConversionOptions = {}): Promise<ConversionResult> {
  return { success: false, error: 'Not built yet', validation: { valid: true, errors: [], warnings: [] } };
}
