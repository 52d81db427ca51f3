import type { Token } from 'markdown-it';
import { chunkOf } from '../../../source/chunk-options.js';
import { attributesIn } from '../../attributes.js';
import type { CoreRow } from '../row.js';
import { tokensOf } from './token-places.js';

/**
 * Captions of code are Markdown, as in pandoc-crossref and Quarto: `{#lst:a caption="*Tea*"}`, or `#| lst-cap: Tea` in its first
 * lines. Their inlines become the `children` of the `fence` token.
 *
 * @example
 * ```js {#lst:a caption="*Tea*"}
 * code
 * ```
 * @example
 * ```{r}
 * #| lst-cap: Tea
 * code
 * ```
 */
export const fenceCaptions: CoreRow = {
  kind: 'core',
  name: 'fence_captions',
  dialect: 'pandoc',
  read(state) {
    for (const token of tokensOf(state.tokens, 'fence')) {
      const caption = captionOf(token);
      if (caption === undefined) continue;
      token.children = [];
      state.md.inline.parse(caption, state.md, state.env, token.children);
    }
  },
};

const CAPTION_KEYS = ['caption', 'lst-cap', 'fig-cap', 'tbl-cap', 'tab-cap'];

function captionOf({ info, content }: Token): string | undefined {
  const { values } = attributesIn(info);
  const chunk = chunkOf(info, content).values;
  const given = CAPTION_KEYS.map((key) => chunk.get(key)?.join('; ')).find(Boolean);
  return given ?? (chunk.size > 0 ? undefined : CAPTION_KEYS.map((key) => values.get(key)).find(Boolean));
}
