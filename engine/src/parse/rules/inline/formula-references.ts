import type { MarkdownIt } from 'markdown-it';

const REFERENCE = /\\(?:eqref|ref)\{([^{}\n]{1,100})\}/y;

/** LaTeX references to formulas in running text, `\eqref{name}` and `\ref{name}`, as tokens `formula_reference`. */
export function formulaReferences(md: MarkdownIt): void {
  md.inline.ruler.before('escape', 'formula_reference', (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== BACKSLASH) return false;
    REFERENCE.lastIndex = state.pos;
    const source = REFERENCE.exec(state.src)?.[0];
    if (source === undefined) return false;
    if (!silent) state.push('formula_reference', '', 0).content = source;
    state.pos += source.length;
    return true;
  });
}

const BACKSLASH = 0x5c;
