import type { CharacterStyle, ParagraphStyle, Style } from '../../model/style.js';
import type { Theme } from '../sheet.js';

export function noteStyles({ fontSize, justified }: Theme): Style[] {
  const size = Math.max(fontSize - 2, 8);
  const note = (id: ParagraphStyle['id'], name: string): Style => ({
    type: 'paragraph',
    id,
    name,
    basedOn: 'Normal',
    priority: 99,
    paragraph: { after: 40, line: 240, ...(justified ? { alignment: 'both' } : {}) },
    run: { size },
  });
  const reference = (id: CharacterStyle['id'], name: string): Style => ({
    type: 'character',
    id,
    name,
    basedOn: 'DefaultParagraphFont',
    priority: 99,
    run: { superscript: true },
  });
  return [
    note('FootnoteText', 'footnote text'),
    reference('FootnoteReference', 'footnote reference'),
    note('EndnoteText', 'endnote text'),
    reference('EndnoteReference', 'endnote reference'),
  ];
}
