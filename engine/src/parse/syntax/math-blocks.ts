import type { MarkdownIt, StateBlock } from 'markdown-it';
import { beginsWith, lineOf } from './block-lines.js';
import { endOfMath } from './math-ends.js';
import { hasMathSigns, looksLikeProse } from './math-or-prose.js';

/** Environments that are formulas without any sign around them. */
const ENVIRONMENT = /^\\begin\{((?:equation|align|alignat|gather|multline|eqnarray)\*?)\}/;
/** What may follow a formula on its last line and belongs to it. */
const PUNCTUATION = /^[.,;:]?$/;

/**
 * Formulas that begin a line with `$$`, `\[` or `\begin{align}` and end another, or the same one, with their partner.
 * The token is `math_block`.
 */
export function mathBlocks(md: MarkdownIt): void {
  md.block.ruler.before(
    'fence',
    'math_block',
    (state, startLine, endLine, silent) => {
      if (!beginsWith(state, startLine, '$') && !beginsWith(state, startLine, '\\')) return false;
      const opening = openingOf(lineOf(state, startLine));
      const found = opening && contentOf(state, startLine, endLine, opening);
      if (!found) return false;
      if (silent) return true;
      state.line = found.endLine;
      const token = state.push('math_block', 'math', 0);
      token.map = [startLine, state.line];
      token.content = found.content;
      return true;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  );
}

interface Opening {
  /** Where the formula begins on the line. */
  readonly start: number;
  readonly close: string;
  /** Whether opening and closing are LaTeX themselves. */
  readonly environment: boolean;
}

function openingOf(line: string): Opening | undefined {
  if (line.startsWith('$$') && line[2] !== '$') return { start: 2, close: '$$', environment: false };
  if (line.startsWith('\\[')) return { start: 2, close: '\\]', environment: false };
  const name = ENVIRONMENT.exec(line)?.[1];
  return name === undefined ? undefined : { start: 0, close: `\\end{${name}}`, environment: true };
}

function contentOf(
  state: StateBlock,
  startLine: number,
  endLine: number,
  { start, close, environment }: Opening,
): { readonly content: string; readonly endLine: number } | undefined {
  const lines: string[] = [];
  for (let line = startLine; line < endLine; line++) {
    if (line > startLine && !state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent)
      return undefined;
    const text = line === startLine ? lineOf(state, line).slice(start) : lineOf(state, line);
    if (line > startLine && close !== '$$' && openingOf(text)?.close === close) return undefined;
    const end = environment ? text.indexOf(close) : endOfMath(text, 0, text.length, close);
    if (end === undefined || end < 0) {
      lines.push(text);
      continue;
    }
    const rest = text.slice(end + close.length).trim();
    lines.push(text.slice(0, environment ? end + close.length : end));
    const content = lines.join('\n').trim();
    if (!PUNCTUATION.test(rest) || !isFormula(content, close, lines.length)) return undefined;
    return { content: content + (rest && ` ${rest}`), endLine: line + 1 };
  }
  return undefined;
}

/** On one line, square brackets may be no more than that: `\[sic\]`. */
function isFormula(content: string, close: string, lines: number): boolean {
  if (content === '' || looksLikeProse(content)) return false;
  return close !== '\\]' || lines > 1 || hasMathSigns(content);
}
