import { basename, join } from 'node:path';
import type { Notice } from '@footmark/engine';
import { type OpenOptions, openSources, sourceOf } from '@footmark/engine/sources';
import { wantedConversations } from './conversations.js';
import type { Text } from './conversion.js';
import { CommandError } from './errors.js';
import type { Gathered } from './gather.js';
import type { FileNotice, FileNotices } from './notices.js';

/** A text combined from files, before its conversion. */
export interface OneText {
  readonly text: Text;
  /** Groups the notices of a conversion by file, and adds those about the files themselves. */
  readonly byFile: (notices: readonly Notice[]) => readonly FileNotices[];
  /** Whether a requested file is missing from the document. */
  readonly isIncomplete: boolean;
}

/** How files are combined, and what the text may use. */
interface OneTextOptions extends OpenOptions, Pick<Text, 'permissions'> {
  /** The title of the conversation that is wanted, or `all`. */
  readonly conversation?: string | undefined;
}

/** Combines files into one text. Throws a `CommandError` if there is no text among them. */
export async function oneText(
  { root, roots, files, named }: Gathered,
  name: string,
  { permissions, conversation, ...options }: OneTextOptions,
): Promise<OneText> {
  const sources = await openSources(files, options);
  const conversations = wantedConversations(sources.chapters, conversation, name);
  const hasOwnOrder = named !== undefined && (named.length > 1 || sources.orderedBy !== named[0]);
  const combined = await sources.combine(conversations ?? (hasOwnOrder ? named : undefined));
  const about = combined.notices.filter(
    // A folder that was searched only for what a text embeds need not be in the document.
    ({ code }) => named === undefined || code !== 'file-left-out',
  );
  if (sources.chapters.length === 0 || combined.markdown === '') {
    const reasons = about.map(({ path, message }) => `${join(root, path)}: ${message}`);
    throw new CommandError([`no text to convert in ${name}`, ...reasons]);
  }
  const byFile = (notices: readonly Notice[]): FileNotices[] => {
    const found = new Map<string, FileNotice[]>();
    const add = (path: string, notice: FileNotice): void => {
      const file = join(root, path);
      found.set(file, [...(found.get(file) ?? []), notice]);
    };
    for (const { path, ...notice } of about) add(path, notice);
    for (const { column: _, lines, ...notice } of notices) {
      const source = sourceOf(combined.lines, notice.line);
      add(source?.path ?? '', {
        ...notice,
        line: source?.line ?? notice.line,
        ...(source && lines && { lines: linesIn(source.path, lines) }),
      });
    }
    return [...found].map(([file, own]) => ({ file, notices: own.sort((a, b) => a.line - b.line) }));
  };
  /** Those of the lines that come from a file, as it counts them. */
  const linesIn = (path: string, lines: readonly number[]): number[] =>
    lines.flatMap((line) => {
      const source = sourceOf(combined.lines, line);
      return source?.path === path ? [source.line] : [];
    });
  return {
    text: {
      bytes: new TextEncoder().encode(combined.markdown),
      name,
      folder: root || '.',
      roots,
      permissions,
      inner: [...combined.pictures, ...combined.libraries],
    },
    byFile,
    isIncomplete: about.some(({ code }) => code === 'file-not-read' || code === 'file-missing'),
  };
}

/** A file of another kind as Markdown, and its notices with the lines of that file. */
export async function textOfFile(
  { bytes, name, folder, roots, permissions }: Text,
  hidesCode: boolean,
): Promise<{ readonly text: Text; readonly found: (notices: readonly Notice[]) => readonly FileNotice[] }> {
  const path = basename(name);
  const files = [{ path, size: bytes.length, read: async () => bytes }];
  const { text, byFile } = await oneText({ root: folder, roots, files, named: [path] }, name, {
    permissions,
    hidesCode,
  });
  const found = (notices: readonly Notice[]) =>
    byFile(notices)
      .flatMap((each) => each.notices)
      // As in Markdown, where links to other files stay as they are.
      .filter(({ code }) => code !== 'link-leads-outside');
  return { text, found };
}
