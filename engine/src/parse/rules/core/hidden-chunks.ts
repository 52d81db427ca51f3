import type { MarkdownIt, Token } from 'markdown-it';
import { chunkOptions, hidesCode, optionsInR } from '../../../source/chunk-options.js';
import { attributesIn } from '../../attributes.js';
import type { ConventionsEnvironment } from '../../conventions.js';
import { cellOptions } from './fence-captions.js';

/** Engines of knitr and Quarto, whose code is shown unless an option hides it; of diagrams, the drawing is shown. */
const ENGINES = new Set(
  'r python julia bash sh zsh sql stan rcpp js node ojs perl ruby go scala cat asy awk sed fortran'.split(
    ' ',
  ),
);

/**
 * Leaves out the chunks whose code R Markdown and Quarto do not show: `{r, include=FALSE}`, `#| echo: false`, and all others where
 * front matter or knitr's `opts_chunk$set` says so (Quarto, "Execution options"; knitr, "Chunk options").
 */
export function hiddenChunks(md: MarkdownIt): void {
  md.core.ruler.before('fence_captions', 'hidden_chunks', (state) => {
    const { chunks = {} }: ConventionsEnvironment = state.env;
    if (state.tokens.some(isChunk))
      state.tokens = state.tokens.filter((token) => {
        if (!isChunk(token)) return true;
        const { options } = cellOptions(token);
        const header = optionsInR(token.info.trim().slice(1));
        return !hidesCode({ ...chunks, ...header, ...chunkOptions((name) => options.get(name)) });
      });
  });
}

function isChunk({ type, info }: Token): boolean {
  if (type !== 'fence' || !info.trim().startsWith('{')) return false;
  return ENGINES.has(attributesIn(info.trim()).name?.toLowerCase() ?? '');
}
