import { type ChunkOptions, chunkOptions } from '../source/chunk-options.js';
import { isRecord } from './yaml.js';

/** The options for all chunks in front matter: Quarto's `execute`, and knitr's `opts_chunk`. */
export function chunkDefaults({ execute, knitr }: Readonly<Record<string, unknown>>): ChunkOptions {
  const { opts_chunk: ofKnitr } = isRecord(knitr) ? knitr : {};
  return { ...optionsIn(ofKnitr), ...optionsIn(execute) };
}

function optionsIn(value: unknown): ChunkOptions {
  return isRecord(value)
    ? chunkOptions((name) => (value[name] === undefined ? undefined : String(value[name])))
    : {};
}
