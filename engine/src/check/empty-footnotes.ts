import type { Block, Inline } from '../document.js';
import { isInlineNote } from '../note-kinds.js';
import { notice } from '../notice.js';
import { walk } from '../walk.js';
import type { Check } from './subject.js';

/** Definitions without any text: their notes would be numbers with nothing behind them. */
export const emptyFootnotes: Check = ({ document }, report) => {
  for (const definition of document.definitions.values()) {
    if (hasContent(definition.children)) continue;
    const name = isInlineNote(definition) ? '^[]' : `[^${definition.label}]`;
    report(notice('footnote-empty', `Footnote ${name} is empty`, definition.line));
  }
};

function hasContent(blocks: readonly Block[]): boolean {
  let found = false;
  walk(blocks, {
    block(block) {
      if (block.type === 'code' && block.value.trim() !== '') found = true;
    },
    inline(inline) {
      found ||= showsSomething(inline);
    },
  });
  return found;
}

/** Marks and links count by what is in them. */
function showsSomething(inline: Inline): boolean {
  if (inline.type === 'text' || inline.type === 'inlineCode') return inline.value.trim() !== '';
  return inline.type === 'image' || inline.type === 'footnoteReference';
}
