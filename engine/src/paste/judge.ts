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

/** Signs of Markdown that people also write in plain text: as the only structure, they are meant as Markdown. */
const LIKELY_SIGNS = [
  ...SIGNS,
  /^ {0,3}(?:[-*+]|\d{1,3}[.)]) \S/m,
  /^> \S/m,
  /(?<!\w)[*_]\S(?:[^*_\n]*\S)?[*_](?!\w)/,
  /`[^`\n]+`/,
];

/** Whether paragraphs and lines are all that the HTML adds to a plain text which is Markdown itself. */
export function isPlainMarkdown(plain: string, document: Document): boolean {
  return LIKELY_SIGNS.some((sign) => sign.test(plain)) && !hasFormatting(document);
}

/** HTML from a code editor: coloured lines in a monospaced font. */
export function isFromEditor(html: string): boolean {
  const start = html
    .slice(0, 4000)
    .replace(/<!--[\s\S]*?-->|<\/?(?:meta|html|head|body)\b[^>]*>/gi, '')
    .trimStart();
  const first = /^<(?:div|pre)\b[^>]*>/i.exec(start)?.[0] ?? '';
  return (
    (/font-family:[^;"]*(?:mono|consolas|menlo|courier|code)/i.test(first) &&
      (/white-space:\s*pre/i.test(first) || first.startsWith('<pre'))) ||
    XCODE.test(html.slice(0, 4000))
  );
}

/** The paragraphs of Xcode's clipboard have a class whose font is that of the code. */
const XCODE = /p\.p1\s*\{[^}]*font:[^;}]*(?:mono|menlo|monaco|courier)/i;

/** Whether a document has any structure that its plain text would lose: a line break there is only a space in Markdown. */
export function hasStructure(document: Document): boolean {
  const { blocks } = document;
  const isBroken = (block: Block): boolean =>
    block.type === 'paragraph' && block.children.some(({ type }) => type === 'break');
  return blocks.length > 1 || blocks.some(isBroken) || hasFormatting(document);
}

function hasFormatting({ blocks, definitions }: Document): boolean {
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
