const COMMENT = String.raw`(?<!(?<!\\)(?:\\\\)*\\)%.*`;
const LINE_END = new RegExp(String.raw`\s*(?:${COMMENT})?(?:\n\s*|$)`, 'g');

/** LaTeX on one line: in TeX, the end of a line is a space, which also ends a comment. */
export function onOneLine(latex: string): string {
  return latex.includes('\n') ? latex.replace(LINE_END, ' ').trim() : latex;
}
