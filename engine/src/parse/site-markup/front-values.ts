import { outsideCode } from './attribute-lines.js';
import type { SiteLines } from './lines.js';

/** Not with a third brace, which Quarto has for shortcodes that are shown as they are written. */
const SHORTCODES = {
  meta: /(?<!\{)\{\{<\s*meta\s+(["']?)([\p{L}\p{N}_. -]{1,100}?)\1\s*>\}\}(?!\})/gu,
  var: /(?<!\{)\{\{<\s*var\s+(["']?)([\p{L}\p{N}_. -]{1,100}?)\1\s*>\}\}(?!\})/gu,
} as const;

/**
 * Replaces Quarto's `{{< meta author.name >}}` with the value that the front matter has for it. One that it has not, or that is more than
 * a line, stays and is reported with other shortcodes.
 */
export function frontValues(lines: SiteLines, yaml: string | undefined): void {
  if (!lines.all.some((line) => line.includes('{{<'))) return;
  const values = valuesIn(yaml ?? '');
  lines.each(/\{\{</, (line, index) => {
    const replaced = withValues(line, 'meta', values);
    if (replaced !== line) lines.set(index, replaced);
  });
}

/** A line with the values of its shortcodes, except for those in code and those without a value. */
export function withValues(
  line: string,
  kind: keyof typeof SHORTCODES,
  values: ReadonlyMap<string, string>,
): string {
  return outsideCode(line, (text) =>
    text.replace(
      SHORTCODES[kind],
      (shortcode, _quote, name: string) => values.get(name.replaceAll(' ', '')) ?? shortcode,
    ),
  );
}

const ENTRY = /^( *)(- +)?(["']?)([\p{L}\p{N}_][\p{L}\p{N}_-]*)\3:(?:[ \t]+(.*?))?[ \t]*$/u;

/** The values on one line of YAML, by their keys with those above them: `author.name`. */
export function valuesIn(yaml: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const above: { readonly indent: number; readonly key: string }[] = [];
  for (const line of yaml.split(/\r?\n/)) {
    const [, space = '', item = '', , key, written = ''] = ENTRY.exec(line) ?? [];
    if (key === undefined) continue;
    const indent = space.length + item.length;
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
    above.push({ indent, key });
    const value = scalarIn(written);
    const path = above.map((each) => each.key).join('.');
    // The first of several items has the name.
    if (value !== undefined && !found.has(path)) found.set(path, value);
  }
  return found;
}

/** A value that is written on its line, plain or between quotation marks. */
function scalarIn(written: string): string | undefined {
  const [, , quoted] = /^(["'])(.*)\1(?:\s+#.*)?$/.exec(written) ?? [];
  if (quoted !== undefined)
    return written.startsWith("'") ? quoted.replaceAll("''", "'") : quoted.replace(/\\(["\\])/g, '$1');
  const plain = written.replace(/\s+#.*$/, '').trim();
  return plain === '' || /^[|>[{&*!@%]/.test(plain) ? undefined : plain;
}
