import { kindOf, type OfficePackage } from '../../ooxml/package.js';
import { elementsOf, textOf, type XmlElement } from '../../xml/element.js';
import type { Losses } from '../losses.js';
import type { Relations } from '../reading.js';

/** Reports headers and footers that contain words, as they belong to the page and are left out. */
export async function reportMargins(
  source: OfficePackage,
  relations: Relations,
  { losses, isFromFootmark }: { readonly losses: Losses; readonly isFromFootmark: boolean },
): Promise<void> {
  const reported = new Set<string>();
  for (const related of relations.values()) {
    const kind = kindOf(related);
    if (related.external || (kind !== 'header' && kind !== 'footer')) continue;
    const root = (await source.xml(related.part))?.root;
    const text = root ? wordsIn(root) : '';
    if (text === '' || reported.has(`${kind} ${text}`)) continue;
    reported.add(`${kind} ${text}`);
    if (!isFromFootmark || /\p{L}/u.test(text))
      losses.report('word-header', `A ${kind} was left out: "${text.slice(0, 200)}"`);
  }
}

/** The words of a header or footer, without page numbers. */
function wordsIn(root: XmlElement): string {
  let text = '';
  const visit = (element: XmlElement): void => {
    if (element.name === 'w:t') text += textOf(element);
    else if (element.name === 'w:p') text += ' ';
    for (const child of elementsOf(element)) visit(child);
  };
  visit(root);
  const words = text.replace(/\s+/g, ' ').trim();
  return /\p{L}/u.test(words) ? words : '';
}
