/** Emoji by name. */
type Shortcodes = ReadonlyMap<string, string>;

/** A possible name. There is none in the row `|:--|:-:|` under a table header. */
const CANDIDATE = /:([+-]?[a-z\d][a-z\d_+-]*)(?=:)/g;

/** Without it, a text names none. */
export const MAY_NAME_EMOJI = new RegExp(CANDIDATE.source);

/** The emoji that the text names, from GitHub's table, which is loaded if the text holds anything like a name. */
export async function loadShortcodes(markdown: string): Promise<Shortcodes> {
  const candidates = new Set(Array.from(markdown.matchAll(CANDIDATE), ([, name]) => name));
  const named = new Map<string, string>();
  if (candidates.size === 0) return named;
  const { default: table } = await import('markdown-it-emoji/lib/data/full.mjs');
  for (const [name, emoji] of Object.entries(table)) if (candidates.has(name)) named.set(name, emoji);
  return named;
}
