import type { Heading, Inline, Paragraph } from '../document.js';

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

/** The text of inlines as written, before names were replaced by emoji: GitHub derives slugs from it. */
export function writtenText(inlines: readonly Inline[]): string {
  return plainText(inlines.map(asWritten));
}

function asWritten(inline: Inline): Inline {
  if (inline.type === 'text') return { type: 'text', value: inline.written ?? inline.value };
  return 'children' in inline ? { ...inline, children: inline.children.map(asWritten) } : inline;
}

/** Whether a heading repeats the title, which may name emoji as the heading does or have the emoji themselves. */
export function repeatsTitle(
  heading: Pick<Heading, 'children'>,
  title: Pick<Heading | Paragraph, 'children'>,
): boolean {
  const titles = [plainText, writtenText].map((text) => folded(text(title.children)));
  return [plainText, writtenText].some((text) => titles.includes(folded(text(heading.children))));
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}
