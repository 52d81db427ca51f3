import { dirname, join } from 'node:path';
import type { ReadOptions } from '@footmark/engine/read';
import { CommandError } from '../errors.js';
import { checkTarget, readSource } from '../files.js';
import { readWordFile, writeMarkdownFile } from '../read-word.js';
import type { Roots } from './roots.js';
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
  const bytes = await readSource(await roots.existing(source));
  const target = output === undefined ? undefined : await roots.target(output);
  if (target !== undefined) await checkTarget(target);
  const read = await readWordFile(source, bytes, target ?? source, options);
  if (target !== undefined) {
    // The folder of the pictures may be a link to the outside.
    for (const folder of new Set(read.pictures.map(({ path }) => dirname(path))))
      await roots.target(join(dirname(target), folder));
    await writeMarkdownFile(read, target);
  }
  const { markdown, notices, properties, pictures } = read;
  const lines = notices.map(({ message, code }) => `${message} [${code}]`);
  const losses = lines.length === 0 ? '' : `Differences from the Word file:\n${lines.join('\n')}\n`;
  return {
    text:
      target === undefined
        ? `${markdown}${losses === '' ? '' : `\n${losses}`}`
        : `Wrote ${target}.\n${losses}`,
    data: {
      ...(target === undefined ? { markdown } : { file: target }),
      pictures: pictures.map(({ path }) => path),
      properties,
      notices,
    },
  };
}

function optionsOf({
  changes = 'accept',
  dialect = 'footmark',
  wrap,
}: ReadArguments): Pick<ReadOptions, 'changes' | 'dialect' | 'wrap'> {
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
