import { dirname } from 'node:path';
import { convertText } from './conversion.js';
import { forReading } from './dialect.js';
import { CommandError, UsageError } from './errors.js';
import { checkTarget, readSource, writeWhole } from './files.js';
import { noticeLines, noticesAsJson, reported, withSourcePaths } from './notices.js';
import { permissionsOf, rootsOf } from './permissions.js';
import { identityOfStream, Places } from './places.js';
import { refuseText } from './plan.js';
import { NAMED } from './roots.js';
import type { Settings } from './settings.js';
import { print, readAll, STREAM, type Terminal } from './streams.js';
import { isArchiveContent } from './word-files.js';

/** Converts one text from standard input or to standard output; returns the exit status. */
export async function convertStream(
  inputs: readonly string[],
  settings: Settings,
  terminal: Terminal,
): Promise<number> {
  const [input = STREAM, ...others] = inputs;
  if (others.length > 0) throw new UsageError('- cannot be combined with other files');
  const { output = STREAM, check = false, json = false, quiet = false, conversion = {} } = settings;
  const toStream = output === STREAM && !check;
  if (toStream && terminal.stdout.isTTY)
    throw new UsageError('a Word file cannot be shown on the screen; give -o FILE');
  const fromStream = input === STREAM;
  const given = fromStream ? await readAll(terminal.stdin) : undefined;
  if (given && settings.from === undefined && isArchiveContent(given))
    return (await import('./read-word.js')).readWordStream(given, settings, terminal);
  forReading(settings);
  if (!check) await refuseLoss(input, output, settings, terminal);
  const bytes = given ?? (await readSource(input, NAMED));
  if (!toStream && !check) await checkTarget(output, NAMED);

  const folder = fromStream ? '.' : dirname(input);
  const permissions = await permissionsOf(settings);
  const roots = await rootsOf(folder, permissions, 'the folder of the text');
  const text = { bytes, name: input, folder, roots, permissions };
  const { result, reading, ...own } = await convertText(text, { ...conversion, checkSources: check });
  const notices = withSourcePaths(own.notices, settings.bibliography);
  const found = { file: input, ...(reading && { reading }) };
  if (json) await print(toStream ? terminal.stderr : terminal.stdout, noticesAsJson([{ ...found, notices }]));
  else await print(terminal.stderr, noticeLines(reported({ ...found, notices }, quiet)));

  if ('failure' in result) throw new CommandError(result.failure);
  if (check) return notices.some(({ severity }) => severity === 'error') ? 1 : 0;
  if (toStream) await print(terminal.stdout, result.document);
  else await writeWhole(output, result.document, NAMED);
  return 0;
}

/** A shell may have connected a stream to the file at the other end, as in `- -o notes.docx < notes.docx`. */
async function refuseLoss(
  input: string,
  output: string,
  { optionsFile }: Settings,
  { stdin, stdout }: Terminal,
): Promise<void> {
  const places = new Places();
  const identity = async (path: string, stream: { readonly fd?: number }): Promise<string | undefined> =>
    path === STREAM ? identityOfStream(stream) : places.identity(path);
  const target = await identity(output, stdout);
  const name = output === STREAM ? 'on standard output' : output;
  if (target !== undefined && target === (await identity(input, stdin)))
    throw new UsageError(`the output ${name} is the input file itself, which would be lost`);
  if (optionsFile !== undefined && target === (await places.identity(optionsFile)))
    throw new UsageError(`the output ${name} is the options file ${optionsFile}, which would be lost`);
  if (output !== STREAM) await refuseText(output);
}
