import { isReferencesHeading } from '../../language/named-sections.js';
import type { PrintedReference } from '../../model/citing.js';
import type { Block, Document, Inline, Paragraph } from '../../model/document.js';
import { plainText } from '../../model/nodes/plain-text.js';

/** Inserts the bibliography: where a block or a heading marks its place, or else at the end. */
export function withBibliography(
  document: Document,
  bibliography: readonly PrintedReference[],
  field: string | undefined,
  title: string | undefined,
): Document {
  const entries = bibliography.map(
    ({ key, content }, index): Paragraph => ({
      type: 'paragraph',
      isReference: true,
      anchors: [`ref-${key}`],
      children: [
        ...(field !== undefined && index === 0 ? [{ type: 'fieldMark' as const, instruction: field }] : []),
        ...content,
        ...(field !== undefined && index === bibliography.length - 1 ? [{ type: 'fieldMark' as const }] : []),
      ],
      line: 1,
    }),
  );
  if (entries.length === 0) return document;
  const { blocks } = document;
  const isPlace = (block: Block): boolean =>
    block.type === 'paragraph' && block.isReference === true && block.children.length === 0;
  const place = blocks.findIndex(isPlace);
  if (place >= 0)
    return {
      ...document,
      blocks: [
        ...blocks.slice(0, place),
        ...at(entries, blocks[place]?.line ?? 1),
        ...blocks.slice(place + 1),
      ],
    };
  const heading = blocks.findLastIndex(
    (block) =>
      block.type === 'heading' &&
      (isReferencesHeading(plainText(block.children)) || block.anchors?.includes('refs') === true),
  );
  const next =
    heading < 0 ? -1 : blocks.findIndex((block, index) => index > heading && block.type === 'heading');
  const end = next < 0 ? blocks.length : next;
  const line = blocks[end - 1]?.line ?? 1;
  const opening: readonly Block[] =
    heading < 0 && title !== undefined
      ? [{ type: 'heading', depth: 1, children: [{ type: 'text', value: title }], line }]
      : [];
  return {
    ...document,
    blocks: [...blocks.slice(0, end), ...opening, ...at(entries, line), ...blocks.slice(end)],
  };
}

/** Puts text between the marks of its field, if there is one. */
export function inField(content: readonly Inline[], instruction: string | undefined): readonly Inline[] {
  if (instruction === undefined || content.length === 0) return content;
  return [{ type: 'fieldMark', instruction }, ...content, { type: 'fieldMark' }];
}

/** Gives generated entries the line of the place where they are inserted. */
function at(entries: readonly Paragraph[], line: number): readonly Paragraph[] {
  return entries.map((entry) => ({ ...entry, line }));
}
