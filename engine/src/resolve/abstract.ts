import { abstractTitle, keywordsLabel } from '../language/abstract.js';
import type { Block, Document, Paragraph } from '../model/document.js';

/** Gives an abstract from front matter its heading in the language of the text, and the keywords below it. */
export function nameAbstract(document: Document, language: string): Document {
  const { abstract, metadata } = document;
  const at = abstract ? document.blocks.indexOf(abstract.heading) : -1;
  if (!abstract || at < 0) return document;
  const value = abstractTitle(language);
  const heading: Block = { ...abstract.heading, children: [{ type: 'text', value }] };
  const end = at + 1 + abstract.length;
  const { blocks } = document;
  const keywords = metadata.keywords ? [keywordsLine(metadata.keywords, language, heading.line)] : [];
  return {
    ...document,
    blocks: [
      ...blocks.slice(0, at),
      heading,
      ...blocks.slice(at + 1, end),
      ...keywords,
      ...blocks.slice(end),
    ],
  };
}

/** In italics, as APA style has it. */
function keywordsLine(keywords: string, language: string, line: number): Paragraph {
  const label = { type: 'emphasis', children: [{ type: 'text', value: keywordsLabel(language) }] } as const;
  return { type: 'paragraph', children: [label, { type: 'text', value: ` ${keywords}` }], line };
}
