const TITLE = /^(?:"[^"]*"|'[^']*'|\([^()]*\))$/;
const ADDRESS =
  /^(?:<[^>]*>$|[a-z][a-z\d+.-]*:|[/.#?]|www\.)|[/\\]|\.(?:[a-z\d]{1,5}|markdown)(?:[?#].*)?$|^[\w.-]+#[\w.:-]+$/i;

/**
 * Whether the text after `[1]:` is a link target, alone or with a title, and so a Markdown link definition: it has
 * a scheme, begins like a path, contains a slash, or ends like a file name. `Ibid.` and `Smith 2020, p. 4` are
 * notes.
 */
export function isUrlDefinition(text: string): boolean {
  const trimmed = text.trim();
  const space = trimmed.search(/\s/);
  const target = space < 0 ? trimmed : trimmed.slice(0, space);
  if (!ADDRESS.test(target)) return false;
  return space < 0 || TITLE.test(trimmed.slice(space).trim());
}
