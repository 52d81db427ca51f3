/** Emoji by their names. */
export type Shortcodes = ReadonlyMap<string, string>;

const CANDIDATE = /:[a-z\d_+-]+:/;

/** Loads GitHub's names of emoji, if the text holds anything that looks like one. */
export async function loadShortcodes(markdown: string): Promise<Shortcodes> {
  if (!CANDIDATE.test(markdown)) return new Map();
  const { default: table } = await import('markdown-it-emoji/lib/data/full.mjs');
  return new Map(Object.entries(table));
}
