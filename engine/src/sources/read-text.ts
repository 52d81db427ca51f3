import { chunkDefaults } from '../parse/chunk-defaults.js';
import { isRecord, readYaml } from '../parse/yaml.js';
import { splitFrontMatter } from '../source/front-matter.js';
import { type ChunkCount, chunksIn, withoutCode } from '../source/without-code.js';
import type { InnerFile } from './files.js';
import type { SourceNotice } from './notice.js';

/** One file as Markdown. */
export interface TextFile {
  readonly path: string;
  readonly kind: 'markdown' | 'notebook' | 'page' | 'table';
  /** Without front matter, whose lines are empty. */
  readonly lines: readonly string[];
  /** The line of the file that each line comes from, counted from 1; by default, they are the same. */
  readonly lineNumbers?: readonly number[];
  /** Its title, which may differ from its first heading. */
  readonly title?: string | undefined;
  readonly front: FrontMatterOf;
  readonly pictures: readonly InnerFile[];
  readonly notices: readonly SourceNotice[];
  /** The chunks of R Markdown and Quarto in it, or the cells of code of a notebook. */
  readonly chunks?: ChunkCount;
}

/** The front matter of a file. */
interface FrontMatterOf {
  /** As written, without its fences; empty if there is none. */
  readonly yaml: string;
  readonly values: Readonly<Record<string, unknown>>;
}

export const NO_FRONT_MATTER: FrontMatterOf = { yaml: '', values: {} };

/** Markdown, and plain text that is read as Markdown; if wanted, its chunks hide their code. */
export async function markdownText(
  path: string,
  text: string,
  { hidesCode = false }: { readonly hidesCode?: boolean } = {},
): Promise<TextFile> {
  const { yaml, markdown } = splitFrontMatter(text);
  const front = yaml === undefined ? NO_FRONT_MATTER : await frontMatterOf(yaml);
  const { title } = front.values;
  const lines = markdown.split('\n');
  return {
    path,
    kind: 'markdown',
    lines: withoutLastBlanks(hidesCode ? withoutCode(lines) : lines),
    title: typeof title === 'string' && title.trim() !== '' ? title.trim() : undefined,
    front,
    pictures: [],
    notices: [],
    chunks: chunksIn(lines, chunkDefaults(front.values)),
  };
}

export async function frontMatterOf(yaml: string): Promise<FrontMatterOf> {
  const { value } = { value: undefined, ...(await readYaml(yaml)) };
  return { yaml, values: isRecord(value) ? value : {} };
}

function withoutLastBlanks(lines: readonly string[]): readonly string[] {
  let end = lines.length;
  while (end > 0 && (lines[end - 1] ?? '').trim() === '') end--;
  return lines.slice(0, end);
}
