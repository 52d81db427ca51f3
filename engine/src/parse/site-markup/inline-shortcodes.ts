import { outsideCode } from './attribute-lines.js';
import type { SiteLines } from './lines.js';

const KEYS = /\{\{<\s*kbd\s+([^<>{}=\n]+?)\s*>\}\}/g;
/** HackMD's embedded files. */
const EMBEDDED = /\{%\s*(?:pdf|figma)\s+(https?:[^\s<>{}%"]+)\s*%\}/g;
const VIDEO = /\{\{<\s*(?:video|audio)\s+(https?:[^\s<>{}"]+)[^<>{}\n]*>\}\}/g;

/** Liquid's and Jinja's comments. */
const COMMENT = /([ \t]?)\{%-?\s*comment\b[^{}%]*%\}.{0,1000}?\{%-?\s*endcomment\s*-?%\}([ \t]?)/g;

/** Replaces Quarto's and HackMD's shortcodes within a line: keys by what HTML has for them, and what is on the web by its address. Comments within a line are left out. */
export function inlineShortcodes(lines: SiteLines): void {
  lines.each(/\{\{<|\{%/, (line, index) =>
    lines.set(
      index,
      outsideCode(line, (text) =>
        text
          .replace(KEYS, '<kbd>$1</kbd>')
          .replace(VIDEO, '<$1>')
          .replace(EMBEDDED, '<$1>')
          .replace(COMMENT, (_, before: string, after: string) => {
            lines.noteComment(index);
            return before === '' ? after : before;
          }),
      ),
    ),
  );
}
