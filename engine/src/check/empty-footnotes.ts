import { notice } from '../api/notice.js';
import type { Block, Inline } from '../model/document.js';
import { walk } from '../model/nodes/walk.js';
import type { Check } from './subject.js';

/** Reports footnote definitions without content, whose notes would be empty. */
export const emptyFootnotes: Check = ({ document }, report) => {
  for (const definition of document.definitions.values()) {
    if (hasContent(definition.children)) continue;
    const name = definition.kind === 'inline' ? '^[]' : `[^${definition.label}]`;
    report(notice('footnote-empty', `Footnote ${name} is empty`, definition.line));
  }
};

function hasContent(blocks: readonly Block[]): boolean {
  let found = false;
  walk(blocks, {
    block(block) {
      if ((block.type === 'code' || block.type === 'math') && block.value.trim() !== '') found = true;
    },
    inline(inline) {
      found ||= showsSomething(inline);
    },
  });
  return found;
}

/** Marks and links only show their children, which are visited on their own. */
function showsSomething(inline: Inline): boolean {
  if ('children' in inline || inline.type === 'break') return false;
  return 'value' in inline ? inline.value.trim() !== '' : true;
}
