/**
 * The sources that a text has in its own front matter, as YAML: `references:` with what belongs to it. Empty if there are none, or
 * no end of the front matter yet.
 */
export function referencesIn(text: string): string {
  if (!text.startsWith('---\n')) return '';
  const end = text.search(/\n(?:---|\.\.\.)[ \t]*(?:\n|$)/);
  if (end < 0) return '';
  return /^references[ \t]*:.*(?:\n(?:[ \t#\]}-].*)?)*/m.exec(text.slice(0, end))?.[0].trimEnd() ?? '';
}
