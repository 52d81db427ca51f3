import type { FileIndex } from '../file-index.js';
import { type SourceNotice, sourceNotice } from '../notice.js';
import { byName } from '../paths.js';
import { isTitleText, type Plan, type PlannedText } from './plan.js';

/** The order given by the list of `files:` in a text's front matter. The text itself comes first. */
export function fromFilesList(texts: ReadonlyMap<string, PlannedText>, index: FileIndex): Plan | undefined {
  const named = [...texts.values()].filter(({ front }) => listOf(front.values).length > 0);
  const [book] = named.sort((a, b) => depthOf(a.path) - depthOf(b.path) || byName(a.path, b.path));
  if (!book) return undefined;
  const { path, front } = book;
  const hasText = book.lines.some((line) => line.trim() !== '');
  const depth = hasText && typeof front.values.title !== 'string' && isTitleText(book) ? 1 : 0;
  const notices: SourceNotice[] = [];
  const files = listOf(front.values).flatMap((name) => {
    const found = index.byPath(name, path);
    if (found !== undefined && texts.has(found)) return [{ path: found, depth }];
    const line = front.yaml.split('\n').findIndex((each) => each.includes(name)) + 2;
    notices.push(
      sourceNotice('file-missing', path, `There is no file ${name}; the document is made without it`, line),
    );
    return [];
  });
  return {
    entries: [...(hasText ? [{ path, depth: 0 }] : []), ...files],
    front: withoutKey(front.yaml.split('\n'), 'files'),
    from: path,
    notices,
  };
}

function listOf({ files }: Readonly<Record<string, unknown>>): string[] {
  return Array.isArray(files) ? files.filter((each) => typeof each === 'string') : [];
}

function depthOf(path: string): number {
  return path.split('/').length;
}

/** Lines of YAML without a key and its value. */
function withoutKey(lines: readonly string[], key: string): string[] {
  let isInside = false;
  return lines.filter((line) => {
    if (/^[^\s#-]/.test(line)) isInside = line.startsWith(`${key}:`);
    return !isInside && line.trim() !== '';
  });
}
