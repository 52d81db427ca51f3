import type { StateBlock } from 'markdown-it';
import { areEscaped, type ConventionsEnvironment } from '../conventions.js';
import { bracketEvidence } from '../inline/bracket-evidence.js';
import { endOfMath } from '../inline/math-ends.js';
import { hasMathSigns, looksLikeProse } from '../inline/math-or-prose.js';
import { type BlockRow, ENDS_ANY } from '../row.js';
import { beginsWith, lineOf, recordUnclosedBlock } from './block-lines.js';
import { type FormulaAttributes, formulaAttributes, formulaEnding } from './formula-attributes.js';

/** Environments that are formulas without delimiters. */
const ENVIRONMENT = /^\\begin\{((?:equation|align|alignat|gather|multline|eqnarray)\*?)\}/;

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
export const mathBlocks: BlockRow = {
  kind: 'block',
  name: 'math_block',
  dialect: 'LaTeX',
  needs: (text) => MAY_BEGIN.test(text),
  alt: ENDS_ANY,
  read(state, startLine, endLine, silent) {
    if (!beginsWith(state, startLine, '$') && !beginsWith(state, startLine, '\\')) return false;
    const opening = openingOf(lineOf(state, startLine));
    const found = opening && contentOf(state, startLine, endLine, opening);
    if (!found || (silent && isWithinFormula(state, startLine))) return false;
    if (silent) return true;
    const token = state.push('math_block', 'math', 0);
    token.map = [startLine, found.endLine];
    token.content = found.content;
    formulaAttributes.set(token, found.attributes);
    state.line = found.endLine;
    if (found.restOffset !== undefined) beginLineAt(state, --state.line, found.restOffset);
    return true;
  },
};

/** What a text contains in which there may be such formulas. */
const MAY_BEGIN = /\$\$|\\\[|\\begin\{|\$[ \t]*$/m;
const LONE_DOLLAR = /^\$[ \t]*$/;

interface Opening {
  /** The position of the formula on the line. */
  readonly start: number;
  readonly close: string;
  /** Whether the delimiters are part of the LaTeX. */
  readonly environment: boolean;
}

function openingOf(line: string): Opening | undefined {
  if (line.startsWith('$$') && line[2] !== '$') return { start: 2, close: '$$', environment: false };
  if (LONE_DOLLAR.test(line)) return { start: 1, close: '$', environment: false };
  if (line.startsWith('\\[')) return { start: 2, close: '\\]', environment: false };
  const name = ENVIRONMENT.exec(line)?.[1];
  return name === undefined ? undefined : { start: 0, close: `\\end{${name}}`, environment: true };
}

interface Content {
  readonly content: string;
  readonly attributes: FormulaAttributes;
  readonly endLine: number;
  /** The position of the text after the formula on its last line. */
  readonly restOffset?: number;
}

function contentOf(
  state: StateBlock,
  startLine: number,
  endLine: number,
  { start, close, environment }: Opening,
): Content | undefined {
  const lines: string[] = [];
  for (let line = startLine; line < endLine; line++) {
    if (line > startLine && !state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent)
      return undefined;
    const text = line === startLine ? lineOf(state, line).slice(start) : lineOf(state, line);
    if (line > startLine && !close.startsWith('$') && openingOf(text)?.close === close) return undefined;
    const end = environment ? text.indexOf(close) : endOfMath(text, 0, text.length, close);
    if (close === '$' && line > startLine && (text === '' || (end ?? 0) > 0)) return undefined;
    if (end === undefined || end < 0) {
      lines.push(text);
      continue;
    }
    lines.push(text.slice(0, environment ? end + close.length : end));
    const content = lines.join('\n').trim();
    const env: ConventionsEnvironment = state.env;
    const isText = close === '\\]' && env.escapesBrackets && bracketEvidence('', content) !== 'formulas';
    if (isText || !isFormula(content, close, lines.length)) return undefined;
    if (close === '\\]' && areEscaped(env, '\\[')) return undefined;
    const rest = text.slice(end + close.length);
    const ending = formulaEnding(rest);
    const shared = { attributes: ending?.attributes ?? {}, endLine: line + 1 };
    if (!ending) {
      if (lines.length === 1) return undefined;
      return { ...shared, content, restOffset: (state.eMarks[line] ?? 0) - rest.trimStart().length };
    }
    const labelled = ending.attributes.label === undefined && labelOn(state, line + 1, endLine);
    const { punctuation } = ending;
    return {
      content: content + (punctuation && ` ${punctuation}`),
      ...(labelled ? { attributes: labelled, endLine: line + 2 } : shared),
    };
  }
  recordUnclosedBlock(state, endLine, close);
  return undefined;
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
  const isAmbiguous = close === '$' || (close === '\\]' && lines === 1);
  return !isAmbiguous || hasMathSigns(content);
}

function hasDollar(latex: string): boolean {
  return endOfMath(latex, 0, latex.length, '$') !== undefined;
}
