import type { Element } from 'domhandler';
import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it';
import { math } from '../rules/inline/math.js';
import { type EmbeddedMarkdown, textIn } from './embedded-markdown.js';
import { isElement } from './nodes.js';
import type { HtmlTree } from './tree.js';

let instance: MarkdownIt | undefined;

/** The formulas in a text of HTML, and the text between them; `undefined` if there cannot be any. */
export function mathInText(text: string): readonly Token[] | undefined {
  if (!/\$|\\[([]/.test(text)) return undefined;
  instance ??= createMarkdownIt('zero').use(math);
  const [inline] = instance.parseInline(text, {});
  return inline?.children ?? undefined;
}

/** The LaTeX source of a formula, which programs that render formulas include in the MathML. */
export function texOf(math: Element, tree: HtmlTree<EmbeddedMarkdown>): string | undefined {
  const open = [...math.children];
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isElement(node)) continue;
    if (/^application\/x-tex$/i.test(node.attribs.encoding ?? '')) return textIn(node, tree).trim();
    for (const child of node.children) open.push(child);
  }
  return undefined;
}
