import type { ComposedInline, ComposedParagraph } from '../model/composed.js';
import { PLAIN_RUN } from '../model/plain-run.js';

/** The content of a paragraph as it is set: the number that Word counts stands in front of a heading. */
export function contentOf({ content, headingNumber }: ComposedParagraph): readonly ComposedInline[] {
  if (headingNumber === undefined || headingNumber === 'none') return content;
  const { printed, between } = headingNumber;
  const number: ComposedInline = {
    type: 'text',
    text: between === 'space' ? `${printed} ` : printed,
    properties: PLAIN_RUN,
  };
  return between === 'space' ? [number, ...content] : [number, { type: 'tab' }, ...content];
}
