import type { SiteLines } from './lines.js';

/** Moves the text between the lines of two tags to their indent: indented further, Markdown would take it for code. */
export function alignContent(
  lines: SiteLines,
  opening: { readonly from: number; readonly to: number },
  closing: { readonly from: number },
): void {
  const own = indentOf(lines.all[closing.from] ?? '') || indentOf(lines.all[opening.from] ?? '');
  let shared: string | undefined;
  for (let index = opening.to; index < closing.from; index++) {
    if (lines.at(index).trim() === '') continue;
    const indent = indentOf(lines.at(index));
    shared = shared === undefined ? indent : sharedStart(shared, indent);
  }
  if (shared === undefined || shared.length <= own.length || !shared.startsWith(own)) return;
  for (let index = opening.to; index < closing.from; index++)
    if (lines.at(index).trim() !== '') lines.set(index, own + (lines.all[index] ?? '').slice(shared.length));
}

function indentOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

function sharedStart(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return one.slice(0, length);
}
