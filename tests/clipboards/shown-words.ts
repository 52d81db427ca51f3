import { type AnyNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/**
 * What a browser does not show, labels of controls, and the content of formulas and numbers, which are compared
 * separately.
 */
const LEFT_OUT: readonly ((node: Element) => boolean)[] = [
  ({ name }) =>
    /^(?:head|script|style|template|button|svg|math|iframe|mjx-container|clipboard-copy)$/.test(name),
  ({ attribs }) => /display:\s*none|mso-list:\s*ignore/i.test(attribs.style ?? ''),
  ({ attribs }) =>
    /(?:^|\s)(?:katex|MathJax|MathJax_Display|sr-only|mw-editsection|linenos|math-inline|math-block|code-block-decoration)(?:\s|$)/.test(
      attribs.class ?? '',
    ),
  // Note numbers, backlinks, and counts of how often a source is cited.
  ({ name, attribs }) => name === 'a' && /^#/.test(attribs.href ?? ''),
  // A source that is cited repeatedly is named once in its note.
  ({ attribs }) => attribs['data-testid'] === 'webpage-citation-pill',
  ({ attribs }) => /(?:^|\s)(?:citation|sup-target|superscript)(?:\s|$)/.test(attribs.class ?? ''),
];

/** The words that a page shows. */
export function shownWords(html: string): string[] {
  const text = textOf(
    parseDocument(html.replace(/<!\[if[^>]*>|<!\[endif\]>/g, ''), { recognizeSelfClosing: true }),
  );
  return words(text.replace(/^\[x\] /gm, ''));
}

export function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const APART =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|h\d|hr|li|ol|p|pre|section|summary|table|td|th|tr|ul)$/;

function textOf(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  if (!('children' in node)) return '';
  if (node instanceof Element && LEFT_OUT.some((test) => test(node))) return ' ';
  const text = node.children.map(textOf).join('');
  return node instanceof Element && APART.test(node.name) ? `\n${text}\n` : text;
}
