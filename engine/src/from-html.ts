import { readHtml } from './parse/html-document.js';
import { normalize } from './paste/normalize.js';
import type { ClipboardPicture } from './paste/pictures.js';
import { settled } from './paste/settle.js';
import { toMarkdown } from './to-markdown.js';

/** A page as Markdown. */
interface PageMarkdown {
  readonly markdown: string;
  /** What its `<title>` says; empty where there is none. */
  readonly title: string;
  /** The pictures that it holds itself, as `data:` addresses. */
  readonly pictures: readonly ClipboardPicture[];
}

/**
 * Makes Markdown of a whole HTML page. The navigation of its site is left out; nothing is fetched. In a book, all rules for classes
 * say how its text looks; on other pages, only those for classes that programs number.
 */
export function markdownFromPage(html: string, { isBook = false } = {}): PageMarkdown {
  const normal = normalize(html.replace(TITLE, ''), { isFile: true, isBook });
  const document = settled(readHtml(normal, () => undefined));
  const title = TITLE.exec(html)?.[1] ?? '';
  return { markdown: toMarkdown(document).markdown, title: title.trim(), pictures: normal.pictures };
}

const TITLE = /<title\b[^>]*>([^<]*)<\/title>/i;
