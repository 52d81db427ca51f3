import { readHtml } from './parse/html/document.js';
import { hasStructure, isFromEditor, isSource } from './paste/judge.js';
import { normalize } from './paste/normalize.js';
import { LARGEST_CLIPBOARD } from './paste/parse-clipboard.js';
import type { ClipboardPicture } from './paste/pictures.js';
import { settled } from './paste/settle.js';
import { tabSeparated } from './paste/tab-separated.js';
import { visibleText } from './paste/visible-text.js';
import { tableAsMarkdown, toMarkdown } from './to-markdown.js';

/** What a clipboard, or something that was dropped, has of one text. */
export interface ClipboardText {
  /** `text/html`; empty where there is none. */
  readonly html: string;
  /** `text/plain`. */
  readonly plain: string;
}

/** A clipboard's text as Markdown. */
export interface PastedMarkdown {
  readonly markdown: string;
  /** The pictures that it holds itself; others stay where they are. */
  readonly pictures: readonly ClipboardPicture[];
}

/**
 * Makes Markdown of what was copied elsewhere: of HTML with headings, lists, tables, formulas or the like, and of the
 * tab-separated text of spreadsheets. `undefined` where the plain text is as good: where it is Markdown itself, where
 * the HTML only colours it, as code editors do, or where it is too large. Nothing is fetched, and no text throws.
 */
export function markdownFromClipboard({ html, plain }: ClipboardText): PastedMarkdown | undefined {
  if (html.trim() === '') return fromTable(plain);
  if (html.length > LARGEST_CLIPBOARD || isFromEditor(html)) return undefined;
  const normal = normalize(html);
  if (isSource(plain, visibleText(normal.nodes))) return undefined;
  const document = settled(readHtml(normal, () => undefined));
  if (!hasStructure(document)) return fromTable(plain);
  return { markdown: toMarkdown(document), pictures: normal.pictures };
}

function fromTable(plain: string): PastedMarkdown | undefined {
  const rows = tabSeparated(plain);
  return rows && { markdown: tableAsMarkdown(rows), pictures: [] };
}
