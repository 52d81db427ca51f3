import type { ComposedInline, ComposedParagraph } from '../model/composed.js';
import { PLAIN_RUN } from '../model/composed-inlines.js';

/** The content of a paragraph as it is set, with the number that Word puts before a heading. */
export function contentOf({ content, headingNumber }: ComposedParagraph): readonly ComposedInline[] {
  if (headingNumber === undefined || headingNumber === 'none') return content;
  const { printed, between, templateNumber } = headingNumber;
  const look = templateNumber?.look;
  const number: ComposedInline = {
    type: 'text',
    text: between === 'space' ? `${printed} ` : printed,
    properties: look ? { ...PLAIN_RUN, look } : PLAIN_RUN,
  };
  if (number.text === '' && between === 'nothing') return content;
  return between === 'tab' ? [number, { type: 'tab' }, ...content] : [number, ...content];
}
