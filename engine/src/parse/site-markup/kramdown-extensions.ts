import { outsideCode } from './attribute-lines.js';
import type { SiteLines } from './lines.js';

const OPENING_LINE = /^[ \t>]*\{::(comment|nomarkdown)\b[^{}]*(?<!\/)\}$/;
const COMMENT = /\{::comment\b[^{}]*\}.*?\{:\/(?:comment)?\}/g;
const PLAIN = /\{::nomarkdown\b[^{}]*\}(.*?)\{:\/(?:nomarkdown)?\}/g;
const ALONE = /\{::(?:options|comment|nomarkdown)\b[^{}]*\/\}/g;

/**
 * Kramdown's extensions (kramdown.gettalong.org/syntax.html#extensions): comments and options are left out, and what is not to be read as
 * Markdown there is kept.
 */
export function kramdownExtensions(lines: SiteLines): void {
  /** What begins somewhere and ends nowhere below. */
  const endless = new Set<string>();
  for (let index = lines.firstLine; index < lines.length; index++) {
    const line = lines.at(index);
    if (lines.isCode(index) || !line.includes('{::')) continue;
    const kind = OPENING_LINE.exec(line)?.[1];
    const end = kind === undefined || endless.has(kind) ? undefined : endOf(lines, index, kind);
    if (kind !== undefined && end === undefined) endless.add(kind);
    if (kind === 'comment' && end !== undefined) lines.leaveOut(index, end + 1, 'comment');
    else if (end !== undefined) for (const at of [index, end]) lines.set(at, '');
    else
      lines.set(
        index,
        outsideCode(line, (text) => inLine(lines, index, text)),
      );
    index = end ?? index;
  }
}

/** The line that ends what begins on another. */
function endOf(lines: SiteLines, start: number, kind: string): number | undefined {
  for (let index = start + 1; index < lines.length; index++) {
    const text = lines.at(index).trim();
    if (text === '{:/}' || text === `{:/${kind}}`) return index;
  }
  return undefined;
}

function inLine(lines: SiteLines, index: number, text: string): string {
  return text
    .replace(COMMENT, () => {
      lines.noteComment(index);
      return '';
    })
    .replace(PLAIN, '$1')
    .replace(ALONE, (source) => {
      lines.noteLeftOut(index, source);
      return '';
    });
}
