import type { Heading, Paragraph } from './document.js';
import { plainText } from './plain-text.js';
import { writtenText } from './written-text.js';

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
