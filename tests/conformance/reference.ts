import MarkdownIt from 'markdown-it';
import { visibleText } from '../reading/visible-text';

const reference = new MarkdownIt({ html: true, linkify: true });

/**
 * The words of a Markdown text as its reader sees them, computed without the engine: plain markdown-it with GitHub's
 * tables, strikethrough and links. It does not know task lists, so their boxes are taken out.
 */
export function referenceText(markdown: string): string {
  const html = reference.render(markdown).replace(/(<li>\s*(?:<p>)?)\[[ xX]\](?=\s)/g, '$1');
  return visibleText(html);
}
