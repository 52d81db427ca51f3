import { lstat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { ConversionOptions } from '@footmark/engine';
import { applyMerge, type Merge, type MergeChange, mergeWord } from '@footmark/engine/merge';
import { conversionWith, type Text } from './conversion.js';
import { CommandError } from './errors.js';
import { checkTarget, readSource } from './files.js';
import { permissionsOf, rootsOf } from './permissions.js';
import { NAMED } from './roots.js';
import type { Settings } from './settings.js';
import { oneLine, printableJson, shown } from './shown.js';
import { print, STREAM, type Terminal } from './streams.js';
import { textIn } from './utf8.js';
import { type TextTarget, writeWithPictures } from './written-text.js';

/** A text, the returned Word file, and whether changes are only marked. */
export interface MergeInputs {
  readonly text: string;
  readonly returned: string;
  readonly marks: boolean;
}

/** The maximum length of a quotation in a message, in characters. */
const QUOTED = 60;

/** Merges what was changed in a Word file into its text; returns the exit status, which is 1 if conflicts remain. */
export async function mergeFile(
  { text: input, returned, marks }: MergeInputs,
  settings: Settings,
  terminal: Terminal,
): Promise<number> {
  const { output, check = false, json = false, quiet = false, conversion = {} } = settings;
  const target = output ?? join(dirname(input), `${basename(input, extname(input))}-merged${extname(input)}`);
  if (!check && output === undefined && (await isThere(target)))
    throw new CommandError(`${target} already exists and is not overwritten; name another file with -o`);
  const folder = dirname(input);
  const permissions = await permissionsOf(settings);
  const roots = await rootsOf(folder, permissions, 'the folder of the text');
  const own = { bytes: await readSource(input, NAMED), name: input, folder, roots, permissions };
  const { merge, merged } = await mergeOf(
    own,
    { name: returned, bytes: await readSource(returned, NAMED) },
    marks,
    conversion,
  );
  const conflicts = merge.changes.filter(({ conflict }) => conflict);
  if (!check && target === STREAM) await print(terminal.stdout, merged);
  else if (!check) {
    const beside = await rootsOf(dirname(target), permissions);
    const place = { path: target, reach: output === undefined ? beside : NAMED, roots: beside };
    await print(terminal.stderr, keptNotes(input, await writeMerged(merged, merge, place)));
  }
  if (json)
    await print(
      target === STREAM && !check ? terminal.stderr : terminal.stdout,
      `${printableJson(plain(merge))}\n`,
    );
  else await print(terminal.stderr, report(input, merge, quiet, marks));
  return conflicts.length > 0 ? 1 : 0;
}

/** Makes the certain changes of a returned file in a text; throws a `CommandError` if it cannot be read, or is another text. */
export async function mergeOf(
  own: Text,
  returned: { readonly name: string; readonly bytes: Uint8Array },
  marks: boolean,
  conversion: ConversionOptions,
): Promise<{ readonly merge: Merge; readonly merged: string }> {
  const text = textIn(own.bytes, own.name);
  const merge = await mergeWord(text, returned.bytes, { conversion: conversionWith(own, conversion) });
  if (!merge.success) throw new CommandError(`${returned.name}: ${merge.error}`);
  if (merge.base !== 'source' && merge.seemsUnrelated)
    throw new CommandError(
      `${returned.name} seems to be another document: it shares only ${Math.round(merge.likeness * 100)}% of its words with ${own.name}`,
    );
  const left = new Set(merge.changes.flatMap(({ id, conflict }) => (conflict ? [id] : [])));
  const merged = applyMerge(text, merge, (id) => (left.has(id) ? 'leave' : marks ? 'mark' : 'take'));
  return { merge, merged };
}

/**
 * Writes a merged text, and next to it the pictures that are new, or were missing in its folder; returns the paths of those that are
 * kept, since others are there.
 */
export async function writeMerged(
  merged: string,
  { pictures, textPictures }: Pick<Merge, 'pictures' | 'textPictures'>,
  target: TextTarget,
): Promise<readonly string[]> {
  await checkTarget(target.path, target.reach);
  const beside = textPictures.filter(({ path }) => isBeside(path));
  return writeWithPictures(merged, [...beside, ...pictures], target);
}

/** Whether a picture's path stays within the folder of the text. */
function isBeside(path: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|[/\\])/i.test(path) && !path.split(/[/\\]/).includes('..');
}

/** What is said of pictures that the merged text shows instead of new ones with their names. */
export function keptNotes(input: string, kept: readonly string[]): string {
  const why = 'exists already and was kept; the new picture with its name was not written';
  return kept.map((path) => `${shown(input)}: note: ${shown(path)} ${why}\n`).join('');
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

/** A summary of what was merged, with a line for each conflict and each comment. */
export function report(input: string, merge: Merge, quiet: boolean, marks: boolean): string {
  const { changes, comments, base } = merge;
  const conflicts = changes.flatMap((change) => (change.conflict ? [conflictLine(input, change)] : []));
  if (quiet) return conflicts.join('');
  const commentLines = comments.map(({ author, text, quoted, place }) => {
    const who = author === '' ? 'a comment' : author;
    const about = quoted === '' ? '' : ` on "${excerpt(quoted)}"`;
    return `${shown(input)}:${place?.line ?? 1}: note: ${oneLine(`${who}${about}: ${text}`)}\n`;
  });
  const made = changes.length - conflicts.length;
  const counts = [
    `${made} ${made === 1 ? 'change' : 'changes'} ${marks ? 'marked' : 'merged'}`,
    ...(conflicts.length > 0 ? [`${conflicts.length} left to you`] : []),
    ...(comments.length > 0 ? [`${comments.length} ${comments.length === 1 ? 'comment' : 'comments'}`] : []),
  ];
  const against: Readonly<Record<Merge['base'], string>> = {
    source: '',
    tracked: '; compared with the file before its tracked changes, since it carries no Markdown',
    text: '; compared with your text as it is now, since the file carries no Markdown',
  };
  return `${[...conflicts, ...commentLines].join('')}footmark: ${counts.join(', ')}${against[base]}\n`;
}

function conflictLine(input: string, { line, conflict }: MergeChange): string {
  const { message = '', yours = '', theirs = '' } = conflict ?? {};
  const sides = `the file has "${excerpt(theirs)}"${yours.trim() === '' ? '' : `, your text "${excerpt(yours)}"`}`;
  return `${shown(input)}:${line}: warning: ${oneLine(`${message}: ${sides}`)}\n`;
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > QUOTED ? `${line.slice(0, QUOTED - 1)}…` : line;
}

/** A merge as data for programs, without pictures. */
export function plain({ base, name, likeness, changes, comments, notices }: Merge) {
  return { base, ...(name !== undefined && { name }), likeness, changes, comments, notices };
}
