import { dirname, join } from 'node:path';
import { CommandError } from '../errors.js';
import { readSource } from '../files.js';
import { mergeOf, plain, report, writeMerged } from '../merge-file.js';
import { OWN_FOLDER_ONLY } from '../picture-access.js';
import type { Roots } from './roots.js';
import type { Answer } from './tools.js';

export interface MergeArguments {
  readonly source: string;
  readonly returned: string;
  readonly output: string;
  readonly changes?: string;
}

const CHANGES = ['take', 'mark'] as const;

/** Merges what others have changed in a Word file into its Markdown, and writes the result to another file. */
export async function mergeWordTool(input: MergeArguments, roots: Roots): Promise<Answer> {
  const { source, returned, output, changes = 'take' } = input;
  if (!CHANGES.some((each) => each === changes))
    throw new CommandError(`changes: '${changes}' is not accepted; expected ${CHANGES.join(', ')}`);
  if (!/\.(?:md|markdown)$/i.test(output))
    throw new CommandError(`output: ${output} does not end in .md; give the Markdown file a name that does`);
  const path = await roots.existing(source);
  const target = await roots.target(output);
  const marks = changes === 'mark';
  const { merge, merged } = await mergeOf(
    {
      bytes: await readSource(path),
      name: source,
      folder: dirname(path),
      access: { ...OWN_FOLDER_ONLY, folders: roots.folders },
    },
    { name: returned, bytes: await readSource(await roots.existing(returned)) },
    marks,
    {},
  );
  // The folder of the pictures may be a link to the outside.
  for (const { path: picture } of merge.pictures) await roots.target(join(dirname(target), picture));
  await writeMerged(merged, merge, target);
  return {
    text: `Wrote ${target}.\n${report(source, merge, false, marks)}`,
    data: { file: target, ...plain(merge) },
  };
}
