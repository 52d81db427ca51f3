import { children } from '../docx/elements';
import type { Element } from '../docx/xml';

/** XML with one element a line, so that a difference between two versions of a part is a few lines. */
export function prettyPrint(root: Element): string {
  return `${print(root, '')}\n`;
}

function print(element: Element, indent: string): string {
  const attributes = Array.from(
    element.attributes,
    ({ name, value }) => ` ${name}="${escapeText(value)}"`,
  ).join('');
  const opening = `${indent}<${element.nodeName}${attributes}`;
  const inside = [...children(element)];
  const text = element.textContent ?? '';
  if (inside.length > 0) {
    const content = inside.map((child) => print(child, `${indent}  `)).join('\n');
    return `${opening}>\n${content}\n${indent}</${element.nodeName}>`;
  }
  return text === '' ? `${opening}/>` : `${opening}>${escapeText(text)}</${element.nodeName}>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that an editor does not show are written as numbers, so that a reviewer sees them. */
const escapeText = (text: string): string =>
  text
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
    .replace(/[\n\r\t\p{Cf}\u{A0}\u{202F}]/gu, (character) => `&#${character.codePointAt(0)};`);
