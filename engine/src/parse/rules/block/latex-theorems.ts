import type { StateBlock } from 'markdown-it';
import { Arguments } from '../../../latex/arguments.js';
import type { TheoremKind } from '../../../model/names/numbered-names.js';
import { readLines } from '../core/callout-tokens.js';
import { type ContainerLines, type ContainerRow, ENDS_ANY } from '../row.js';
import { lineOf, startOf } from './block-lines.js';
import { divOf } from './fenced-divs.js';
import { endOf } from './latex-parts.js';
import { pushInline } from './table-tokens.js';

/** Environments as most preambles name them; `algorithm` is a float. */
const ENVIRONMENTS: Readonly<Record<string, TheoremKind | 'proof'>> = {
  theorem: 'theorem',
  thm: 'theorem',
  lemma: 'lemma',
  lem: 'lemma',
  corollary: 'corollary',
  cor: 'corollary',
  proposition: 'proposition',
  prop: 'proposition',
  conjecture: 'conjecture',
  conj: 'conjecture',
  definition: 'definition',
  defn: 'definition',
  example: 'example',
  exercise: 'exercise',
  solution: 'solution',
  remark: 'remark',
  rem: 'remark',
  proof: 'proof',
};
const BEGIN = new RegExp(String.raw`^\\begin\{(${Object.keys(ENVIRONMENTS).join('|')})(\*?)\}`);

/**
 * LaTeX's theorems and proofs, `\begin{theorem}[Newton]\label{thm:a}`, whose text is read as Markdown. The tokens are those of
 * `::: {.theorem #thm:a name="Newton"}`.
 *
 * @example
 * \begin{theorem}[Newton]
 * Text.
 * \end{theorem}
 */
export const latexTheorems: ContainerRow = {
  kind: 'block',
  name: 'latex_theorem',
  dialect: 'LaTeX',
  needs: ['\\begin{'],
  alt: ENDS_ANY,
  firstCharacters: '\\',
  container: { open: BEGIN, close: ([, name, star]) => endOf(`${name}${star}`) },
  read: latexTheorem,
};

function latexTheorem(state: StateBlock, { opening, startLine, lastLine }: ContainerLines): void {
  const [begin, name = '', star] = opening;
  const kind = ENVIRONMENTS[name];
  if (kind === undefined) return;
  const last = lineOf(state, lastLine);
  const end = (state.eMarks[lastLine] ?? 0) - (last.length - last.lastIndexOf('\\end{'));
  const { title, label, position } = headOf(
    state.src.slice(0, end),
    startOf(state, startLine) + begin.length,
  );
  const open = state.push('div_open', 'div', 1);
  open.map = [startLine, lastLine + 1];
  if (label !== undefined) open.attrSet('id', label);
  const isUncounted = kind === 'proof' || star === '*';
  // A proof may say what it is of: "Proof of Theorem 1".
  const of = kind === 'proof' ? title.replace(/^proof\s+/i, '') : title;
  divOf.set(open, { kind: 'theorem', theorem: kind, title: '', isUncounted });
  if (of !== '') pushTitle(state, of, startLine);
  readBetween(state, startLine, lastLine, position, end);
  state.push('div_close', 'div', -1);
}

/** A title with its markup: a heading that begins the block, as Quarto has it. */
function pushTitle(state: StateBlock, title: string, line: number): void {
  state.push('heading_open', 'h4', 1).map = [line, line + 1];
  pushInline(state, title, [line, line + 1]);
  state.push('heading_close', 'h4', -1);
}

/** What may come between `\begin{…}` and the text: a title in brackets, a name. */
function headOf(
  source: string,
  start: number,
): { readonly title: string; readonly label: string | undefined; readonly position: number } {
  const read = new Arguments(source, start);
  const title = source[start] === '[' ? read.take('[') : undefined;
  const label = /\s*\\label\s*\{([^{}\s]+)\}/y;
  label.lastIndex = read.position;
  const [whole = '', name] = label.exec(source) ?? [];
  return { title: (title ?? '').trim(), label: name, position: read.position + whole.length };
}

/** Reads lines of which the first begins at one position, and the last ends at another. */
function readBetween(
  state: StateBlock,
  startLine: number,
  lastLine: number,
  start: number,
  end: number,
): void {
  const { bMarks, eMarks, tShift, sCount, src, blkIndent } = state;
  let first = startLine;
  while (first < lastLine && (eMarks[first] ?? 0) < start) first++;
  const before = [bMarks[first], tShift[first], sCount[first], eMarks[lastLine]] as const;
  const text = start + (/^[ \t]*/.exec(src.slice(start, eMarks[first]))?.[0].length ?? 0);
  eMarks[lastLine] = Math.max(end, text);
  bMarks[first] = text;
  tShift[first] = 0;
  sCount[first] = blkIndent;
  readLines(state, first, lastLine + 1);
  [bMarks[first], tShift[first], sCount[first], eMarks[lastLine]] = before.map((value) => value ?? 0) as [
    number,
    number,
    number,
    number,
  ];
}
