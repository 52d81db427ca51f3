import type { ConversionOptions } from '@footmark/engine';
import { UsageError } from './errors.js';
import { readSource } from './files.js';
import { optionFaults, optionsFromJson } from './option-checks.js';
import { decodeText } from './utf8.js';

/** Reads the file given with `--options`. All errors in it are reported at once, in one `UsageError`. */
export async function readOptionsFile(path: string): Promise<ConversionOptions> {
  const value = parseJson(decodeText(await readSource(path), path), path);
  const faults = optionFaults(value);
  if (faults.length > 0) throw new UsageError(faults.map((fault) => `${path}: ${fault}`).join('\n'));
  return optionsFromJson(value);
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path}: not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
