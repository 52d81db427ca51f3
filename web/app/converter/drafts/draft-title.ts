const MAX_LENGTH = 60;

/** A text's title in a list: its first line with words, without markup before and around them. */
export function draftTitle(text: string): string {
  const line = /^.*[\p{L}\p{N}].*$/mu.exec(text)?.[0] ?? text;
  const words = line
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[*_`]/g, '')
    .trim();
  const title = words === '' ? line.trim() : words;
  return title.length > MAX_LENGTH ? `${title.slice(0, MAX_LENGTH).trimEnd()}…` : title;
}
