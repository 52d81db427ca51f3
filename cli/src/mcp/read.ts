import { CommandError } from '../errors.js';
import { checkTarget, readSource } from '../files.js';
import type { Roots } from '../roots.js';
import { shown } from '../shown.js';
import {
  otherFolderNote,
  readAsAnswer,
  readForFile,
  type TextOptions,
  type TextTarget,
  type TextWithFolder,
  writeWithPictures,
} from '../written-text.js';
import { pathIn } from './roots.js';
import type { Answer } from './tools.js';

export interface ReadArguments {
  readonly source: string;
  readonly output?: string;
  readonly changes?: string;
  readonly dialect?: string;
  readonly wrap?: number;
}

const CHANGES = ['accept', 'reject', 'track'] as const;
const DIALECTS = ['footmark', 'github', 'pandoc'] as const;

/** Reads a Word file as Markdown, and either returns that or writes it with its pictures next to it. */
export async function readWordTool(input: ReadArguments, roots: Roots): Promise<Answer> {
  const { source, output } = input;
  const options = optionsOf(input);
  if (output !== undefined && !/\.(?:md|markdown)$/i.test(output))
    throw new CommandError(`output: ${output} does not end in .md; give the Markdown file a name that does`);
  const bytes = await readSource(pathIn(roots, source), roots);
  const target = output === undefined ? undefined : pathIn(roots, output);
  const read: TextWithFolder =
    target === undefined
      ? await readAsAnswer(source, bytes, options)
      : await readToFile(source, bytes, { path: target, reach: roots, roots }, options);
  const { markdown, notices, properties, pictures, otherFolder } = read;
  const lines = notices.map(({ message, code }) => `${message} [${code}]`);
  const losses = lines.length === 0 ? '' : `Differences from the Word file:\n${lines.join('\n')}\n`;
  const folder = otherFolder === undefined ? '' : `${shown(otherFolderNote(otherFolder))}\n`;
  return {
    text:
      target === undefined
        ? `${markdown}${losses === '' ? '' : `\n${losses}`}`
        : `Wrote ${shown(target)}.\n${folder}${losses}`,
    data: {
      ...(target === undefined ? { markdown } : { file: target }),
      pictures: pictures.map(({ path }) => path),
      properties,
      notices,
    },
  };
}

async function readToFile(
  name: string,
  bytes: Uint8Array,
  target: TextTarget,
  options: TextOptions,
): Promise<TextWithFolder> {
  await checkTarget(target.path, target.reach);
  const read = await readForFile(name, bytes, target, options);
  await writeWithPictures(read.markdown, read.pictures, target);
  return read;
}

function optionsOf({ changes = 'accept', dialect = 'footmark', wrap }: ReadArguments): TextOptions {
  if (wrap !== undefined && !(Number.isSafeInteger(wrap) && wrap >= MIN_COLUMNS))
    throw new CommandError(`wrap: expected a whole number of columns, ${MIN_COLUMNS} or more`);
  return {
    changes: oneOf('changes', changes, CHANGES),
    dialect: oneOf('dialect', dialect, DIALECTS),
    ...(wrap !== undefined && { wrap }),
  };
}

const MIN_COLUMNS = 20;

function oneOf<Choice extends string>(name: string, value: string, choices: readonly Choice[]): Choice {
  const found = choices.find((each) => each === value);
  if (found === undefined)
    throw new CommandError(`${name}: '${value}' is not accepted; expected ${choices.join(', ')}`);
  return found;
}
