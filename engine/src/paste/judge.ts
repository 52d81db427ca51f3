import type { Block, Document, Inline } from '../model/document.js';

/** Markdown syntax that nobody writes by chance. */
const SIGNS = [
  /^#{1,6} \S/m,
  /^(?:`{3}|~{3})/m,
  /\*\*\S(?:[^*\n]*\S)?\*\*/,
  /\[[^[\]\n]+\]\((?:https?:|#|\.{0,2}\/)[^()\s]+\)/,
  /^\|?(?: *:?-{3,}:? *\|)+ *(?::?-{3,}:? *)?$/m,
  /^\$\$/m,
  /^\s*[-*+] \[[ xX]\] /m,
  /^\[\^[^\]\s]+\]: /m,
];

/** Whether the plain text is Markdown with more markup than the HTML: then it is the source of the HTML. */
export function isSource(plain: string, rendered: string): boolean {
  return SIGNS.some((sign) => sign.test(plain) && !sign.test(rendered));
}

/** HTML from a code editor: coloured lines in a monospaced font. */
export function isFromEditor(html: string): boolean {
  const start = html
    .slice(0, 4000)
    .replace(/<!--[\s\S]*?-->|<\/?(?:meta|html|head|body)\b[^>]*>/gi, '')
    .trimStart();
  const first = /^<(?:div|pre)\b[^>]*>/i.exec(start)?.[0] ?? '';
  return (
    /font-family:[^;"]*(?:mono|consolas|menlo|courier|code)/i.test(first) &&
    (/white-space:\s*pre/i.test(first) || first.startsWith('<pre'))
  );
}

/** Whether a document has any formatting that its plain text would lose. */
export function hasStructure({ blocks, definitions }: Document): boolean {
  return definitions.size > 0 || blocks.some(isStructured);
}

function isStructured(block: Block): boolean {
  return block.type !== 'paragraph' || block.children.some(isMeaningful);
}

function isMeaningful(inline: Inline): boolean {
  if (inline.type === 'text' || inline.type === 'break') return false;
  // Browsers copy an address as a link to itself.
  return !(
    inline.type === 'link' &&
    inline.children.every((child) => child.type === 'text' && isAddress(child.value))
  );
}

function isAddress(text: string): boolean {
  return /^(?:https?:\/\/|www\.|mailto:)?[^\s]+\.[^\s]+$/.test(text);
}
