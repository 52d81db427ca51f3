import { dirname } from 'node:path';
import { CommandError } from '../errors.js';
import { checkTarget, readSource } from '../files.js';
import { keptNotes, mergeOf, plain, report, writeMerged } from '../merge-file.js';
import { NO_PERMISSIONS } from '../permissions.js';
import type { Roots } from '../roots.js';
import { shown } from '../shown.js';
import { pathIn, realPathIn } from './roots.js';
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
  const path = await realPathIn(roots, source);
  const target = { path: pathIn(roots, output), reach: roots, roots };
  await checkTarget(target.path, roots);
  const marks = changes === 'mark';
  const { merge, merged } = await mergeOf(
    {
      bytes: await readSource(path, roots),
      name: source,
      folder: dirname(path),
      roots,
      permissions: NO_PERMISSIONS,
    },
    { name: returned, bytes: await readSource(pathIn(roots, returned), roots) },
    marks,
    {},
  );
  const kept = await writeMerged(merged, merge, target);
  return {
    text: `Wrote ${shown(target.path)}.\n${keptNotes(source, kept)}${report(source, merge, false, marks)}`,
    data: { file: target.path, ...plain(merge) },
  };
}
