import type { AnyNode, Element } from 'domhandler';
import type { Inline } from '../../document.js';
import { addTokens } from '../inlines/index.js';
import { InlineStack } from '../inlines/stack.js';
import type { TokenReader } from '../reader.js';
import type { Held } from './held.js';
import { frameOf, isTransparent, isVoid, voidInline } from './inline-tags.js';
import { mathInText } from './math-in-text.js';
import { reportDroppedTag } from './report.js';
import { textOf } from './text.js';
import type { HtmlTree } from './tree.js';

/** Elements whose content is not text of the document. */
const SKIPPED = new Set(['script', 'style', 'template', 'svg']);
/** Deeper than this, only the text is read: HTML's nesting has no bound of its own. */
const MAX_DEPTH = 100;

/** Collects the running text of HTML, its white space folded as a browser folds it. */
export class HtmlInlines {
  readonly #stack: InlineStack;
  #spaceBefore = true;
  /** In how many elements of code this is; nothing in code is a formula. */
  #codeDepth = 0;

  constructor(
    private readonly reader: TokenReader,
    private readonly lineOf: (node: AnyNode) => number,
    private readonly tree: HtmlTree<Held>,
  ) {
    this.#stack = new InlineStack(reader);
  }

  add(node: AnyNode, depth = 0): void {
    const held = this.tree.heldIn(node);
    if (held) this.#addHeld(held);
    else if (node.type === 'text') this.#addText(node.data, this.lineOf(node));
    else if (node.type === 'tag' && !SKIPPED.has(node.name)) this.#addElement(node, depth);
  }

  finish(): Inline[] {
    return withoutFinalSpace(this.#stack.finish());
  }

  #addHeld(held: Held): void {
    if (!('tokens' in held)) return;
    const [first] = held.tokens;
    if (this.#spaceBefore && first?.type === 'text') first.content = first.content.trimStart();
    addTokens(this.#stack, held.tokens);
    this.#spaceBefore = false;
  }

  #addText(data: string, line: number): void {
    let text = data.replace(/[ \t\r\n\f]+/g, ' ');
    if (this.#spaceBefore && text.startsWith(' ')) text = text.slice(1);
    if (text === '') return;
    this.#spaceBefore = text.endsWith(' ');
    this.#stack.line = line;
    const tokens = this.#codeDepth > 0 ? undefined : mathInText(text);
    if (tokens) addTokens(this.#stack, tokens);
    else this.#stack.addText(text);
  }

  #addElement(node: Element, depth: number): void {
    const line = this.lineOf(node);
    const tag = { name: node.name, attributes: node.attribs, closing: false };
    if (isVoid(node.name)) {
      const inline = voidInline(tag, line);
      if (inline.type === 'image') this.reader.images.push(inline);
      this.#stack.add(inline);
      this.#spaceBefore = inline.type === 'break';
      return;
    }
    const frame = frameOf(tag, line);
    if (!frame && !isTransparent(node.name)) reportDroppedTag(this.reader, node.name, line);
    const isCode = frame?.type === 'monospace' || frame?.type === 'keyboard';
    if (isCode) this.#codeDepth++;
    if (frame) this.#stack.open(frame);
    if (depth < MAX_DEPTH) for (const child of node.children) this.add(child, depth + 1);
    else this.#addText(textOf(node), line);
    if (frame) this.#stack.close();
    if (isCode) this.#codeDepth--;
  }
}

function withoutFinalSpace(inlines: Inline[]): Inline[] {
  const last = inlines.at(-1);
  if (last?.type !== 'text') return inlines;
  const value = last.value.replace(/ +$/, '');
  return value === '' ? inlines.slice(0, -1) : [...inlines.slice(0, -1), { type: 'text', value }];
}
