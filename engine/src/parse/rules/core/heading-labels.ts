import type { MarkdownIt } from 'markdown-it';

const LABEL = /[ \t]*\\label\{([^\s{}]{1,100})\}[ \t]*$/;
const LONGEST = 130;

/** LaTeX's name of a section at the end of its heading, `# Method \label{sec:method}`: the token gets it as `id`. */
export function headingLabels(md: MarkdownIt): void {
  md.core.ruler.after('block', 'heading_labels', ({ src, tokens }) => {
    if (!src.includes('\\label')) return;
    for (const [index, token] of tokens.entries()) {
      const inline = token.type === 'heading_open' ? tokens[index + 1] : undefined;
      const from = Math.max((inline?.content.length ?? 0) - LONGEST, 0);
      const found = LABEL.exec(inline?.content.slice(from) ?? '');
      if (!inline || found?.[1] === undefined) continue;
      token.attrSet('id', found[1]);
      inline.content = inline.content.slice(0, from + found.index);
    }
  });
}
