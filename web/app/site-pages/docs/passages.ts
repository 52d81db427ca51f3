import type { Block } from '../../content/block';
import { plainText } from '../../content/inline-text';

/** A part of the documentation under one heading, the unit of a search. */
export interface Passage {
  /** Its address: `/docs/tables#wide-tables`. */
  readonly address: string;
  readonly page: string;
  /** The heading; empty at the beginning of a page. */
  readonly heading: string;
  readonly text: string;
  /** What the whole page is about, in a sentence, if that is said. */
  readonly about?: string;
}

/** Splits a page's text by its headings. */
export function passagesOf(path: string, page: string, blocks: readonly Block[]): Passage[] {
  const passages: { address: string; page: string; heading: string; text: string }[] = [
    { address: path, page, heading: '', text: '' },
  ];
  for (const block of blocks) {
    if (block.kind === 'heading')
      passages.push({
        address: `${path.replace(/#.*/, '')}#${block.id}`,
        page,
        heading: plainText(block.text),
        text: '',
      });
    else {
      const last = passages.at(-1);
      if (last) last.text += `${wordsOf(block)} `;
    }
  }
  return passages;
}

function wordsOf(block: Exclude<Block, { kind: 'heading' }>): string {
  switch (block.kind) {
    case 'text':
      return plainText(block.text);
    case 'list':
    case 'steps':
      return block.items.map(plainText).join(' ');
    case 'code':
      return `${block.label}: ${block.code}`;
    case 'table':
      return [block.head, ...block.rows].flat().map(plainText).join(' ');
    case 'picture':
      return block.alt;
  }
}
