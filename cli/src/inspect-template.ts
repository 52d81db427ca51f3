import { inspectTemplate, type StyleMapping, type TemplateInspection } from '@footmark/engine';
import { CommandError } from './errors.js';
import { readSource } from './files.js';
import { readStyleMap } from './options-file.js';
import { NAMED } from './roots.js';
import type { Settings } from './settings.js';
import { oneLine, printableJson } from './shown.js';
import { print, readAll, STREAM, type Terminal } from './streams.js';

/** Prints what becomes of a Word template, without converting anything. */
export async function inspectFile(
  name: string,
  { json = false, styleMapFile }: Settings,
  terminal: Terminal,
): Promise<void> {
  const styleMap = styleMapFile === undefined ? {} : await readStyleMap(styleMapFile);
  const bytes = name === STREAM ? await readAll(terminal.stdin) : await readSource(name, NAMED);
  const found = await inspectionOf(bytes, name === STREAM ? 'standard input' : name, styleMap);
  await print(
    terminal.stdout,
    json ? `${printableJson({ file: name, ...plainTemplate(found) })}\n` : templateText(found),
  );
}

/** Throws a `CommandError` for a file that is no Word template. */
export async function inspectionOf(
  bytes: Uint8Array,
  name: string,
  styleMap?: StyleMapping,
): Promise<TemplateInspection> {
  return inspectTemplate(bytes, styleMap).catch((error: unknown) => {
    throw new CommandError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  });
}

/** The report in lines, for a person. */
export function templateText({ kept, dropped, filled, guessed }: TemplateInspection): string {
  const guesses = guessed.map(({ text, answers }) => ({
    text: answers.length === 0 ? text : `${text} (or ${answers.map((each) => each.text).join(', ')})`,
  }));
  const groups: readonly (readonly [string, readonly { readonly text: string }[]])[] = [
    ['Kept', kept],
    ['Left out', dropped],
    ['Filled in', filled],
    ['Guessed', guesses],
  ];
  return groups
    .map(
      ([title, points]) =>
        `${title}:\n${points.map(({ text }) => `  ${oneLine(text)}\n`).join('') || '  nothing\n'}`,
    )
    .join('');
}

/** The report as data for programs. */
export function plainTemplate({ kept, dropped, filled, guessed, mapping, notices }: TemplateInspection) {
  return { kept, dropped, filled, guessed, styleMap: mapping, notices };
}
