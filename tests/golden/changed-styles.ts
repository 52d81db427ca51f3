import { children } from '../docx/elements';
import { type Element, parseXml, serializeXml } from '../docx/xml';
import { prettyPrint } from './pretty-print';

/**
 * A style sheet without the styles that are the same in another: a golden of it shows only what an option changes. Styles that
 * only the other sheet has are named in comments.
 */
export function changedStyles(sheet: Element, other: Element): string {
  const known = printedByName(other);
  const shown = parseXml(serializeXml(sheet));
  for (const child of [...children(shown)]) {
    const name = nameOf(child);
    if (known.get(name) === prettyPrint(child)) shown.removeChild(child);
    known.delete(name);
  }
  const missing = [...known.keys()].map((name) => `<!-- without ${name} -->\n`);
  return prettyPrint(shown) + missing.join('');
}

function printedByName(sheet: Element): Map<string, string> {
  return new Map(Array.from(children(sheet), (child) => [nameOf(child), prettyPrint(child)]));
}

const nameOf = (element: Element): string =>
  [element.nodeName, element.getAttribute('w:styleId') ?? ''].join(' ').trim();
