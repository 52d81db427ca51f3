import type { AnyNode, Element } from 'domhandler';
import type { Inline } from '../../model/document.js';
import { type AddTokens, InlineStack, type VoidInline } from '../read/inline-stack.js';
import type { TokenReader } from '../read/reader.js';
import { inlineLooksOf, type StyleWrapper } from '../read/style-wrappers.js';
import { drawingOf } from '../rules/block/drawing.js';
import { type EmbeddedMarkdown, textIn } from './embedded-markdown.js';
import { anchorOf, fallbackOf, isVoid, signOf, voidInline, type Wrapper, wrapperOf } from './inline-tags.js';
import { leaveOutLooks } from './left-out-looks.js';
import { mathInText, texOf } from './math.js';
import { isElement } from './nodes.js';
import { reportDroppedTag } from './report.js';
import type { HtmlTree } from './tree.js';
import { MAX_DEPTH } from './tree.js';

/** Elements whose content is not text of the document. */
const SKIPPED = new Set(['head', 'script', 'style', 'template', 'title']);

/** Whether an element is read as a whole, whatever it contains. */
export function isWhole(name: string): boolean {
  return name === 'svg' || name === 'math' || SKIPPED.has(name);
}

/** Collects the running text of HTML, with white space collapsed as in a browser. */
export class HtmlInlines {
  readonly #stack: InlineStack;
  #spaceBefore = true;
  /** The number of open code elements, in which formulas are not recognized. */
  #codeDepth = 0;

  constructor(
    private readonly reader: TokenReader,
    private readonly lineOf: (node: AnyNode) => number,
    private readonly tree: HtmlTree<EmbeddedMarkdown>,
    private readonly addTokens: AddTokens,
  ) {
    this.#stack = new InlineStack(reader);
  }

  add(node: AnyNode, depth = 0): void {
    const embedded = this.tree.embeddedIn(node);
    if (embedded) this.#addEmbedded(embedded);
    else if (node.type === 'text') this.#addText(node.data, this.lineOf(node));
    else if (isElement(node)) this.#addElement(node, depth);
    // Those of the top level have been read among the blocks.
    else if (node.type === 'comment' && depth > 0) this.reader.leaveOutComment(node.data, this.lineOf(node));
  }

  finish(): Inline[] {
    return withoutFinalSpace(this.#stack.finish());
  }

  #addEmbedded(embedded: EmbeddedMarkdown): void {
    if (!('tokens' in embedded)) return;
    const [first] = embedded.tokens;
    if (this.#spaceBefore && first?.type === 'softbreak') return;
    if (this.#spaceBefore && first?.type === 'text') first.content = first.content.trimStart();
    this.addTokens(this.#stack, embedded.tokens);
    this.#spaceBefore = false;
  }

  #addText(data: string, line: number): void {
    let text = data.replace(/[ \t\r\n\f]+/g, ' ');
    if (this.#spaceBefore && text.startsWith(' ')) text = text.slice(1);
    if (text === '') return;
    this.#spaceBefore = text.endsWith(' ');
    this.#stack.line = line;
    const tokens = this.#codeDepth > 0 ? undefined : mathInText(text);
    if (tokens) this.addTokens(this.#stack, tokens);
    else this.#stack.addText(text);
  }

  #addElement(node: Element, depth: number): void {
    const { name } = node;
    const line = this.lineOf(node);
    const tag = { name, attributes: node.attribs, closing: false };
    this.reader.anchor(anchorOf(tag));
    if (name === 'svg')
      this.#addVoid({ type: 'image', title: '', ...drawingOf(this.tree.sourceOf(node)), line });
    else if (name === 'math') this.#addMath(node, line);
    else if (isLookOfMath(node)) return;
    else if (SKIPPED.has(name)) reportDroppedTag(this.reader, name, line, 'nothing');
    else {
      const fallback = fallbackOf(tag);
      if (fallback) reportDroppedTag(this.reader, name, line, fallback);
      if (isVoid(name)) this.#addVoid(voidInline(tag, line));
      else {
        leaveOutLooks(tag, this.reader, line);
        const looks = inlineLooksOf(tag, {
          reader: this.reader,
          line,
          background: this.#stack.background,
        });
        const wrapper = wrapperOf(tag, line, looks);
        this.#addContent(node, wrapper ? [wrapper, ...looks] : looks, depth);
      }
    }
  }

  #addMath(node: Element, line: number): void {
    const value = texOf(node, this.tree);
    if (value === undefined) {
      reportDroppedTag(this.reader, node.name, line);
      this.#addText(textIn(node, this.tree), line);
      return;
    }
    const formula = { type: 'inlineMath', value, line } as const;
    this.reader.formulas.push(formula);
    this.#stack.add(formula);
    this.#spaceBefore = false;
  }

  #addVoid(inline: VoidInline): void {
    this.#stack.addVoid(inline);
    this.#spaceBefore = inline.type === 'break';
  }

  #addContent(node: Element, wrappers: readonly (Wrapper | StyleWrapper)[], depth: number): void {
    const line = this.lineOf(node);
    const isCode = wrappers.some(({ type }) => type === 'monospace' || type === 'keyboard');
    const [before, after] = signsAround(node);
    if (isCode) this.#codeDepth++;
    if (before) this.#addText(before, line);
    this.#stack.open(wrappers);
    if (depth < MAX_DEPTH) for (const child of node.children) this.add(child, depth + 1);
    else this.#addText(textIn(node, this.tree), line);
    this.#stack.close();
    if (after) this.#addText(after, line);
    if (isCode) this.#codeDepth--;
  }
}

/** KaTeX writes each formula twice: as MathML, and as HTML for display. */
function isLookOfMath({ attribs, prev }: Element): boolean {
  return (
    attribs.class === 'katex-html' &&
    prev !== null &&
    isElement(prev) &&
    prev.attribs.class === 'katex-mathml'
  );
}

/** What a browser displays around an element, such as the brackets around ruby text without brackets of its own. */
function signsAround({ name, prev }: Element): readonly [before: string, after: string] {
  const isBare = name === 'rt' && !(prev && isElement(prev) && prev.name === 'rp');
  return isBare ? ['(', ')'] : [signOf(name), signOf(name)];
}

function withoutFinalSpace(inlines: Inline[]): Inline[] {
  const last = inlines.at(-1);
  if (last?.type !== 'text') return inlines;
  const value = last.value.replace(/ +$/, '');
  return value === '' ? inlines.slice(0, -1) : [...inlines.slice(0, -1), { type: 'text', value }];
}
