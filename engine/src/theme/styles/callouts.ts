import { CALLOUT_KINDS } from '../../model/names/callout-names.js';
import { capitalized } from '../../model/names/style-ids.js';
import type { Style } from '../../model/style.js';
import { TIGHT_LINE } from '../measures.js';
import type { Theme } from '../sheet.js';

/** The text of all callouts, and the title of each kind. The bars and backgrounds are table styles. */
export function calloutStyles({ callouts, lineSpacing }: Theme): Style[] {
  const line = Math.min(lineSpacing, 276);
  const text: Style = {
    type: 'paragraph',
    id: 'CalloutText',
    name: 'Callout Text',
    basedOn: 'Normal',
    priority: 39,
    paragraph: { before: 40, after: 80, line },
  };
  const titles = CALLOUT_KINDS.map((kind): Style => {
    const name = capitalized(kind);
    return {
      type: 'paragraph',
      id: `Callout${name}Title`,
      name: `Callout ${name} Title`,
      basedOn: 'CalloutText',
      next: 'CalloutText',
      priority: 39,
      paragraph: { before: 80, after: 40, line: TIGHT_LINE, keepNext: true },
      run: { bold: true, color: callouts[kind].ink },
    };
  });
  return [text, ...titles];
}
