import { dirname } from 'node:path';
import { convert } from '@footmark/engine';
import { parseCommand } from './arguments.js';
import { CommandError, UsageError } from './errors.js';
import { besideSource, checkTarget, readSource, writeWhole } from './files.js';
import { helpText } from './help.js';
import { noticeReport } from './notices.js';
import type { Settings } from './options.js';
import { picturesIn } from './pictures.js';
import { print, readAll, type Terminal } from './streams.js';
import { decodeUtf8 } from './utf8.js';
import { version } from './version.js';

/** The name that stands for standard input and standard output. */
const STREAM = '-';

/** Runs one command and gives its exit status. */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const command = parseCommand(words);
    if (command.kind === 'help') await print(terminal.stdout, helpText());
    else if (command.kind === 'version') await print(terminal.stdout, `${version()}\n`);
    else await convertFile(command.input, command.settings, terminal);
    return 0;
  } catch (error) {
    await print(terminal.stderr, `footmark: ${explanation(error)}\n`);
    return error instanceof CommandError ? error.status : 1;
  }
}

function explanation(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\nTry 'footmark --help'.`;
  if (error instanceof CommandError) return error.message;
  return `this is a fault of footmark itself, please report it: ${error instanceof Error ? error.stack : error}`;
}

async function convertFile(input: string, settings: Settings, terminal: Terminal): Promise<void> {
  const fromStream = input === STREAM;
  const output = settings.output ?? (fromStream ? STREAM : besideSource(input));
  const toStream = output === STREAM;

  if (toStream && terminal.stdout.isTTY)
    throw new UsageError('a Word file cannot be shown on the screen; give -o FILE');
  const bytes = fromStream ? await readAll(terminal.stdin) : await readSource(input);
  if (!toStream) await checkTarget(output, fromStream ? undefined : input);

  const loadAsset = picturesIn(fromStream ? '.' : dirname(input));
  const result = await convert(decodeUtf8(bytes, input), { ...settings.conversion, loadAsset });

  const json = settings.json ?? false;
  await print(
    json && !toStream ? terminal.stdout : terminal.stderr,
    noticeReport(input, result.validation, json),
  );
  if (!result.success) throw new CommandError(`${input}: ${result.error}`);

  const document = new Uint8Array(await result.blob.arrayBuffer());
  if (toStream) await print(terminal.stdout, document);
  else await writeWhole(output, document);
}
