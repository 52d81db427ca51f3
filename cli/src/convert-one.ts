import { dirname, join } from 'node:path';
import { closingLines } from './closing-line.js';
import { convertText } from './conversion.js';
import { CommandError, UsageError } from './errors.js';
import { checkTarget, wordPathFor, writeWhole } from './files.js';
import { type Gathered, gather, nameOfOne } from './gather.js';
import { type FileNotices, noticeLines, noticesAsJson, reported, withSourcePaths } from './notices.js';
import { oneText } from './one-text.js';
import { type Permissions, permissionsOf, rootsOf } from './permissions.js';
import { Places } from './places.js';
import { isFolder, refuseText } from './plan.js';
import { NAMED, type Reach } from './roots.js';
import type { Settings } from './settings.js';
import { print, STREAM, type Terminal } from './streams.js';

/** Makes one document of all inputs; returns the exit status. */
export async function convertOne(
  inputs: readonly string[],
  settings: Settings,
  terminal: Terminal,
): Promise<number> {
  const { check = false, json = false, quiet = false, hidesCode = false, conversion = {} } = settings;
  const { conversation, hidesQuestions = false } = settings;
  const permissions = await permissionsOf(settings);
  const gathered = await gather(inputs, permissions);
  const target = check ? undefined : await outputOf(inputs, settings, gathered, permissions, terminal);
  const { text, byFile, isIncomplete } = await oneText(gathered, inputs.join(', '), {
    permissions,
    hidesCode,
    hidesQuestions,
    conversation,
  });
  const { result, notices, reading } = await convertText(text, { ...conversion, checkSources: check });
  if ('failure' in result) throw new CommandError(result.failure);

  const about = reading ? [{ file: text.name, notices: [], reading }] : [];
  const files: readonly FileNotices[] = [
    ...about,
    ...byFile(withSourcePaths(notices, settings.bibliography)),
  ];
  if (target?.path === STREAM) await print(terminal.stdout, result.document);
  else if (target) await writeWhole(target.path, result.document, target.reach);
  if (json) await print(target?.path === STREAM ? terminal.stderr : terminal.stdout, noticesAsJson(files));
  else for (const file of files) await print(terminal.stderr, noticeLines(reported(file, quiet)));
  if (!quiet) await print(terminal.stderr, closingLines({ check, total: 1, failed: [], notices: files }));
  const hasErrors = files.some((file) => file.notices.some(({ severity }) => severity === 'error'));
  return isIncomplete || (check && hasErrors) ? 1 : 0;
}

/** The Word file, and where it may be if the user has not named it. */
interface Target {
  readonly path: string;
  readonly reach: Reach;
}

/** Throws a `UsageError` for a place where something would be lost. */
async function outputOf(
  inputs: readonly string[],
  settings: Settings,
  { root, files }: Gathered,
  permissions: Permissions,
  { stdout }: Terminal,
): Promise<Target> {
  const { output, optionsFile } = settings;
  if (output === STREAM) {
    if (stdout.isTTY) throw new UsageError('a Word file cannot be shown on the screen; give -o FILE');
    return { path: STREAM, reach: NAMED };
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
  const within = isPlace ? output : dirname(target);
  const reach = output !== undefined && !isPlace ? NAMED : await rootsOf(within, permissions);
  await checkTarget(target, reach);
  return { path: target, reach };
}
