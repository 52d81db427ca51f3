import type { StateBlock } from 'markdown-it';
import { areEscaped, type ConventionsEnvironment } from '../conventions.js';
import { areEscapedAround } from '../inline/bracket-evidence.js';
import { endOfMath } from '../inline/math-ends.js';
import { hasMathSigns, looksLikeProse } from '../inline/math-or-prose.js';
import { type Closing, type ContainerLines, type ContainerRow, ENDS_ANY } from '../row.js';
import { beginsWith, lineOf } from './block-lines.js';
import { type FormulaAttributes, formulaAttributes, formulaEnding } from './formula-attributes.js';

/** Two dollar signs, one on a line of its own, `\[`, or an environment that is a formula without delimiters. */
const OPENING =
  /^(?:(\$\$(?!\$)|\$(?=[ \t]*$))|(\\\\?\[)|\\begin\{((?:equation|align|alignat|gather|multline|eqnarray)\*?)\})/;

/**
 * Formulas that begin a line with `$$`, `\[` or `\begin{align}` and end with the matching delimiter, on the same line or
 * another; and those between single dollar signs on lines of their own, as Jupyter allows. The token is `math_block`, with its `formulaAttributes`. Text after the end of a formula on several
 * lines begins a new block.
 *
 * @example
 * $$
 * x^2
 * $$ {#eq:x}
 * @example
 * \[
 * x = 1
 * \]
 * @example
 * \begin{align}
 * x &= 1
 * \end{align}
 * @example
 * $
 * x^2
 * $
 */
export const mathBlocks: ContainerRow = {
  kind: 'block',
  name: 'math_block',
  dialect: 'LaTeX',
  needs: (text) => MAY_BEGIN.test(text),
  alt: ENDS_ANY,
  firstCharacters: '$\\',
  container: { open: OPENING, close: closingOf },
  accepts: (state, lines) =>
    contentOf(state, lines) !== undefined && !isWithinFormula(state, lines.startLine),
  read(state, lines) {
    const found = contentOf(state, lines);
    if (!found) return;
    const token = state.push('math_block', 'math', 0);
    token.map = [lines.startLine, found.endLine];
    token.content = found.content;
    formulaAttributes.set(token, found.attributes);
    lines.nextLine = found.endLine;
    if (found.restOffset !== undefined) beginLineAt(state, --lines.nextLine, found.restOffset);
  },
};

/** What a text contains in which there may be such formulas. */
const MAY_BEGIN = /\$\$|\\\[|\\begin\{|\$[ \t]*$/m;

interface Delimiters {
  /** The position of the formula on its first line. */
  readonly start: number;
  readonly close: string;
  /** Whether the delimiters are part of the LaTeX. */
  readonly environment: boolean;
}

function delimitersOf([, dollars, bracket, name]: RegExpExecArray): Delimiters {
  if (name !== undefined) return { start: 0, close: `\\end{${name}}`, environment: true };
  if (bracket !== undefined)
    return { start: bracket.length, close: bracket.replace('[', ']'), environment: false };
  return { start: dollars?.length ?? 0, close: dollars ?? '', environment: false };
}

/** Where a formula ends in the text of a line; negative if it does not. */
function endIn(text: string, { close, environment }: Delimiters): number {
  return environment ? text.indexOf(close) : (endOfMath(text, 0, text.length, close) ?? -1);
}

function closingOf(opening: RegExpExecArray): Closing {
  const delimiters = delimitersOf(opening);
  const { start, close } = delimiters;
  let isFirst = true;
  return {
    sign: close,
    mayBeOnFirstLine: true,
    isLast(line) {
      const text = isFirst ? line.slice(start) : line;
      const end = endIn(text, delimiters);
      if (!isFirst) {
        if (close === '$' && (text === '' || end > 0)) return 'never';
        const next = close.startsWith('$') ? undefined : OPENING.exec(text);
        if (next && delimitersOf(next).close === close) return 'never';
      }
      isFirst = false;
      return end >= 0;
    },
  };
}

interface Content {
  readonly content: string;
  readonly attributes: FormulaAttributes;
  readonly endLine: number;
  /** The position of the text after the formula on its last line. */
  readonly restOffset?: number;
}

function contentOf(state: StateBlock, { opening, startLine, lastLine }: ContainerLines): Content | undefined {
  const delimiters = delimitersOf(opening);
  const { start, close, environment } = delimiters;
  const lines = Array.from({ length: lastLine - startLine + 1 }, (_, index) =>
    lineOf(state, startLine + index).slice(index === 0 ? start : 0),
  );
  const text = lines.at(-1) ?? '';
  const end = endIn(text, delimiters);
  lines[lines.length - 1] = text.slice(0, environment ? end + close.length : end);
  const content = lines.join('\n').trim();
  const env: ConventionsEnvironment = state.env;
  const isBracket = close.endsWith(']');
  if (close.startsWith('\\\\') && !env.hasDoubledBrackets) return undefined;
  const isText = isBracket && areEscapedAround(content, '', env);
  if (isText || !isFormula(content, close, lines.length)) return undefined;
  if (isBracket && areEscaped(env, '\\[')) return undefined;
  const rest = text.slice(end + close.length);
  const ending = formulaEnding(rest);
  const shared = { attributes: ending?.attributes ?? {}, endLine: lastLine + 1 };
  if (!ending) {
    if (lines.length === 1) return undefined;
    return { ...shared, content, restOffset: (state.eMarks[lastLine] ?? 0) - rest.trimStart().length };
  }
  const labelled = ending.attributes.label === undefined && labelOn(state, lastLine + 1, state.lineMax);
  const { punctuation } = ending;
  return {
    content: content + (punctuation && ` ${punctuation}`),
    ...(labelled ? { attributes: labelled, endLine: lastLine + 2 } : shared),
  };
}

/** A formula's label may be alone on the next line. */
function labelOn(state: StateBlock, line: number, endLine: number): FormulaAttributes | undefined {
  if (line >= endLine || !beginsWith(state, line, '{') || (state.sCount[line] ?? 0) < state.blkIndent)
    return undefined;
  const text = lineOf(state, line);
  return /^\{#eq[:-]/.test(text) ? formulaEnding(text)?.attributes : undefined;
}

/** How many lines of a paragraph are searched backwards. */
const MAX_LINES = 50;

/** Whether the line ends a formula that began in the middle of a line above, and so does not begin one. */
function isWithinFormula(state: StateBlock, startLine: number): boolean {
  if (state.parentType !== 'paragraph' || !lineOf(state, startLine).startsWith('$$')) return false;
  let signs = 0;
  for (let line = Math.max(state.line, startLine - MAX_LINES); line < startLine; line++)
    signs += lineOf(state, line).match(/(?<![\\$])\$\$(?!\$)/g)?.length ?? 0;
  return signs % 2 === 1;
}

/** Lets the parser continue in the middle of a line. */
function beginLineAt(state: StateBlock, line: number, offset: number): void {
  state.bMarks[line] = offset;
  state.tShift[line] = 0;
  state.sCount[line] = state.blkIndent;
}

/** On one line, square brackets may be just that: `\[sic\]`. A dollar sign on a line of its own may be a prompt. */
function isFormula(content: string, close: string, lines: number): boolean {
  if (content === '' || looksLikeProse(content)) return false;
  // Without a closing delimiter, everything up to the next one is text: paragraphs, which may contain
  // formulas.
  const parts = content.split(/\n\s*\n/);
  if (close === '$$' && parts.length > 1 && parts.some((part) => looksLikeProse(part) || hasDollar(part)))
    return false;
  const isAmbiguous = close === '$' || (close.endsWith(']') && lines === 1);
  return !isAmbiguous || hasMathSigns(content);
}

function hasDollar(latex: string): boolean {
  return endOfMath(latex, 0, latex.length, '$') !== undefined;
}
