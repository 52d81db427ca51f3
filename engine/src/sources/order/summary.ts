import { isRecord } from '../../parse/yaml.js';
import type { FileIndex } from '../file-index.js';
import { type SourceNotice, sourceNotice } from '../notice.js';
import { folderOf } from '../paths.js';
import { type Plan, type PlanEntry, type PlanInput, yamlLine } from './plan.js';

const ITEM = /^(\s*)(?:[-*+]\s+)?\[((?:\\.|[^[\]\\])*)\]\(\s*<?([^)<>]*?)>?\s*\)\s*$/;
const HEADING = /^#{1,6}\s+(.*?)(?:\s+#+)?\s*$/;
const CONTENTS = /^(?:summary|(?:table of )?contents)$/i;

/** The order of a book of mdBook or GitBook: the links in its `SUMMARY.md`, with parts as headings. */
export function fromSummary({ texts, settings }: PlanInput, index: FileIndex): Plan | undefined {
  const path = [...texts.keys()]
    .filter(isSummary)
    .sort((a, b) => a.split('/').length - b.split('/').length)[0];
  const lines = path === undefined ? [] : (texts.get(path)?.lines ?? []);
  if (path === undefined || !lines.some((line) => ITEM.test(line))) return undefined;

  const entries: PlanEntry[] = [];
  const notices: SourceNotice[] = [];
  const indents: number[] = [];
  let base = 0;
  for (const [number, line] of lines.entries()) {
    const part = HEADING.exec(line)?.[1];
    if (part !== undefined && !(entries.length === 0 && CONTENTS.test(part))) {
      entries.push({ heading: part, depth: 0 });
      base = 1;
    }
    const [, spaces = '', written = '', address = ''] = ITEM.exec(line.replaceAll('\t', '    ')) ?? [];
    const title = written.replaceAll('`', '');
    if (title === '') continue;
    while (indents.length > 0 && (indents.at(-1) ?? 0) >= spaces.length) indents.pop();
    const depth = base + indents.length;
    indents.push(spaces.length);
    const found = address === '' ? undefined : index.byPath(address, path);
    if (found !== undefined && texts.has(found)) {
      // A file that is listed once for each of its headings is included once.
      if (!entries.some((entry) => 'path' in entry && entry.path === found))
        entries.push({ path: found, depth, title });
    } else if (address === '') entries.push({ heading: title, depth });
    else if (!/^[a-z][a-z\d+.-]*:/i.test(address))
      notices.push(
        sourceNotice(
          'file-missing',
          path,
          `There is no file ${address}; the document is made without it`,
          number + 1,
        ),
      );
  }
  return { entries, front: frontOf(settings, path), from: path, notices };
}

/** mdBook's settings are beside the folder of its texts, GitBook's inside it. */
function frontOf(settings: PlanInput['settings'], path: string): string[] | undefined {
  const folders = [folderOf(path), folderOf(folderOf(path))];
  for (const folder of folders) {
    const at = (name: string): string | undefined => settings.get(folder === '' ? name : `${folder}/${name}`);
    const toml = at('book.toml');
    if (toml !== undefined) return tomlFront(toml);
    const json = at('book.json');
    if (json !== undefined) return jsonFront(json);
  }
  return undefined;
}

function tomlFront(toml: string): string[] {
  const value = (key: string): string | undefined =>
    new RegExp(`^${key}\\s*=\\s*"((?:[^"\\\\]|\\\\.)*)"`, 'm').exec(toml)?.[1];
  const authors = /^authors\s*=\s*\[([^\]]*)\]/m.exec(toml)?.[1] ?? '';
  const names = Array.from(authors.matchAll(/"([^"]*)"/g), ([, name = '']) => name);
  return [
    ...yamlLine('title', value('title')),
    ...yamlLine('author', names),
    ...yamlLine('lang', value('language')),
  ];
}

function jsonFront(json: string): string[] {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value)
      ? [
          ...yamlLine('title', value.title),
          ...yamlLine('author', value.author),
          ...yamlLine('lang', value.language),
        ]
      : [];
  } catch {
    return [];
  }
}

/** Whether a file is the table of contents of an mdBook or GitBook. */
export function isSummary(path: string): boolean {
  return /(?:^|\/)summary\.md$/i.test(path);
}
