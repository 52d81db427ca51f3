import type { InlineRow } from '../row.js';

const TAG = /\{\{<[^\n]{1,1000}?>\}\}|\{\{%[^\n]{1,1000}?%\}\}/y;

/**
 * Shortcodes of Hugo and Quarto, `{{< figure src="a.png" >}}`: text in which nothing is an HTML tag.
 *
 * @example
 * {{< figure src="a.png" caption="*A* tide" >}}
 * @example
 * a {{% note <b> %}} c
 */
export const templateTags: InlineRow = {
  kind: 'inline',
  name: 'template_tag',
  dialect: 'Quarto',
  firstCharacters: '{',
  read(state, silent) {
    if (!state.src.startsWith('{{', state.pos)) return false;
    TAG.lastIndex = state.pos;
    const tag = TAG.exec(state.src)?.[0];
    if (tag === undefined || state.pos + tag.length > state.posMax) return false;
    if (!silent) state.pending += tag;
    state.pos += tag.length;
    return true;
  },
};

const RAW = /\{%-?\s*raw\s*-?%\}([^\n]{0,1000}?)\{%-?\s*endraw\s*-?%\}/y;

/**
 * What Jekyll is to print as it is, `{% raw %}{{ page }}{% endraw %}` (Liquid, "raw"), as text without these tags.
 *
 * @example
 * Write {% raw %}{{ page.title }}{% endraw %} there.
 */
export const rawTags: InlineRow = {
  kind: 'inline',
  name: 'raw_tag',
  dialect: 'Quarto',
  firstCharacters: '{',
  read(state, silent) {
    if (!state.src.startsWith('{%', state.pos)) return false;
    RAW.lastIndex = state.pos;
    const [source, text] = RAW.exec(state.src) ?? [];
    if (source === undefined || text === undefined || state.pos + source.length > state.posMax) return false;
    if (!silent) state.pending += text;
    state.pos += source.length;
    return true;
  },
};
