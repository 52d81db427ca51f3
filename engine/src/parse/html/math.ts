import { Element, Text } from 'domhandler';
import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it';
import { texOfMathml } from '../../latex/mathml/mathml.js';
import { mathInBrackets, mathInDollars, mathSpans } from '../rules/inline/math.js';
import { addRows } from '../syntax/add-rows.js';
import { type EmbeddedMarkdown, textIn } from './embedded-markdown.js';
import { isElement } from './nodes.js';
import type { HtmlTree } from './tree.js';

let instance: MarkdownIt | undefined;

/** The formulas in a text of HTML, and the text between them; `undefined` if there cannot be any. */
export function mathInText(text: string): readonly Token[] | undefined {
  if (!/\$|\\[([]/.test(text)) return undefined;
  instance ??= create();
  const [inline] = instance.parseInline(text, {});
  return inline?.children ?? undefined;
}

/** A parser that knows nothing else. */
function create(): MarkdownIt {
  const md = createMarkdownIt('zero');
  addRows(md, { inlines: [mathInDollars, mathInBrackets, mathSpans] });
  return md;
}

/** The LaTeX of a formula: its source, which programs that render formulas include in the MathML, or else what the MathML says. */
export function texOf(math: Element, tree: HtmlTree<EmbeddedMarkdown>): string | undefined {
  return annotationIn(math, tree) ?? (texOfMathml(withText(math, tree)).trim() || undefined);
}

/** An element with the text that stands for Markdown in it. */
function withText(element: Element, tree: HtmlTree<EmbeddedMarkdown>): Element {
  const children = element.children.map((child) => {
    if (isElement(child)) return withText(child, tree);
    return new Text(textIn(child, tree));
  });
  return new Element(element.name, { ...element.attribs }, children);
}

function annotationIn(math: Element, tree: HtmlTree<EmbeddedMarkdown>): string | undefined {
  const open = [...math.children];
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isElement(node)) continue;
    if (/^application\/x-tex$/i.test(node.attribs.encoding ?? '')) return textIn(node, tree).trim();
    for (const child of node.children) open.push(child);
  }
  return undefined;
}
