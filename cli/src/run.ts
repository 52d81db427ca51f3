import { parseCommand } from './arguments.js';
import { forReading, writtenDialect } from './dialect.js';
import { CommandError, explanation, UsageError } from './errors.js';
import { merge, type Settings } from './settings.js';
import { print, STREAM, type Terminal } from './streams.js';
import { areWordFiles } from './word-files.js';

/** Runs one command and returns its exit status. It loads only what it needs. */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const command = parseCommand(words);
    if (command.kind === 'help') await print(terminal.stdout, (await import('./help.js')).helpText());
    else if (command.kind === 'version')
      await print(terminal.stdout, `${(await import('./version.js')).version()}\n`);
    else if (command.kind === 'mcp') {
      const folders = command.roots.length > 0 ? command.roots : ['.'];
      await (await import('./mcp/serve.js')).serve(folders, command.limits);
    } else if (command.kind === 'inspect') {
      const { template, settings } = command;
      await (await import('./inspect-template.js')).inspectFile(template, settings, terminal);
    } else if (command.kind === 'merge') {
      const { mergeFile } = await import('./merge-file.js');
      return await mergeFile(command.inputs, forReading(await completeSettings(command.settings)), terminal);
    } else return await convertInputs(command.inputs, await completeSettings(command.settings), terminal);
    return 0;
  } catch (error) {
    await print(terminal.stderr, `footmark: ${explanation(error)}\n`);
    return error instanceof CommandError ? error.status : 1;
  }
}

/** The settings, completed with the content of the files that the command names. */
async function completeSettings(given: Settings): Promise<Settings> {
  const settings = await withFiles(given);
  if (settings.bibliography === undefined && settings.style === undefined) return settings;
  return (await import('./citation-files.js')).withCitationFiles(settings);
}

/** The command line takes precedence over the files. */
async function withFiles(settings: Settings): Promise<Settings> {
  const { optionsFile, reference, styleMapFile } = settings;
  if (optionsFile === undefined && reference === undefined && styleMapFile === undefined) return settings;
  const files = await import('./options-file.js');
  const given = optionsFile === undefined ? {} : await files.readOptionsFile(optionsFile);
  const template = await files.readTemplateFiles({ ...given, ...settings });
  const all = merge({ ...given }, settings);
  return { ...all, conversion: { ...all.conversion, ...template } };
}

async function convertInputs(
  inputs: readonly string[],
  given: Settings,
  terminal: Terminal,
): Promise<number> {
  if (await areWordFiles(inputs, given)) {
    writtenDialect(given.dialect);
    return (await import('./read-word.js')).readWordFiles(inputs, given, terminal);
  }
  // What is on standard input is not known yet.
  const settings = given.dialect === 'footmark' && inputs.includes(STREAM) ? given : forReading(given);
  if (settings.wrap !== undefined && !inputs.includes(STREAM))
    throw new UsageError('--wrap is for Word files that are read as Markdown');
  if (settings.one || settings.conversation !== undefined)
    return (await import('./convert-one.js')).convertOne(inputs, settings, terminal);
  const isStream = inputs.includes(STREAM) || (settings.output === STREAM && !settings.check);
  if (isStream) return (await import('./convert-stream.js')).convertStream(inputs, settings, terminal);
  return (await import('./convert-files.js')).convertFiles(inputs, settings, terminal);
}
