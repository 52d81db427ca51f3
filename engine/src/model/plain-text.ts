import type { Inline } from './document.js';

/** The text of inlines without formatting, for titles and messages; without what is to be deleted. */
export function plainText(inlines: readonly Inline[]): string {
  let text = '';
  for (const inline of inlines) {
    if (inline.type === 'deletion') continue;
    text += 'children' in inline ? plainText(inline.children) : ownText(inline);
  }
  return text;
}

/** The text of an inline without children. */
function ownText(inline: Exclude<Inline, { readonly children: readonly Inline[] }>): string {
  switch (inline.type) {
    case 'text':
    case 'inlineCode':
    case 'inlineMath':
      return inline.value;
    case 'break':
      return ' ';
    case 'image':
      return inline.alt;
    case 'crossReference':
      return inline.source;
    case 'fieldMark':
    case 'commentStart':
    case 'commentEnd':
    case 'indexMark':
    case 'footnoteReference':
      return '';
  }
}
