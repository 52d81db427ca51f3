import { CALLOUT_KINDS } from '../../../model/names/callout-names.js';
import type { TheoremKind } from '../../../model/names/numbered-names.js';
import { chunkOf } from '../../../source/chunk-options.js';
import { pushCallout, readLines } from '../core/callout-tokens.js';
import { type BlockRow, ENDS_ANY } from '../row.js';
import { unreadClasses } from '../unread-attributes.js';
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
  String.raw`^(\`{3,})[ \t]*\{(${[...Object.keys(KINDS), 'block2?'].join('|')})(?:[ \t,][^\n{}]*)?\}[ \t]*$`,
);

const MYST_OPTION = /^:[a-z][\w-]*:(?:[ \t]|$)/i;

/**
 * bookdown's older form of theorems and proofs, a chunk whose engine is the kind (bookdown, "Theorems and proofs"), and its custom
 * blocks, whose `type` may be that of a callout ("Custom blocks"). The tokens are those of `::: {.theorem #a name="Newton"}`,
 * `::: {.note}` and `::: {.other}`.
 *
 * @example
 * ```{theorem a, name="Newton"}
 * Text.
 * ```
 * @example
 * ```{block, type='rmdnote'}
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
    // The options of a directive of MyST stand on lines of their own.
    if (engine === '' || MYST_OPTION.test(lineOf(state, startLine + 1))) return false;
    const isInside = (at: number): boolean =>
      at < endLine && (state.isEmpty(at) || (state.sCount[at] ?? 0) >= state.blkIndent);
    let end = startLine + 1;
    while (isInside(end) && lineOf(state, end).trim() !== markup) end++;
    if (!isInside(end)) return false;
    if (silent) return true;
    const { values } = chunkOf(line.slice(markup.length), '');
    const [label] = values.get('label') ?? [];
    const [title = ''] = values.get('name') ?? values.get('title') ?? [];
    const [type = ''] = values.get('type') ?? [];
    const callout = theorem === undefined ? CALLOUT_KINDS.find((kind) => `rmd${kind}` === type) : undefined;
    const open = callout ? pushCallout(state, callout, '', startLine) : state.push('div_open', 'div', 1);
    open.map = [startLine, end + 1];
    if (label !== undefined) open.attrSet('id', label);
    if (theorem !== undefined)
      divOf.set(open, { kind: 'theorem', theorem, title, isUncounted: theorem === 'proof' });
    else if (!callout && type !== '') unreadClasses.set(open, [type]);
    readLines(state, startLine + 1, end);
    if (callout) state.push('blockquote_close', 'blockquote', -1);
    else state.push('div_close', 'div', -1);
    state.line = end + 1;
    return true;
  },
};
