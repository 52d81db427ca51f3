/** A text without its YAML front matter. */
export interface Source {
  /** The YAML between the fences, if there is any. */
  readonly yaml: string | undefined;
  /** The Markdown. Blank lines replace the front matter, so that line numbers stay the same. */
  readonly markdown: string;
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?:\r?\n|^)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
/** Matches a key at the beginning, which distinguishes front matter from text after a thematic break. */
const KEY = /^(?:\s*(?:#[^\n]*)?\n)*["']?[\p{L}_][\p{L}\p{N}_ .-]*["']?[ \t]*:(?:\s|$)/u;

/** The empty mapping `{}` that note apps leave behind. */
const EMPTY_MAPPING = /^\s*\{\s*\}\s*$/;

/** Finds front matter at the very beginning of a text. */
export function splitFrontMatter(text: string): Source {
  const source = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const match = source.startsWith('---') ? FRONT_MATTER.exec(source) : null;
  const written = match?.[1];
  const yaml = written !== undefined && EMPTY_MAPPING.test(written) ? '' : written;
  if (!match || yaml === undefined || !(yaml.trim() === '' || KEY.test(yaml)))
    return { yaml: undefined, markdown: source };
  const lines = match[0].split('\n').length - 1;
  return { yaml, markdown: '\n'.repeat(lines) + source.slice(match[0].length) };
}
