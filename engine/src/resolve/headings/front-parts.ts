import { abstractTitle, acknowledgementsTitle, keywordsLabel } from '../../language/front-parts.js';
import type { Document, Heading, Paragraph } from '../../model/document.js';

/**
 * Gives an abstract and acknowledgements from front matter their headings in the language of the text, and the abstract the
 * keywords below it.
 */
export function nameFrontParts(document: Document, language: string): Document {
  const { abstract, acknowledgements, metadata } = document;
  const blocks = [...document.blocks];
  const name = (heading: Heading | undefined, value: string): number => {
    const at = heading ? blocks.indexOf(heading) : -1;
    if (heading && at >= 0) blocks[at] = { ...heading, children: [{ type: 'text', value }] };
    return at;
  };
  if (!abstract && !acknowledgements) return document;
  name(acknowledgements?.heading, acknowledgementsTitle(language));
  const at = name(abstract?.heading, metadata.abstractTitle ?? abstractTitle(language));
  if (abstract && at >= 0 && metadata.keywords)
    blocks.splice(
      at + 1 + abstract.length,
      0,
      keywordsLine(metadata.keywords, language, abstract.heading.line),
    );
  return { ...document, blocks };
}

/** The keywords below the abstract, with their label in italics, as in APA style. */
function keywordsLine(keywords: string, language: string, line: number): Paragraph {
  const label = { type: 'emphasis', children: [{ type: 'text', value: keywordsLabel(language) }] } as const;
  return { type: 'paragraph', children: [label, { type: 'text', value: ` ${keywords}` }], line };
}
