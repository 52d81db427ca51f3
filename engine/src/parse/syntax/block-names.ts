import type { MarkdownIt } from 'markdown-it';

const NAME = /(?:^|[ \t\n])\^([a-z\d][a-z\d-]{0,60})$/i;
/** Most texts have none at the end of any line, and need not be searched. */
const WRITTEN = /\^[a-z\d-]+[ \t]*(?:\r?\n|$)/i;
/** No name is longer: a long paragraph is not searched. */
const LONGEST = 64;
/** As Obsidian makes them; others count where a link leads to them, or `10 ^2` would lose its end. */
const MADE = /^(?=[a-z]*\d)[a-z\d]{6}$/;

/**
 * Obsidian's names of blocks, `text ^name` at the end of a paragraph, to which `[[#^name]]` leads. The paragraph's
 * opening token gets the name, with its sign, as `id`.
 */
export function blockNames(md: MarkdownIt): void {
  md.core.ruler.after('block', 'block_names', ({ src, tokens }) => {
    if (!WRITTEN.test(src)) return;
    for (const [index, { type, content }] of tokens.entries()) {
      const open = tokens[index - 1];
      const from = Math.max(content.length - LONGEST, 0);
      const found = type === 'inline' ? NAME.exec(content.slice(from)) : null;
      const token = tokens[index];
      const name = found?.[1];
      if (!found || !token || name === undefined || open?.type !== 'paragraph_open') continue;
      if (!MADE.test(name) && !src.includes(`#^${name}`)) continue;
      token.content = content.slice(0, from + found.index);
      open.attrSet('id', `^${name}`);
    }
  });
}
