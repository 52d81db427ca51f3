import { readdirSync, readFileSync } from 'node:fs';

const STYLES = new URL('../../engine/src/csl/styles/', import.meta.url);
const LIST = readFileSync(new URL('../../engine/src/load/citations/style-names.ts', import.meta.url), 'utf8');

/** The table of all styles that come with the product: names, full title and date, by the names. */
export function styleTable() {
  const names = namesByFile();
  const rows = readdirSync(STYLES)
    .filter((file) => file.endsWith('.csl'))
    .map((file) => {
      const text = readFileSync(new URL(file, STYLES), 'utf8');
      const bare = file.slice(0, -'.csl'.length);
      const own = [...(LIST.includes(`name: '${bare}'`) ? [bare] : []), ...(names.get(bare) ?? [])];
      return `| ${own.map((name) => `\`${name}\``).join(', ')} | ${titleIn(text)} | ${updatedIn(text)} |`;
    });
  return ['| Name | Style | Updated |', '|---|---|---|', ...rows.sort()].join('\n');
}

/** The date of a style or locale: the day on which its authors changed it last. @param {string} text */
export function updatedIn(text) {
  return /<updated>(\d{4}-\d\d-\d\d)/.exec(text)?.[1] ?? 'no date';
}

/** @param {string} text */
function titleIn(text) {
  return (/<title>([^<]*)/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
}

/** The short names of styles by their files, as `STYLE_FILES` has them. @returns {ReadonlyMap<string, readonly string[]>} */
function namesByFile() {
  const [, list = ''] = /STYLE_FILES[^=]*=\s*\{([\s\S]*?)\n\};/.exec(LIST) ?? [];
  /** @type {Map<string, string[]>} */
  const names = new Map();
  for (const [, quoted, bare, file = ''] of list.matchAll(/^\s*(?:'([^']+)'|(\w+)): '([^']+)'/gm))
    names.set(file, [...(names.get(file) ?? []), quoted ?? bare ?? '']);
  return names;
}
