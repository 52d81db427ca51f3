import { dirname } from 'node:path';
import { type ConversionOptions, type DialectReading, inspect, type Notice } from '@footmark/engine';
import { type Conversion, convertText, type Text } from '../conversion.js';
import { readingLine } from '../dialect.js';
import { CommandError } from '../errors.js';
import { checkTarget, isArchive, isOtherText, readSource, writeWhole } from '../files.js';
import { type FileNotices, noticeLines, reportedNotices } from '../notices.js';
import { optionsFromJson } from '../option-checks.js';
import { NO_PERMISSIONS } from '../permissions.js';
import { isFolder, refuseText } from '../plan.js';
import type { Roots } from '../roots.js';
import { shown } from '../shown.js';
import { decodeText } from '../utf8.js';
import { pathIn, realPathIn } from './roots.js';

/** The arguments that both tools take: the text itself or its file, the Word template, and the options. */
export interface TextArguments {
  readonly markdown?: string;
  readonly source?: string;
  readonly reference?: string;
  /** Whether the code of notebooks, R Markdown and Quarto is shown, as it is by default. */
  readonly code?: boolean;
  /** Options in JSON, which are valid. */
  readonly options?: unknown;
}

export interface ConversionArguments extends TextArguments {
  readonly output: string;
}

/** The answer of a tool: text for the assistant, and the same as data for programs. */
export interface Answer {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Converts a text and writes the Word file. Throws a `CommandError` whose message says what to change. */
export async function convertMarkdown(input: ConversionArguments, roots: Roots): Promise<Answer> {
  if (!/\.docx$/i.test(input.output))
    throw new CommandError(
      `output: ${input.output} does not end in .docx; give the Word file a name that does`,
    );
  const output = pathIn(roots, input.output);
  await checkTarget(output, roots);
  await refuseText(output);
  const { text, byFile } = await textOf(input, roots, dirname(output));
  const { result, notices, reading } = await convertText(text, await optionsOf(input, roots));
  const found = byFile(notices);
  if ('failure' in result) throw new CommandError(result.failure);
  await writeWhole(output, result.document, roots);
  const file = { file: output, bytes: result.document.length };
  return {
    text: `Wrote ${shown(output)}.\n${readAs(reading)}${report(found)}`,
    data: { ...file, ...(reading && { reading }), notices: plain(found) },
  };
}

/** Inspects a text as a conversion would, without writing anything. */
export async function checkMarkdown(input: TextArguments, roots: Roots): Promise<Answer> {
  const { text, byFile } = await textOf(input, roots, pathIn(roots, '.'));
  const options = await optionsOf(input, roots);
  const { notices, reading }: Conversion = await convertText(text, { ...options, checkSources: true });
  const found = byFile(notices);
  const { statistics, outline, footnotes } = inspect(decodeText(text.bytes, text.name), options);
  const counts = { ...statistics, footnotes: footnotes.length };
  return {
    text: `${readAs(reading)}${report(found)}`,
    data: {
      valid: found.every((file) => reportedNotices(file.notices, true).length === 0),
      ...(reading && { reading }),
      statistics: counts,
      outline,
      notices: plain(found),
    },
  };
}

/** A text, and a function that groups its notices by file. */
interface TextWithNotices {
  readonly text: Text;
  readonly byFile: (notices: readonly Notice[]) => readonly FileNotices[];
}

/** The pictures of a text that is not in a file are searched for in `folder`. */
async function textOf(
  { markdown, source, code = true }: TextArguments,
  roots: Roots,
  folder: string,
): Promise<TextWithNotices> {
  const permissions = NO_PERMISSIONS;
  if (markdown !== undefined && source === undefined) {
    const bytes = new TextEncoder().encode(markdown);
    return inOneFile({ bytes, name: 'markdown', folder, roots, permissions }, code);
  }
  if (markdown !== undefined || source === undefined)
    throw new CommandError('give either markdown, the text itself, or source, the path of its file');
  const path = await realPathIn(roots, source);
  if (!isOtherText(path) && !isArchive(path) && !(await isFolder(path))) {
    const bytes = await readSource(path, roots);
    return inOneFile({ bytes, name: source, folder: dirname(path), roots, permissions }, code);
  }
  const { gatherIn } = await import('../gather.js');
  const { oneText } = await import('../one-text.js');
  return oneText(await gatherIn(path, roots), source, { permissions, hidesCode: !code });
}

/** A text in Markdown, without the code of its chunks if that is not wanted. */
async function inOneFile(text: Text, hasCode: boolean): Promise<TextWithNotices> {
  const file = text.name;
  if (hasCode) return { text, byFile: (notices) => [{ file, notices }] };
  const { textOfFile } = await import('../one-text.js');
  // Only Markdown is given without the name of a file.
  const named = /\.\w+$/.test(file) ? text : { ...text, name: `${file}.md` };
  const { text: shorter, found } = await textOfFile(named, true);
  return { text: { ...shorter, name: file }, byFile: (notices) => [{ file, notices: found(notices) }] };
}

async function optionsOf(
  { options = {}, reference }: TextArguments,
  roots: Roots,
): Promise<ConversionOptions> {
  const template =
    reference === undefined ? {} : { template: await readSource(pathIn(roots, reference), roots) };
  return { ...optionsFromJson(options), ...template };
}

/** In which dialect the text was read, if that matters. */
function readAs(reading: DialectReading | undefined): string {
  const line = reading ? readingLine(reading) : '';
  return line === '' ? '' : `The text was ${line.replace('--dialect', 'the option dialect')}.\n`;
}

function report(files: readonly FileNotices[]): string {
  const lines = files.map(noticeLines).join('');
  return lines === '' ? 'Nothing was found wrong with the text.' : `What to look at in the text:\n${lines}`;
}

/** If there are several files, each notice names its own. */
function plain(files: readonly FileNotices[]) {
  return files.flatMap(({ file, notices }) =>
    notices.map(({ line, column, lines, source, severity, code, message }) => ({
      ...(files.length > 1 && { file }),
      line,
      ...(column !== undefined && { column }),
      ...(lines && { lines }),
      ...(source && { source }),
      severity,
      code,
      message,
    })),
  );
}
