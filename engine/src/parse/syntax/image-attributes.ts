import type { MarkdownIt } from 'markdown-it';

const VALUE = `"[^"\\n]*"|'[^'\\n]*'|[^\\s"'{}]+`;
const ITEM = `[#.][\\w:-]+|([a-z][\\w:-]*)=(${VALUE})`;
const BLOCK = new RegExp(`\\{:?[ \\t]*(?:(?:${ITEM})(?:[ \\t]+|(?=\\})))+\\}`, 'iy');
const SIZES = new RegExp(`(?<![\\w:-])(width|height|style)=(${VALUE})`, 'gi');

/**
 * Attributes right behind an image, as pandoc and kramdown have them: `![](a.png){width=50%}`. Identifiers, classes
 * and other keys are taken off with them: they say nothing of the picture's looks in Word.
 */
export function imageAttributes(md: MarkdownIt): void {
  md.inline.ruler.after('image', 'image_attributes', (state, silent) => {
    if (silent || state.pending !== '' || state.src[state.pos] !== '{') return false;
    const image = state.tokens.at(-1);
    if (image?.type !== 'image') return false;
    BLOCK.lastIndex = state.pos;
    const block = BLOCK.exec(state.src);
    if (!block) return false;
    for (const [, name = '', value = ''] of block[0].matchAll(SIZES))
      image.attrSet(name.toLowerCase(), value.replace(/^(["'])(.*)\1$/, '$2'));
    state.pos += block[0].length;
    return true;
  });
}
