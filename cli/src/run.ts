import { parseCommand } from './arguments.js';
import { CommandError, explanation } from './errors.js';
import { merge, type Settings } from './settings.js';
import { print, STREAM, type Terminal } from './streams.js';

/** Runs one command and returns its exit status. It loads only what it needs. */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const command = parseCommand(words);
    if (command.kind === 'help') await print(terminal.stdout, (await import('./help.js')).helpText());
    else if (command.kind === 'version')
      await print(terminal.stdout, `${(await import('./version.js')).version()}\n`);
    else if (command.kind === 'mcp') {
      const [first = '.', ...others] = command.roots;
      await (await import('./mcp/serve.js')).serve(first, ...others);
    } else return await convertInputs(command.inputs, await withOptionsFile(command.settings), terminal);
    return 0;
  } catch (error) {
    await print(terminal.stderr, `footmark: ${explanation(error)}\n`);
    return error instanceof CommandError ? error.status : 1;
  }
}

/** The command line takes precedence over the file. */
async function withOptionsFile(settings: Settings): Promise<Settings> {
  if (settings.optionsFile === undefined) return settings;
  const { readOptionsFile } = await import('./options-file.js');
  return merge({ conversion: await readOptionsFile(settings.optionsFile) }, settings);
}

async function convertInputs(
  inputs: readonly string[],
  settings: Settings,
  terminal: Terminal,
): Promise<number> {
  const isStream = inputs.includes(STREAM) || (settings.output === STREAM && !settings.check);
  if (isStream) return (await import('./convert-stream.js')).convertStream(inputs, settings, terminal);
  return (await import('./convert-files.js')).convertFiles(inputs, settings, terminal);
}
