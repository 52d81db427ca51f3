import type { Token } from 'markdown-it';
import { attributesIn } from '../../attributes.js';
import type { CoreRow } from '../row.js';

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
    for (const token of state.tokens) {
      if (token.type !== 'fence') continue;
      const caption = captionOf(token);
      if (caption === undefined) continue;
      token.children = [];
      state.md.inline.parse(caption, state.md, state.env, token.children);
    }
  },
};

const CAPTION_KEYS = ['caption', 'lst-cap', 'fig-cap', 'tbl-cap'];

function captionOf(token: Token): string | undefined {
  const { values } = attributesIn(token.info);
  const { options } = cellOptions(token);
  const given = CAPTION_KEYS.map((key) => values.get(key)).find(Boolean);
  return given ?? CAPTION_KEYS.map((key) => options.get(key)).find(Boolean);
}

const SIGN = /^(?:#|\/\/|--|%%?)\|/;
const OPTION = /^(?:#|\/\/|--|%%?)\|[ \t]*([\w-]+):[ \t]*(.*)$/;

/** Quarto's options at the top of a cell, `#| label: fig-plot`, which are not code, and the code below them. */
export function cellOptions({ content, info }: Pick<Token, 'content' | 'info'>): {
  readonly options: ReadonlyMap<string, string>;
  readonly value: string;
} {
  const options = new Map<string, string>();
  if (!SIGN.test(content) || !info.trim().startsWith('{')) return { options, value: content };
  const lines = content.split('\n');
  let count = 0;
  for (const line of lines) {
    const [whole, name = '', text = ''] = OPTION.exec(line) ?? [];
    if (whole === undefined) break;
    options.set(name, text.trim().replace(/^(["'])(.*)\1$/, '$2'));
    count++;
  }
  return { options, value: lines.slice(count).join('\n') };
}
