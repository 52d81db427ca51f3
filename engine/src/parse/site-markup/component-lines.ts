import type { SiteLines } from './lines.js';
import { meaningOfPair, roleAmongTabs } from './meanings.js';
import { readTag } from './tags.js';

/** A component with its content on one line: `<Note>text</Note>`. */
const COMPONENT_LINE =
  /^([ \t>]*)(<([A-Z][\w.]*)(?:\s(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}])*)?>)(.*\S.*)(<\/\3\s*>)$/;

const CALLOUT_DIV = /^::: \{\.callout-([a-z-]+)(?: title="([^"]*)")?\}$/;

/**
 * Writes callouts that stand on one line in the form of MkDocs, on two, and titled parts with blank lines around them on three, so that
 * one blank line between two callouts is enough. Tabs have a form for one line.
 */
export function unfoldComponents(lines: SiteLines): void {
  for (let index = lines.firstLine; index < lines.length; index++) {
    if (lines.isCode(index) || !lines.at(index).includes('</')) continue;
    const [, markers = '', open = '', , content = '', close = ''] =
      COMPONENT_LINE.exec(lines.at(index)) ?? [];
    const tag = readTag(open);
    if (!tag || tag.isSingle || roleAmongTabs(tag) !== undefined || content.includes(open)) continue;
    const isFree = (at: number): boolean => lines.at(at) === markers.trimEnd() && !lines.isCode(at);
    const meaning = meaningOfPair(tag)?.open ?? '';
    const [, kind, title] = CALLOUT_DIV.exec(meaning) ?? [];
    const isLast = index + 1 === lines.length;
    if (
      kind !== undefined &&
      (isLast || (isFree(index + 1) && !isIndentedBelow(lines, index + 1, markers)))
    ) {
      const isFirst = index === lines.firstLine;
      if (isFirst ? isLast : !isFree(index - 1)) continue;
      const first = isFirst ? index : index - 1;
      lines.set(first, `${markers}!!! ${kind}${title === undefined ? '' : ` "${title}"`}`);
      lines.set(first + 1, `${markers}    ${content.trim()}`);
      continue;
    }
    if (!meaning.startsWith(':::') || index === lines.firstLine || !isFree(index - 1) || !isFree(index + 1))
      continue;
    lines.set(index - 1, markers + open);
    lines.set(index, markers + content.trim());
    lines.set(index + 1, markers + close);
  }
}

/** Whether the next line with text is indented further, and would belong to what is above it. */
function isIndentedBelow(lines: SiteLines, from: number, markers: string): boolean {
  let index = from;
  while (index < lines.length && lines.at(index) === markers.trimEnd()) index++;
  return /^(?: {4}|\t)/.test(lines.at(index).slice(markers.length));
}
