import { type ChunkOptions, chunkOptions } from '../source/chunk-options.js';
import { isRecord } from './yaml.js';

/**
 * The options for all chunks in front matter: knitr's `opts_chunk`, Quarto's `execute` and its options at the top, and those that hold for Word files alone,
 * `format: docx`.
 */
export function chunkDefaults(values: Readonly<Record<string, unknown>>): ChunkOptions {
  const { execute, format, knitr } = values;
  const { opts_chunk: ofKnitr } = isRecord(knitr) ? knitr : {};
  const { docx } = isRecord(format) ? format : {};
  const ofWord = isRecord(docx) ? { ...optionsIn(docx), ...optionsIn(docx.execute) } : {};
  return { ...optionsIn(ofKnitr), ...optionsIn(values), ...optionsIn(execute), ...ofWord };
}

function optionsIn(value: unknown): ChunkOptions {
  return isRecord(value)
    ? chunkOptions((name) => (value[name] === undefined ? undefined : String(value[name])))
    : {};
}
