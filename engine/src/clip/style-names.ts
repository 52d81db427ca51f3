import { isListStyle, type StyleId } from '../model/names/style-ids.js';

/** The classes by which Word recognizes some of its own styles in HTML; it recognizes all others by `mso-style-name`. */
const OWN_CLASSES: Partial<Readonly<Record<StyleId, string>>> = {
  Title: 'MsoTitle',
  Subtitle: 'MsoSubtitle',
  Caption: 'MsoCaption',
  BodyText: 'MsoBodyText',
  Quote: 'MsoQuote',
  FootnoteText: 'MsoFootnoteText',
  EndnoteText: 'MsoEndnoteText',
  FootnoteReference: 'MsoFootnoteReference',
  EndnoteReference: 'MsoEndnoteReference',
  Hyperlink: 'MsoHyperlink',
};

export function className(style: StyleId): string {
  return OWN_CLASSES[style] ?? (isListStyle(style) ? `Mso${style}` : style);
}

/** The level of a heading's style. */
export function headingLevel(style: StyleId): string | undefined {
  return /^Heading([1-6])$/.exec(style)?.[1];
}
