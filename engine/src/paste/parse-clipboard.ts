import type { Element } from 'domhandler';
import { Parser } from 'htmlparser2';
import { ImpliedEnds } from '../html/implied-ends.js';
import { element } from './dom.js';

/** Larger clipboards are whole books, or spreadsheets with the formatting of every cell. In UTF-16 code units. */
export const MAX_CLIPBOARD = 12_000_000;

/** Elements nested deeper than this are replaced by their content. */
const MAX_DEPTH = 120;

/** The most elements that may be open at once: the parser's time per tag grows with their number. After that, only text is read. */
const MAX_NESTING = 1000;

const SKIPPED = /^(?:meta|link|base|o:p)$/;

/**
 * The tree of a clipboard's HTML, in one element. Its fragment markers are ignored, since Excel's end inside the table.
 * Conditional comments stay comments, except those around equations, which Word writes in them.
 */
export function parseClipboard(html: string): Element {
  const root = element('body');
  const handler = new ShallowHandler();
  const parser = new Parser(handler, { recognizeSelfClosing: true });
  const source = withEquations(html);
  parser.write(source);
  if (handler.tooDeepFrom === undefined) parser.end();
  else handler.ontext(source.slice(handler.tooDeepFrom).replace(/<[^<>]*>/g, ' '));
  root.children = handler.dom.map((node) => Object.assign(node, { parent: root }));
  return root;
}

/** Drops the tags of elements that are nested too deep, so that the tree is safe to walk. */
class ShallowHandler extends ImpliedEnds {
  /** Whether each open element is in the tree. */
  readonly #kept: boolean[] = [];
  #parser: Parser | undefined;
  /** Where more elements than `MAX_NESTING` are open, in UTF-16 code units. */
  tooDeepFrom: number | undefined;

  override onparserinit(parser: Parser): void {
    super.onparserinit(parser);
    this.#parser = parser;
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    const isKept = this.tagStack.length <= MAX_DEPTH && !SKIPPED.test(name);
    this.#kept.push(isKept);
    if (isKept) super.onopentag(name, attributes);
    if (this.#kept.length <= MAX_NESTING || !this.#parser) return;
    this.#parser.pause();
    this.tooDeepFrom = this.#parser.endIndex + 1;
  }

  override onclosetag(name: string): void {
    if (this.#kept.pop()) super.onclosetag(name);
  }
}

const EQUATION_START = '<!--[if gte msEquation 12]>';
const EQUATION_END = '<![endif]-->';
const PICTURE_START = '<![if !msEquation]>';
const PICTURE_END = '<![endif]>';

/** Word hides an equation in a comment for itself, followed by a picture for other programs. Keeps the equation, not the picture. */
function withEquations(html: string): string {
  if (!html.includes('msEquation')) return html;
  let result = '';
  let from = 0;
  for (;;) {
    const equation = html.indexOf(EQUATION_START, from);
    const picture = html.indexOf(PICTURE_START, from);
    if (equation < 0 && picture < 0) return result + html.slice(from);
    const isEquation = equation >= 0 && (picture < 0 || equation < picture);
    const start = isEquation ? equation : picture;
    const end = html.indexOf(isEquation ? EQUATION_END : PICTURE_END, start);
    if (end < 0) return result + html.slice(from);
    result += html.slice(from, start);
    if (isEquation) result += html.slice(start + EQUATION_START.length, end);
    from = end + (isEquation ? EQUATION_END : PICTURE_END).length;
  }
}
