import { outsideCode } from './attribute-lines.js';
import type { SiteLines } from './lines.js';

const KEYS = /\{\{<\s*kbd\s+([^<>{}=\n]+?)\s*>\}\}/g;
const VIDEO = /\{\{<\s*(?:video|audio)\s+(https?:[^\s<>{}"]+)[^<>{}\n]*>\}\}/g;

/** Replaces Quarto's shortcodes within a line: keys by what HTML has for them, and videos on the web by their addresses. */
export function inlineShortcodes(lines: SiteLines): void {
  for (let index = lines.firstLine; index < lines.length; index++) {
    const line = lines.at(index);
    if (lines.isCode(index) || !line.includes('{{<')) continue;
    lines.set(
      index,
      outsideCode(line, (text) => text.replace(KEYS, '<kbd>$1</kbd>').replace(VIDEO, '<$1>')),
    );
  }
}
