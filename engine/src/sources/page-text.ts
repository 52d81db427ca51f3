import { dataUriBytes } from '../load/images/data-uri.js';
import type { InnerFile, PageOptions, TextMakers } from './files.js';
import { asAddress, nameOf, withoutExtension } from './paths.js';
import { NO_FRONT_MATTER, type TextFile } from './read-text.js';

/** An HTML page as Markdown. */
export function pageText(
  path: string,
  html: string,
  makers: TextMakers,
  options: PageOptions = {},
): TextFile {
  const { markdown, title, pictures } = makers.page(html, options);
  const folder = `${withoutExtension(path)}_files`;
  const kept: InnerFile[] = [];
  const names = new Set<string>();
  for (const { name, url } of pictures) {
    const bytes = dataUriBytes(url);
    if (!bytes) continue;
    kept.push({ path: `${folder}/${name}`, bytes });
    names.add(name);
  }
  const text = markdown.replace(/\]\(([^()\n]*)\)/g, (whole, name: string) =>
    names.has(name) ? `](${asAddress(`${nameOf(folder)}/${name}`)})` : whole,
  );
  const lines = text.trimEnd().split('\n');
  return {
    path,
    kind: 'page',
    lines,
    lineNumbers: linesIn(html, lines),
    title: title || undefined,
    front: NO_FRONT_MATTER,
    pictures: kept,
    notices: [],
  };
}

/**
 * The lines of the page from which lines of Markdown come, as far as their first words are found in the same order. The
 * conversion itself keeps no positions.
 */
function linesIn(html: string, lines: readonly string[]): number[] {
  let at = 0;
  let line = 1;
  return lines.map((text) => {
    const words = text.match(/[\p{L}\p{N}]+(?: [\p{L}\p{N}]+){0,3}/u)?.[0];
    const found = words === undefined ? -1 : html.indexOf(words, at);
    if (found >= 0) {
      line += html.slice(at, found).split('\n').length - 1;
      at = found;
    }
    return line;
  });
}
