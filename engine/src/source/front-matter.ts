import { multiMarkdownHeaderIn } from './multimarkdown-header.js';
import { titleBlockIn } from './title-block.js';

/** A text without its YAML front matter, pandoc's title block or MultiMarkdown's header. */
export interface Source {
  /** The YAML between the fences, or what a title block or header says as YAML, if there is any. */
  readonly yaml: string | undefined;
  /** The Markdown. Blank lines replace the front matter, so that line numbers stay the same. */
  readonly markdown: string;
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?:\r?\n|^)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
/** Matches a key at the beginning, which distinguishes front matter from text after a thematic break. */
const KEY = /^(?:\s*(?:#[^\n]*)?\n)*["']?[\p{L}_][\p{L}\p{N}_ .-]*["']?[ \t]*:(?:\s|$)/u;

/** The empty mapping `{}` that note apps leave behind. */
const EMPTY_MAPPING = /^\s*\{\s*\}\s*$/;

/** The front matter at the very beginning of a text, without a byte order mark: all of its lines, and the YAML in them. */
export function frontMatterIn(text: string): { readonly lines: string; readonly yaml: string } | undefined {
  const source = withoutByteOrderMark(text);
  const [lines, written] = (source.startsWith('---') && FRONT_MATTER.exec(source)) || [];
  if (lines === undefined || written === undefined) return undefined;
  const yaml = EMPTY_MAPPING.test(written) ? '' : written;
  return yaml.trim() === '' || KEY.test(yaml) ? { lines, yaml } : undefined;
}

/** Whatever stands above a text and says its title, authors and the like. */
export function headIn(source: string): { readonly lines: string; readonly yaml: string } | undefined {
  return frontMatterIn(source) ?? titleBlockIn(source) ?? multiMarkdownHeaderIn(source);
}

/** Separates the front matter of a text from its Markdown. */
export function splitFrontMatter(text: string): Source {
  const source = withoutByteOrderMark(text);
  const found = headIn(source);
  if (!found) return { yaml: undefined, markdown: source };
  const { lines, yaml } = found;
  return { yaml, markdown: '\n'.repeat(lines.split('\n').length - 1) + source.slice(lines.length) };
}

function withoutByteOrderMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
