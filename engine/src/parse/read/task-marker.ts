import type { Block } from '../../model/document.js';

const MARKER = /^(?:\[([ \txX])\]|([☐☑]))(?:\s+|$)/;

/**
 * Removes `[ ]`, `[x]` or a drawn box from the beginning of a list item, and returns whether it is checked;
 * `undefined` if the item is not a task.
 */
export function takeTaskMarker(children: Block[]): boolean | undefined {
  const paragraph = children[0];
  if (paragraph?.type !== 'paragraph') return undefined;
  const [text, ...rest] = paragraph.children;
  const match = text?.type === 'text' ? MARKER.exec(text.value) : null;
  if (!match || text?.type !== 'text') return undefined;
  const value = text.value.slice(match[0].length);
  const remaining = value === '' ? rest : [{ ...text, value }, ...rest];
  children[0] = { ...paragraph, children: remaining };
  return match[1] === 'x' || match[1] === 'X' || match[2] === '☑';
}
