/** What each key of a header is called in front matter, where that is another name. Keys have no spaces or capitals here. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['authors', 'author'],
  ['language', 'lang'],
]);

/**
 * MultiMarkdown's keys (its guide, "Metadata") and Pelican's, as far as they are read here, or only say what a website or LaTeX does with
 * the text. What else a text says of itself, such as its copyright, would be printed nowhere.
 */
const KNOWN = new Set(
  [
    'title subtitle author authors affiliation date keywords language abstract bibliography bibtex biblio',
    'bibliographystyle bibliostyle citationstyle baseheaderlevel quoteslanguage lang css format htmlheader',
    'htmlheaderlevel xhtmlheader mmdheader mmdfooter latexbegin latexconfig latexfooter latexheader',
    'latexheaderlevel latexinput latexleadin latexmode latextitle latexauthor odfheader transcludebase',
    'category tags slug summary status template',
  ]
    .join(' ')
    .split(' '),
);

const KEY_LINE = /^([A-Za-z][A-Za-z\d _-]{0,40}?)[ \t]*:(?:[ \t]+(.*))?$/;

/**
 * MultiMarkdown's header at the beginning of a text, `Title: …` and `Author: …` above a blank line: all of its lines, and what they say, as
 * YAML. Letters and forms begin with such lines, too, so at least two keys are known, among them a title or an author, and none is unknown.
 */
export function multiMarkdownHeaderIn(
  text: string,
): { readonly lines: string; readonly yaml: string } | undefined {
  if (!/^[A-Za-z][^\n:]{0,41}:/.test(text)) return undefined;
  const written = text.split('\n', MAX_LINES);
  const values = new Map<string, string[]>();
  let count = 0;
  let last: string[] | undefined;
  for (; count < written.length; count++) {
    const line = written[count]?.trimEnd() ?? '';
    if (line === '') break;
    const [, key, value = ''] = KEY_LINE.exec(line) ?? [];
    if (key === undefined) {
      if (!last || !/^[ \t]/.test(line)) return undefined;
      last.push(line.trim());
      continue;
    }
    const name = key.replace(/[ _-]/g, '').toLowerCase();
    if (!KNOWN.has(name) || values.has(name)) return undefined;
    last = [value.trim()];
    values.set(name, last);
  }
  const isEnded = written[count]?.trim() === '' && count < written.length - 1;
  if (!isEnded || values.size < 2 || !['title', 'author', 'authors'].some((name) => values.has(name)))
    return undefined;
  const yaml = Array.from(values, ([name, lines]) => yamlOf(name, lines.filter(Boolean).join(' '))).join(
    '\n',
  );
  return { lines: `${written.slice(0, count).join('\n')}\n`, yaml };
}

/** The most lines that are searched for its end. */
const MAX_LINES = 60;

function yamlOf(name: string, value: string): string {
  const level = name === 'baseheaderlevel' ? Number(value) : Number.NaN;
  return Number.isInteger(level)
    ? `shift-heading-level-by: ${level - 1}`
    : `${NAMES.get(name) ?? name}: ${JSON.stringify(value)}`;
}
