import { decodedText } from '../text/decoded-text.js';
import { FileIndex } from './file-index.js';
import type { SourceFile } from './files.js';
import { sourceNotice } from './notice.js';
import { nameOf } from './paths.js';
import type { TextFile } from './read-text.js';
import { SOURCE_LIMITS } from './unpack.js';

/** mdBook's includes (its guide, "Including files"), on lines of their own: the whole file, some of its lines, or what is between two anchors. */
const INCLUDE = /^\s*\{\{#(?:include|rustdoc_include|playground)\s+([^\s{}:]+)(?::([^\s{}]*))?[^{}]*\}\}\s*$/;
const ANCHOR = /\bANCHOR(?:_END)?:\s*\S/;

/** Gives the text of a file; undefined if it cannot be read. */
type ReadText = (path: string) => Promise<string | undefined>;

/** The texts with the code that they include, and the paths of the files that it is from. */
export async function withIncludedCode(
  texts: readonly TextFile[],
  files: readonly SourceFile[],
): Promise<{ readonly texts: readonly TextFile[]; readonly used: ReadonlySet<string> }> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const index = new FileIndex(byPath.keys());
  const used = new Set<string>();
  const read: ReadText = async (path) => {
    const file = byPath.get(path);
    if (!file || file.size > SOURCE_LIMITS.includedBytes) return undefined;
    const bytes = await file.read().catch(() => undefined);
    const text = bytes && decodedText(bytes)?.text;
    if (text !== undefined) used.add(path);
    return text?.replace(/\r\n?/g, '\n');
  };
  return { texts: await Promise.all(texts.map((text) => withIncludedLines(text, index, read))), used };
}

/**
 * Replaces includes of code, and of parts of texts, with the lines that they name. Whole texts are embedded as texts, not here. Lines that
 * were included come from the line of their include.
 */
async function withIncludedLines(text: TextFile, index: FileIndex, read: ReadText): Promise<TextFile> {
  if (!text.lines.some((line) => INCLUDE.test(line))) return text;
  const lines: string[] = [];
  const lineNumbers: number[] = [];
  const notices = [...text.notices];
  for (const [at, line] of text.lines.entries()) {
    const number = text.lineNumbers?.[at] ?? at + 1;
    const [, name, part] = INCLUDE.exec(line) ?? [];
    const path = name === undefined ? undefined : index.fromAround(name, text.path);
    const isWholeText = part === undefined && /\.(?:md|markdown)$/i.test(path ?? '');
    const content = path === undefined || isWholeText ? undefined : await read(path);
    const included = content === undefined ? undefined : linesNamed(content.split('\n'), part);
    if (name !== undefined && !isWholeText && included === undefined) {
      const what =
        content === undefined
          ? 'could not be included: it is not among the files; the line was kept'
          : `has no part ${part}, so nothing was included`;
      notices.push(sourceNotice('file-missing', text.path, `${nameOf(name)} ${what}`, number));
    }
    for (const each of included ?? (content === undefined ? [line] : [])) {
      lines.push(each);
      lineNumbers.push(number);
    }
  }
  return { ...text, lines, lineNumbers, notices };
}

/** `7`, `7:`, `:9`, `7:9`, or the name of an anchor; without lines of anchors. Undefined for an anchor that is not there. */
function linesNamed(lines: readonly string[], part: string | undefined): readonly string[] | undefined {
  const [, first, colon, last] = /^(\d*)(:?)(\d*)$/.exec(part ?? '') ?? [];
  const found =
    first === undefined
      ? betweenAnchors(lines, part ?? '')
      : lines.slice(
          Number(first || 1) - 1,
          colon === '' && first !== '' ? Number(first) : Number(last || lines.length),
        );
  const own = found?.filter((line) => !ANCHOR.test(line));
  while (own?.at(-1)?.trim() === '') own.pop();
  return own;
}

function betweenAnchors(lines: readonly string[], name: string): readonly string[] | undefined {
  /** Names end with a space or the line: `one` is not `one-more`. */
  const anchored = (kind: string) => (line: string) =>
    new RegExp(`\\b${kind}:\\s*(\\S+)`).exec(line)?.[1] === name;
  const start = lines.findIndex(anchored('ANCHOR'));
  if (start < 0) return undefined;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex(anchored('ANCHOR_END'));
  return end < 0 ? rest : rest.slice(0, end);
}
