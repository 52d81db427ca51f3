import { onlyDefines } from '../../../latex/definitions.js';
import { type BlockRow, ENDS_NOTHING } from '../row.js';
import { lineOf } from './block-lines.js';

/** Longer definitions are style files. */
const MAX_LINES = 500;

/**
 * Lines that only define commands for formulas, as in pandoc: `\newcommand{\R}{\mathbb{R}}`. The token is
 * `latex_definitions`.
 *
 * @example
 * \newcommand{\R}{\mathbb{R}}
 */
export const latexDefinitions: BlockRow = {
  kind: 'block',
  name: 'latex_definitions',
  dialect: 'LaTeX',
  needs: ['\\'],
  firstCharacters: '\\',
  alt: ENDS_NOTHING,
  read(state, startLine, endLine, silent) {
    if (
      !/^\\(?:(?:re)?newcommand|providecommand|DeclareMathOperator|def)(?![A-Za-z])/.test(
        lineOf(state, startLine),
      )
    )
      return false;
    let end = startLine + 1;
    while (
      end < Math.min(endLine, startLine + MAX_LINES) &&
      !state.isEmpty(end) &&
      (state.sCount[end] ?? 0) >= state.blkIndent
    )
      end++;
    const content = state.getLines(startLine, end, state.blkIndent, false);
    if (!onlyDefines(content)) return false;
    if (silent) return true;
    const token = state.push('latex_definitions', '', 0);
    token.map = [startLine, end];
    token.content = content;
    state.line = end;
    return true;
  },
};
