/** MyST, where lines after percent signs are comments. */
const MYST = /^\([^()\n]+\)=[ \t]*$|^[ \t]*(?:`{3,}|:{3,})\{[a-z]/m;

/**
 * Pandoc's title block at the beginning of a text, `% title`, `% authors` and `% date` (its manual, "Extension: pandoc_title_block"): all
 * of its lines, and what they say, as YAML.
 */
export function titleBlockIn(text: string): { readonly lines: string; readonly yaml: string } | undefined {
  if (!/^%(?:[ \t]+[^\s%!]|[ \t]*\r?\n%[ \t\r\n])/.test(text) || MYST.test(text)) return undefined;
  const written = text.split('\n');
  const parts: string[][] = [];
  let count = 0;
  for (; count < written.length; count++) {
    const line = written[count]?.trimEnd() ?? '';
    const last = parts.at(-1);
    if (line.startsWith('%')) parts.push([line.slice(1).trim()]);
    else if (last && /^[ \t]+\S/.test(line)) last.push(line.trim());
    else break;
  }
  // A single line directly above text may be a comment.
  const isEnded = count === written.length || written[count]?.trim() === '' || parts.length > 1;
  if (parts.length > MAX_PARTS || !isEnded) return undefined;
  const [title = [], authors = [], date = []] = parts.map((part) => part.filter((line) => line !== ''));
  const names = authors
    .flatMap((line) => line.split(';'))
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const yaml = [
    ...(title.length > 0 ? [`title: ${JSON.stringify(title.join(' '))}`] : []),
    ...(names.length > 0 ? ['author:', ...names.map((name) => `- ${JSON.stringify(name)}`)] : []),
    ...(date.length > 0 ? [`date: ${JSON.stringify(date.join(' '))}`] : []),
  ].join('\n');
  const lines = written.slice(0, count).join('\n') + (count < written.length ? '\n' : '');
  return { lines, yaml };
}

/** Title, authors and date. */
const MAX_PARTS = 3;
