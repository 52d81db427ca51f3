/** Words between underscores, which Markdown puts in italics; not those within a name. */
const UNDERSCORES = /(?<![\p{L}\p{N}_])_([^_\s](?:[^_]*[^_\s])?)_(?![\p{L}\p{N}_])/gu;

/** Text without the marks of Markdown's emphasis. */
export function withoutEmphasis(text: string): string {
  return text.replace(/[*]+/g, '').replace(UNDERSCORES, '$1');
}
