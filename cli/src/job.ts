import { basename, dirname } from 'node:path';
import type { ConversionOptions, DialectReading } from '@footmark/engine';
import { convertText } from './conversion.js';
import { explanation } from './errors.js';
import { checkTarget, isOtherText, makeFolderOf, readSource, writeWhole } from './files.js';
import type { Source } from './find-sources.js';
import { type FileNotice, withSourcePaths } from './notices.js';
import { type Permissions, rootsOf } from './permissions.js';
import type { Route } from './plan.js';
import { NAMED } from './roots.js';
import { withVariables } from './variables.js';

/**
 * One file to convert; without a route for its document, it is only checked. A job and its outcome are plain data
 * that can be posted to a thread.
 */
export interface Job extends Partial<Route> {
  readonly source: Source;
  readonly options: ConversionOptions;
  readonly permissions: Permissions;
  /** Whether the code of notebooks is left out, and that of chunks in R Markdown and Quarto. */
  readonly hidesCode?: boolean;
  /** The files with sources whose contents are among the options. */
  readonly bibliography?: readonly string[];
}

export interface Outcome {
  readonly notices: readonly FileNotice[];
  readonly reading?: DialectReading;
  /** Why there is no document, for the user. */
  readonly failure?: string;
}

/** Reads, converts and writes one file. Never throws, since the following files do not depend on it. */
export async function runJob(job: Job): Promise<Outcome> {
  try {
    return await converted(job);
  } catch (error) {
    return { notices: [], failure: explanation(error) };
  }
}

async function converted({
  source,
  output,
  within,
  makesFolder,
  options,
  permissions,
  hidesCode = false,
  bibliography,
}: Job): Promise<Outcome> {
  const input = source.path;
  const folder = dirname(input);
  // A folder that is converted includes its pictures.
  const roots =
    source.root === undefined
      ? await rootsOf(folder, permissions, 'the folder of the text')
      : await rootsOf(source.root, permissions);
  const bytes = await readSource(input, source.root === undefined ? NAMED : roots);
  const reach = within === undefined ? NAMED : await rootsOf(within, permissions);
  if (output !== undefined && !makesFolder) await checkTarget(output, reach);
  const filled = await withVariables(bytes, folder, roots);
  const plain = { bytes: filled, name: input, folder, roots, permissions };
  const { text, found } =
    isOtherText(input) || hidesCode
      ? await (await import('./one-text.js')).textOfFile(plain, hidesCode)
      : { text: plain, found: (notices: readonly FileNotice[]) => notices };
  const conversion = await convertText(text, {
    textName: basename(input),
    ...options,
    ...(output === undefined && { checkSources: true }),
  });
  const { result, reading } = conversion;
  const notices = found(withSourcePaths(conversion.notices, bibliography));
  if ('failure' in result) return { notices, failure: result.failure };
  const outcome = { notices, ...(reading && { reading }) };
  if (output === undefined) return outcome;
  if (makesFolder) await makeFolderOf(output, reach);
  await writeWhole(output, result.document, reach);
  return outcome;
}
