import { notice, type Report } from '../api/notice.js';
import type { Document, Inline } from '../model/document.js';
import { mapDocument } from '../model/map-inlines.js';

/**
 * Turns references to formulas into links that show their numbers. Other references keep their source, with a
 * notice.
 */
export function resolveFormulaReferences(document: Document, report: Report): Document {
  if (!document.hasFormulaReferences) return document;
  const { numbers } = document.formulaLabels;
  return mapDocument(document, (inline): Inline[] | undefined => {
    if (inline.type !== 'formulaReference') return undefined;
    const { name, source, line } = inline;
    const number = numbers.get(name);
    if (number === undefined) {
      const message = `Reference ${source} leads to no formula of this document; its source was kept`;
      report(notice('link-heading-unknown', message, line));
      return [{ type: 'text', value: source }];
    }
    const value = source.startsWith('\\eqref') ? `(${number})` : number;
    return [{ type: 'link', url: `#${name}`, title: '', children: [{ type: 'text', value }], line }];
  });
}
