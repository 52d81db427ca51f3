import type { Token } from 'markdown-it';
import {
  chunkOptions,
  hidesCode,
  isChunkHeader,
  knitrSettings,
  optionsInR,
} from '../../../source/chunk-options.js';
import type { ConventionsEnvironment } from '../../conventions.js';
import type { CoreRow } from '../row.js';
import { cellOptions } from './fence-captions.js';

/**
 * Leaves out the chunks whose code R Markdown and Quarto do not show: `{r, include=FALSE}`, `#| echo: false`, and others where
 * front matter says so, or knitr's `opts_chunk$set` in a chunk before them (Quarto, "Execution options"; knitr, "Chunk options").
 *
 * @example
 * ```{r, include=FALSE}
 * x <- 1
 * ```
 * @example
 * ```{python}
 * #| echo: false
 * x = 1
 * ```
 */
export const hiddenChunks: CoreRow = {
  kind: 'core',
  name: 'hidden_chunks',
  dialect: 'R Markdown',
  read(state) {
    let { chunks = {} }: ConventionsEnvironment = state.env;
    if (state.tokens.some(isChunk))
      state.tokens = state.tokens.filter((token) => {
        if (!isChunk(token)) return true;
        const { options } = cellOptions(token);
        const header = optionsInR(token.info.trim().slice(1));
        const own = chunkOptions((name) => options.get(name));
        const isHidden = hidesCode({ ...chunks, ...header, ...own });
        chunks = { ...chunks, ...knitrSettings(token.info, token.content) };
        return !isHidden;
      });
  },
};

function isChunk({ type, info }: Token): boolean {
  return type === 'fence' && isChunkHeader(info);
}
