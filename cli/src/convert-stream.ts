import { dirname } from 'node:path';
import { convertText } from './conversion.js';
import { CommandError, UsageError } from './errors.js';
import { checkTarget, readSource, writeWhole } from './files.js';
import { noticeLines, noticesAsJson } from './notices.js';
import type { Settings } from './settings.js';
import { print, readAll, STREAM, type Terminal } from './streams.js';

/** Converts one text that comes from standard input, or whose document goes to standard output; gives the status. */
export async function convertStream(
  inputs: readonly string[],
  settings: Settings,
  terminal: Terminal,
): Promise<number> {
  const [input = STREAM, ...others] = inputs;
  if (others.length > 0)
    throw new UsageError('- takes the place of all other files; give one file at a time');
  const { output = STREAM, check = false, json = false, remoteImages = false, conversion = {} } = settings;
  const toStream = output === STREAM && !check;
  if (toStream && terminal.stdout.isTTY)
    throw new UsageError('a Word file cannot be shown on the screen; give -o FILE');
  const fromStream = input === STREAM;
  const bytes = fromStream ? await readAll(terminal.stdin) : await readSource(input);
  if (!toStream && !check) await checkTarget(output);

  const folder = fromStream ? '.' : dirname(input);
  const { result, notices } = await convertText({ bytes, name: input, folder, remoteImages }, conversion);
  const told = { file: input, notices };
  if (json) await print(toStream ? terminal.stderr : terminal.stdout, noticesAsJson([told]));
  else await print(terminal.stderr, noticeLines(told));

  if ('failure' in result) throw new CommandError(result.failure);
  if (check) return notices.some(({ severity }) => severity === 'error') ? 1 : 0;
  if (toStream) await print(terminal.stdout, result.document);
  else await writeWhole(output, result.document);
  return 0;
}
