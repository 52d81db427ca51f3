import type { MarkdownIt } from 'markdown-it';
import type { HeadingKind } from '../../../model/document.js';
import { isSpan } from '../inline/bracketed-spans.js';

const ITEM = String.raw`#[^\s{}#]+|\.[\w-]+|-|[\w:-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+)`;
const ATTRIBUTES = new RegExp(String.raw`[ \t]*\{:?[ \t]*((?:(?:${ITEM})(?:[ \t]+|(?=\})))+)\}$`);
/** Only attributes look like this; a heading may end with other text in braces, such as `{a=b}`. */
const ATTRIBUTE = /(?:^|\s)(?:#|\.\w|-$)/;
const NAME = /(?:^|\s)#(\S+)/;
/** Attributes are not longer, so long headings need no search. */
const MAX_LENGTH = 200;

/**
 * Attributes at the end of a heading, as in pandoc, kramdown and Docusaurus: `## Method {#method .unnumbered}`.
 * The token gets the `id`, which links refer to, and as `class` whether it has no number or begins an appendix; the rest
 * has no meaning in Word.
 */
export function headingAttributes(md: MarkdownIt): void {
  md.core.ruler.after('block', 'heading_attributes', ({ src, tokens }) => {
    if (!src.includes('{')) return;
    for (const [index, token] of tokens.entries()) {
      const inline = token.type === 'heading_open' ? tokens[index + 1] : undefined;
      if (!inline?.content.endsWith('}')) continue;
      const from = Math.max(inline.content.length - MAX_LENGTH, 0);
      const found = ATTRIBUTES.exec(inline.content.slice(from));
      const attributes = found?.[1]?.trim() ?? '';
      if (!found || !ATTRIBUTE.test(attributes) || from + found.index === 0) continue;
      if (isOfSpan(inline.content.slice(0, from + found.index), found)) continue;
      inline.content = inline.content.slice(0, from + found.index);
      const name = NAME.exec(attributes)?.[1];
      if (name !== undefined) token.attrSet('id', name);
      const kind = kindIn(attributes.split(/\s+/));
      if (kind !== undefined) token.attrSet('class', kind);
    }
  });
}

/** `# The [NASA]{.smallcaps}`: as in pandoc, attributes directly after a bracket belong to it if they make it a span. */
function isOfSpan(before: string, [braced, attributes = '']: RegExpExecArray): boolean {
  return braced.startsWith('{') && /\[[^\n]*(?<!\\)\]$/.test(before) && isSpan(attributes);
}

/** `-` is short for `.unnumbered` (pandoc); an appendix is one even if it is to have no number. */
function kindIn(attributes: readonly string[]): HeadingKind | undefined {
  if (attributes.includes('.appendix')) return 'appendix';
  return attributes.includes('-') || attributes.includes('.unnumbered') ? 'unnumbered' : undefined;
}

const LABEL = /[ \t]*\\label\{([^\s{}]{1,100})\}[ \t]*$/;
/** The label and what may surround it. */
const MAX_LABEL_LENGTH = 130;

/** LaTeX's name of a section at the end of its heading, `# Method \label{sec:method}`: the token gets it as `id`. */
export function headingLabels(md: MarkdownIt): void {
  md.core.ruler.after('block', 'heading_labels', ({ src, tokens }) => {
    if (!src.includes('\\label')) return;
    for (const [index, token] of tokens.entries()) {
      const inline = token.type === 'heading_open' ? tokens[index + 1] : undefined;
      const from = Math.max((inline?.content.length ?? 0) - MAX_LABEL_LENGTH, 0);
      const found = LABEL.exec(inline?.content.slice(from) ?? '');
      if (!inline || found?.[1] === undefined) continue;
      token.attrSet('id', found[1]);
      inline.content = inline.content.slice(0, from + found.index);
    }
  });
}
