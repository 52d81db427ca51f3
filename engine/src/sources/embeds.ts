import type { FileIndex } from './file-index.js';
import { extensionOf, isPicture } from './paths.js';
import type { PreparedText } from './prepared.js';

/** A place in a line where another text is embedded. */
export interface Embed {
  /** The columns that the text replaces. */
  readonly from: number;
  readonly to: number;
  readonly path: string;
  /** A heading or a named block in it; empty for the whole text. */
  readonly part: string;
  /** Its name as written. */
  readonly name: string;
  /** Whether its headings keep their levels, because it was extracted from this text. */
  readonly isInclude: boolean;
}

const INCLUDES = [
  // Quarto, mdBook and the snippets of MkDocs.
  /^\s*\{\{<\s*include\s+["']?([^"'\s>]+)["']?\s*>\}\}\s*$/,
  /^\s*\{\{#include\s+([^}:]+?)\s*\}\}\s*$/,
  /^\s*-{1,2}8<-{1,2}\s+["']([^"':]+)["']\s*$/,
];
const TABLE_LINK = /^\s*\[([^\]]*)\]\(<?([^)>]+\.csv)>?\)\s*$/i;

/** The texts embedded in a text, by line: Obsidian's embeds, includes, and Notion's tables. */
export function embedsOf(
  text: PreparedText,
  texts: ReadonlyMap<string, PreparedText>,
  index: FileIndex,
  alias: (path: string) => string,
): ReadonlyMap<number, Embed> {
  const embeds = new Map<number, Embed>();
  for (const target of text.scan.targets) {
    if (target.kind !== 'wiki-embed' || embeds.has(target.line)) continue;
    const [name = ''] = target.value.split('|', 1);
    const [page = '', ...parts] = name.split('#').map((part) => part.trim());
    if (isPicture(page) || (extensionOf(page) !== '' && page.includes('.pdf'))) continue;
    const path = page === '' ? text.path : index.byName(page, text.path);
    if (path === undefined || !texts.has(path)) continue;
    embeds.set(target.line, { ...target, path, part: parts.at(-1) ?? '', name: page, isInclude: false });
  }
  const verbatim = new Set<number>();
  for (const { start, end } of text.places.verbatim)
    for (let line = start; line < end; line++) verbatim.add(line);
  // In a text that is itself included, Quarto's paths are those of the text that includes it.
  const nested = (name: string): string | undefined =>
    /^(?:\.\.\/)+.+\.qmd$/.test(name)
      ? index.fromAround(name.replace(/^(?:\.\.\/)+/, ''), text.path)
      : undefined;
  for (const [number, line] of text.lines.entries()) {
    if (verbatim.has(number)) continue;
    const include = INCLUDES.map((form) => form.exec(line)?.[1]).find((name) => name !== undefined);
    const [, label = '', table] = TABLE_LINK.exec(line) ?? [];
    const name = include ?? table;
    const found = name === undefined ? undefined : (index.fromAround(name, text.path) ?? nested(name));
    const path = found === undefined ? undefined : alias(found);
    if (name === undefined || path === undefined || !texts.has(path)) continue;
    const isInclude = include !== undefined;
    embeds.set(number, {
      from: 0,
      to: line.length,
      path,
      part: '',
      name: isInclude ? name : label,
      isInclude,
    });
  }
  return embeds;
}
