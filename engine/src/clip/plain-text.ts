import type { Composed, ComposedBlock, ComposedInline, ComposedParagraph } from '../model/composed.js';
import { Numbers } from './numbers.js';

/** Writes a document as plain text. */
export function plainBlocks(blocks: readonly ComposedBlock[], composed: Composed): string {
  const numbers = new Numbers();
  const body = blocks.map((block) => plainBlock(block, numbers));
  const notes = composed.notes.map((note) =>
    composed
      .noteBlocks(note)
      .map((block) => plainBlock(block, numbers))
      .join('\n'),
  );
  const lines = [...body, ...notes].filter((line) => line !== '');
  return `${lines.join('\n')}\n`;
}

function plainBlock(block: ComposedBlock, numbers: Numbers): string {
  switch (block.type) {
    case 'paragraph':
      return plainParagraph(block, numbers);
    case 'table':
      return block.rows
        .map(({ cells }) =>
          cells
            .filter(({ continued }) => !continued)
            .map(({ blocks }) => blocks.map((each) => plainBlock(each, numbers)).join(' '))
            .join('\t'),
        )
        .join('\n');
    case 'contents':
      return [...(block.title ? [block.title] : []), ...block.entries]
        .map((entry) => plainParagraph(entry, numbers))
        .join('\n');
  }
}

function plainParagraph({ content, numbering, headingNumber }: ComposedParagraph, numbers: Numbers): string {
  const text = content.map(plainInline).join('');
  if (headingNumber && headingNumber !== 'none') return `${headingNumber.text} ${text}`;
  if (!numbering) return text;
  return `${'  '.repeat(numbering.level)}${numbers.next(numbering)} ${text}`;
}

function plainInline(inline: ComposedInline): string {
  switch (inline.type) {
    case 'text':
      return inline.text;
    case 'lineBreak':
    case 'pageBreak':
      return '\n';
    case 'tab':
      return '\t';
    case 'picture':
      return inline.alt;
    case 'equation':
      return inline.source;
    case 'checkbox':
      return inline.checked ? '☒' : '☐';
    case 'noteReference':
    case 'noteNumber':
      return `[${inline.note.number}]`;
    case 'field': {
      const isMark = inline.instruction.kind === 'noteNumber' && inline.instruction.asMark;
      return isMark ? `[${inline.result}]` : inline.result;
    }
    case 'fieldMark':
    case 'commentMark':
      return '';
    case 'link':
    case 'bookmarked':
    case 'revised':
      return inline.content.map(plainInline).join('');
  }
}
