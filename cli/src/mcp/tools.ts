import { dirname } from 'node:path';
import { type ConversionOptions, inspect, type Notice } from '@footmark/engine';
import { type Conversion, convertText, type Text } from '../conversion.js';
import { CommandError, explanation } from '../errors.js';
import { checkTarget, readSource, writeWhole } from '../files.js';
import { noticeLines, noticesToTell } from '../notices.js';
import { optionFaults, optionsFromJson } from '../option-checks.js';
import { OWN_FOLDER_ONLY } from '../picture-access.js';
import { refuseText } from '../plan.js';
import { decodeText } from '../utf8.js';
import type { Roots } from './roots.js';

/** The arguments that both tools take: the text itself or its file, and the options. */
export interface TextArguments {
  readonly markdown?: string;
  readonly source?: string;
  readonly options?: unknown;
}

export interface ConversionArguments extends TextArguments {
  readonly output: string;
}

/** The answer of a tool: words for the assistant, and the same as data for programs. */
export interface Answer {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Converts a text and writes the Word file. Throws a `CommandError` that says what to change. */
export async function convertMarkdown(input: ConversionArguments, roots: Roots): Promise<Answer> {
  if (!/\.docx$/i.test(input.output))
    throw new CommandError(
      `output: ${input.output} does not end in .docx; give the Word file a name that does`,
    );
  const output = await roots.target(input.output);
  await refuseText(output);
  await checkTarget(output);
  const text = await textOf(input, roots, dirname(output));
  const { result, notices } = await convertText(text, optionsOf(input));
  if ('failure' in result) throw new CommandError(result.failure);
  await writeWhole(output, result.document);
  const file = { file: output, bytes: result.document.length };
  return {
    text: `Wrote ${output}.\n${report(text.name, notices)}`,
    data: { ...file, notices: plain(notices) },
  };
}

/** Inspects a text as a conversion would, without writing anything. */
export async function checkMarkdown(input: TextArguments, roots: Roots): Promise<Answer> {
  const text = await textOf(input, roots, roots.folders[0]);
  const options = optionsOf(input);
  const { notices }: Conversion = await convertText(text, options);
  const { statistics, outline, footnotes } = inspect(decodeText(text.bytes, text.name), options);
  const counts = { ...statistics, footnotes: footnotes.length };
  return {
    text: report(text.name, notices),
    data: {
      valid: noticesToTell(notices, true).length === 0,
      statistics: counts,
      outline,
      notices: plain(notices),
    },
  };
}

/** Every error becomes an answer that the assistant can act on; none ends the server. */
export async function answered(work: () => Promise<Answer>) {
  try {
    const { text, data } = await work();
    return { content: [{ type: 'text' as const, text }], structuredContent: data };
  } catch (error) {
    return { content: [{ type: 'text' as const, text: messageOf(error) }], isError: true };
  }
}

function messageOf(error: unknown): string {
  return error instanceof CommandError ? error.message : explanation(error);
}

/** Pictures of a text that is not in a file are looked for in `folder`. */
async function textOf({ markdown, source }: TextArguments, roots: Roots, folder: string): Promise<Text> {
  const access = { ...OWN_FOLDER_ONLY, folders: roots.folders };
  if (markdown !== undefined && source === undefined)
    return { bytes: new TextEncoder().encode(markdown), name: 'markdown', folder, access };
  if (markdown === undefined && source !== undefined) {
    const path = await roots.existing(source);
    return { bytes: await readSource(path), name: source, folder: dirname(path), access };
  }
  throw new CommandError('give either markdown, the text itself, or source, the path of its file');
}

function optionsOf({ options }: TextArguments): ConversionOptions {
  if (options === undefined) return {};
  const faults = optionFaults(options);
  if (faults.length > 0) throw new CommandError(faults.map((fault) => `options: ${fault}`).join('\n'));
  return optionsFromJson(options);
}

function report(file: string, notices: readonly Notice[]): string {
  if (notices.length === 0) return 'Nothing was found wrong with the text.';
  return `What to look at in the text:\n${noticeLines({ file, notices })}`;
}

function plain(notices: readonly Notice[]) {
  return notices.map(({ line, column, severity, code, message }) => ({
    line,
    ...(column !== undefined && { column }),
    severity,
    code,
    message,
  }));
}
