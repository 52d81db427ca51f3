import type { StateInline } from 'markdown-it';
import { formulaAttributes, formulaAttributesAt } from '../block/formula-attributes.js';
import { areEscaped, type ConventionsEnvironment } from '../conventions.js';
import type { InlineRow } from '../row.js';
import { areEscapedAround, textBefore } from './bracket-evidence.js';
import { endOfMath } from './math-ends.js';
import { hasFormulas, hasMathSigns, isDollarMath, looksLikeProse } from './math-or-prose.js';

/**
 * LaTeX in running text: `$…$` and `\(…\)`, with the token `math_inline`; `$$…$$` and `\[…\]`, with the token
 * `math_display` and the closing sign as `markup`. The LaTeX is not parsed as Markdown. Blocks are in
 * `math-blocks.ts`.
 *
 * @example
 * It is $x^2$ and $$y$$.
 */
export const mathInDollars: InlineRow = {
  kind: 'inline',
  name: 'math_dollars',
  dialect: 'LaTeX',
  firstCharacters: '$',
  read: dollars,
};

/**
 * @example
 * It is \(x^2\).
 * @example
 * If \(n\) and \(x^2\) and \[x < y\]
 * @example
 * Then \\(\alpha\\) and \\(n\\)
 */
export const mathInBrackets: InlineRow = {
  kind: 'inline',
  name: 'math_brackets',
  dialect: 'LaTeX',
  firstCharacters: '\\',
  read: brackets,
};

/**
 * @example
 * See [$$x$$]{#eq:x}.
 */
export const mathSpans: InlineRow = {
  kind: 'inline',
  name: 'math_span',
  dialect: 'pandoc',
  needs: ['$'],
  firstCharacters: '[',
  read: span,
};

/** GitHub's form, which protects the formula from Markdown: `` $`x`$ ``. */
const QUOTED = /\$`([^`]{1,3000})`\$/y;

function dollars(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src.charCodeAt(pos) !== DOLLAR) return false;
  QUOTED.lastIndex = pos;
  const quoted = QUOTED.exec(src)?.[1];
  if (quoted !== undefined) return push(state, silent, 'math_inline', quoted, pos + quoted.length + 4);
  let count = 1;
  while (src.charCodeAt(pos + count) === DOLLAR) count++;
  const sign = '$'.repeat(count);
  const end = count > 2 ? undefined : endOfMath(src, pos + count, posMax, sign);
  const content = end === undefined ? '' : withoutBrackets(src.slice(pos + count, end));
  if (end !== undefined && count === 2 && content.trim() !== '' && !looksLikeProse(content))
    return push(state, silent, 'math_display', content, end + 2);
  if (end !== undefined && count === 1 && isDollarMath(src.charAt(pos - 1), content, src.charAt(end + 1)))
    return push(state, silent, 'math_inline', withoutEscapes(content), end + 1);
  if (!silent) state.pending += sign;
  state.pos += count;
  return true;
}

/** Assistants put one kind of delimiters inside another: `$\( N \)$`. */
function withoutBrackets(content: string): string {
  return /^\s*\\\(([^$]*)\\\)\s*$/.exec(content)?.[1]?.trim() ?? content;
}

/** Pandoc's span around a labelled formula: `[$$x$$]{#eq:x}`. */
function span(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (!src.startsWith('[$$', pos)) return false;
  const end = endOfMath(src, pos + 3, posMax, '$$');
  const found = end === undefined || src[end + 2] !== ']' ? undefined : formulaAttributesAt(src, end + 3);
  if (end === undefined || !found || found.end > posMax) return false;
  if (!silent) {
    const token = state.push('math_display', 'math', 0);
    token.content = src.slice(pos + 3, end);
    formulaAttributes.set(token, found.attributes);
  }
  state.pos = found.end;
  return true;
}

/** CommonMark reads `\(` and `\[` as brackets, which they remain if there is no formula. */
function brackets(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src.charCodeAt(pos) !== BACKSLASH) return false;
  const env: ConventionsEnvironment = state.env;
  const mark = env.hasDoubledBrackets && src.charAt(pos + 1) === '\\' ? '\\\\' : '\\';
  const start = pos + mark.length + 1;
  const inline = src.charAt(start - 1) === '(';
  if (!inline && src.charAt(start - 1) !== '[') return false;
  const end = endOfMath(src, start, posMax, mark + (inline ? ')' : ']'));
  if (end === undefined) return false;
  const content = src.slice(start, end);
  if (content.trim() === '' || looksLikeProse(content) || /^\p{L}{4,}$/u.test(content.trim())) return false;
  if (hasFormulas(content)) return false;
  if (areEscapedAround(content, textBefore(src, pos), env)) return false;
  // Programs that write Markdown escape square brackets: `\[1\]`, `\[link\](address)`.
  if (!inline && (!hasMathSigns(content) || src.charAt(end + mark.length + 1) === '(')) return false;
  if (areEscaped(env, inline ? '\\(' : '\\[')) return false;
  const latex = mark.length > 1 ? withoutEscapes(content) : content;
  return push(state, silent, inline ? 'math_inline' : 'math_display', latex, end + mark.length + 1);
}

/**
 * LaTeX whose backslashes were escaped as those of Markdown, `$\\alpha \\cdot v\_m$` and `$\[L/2\]$`: in running text, neither a line
 * break before each command nor a displayed formula within a formula means anything.
 */
function withoutEscapes(latex: string): string {
  const isEscaped = /\\\\[a-z]/i.test(latex) && !/(?<!\\)\\(?:[a-z]|\\(?![a-z]))/i.test(latex);
  if (isEscaped) return latex.replace(/\\([\\_*[\]()])/g, '$1');
  return latex.replace(/\\([[\]])/g, '$1');
}

/** In a displayed formula only where it has a single line: with several, `\\` begins the next. */
function withoutDoubledEscapes(latex: string): string {
  return /\\begin\{|\n|&/.test(latex) ? latex : withoutEscapes(latex);
}

function push(state: StateInline, silent: boolean, type: string, content: string, end: number): true {
  const found = type === 'math_display' ? formulaAttributesAt(state.src, end) : undefined;
  const isWhole = found !== undefined && found.end <= state.posMax;
  state.pos = isWhole ? found.end : end;
  if (silent) return true;
  const token = state.push(type, 'math', 0);
  token.content = type === 'math_display' ? withoutDoubledEscapes(content) : content;
  token.markup = state.src.slice(end - 2, end);
  if (isWhole) formulaAttributes.set(token, found.attributes);
  return true;
}

const DOLLAR = 0x24;
const BACKSLASH = 0x5c;
