import type { Token } from 'markdown-it';
import { kindOfName } from '../../../model/names/numbered-names.js';
import {
  type Chunk,
  chunkOf,
  hidesCode,
  isChunkHeader,
  knitrSettings,
  shownBy,
} from '../../../source/chunk-options.js';
import { chunkPictures } from '../../../source/chunk-pictures.js';
import { echoedCode } from '../../../source/echoed-code.js';
import type { ConventionsEnvironment } from '../conventions.js';
import type { CoreRow } from '../row.js';
import { tokenMeta } from '../token-meta.js';
import { tokensOf } from './token-places.js';

/** What a chunk shows without being run: the addresses of the pictures that it includes, and its code. */
export const shownOfChunk = tokenMeta<{ readonly pictures: readonly string[]; readonly hasCode: boolean }>(
  'shown',
);

/**
 * Leaves out the chunks whose code R Markdown and Quarto do not show: `{r, include=FALSE}`, `#| echo: false`, and others where
 * front matter says so, or knitr's `opts_chunk$set` in a chunk before them (Quarto, "Execution options"; knitr, "Chunk options"). Of
 * those that choose parts of their code, the others are left out.
 * Pictures that they include by their names stay, and those whose results are missing are counted in a finding.
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
 * @example
 * ```{r, echo=FALSE, fig.cap="A cup"}
 * knitr::include_graphics("cup.png")
 * ```
 */
export const hiddenChunks: CoreRow = {
  kind: 'core',
  name: 'hidden_chunks',
  dialect: 'R Markdown',
  read(state) {
    let { chunks = {} }: ConventionsEnvironment = state.env;
    if (!tokensOf(state.tokens, 'fence').some(isChunk)) return;
    state.tokens = state.tokens.filter((token) => {
      if (!isChunk(token)) return true;
      const chunk = chunkOf(token.info, token.content);
      const options = { ...chunks, ...shownBy(chunk.values) };
      chunks = { ...chunks, ...knitrSettings(token.info, token.content) };
      if (options.include === false) return false;
      const pictures = chunkPictures(chunk).map((path) => state.md.normalizeLink(path));
      const echoed = echoedCode(chunk.code, chunk.values.get('echo') ?? [], /^\{\s*r\b/i.test(token.info));
      const hasCode = !hidesCode(options) && echoed !== '';
      if (echoed !== chunk.code) token.content = token.content.slice(0, -chunk.code.length) + echoed;
      if (pictures.length > 0) shownOfChunk.set(token, { pictures, hasCode });
      else if (!hasCode && hasResult(chunk)) leaveOut(token);
      else return hasCode;
      return true;
    });
  },
};

function isChunk({ type, info }: Token): boolean {
  return type === 'fence' && isChunkHeader(info);
}

/** Whether running a chunk gives something to read, as far as its options and code show. */
function hasResult({ values, code }: Chunk): boolean {
  const isOff = (name: string): boolean => /^(?:false|f|no|off|hide)$/i.test(values.get(name)?.[0] ?? '');
  if (isOff('eval') || isOff('output') || isOff('results')) return false;
  const [label = ''] = values.get('label') ?? [];
  return (
    ['fig-cap', 'tbl-cap', 'tab-cap'].some((name) => values.has(name)) ||
    kindOfName(label) !== undefined ||
    /(?<![\w.])(?:plot|ggplot|hist|barplot|boxplot|kable|print|cat|flextable|gt|datatable|show)\(/.test(code)
  );
}

function leaveOut(token: Token): void {
  token.type = 'left_out_lines';
  token.info = 'chunk';
}
