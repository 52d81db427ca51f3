import { DomHandler, type Element } from 'domhandler';
import { Parser } from 'htmlparser2';
import { element } from './dom.js';

/** Larger clipboards are whole books, or spreadsheets with the formatting of every cell. In UTF-16 code units. */
export const LARGEST_CLIPBOARD = 12_000_000;

/** Elements nested deeper than this are replaced by their content. */
const MAX_DEPTH = 120;

const SKIPPED = /^(?:meta|link|base|title|o:p)$/;

/**
 * The tree of a clipboard's HTML, in one element. Its fragment markers are ignored, since Excel's end inside the table.
 * Conditional comments stay hidden, except for equations, which Word writes in them.
 */
export function parseClipboard(html: string): Element {
  const root = element('body');
  const handler = new ShallowHandler();
  const parser = new Parser(handler, { recognizeSelfClosing: true });
  parser.end(equationsShown(html));
  root.children = handler.dom.map((node) => Object.assign(node, { parent: root }));
  return root;
}

/** Drops the tags of elements that are nested too deep, so that the tree is safe to walk. */
class ShallowHandler extends DomHandler {
  /** Whether each open element is in the tree. */
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

/** Word writes an equation for itself, and a picture of it for other programs. */
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
