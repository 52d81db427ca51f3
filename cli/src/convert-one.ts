import { join } from 'node:path';
import { closingLines } from './closing-line.js';
import { convertText } from './conversion.js';
import { CommandError, UsageError } from './errors.js';
import { checkTarget, wordPathFor, writeWhole } from './files.js';
import { type Gathered, gather, nameOfOne } from './gather.js';
import { noticeLines, noticesAsJson, reportedNotices } from './notices.js';
import { oneText } from './one-text.js';
import { pictureAccess } from './picture-access.js';
import { Places } from './places.js';
import { isFolder, refuseText } from './plan.js';
import type { Settings } from './settings.js';
import { print, STREAM, type Terminal } from './streams.js';

/** Makes one document of all inputs; returns the exit status. */
export async function convertOne(
  inputs: readonly string[],
  settings: Settings,
  terminal: Terminal,
): Promise<number> {
  const { check = false, json = false, quiet = false, hidesCode = false, conversion = {} } = settings;
  const gathered = await gather(inputs);
  const output = check ? undefined : await outputOf(inputs, settings, gathered, terminal);
  const own = await pictureAccess(settings);
  const access = { ...own, folders: [gathered.root || '.', ...own.folders] };
  const { text, byFile, isIncomplete } = await oneText(gathered, inputs.join(', '), access, { hidesCode });
  const { result, notices } = await convertText(text, conversion);
  if ('failure' in result) throw new CommandError(result.failure);

  const files = byFile(notices);
  if (output === STREAM) await print(terminal.stdout, result.document);
  else if (output !== undefined) await writeWhole(output, result.document);
  if (json) await print(output === STREAM ? terminal.stderr : terminal.stdout, noticesAsJson(files));
  else
    for (const file of files)
      await print(terminal.stderr, noticeLines({ ...file, notices: reportedNotices(file.notices, quiet) }));
  if (!quiet) await print(terminal.stderr, closingLines({ check, total: 1, failed: [], notices: files }));
  const hasErrors = files.some((file) => file.notices.some(({ severity }) => severity === 'error'));
  return isIncomplete || (check && hasErrors) ? 1 : 0;
}

/** Throws a `UsageError` for a place where something would be lost. */
async function outputOf(
  inputs: readonly string[],
  { output, optionsFile }: Settings,
  { root, files }: Gathered,
  { stdout }: Terminal,
): Promise<string> {
  if (output === STREAM) {
    if (stdout.isTTY) throw new UsageError('a Word file cannot be shown on the screen; give -o FILE');
    return STREAM;
  }
  const [only = ''] = inputs;
  const name = nameOfOne(inputs);
  if (output === undefined && name === undefined)
    throw new UsageError('--one: name the Word file of several inputs with -o');
  const isPlace = output !== undefined && (/[\\/]$/.test(output) || (await isFolder(output)));
  const target = isPlace
    ? join(output, wordPathFor(name ?? 'document'))
    : (output ?? wordPathFor(only.replace(/[\\/]+$/, '')));
  await refuseText(target);
  const places = new Places();
  const identity = await places.identity(target);
  const sources = files.map(({ path }) => join(root, path));
  for (const path of [...sources, ...inputs, ...(optionsFile === undefined ? [] : [optionsFile])])
    if ((await places.identity(path)) === identity && !(await isFolder(path)))
      throw new UsageError(`the output ${target} is the input file ${path}, which would be lost`);
  await checkTarget(target);
  return target;
}
