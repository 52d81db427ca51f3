import type { TheoremKind } from '../../../model/names/numbered-names.js';
import { chunkOf } from '../../../source/chunk-options.js';
import { readLines } from '../core/callout-tokens.js';
import { type BlockRow, ENDS_ANY } from '../row.js';
import { lineOf } from './block-lines.js';
import { divOf } from './fenced-divs.js';

/** The engines of bookdown that print what is in them as a theorem or the like; a hypothesis is a kind of its own there. */
const KINDS: Readonly<Record<string, TheoremKind | 'proof'>> = {
  theorem: 'theorem',
  lemma: 'lemma',
  corollary: 'corollary',
  proposition: 'proposition',
  conjecture: 'conjecture',
  definition: 'definition',
  example: 'example',
  exercise: 'exercise',
  solution: 'solution',
  remark: 'remark',
  proof: 'proof',
};
const OPENING = new RegExp(
  String.raw`^(\`{3,})[ \t]*\{(${Object.keys(KINDS).join('|')})(?:[ \t,][^\n{}]*)?\}[ \t]*$`,
);

/**
 * bookdown's older form of theorems and proofs, a chunk whose engine is the kind (bookdown, "Theorems and proofs"). The tokens are those of
 * `::: {.theorem #a name="Newton"}`.
 *
 * @example
 * ```{theorem a, name="Newton"}
 * Text.
 * ```
 */
export const theoremChunks: BlockRow = {
  kind: 'block',
  name: 'theorem_chunk',
  dialect: 'R Markdown',
  needs: ['```{', '``` {'],
  firstCharacters: '`',
  alt: ENDS_ANY,
  read(state, startLine, endLine, silent) {
    const line = lineOf(state, startLine).trimEnd();
    const [, markup = '', engine = ''] = OPENING.exec(line) ?? [];
    const theorem = KINDS[engine];
    if (theorem === undefined) return false;
    const isInside = (at: number): boolean =>
      at < endLine && (state.isEmpty(at) || (state.sCount[at] ?? 0) >= state.blkIndent);
    let end = startLine + 1;
    while (isInside(end) && lineOf(state, end).trim() !== markup) end++;
    if (!isInside(end)) return false;
    if (silent) return true;
    const { values } = chunkOf(line.slice(markup.length), '');
    const [label] = values.get('label') ?? [];
    const [title = ''] = values.get('name') ?? values.get('title') ?? [];
    const open = state.push('div_open', 'div', 1);
    open.map = [startLine, end + 1];
    if (label !== undefined) open.attrSet('id', label);
    divOf.set(open, { kind: 'theorem', theorem, title, isUncounted: theorem === 'proof' });
    readLines(state, startLine + 1, end);
    state.push('div_close', 'div', -1);
    state.line = end + 1;
    return true;
  },
};
