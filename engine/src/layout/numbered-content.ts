import type { ComposedInline, ComposedParagraph, RunProperties } from '../model/composed.js';

/** The content of a paragraph as it is set: the number that Word counts stands in front of a heading. */
export function contentOf({ content, headingNumber }: ComposedParagraph): readonly ComposedInline[] {
  if (headingNumber === undefined || headingNumber === 'none') return content;
  const { printed, between } = headingNumber;
  const number: ComposedInline = {
    type: 'text',
    text: between === 'space' ? `${printed} ` : printed,
    properties: AS_STYLE,
  };
  return between === 'space' ? [number, ...content] : [number, { type: 'tab' }, ...content];
}

const AS_STYLE: RunProperties = {
  style: undefined,
  bold: false,
  italic: false,
  strike: false,
  underline: false,
  highlight: false,
  position: undefined,
  rightToLeft: false,
  emoji: false,
  eastAsian: false,
};
