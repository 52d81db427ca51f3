import { basename, dirname, resolve } from 'node:path';
import type { ConversionOptions, StyleMapping } from '@footmark/engine';
import { UsageError } from './errors.js';
import { readSource } from './files.js';
import { fileFaults, optionFaults, optionsFromJson } from './option-checks.js';
import { NAMED } from './roots.js';
import type { Settings } from './settings.js';
import { decodeText } from './utf8.js';

/** Reads the file given with `--options`. All errors in it are reported at once, in one `UsageError`. */
export async function readOptionsFile(path: string): Promise<Settings> {
  const value = await readJson(path);
  const faults = fileFaults(value);
  if (faults.length > 0) throw new UsageError(faults.map((fault) => `${path}: ${fault}`));
  const { reference, ...options } = value as { readonly reference?: string };
  // A path in a file is relative to the folder of the file.
  const template = reference === undefined ? {} : { reference: resolve(dirname(path), reference) };
  return { ...template, conversion: optionsFromJson(options) };
}

/** Reads the Word template and the style map that `--reference` and `--style-map` name. */
export async function readTemplateFiles({ reference, styleMapFile }: Settings): Promise<ConversionOptions> {
  if (styleMapFile !== undefined && reference === undefined)
    throw new UsageError('--style-map needs a Word template; give one with --reference');
  const template =
    reference === undefined
      ? {}
      : { template: await readSource(reference, NAMED), templateName: basename(reference) };
  if (styleMapFile === undefined) return template;
  return { ...template, styleMap: await readStyleMap(styleMapFile) };
}

/** Reads the file given with `--style-map`. */
export async function readStyleMap(path: string): Promise<StyleMapping> {
  const styleMap = await readJson(path);
  const faults = optionFaults({ styleMap });
  if (faults.length > 0) throw new UsageError(faults.map((fault) => `${path}: ${fault}`));
  return styleMap as StyleMapping;
}

async function readJson(path: string): Promise<unknown> {
  return parseJson(decodeText(await readSource(path, NAMED), path), path);
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path}: not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
