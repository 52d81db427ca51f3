import { DomHandler, type Element } from 'domhandler';
import { Parser } from 'htmlparser2';
import { element } from './dom.js';

/** Larger clipboards are whole books or spreadsheets with every look of every cell; in UTF-16 code units. */
export const LARGEST_CLIPBOARD = 12_000_000;

/** Deeper than this, elements are read as what stands in them. */
const MAX_DEPTH = 120;

const SKIPPED = /^(?:meta|link|base|title|o:p)$/;

/**
 * The tree of a clipboard's HTML, in one element. The marks of its fragment are not looked at: Excel's ends inside the
 * table. What Word hides from browsers stays hidden, but for equations, which it writes there as such.
 */
export function parseClipboard(html: string): Element {
  const root = element('body');
  const handler = new ShallowHandler();
  const parser = new Parser(handler, { recognizeSelfClosing: true });
  parser.end(equationsShown(html));
  root.children = handler.dom.map((node) => Object.assign(node, { parent: root }));
  return root;
}

/** Drops the tags of what is too deep, so that a tree is safe to walk. */
class ShallowHandler extends DomHandler {
  /** Of each open element, whether it is in the tree. */
  readonly #kept: boolean[] = [];

  override onopentag(name: string, attributes: Record<string, string>): void {
    const isKept = this.tagStack.length <= MAX_DEPTH && !SKIPPED.test(name);
    this.#kept.push(isKept);
    if (isKept) super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    if (this.#kept.pop()) super.onclosetag();
  }
}

const HIDDEN_EQUATION = '<!--[if gte msEquation 12]>';
const HIDDEN_END = '<![endif]-->';
const SHOWN_PICTURE = '<![if !msEquation]>';
const SHOWN_END = '<![endif]>';

/** Word writes an equation for itself, and a picture of it for all others. */
function equationsShown(html: string): string {
  if (!html.includes('msEquation')) return html;
  let result = '';
  let from = 0;
  for (;;) {
    const hidden = html.indexOf(HIDDEN_EQUATION, from);
    const shown = html.indexOf(SHOWN_PICTURE, from);
    if (hidden < 0 && shown < 0) return result + html.slice(from);
    const isHidden = hidden >= 0 && (shown < 0 || hidden < shown);
    const start = isHidden ? hidden : shown;
    const end = html.indexOf(isHidden ? HIDDEN_END : SHOWN_END, start);
    if (end < 0) return result + html.slice(from);
    result += html.slice(from, start);
    if (isHidden) result += html.slice(start + HIDDEN_EQUATION.length, end);
    from = end + (isHidden ? HIDDEN_END : SHOWN_END).length;
  }
}
