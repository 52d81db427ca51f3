/** Emoji by name. */
type Shortcodes = ReadonlyMap<string, string>;

/** A possible name. A table's delimiter row, `|:--|:-:|`, contains none. */
const CANDIDATE = /:([+-]?[a-z\d][a-z\d_+-]*)(?=:)/g;

/** Matches every text that contains the name of an emoji. */
export const MAY_NAME_EMOJI = new RegExp(CANDIDATE.source);

/** The emoji named in a text, from GitHub's table, which is loaded only if the text contains a possible name. */
export async function loadShortcodes(markdown: string): Promise<Shortcodes> {
  const candidates = new Set(Array.from(markdown.matchAll(CANDIDATE), ([, name]) => name));
  const named = new Map<string, string>();
  if (candidates.size === 0) return named;
  const { default: table } = await import('markdown-it-emoji/lib/data/full.mjs');
  for (const [name, emoji] of Object.entries(table)) if (candidates.has(name)) named.set(name, emoji);
  return named;
}
