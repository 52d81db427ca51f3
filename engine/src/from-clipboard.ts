import { type Notice, notice } from './api/notice.js';
import { readHtml } from './parse/html-document.js';
import { hasStructure, isFromEditor, isPlainMarkdown, isSource } from './paste/judge.js';
import { normalize } from './paste/normalize.js';
import { MAX_CLIPBOARD } from './paste/parse-clipboard.js';
import { type PastedPart, partsOf } from './paste/pasted-parts.js';
import type { ClipboardPicture } from './paste/pictures.js';
import { settled } from './paste/settle.js';
import { tabSeparated } from './paste/tab-separated.js';
import { visibleText } from './paste/visible-text.js';
import { repair } from './repair/index.js';
import { counted } from './text/counted.js';
import { tableAsMarkdown, toMarkdown } from './to-markdown.js';

/** A text on the clipboard, or one that was dropped. */
export interface ClipboardText {
  /** `text/html`; empty where there is none. */
  readonly html: string;
  /** `text/plain`. */
  readonly plain: string;
  /** `text/rtf`, where the browser gives it: with the pictures that Word and LibreOffice only name in their HTML. */
  readonly rtf?: string;
}

/** A clipboard's text as Markdown. */
export interface PastedMarkdown {
  readonly markdown: string;
  /** The pictures that it contains; others stay where they are. */
  readonly pictures: readonly ClipboardPicture[];
  /** What the Markdown has that the plain text would have lost, in the order of `PASTED_PARTS`. */
  readonly parts: readonly PastedPart[];
  /** What was not on the clipboard, and what was tidied in plain text, on the first line. */
  readonly notices: readonly Notice[];
}

/**
 * Turns what was copied elsewhere into Markdown: HTML with headings, lists, tables, formulas and the like, the tab-separated text of
 * spreadsheets, and plain text with bullets or with the broken lines of printed pages. `undefined` if the plain text is just as good: if it is Markdown itself, if the
 * HTML only colours it, as that of code editors does, or if it is too large. Nothing is fetched, and no text throws.
 */
export function markdownFromClipboard({ html, plain, rtf }: ClipboardText): PastedMarkdown | undefined {
  if (html.trim() === '') return fromPlain(plain);
  if (html.length > MAX_CLIPBOARD || isFromEditor(html)) return undefined;
  const normal = normalize(html, { rtf: (rtf ?? '').length > MAX_RTF ? '' : rtf });
  if (isSource(plain, visibleText(normal.nodes))) return undefined;
  const document = settled(readHtml(normal, () => undefined));
  const notices = noticesOf(normal.missing);
  if ((!hasStructure(document) && notices.length === 0) || isPlainMarkdown(plain, document))
    return fromPlain(plain);
  const { markdown } = toMarkdown(document);
  return { markdown, pictures: normal.pictures, parts: partsOf(document), notices };
}

function fromPlain(plain: string): PastedMarkdown | undefined {
  const rows = tabSeparated(plain);
  if (rows) return { markdown: tableAsMarkdown(rows), pictures: [], parts: ['tables'], notices: [] };
  const notices: Notice[] = [];
  const markdown = repair(plain.replace(/\r\n?/g, '\n'), ['lines-and-bullets'], (found) =>
    notices.push(found),
  );
  return notices.length === 0 ? undefined : { markdown, pictures: [], parts: [], notices };
}

/** Longer ones are not read, in UTF-16 code units: each byte of a picture takes two. */
const MAX_RTF = 64_000_000;

function noticesOf({
  pictures,
  formulas,
}: {
  readonly pictures: number;
  readonly formulas: number;
}): Notice[] {
  const notices: Notice[] = [];
  if (pictures > 0)
    notices.push(
      notice(
        'image-not-loaded',
        `${counted(pictures, 'picture')} ${pictures === 1 ? 'was' : 'were'} not on the clipboard: ${PICTURES}`,
        1,
      ),
    );
  if (formulas > 0)
    notices.push(
      notice(
        'math-not-converted',
        `${counted(formulas, 'formula')} ${formulas === 1 ? 'was' : 'were'} copied only as a drawing: ${FORMULAS}`,
        1,
      ),
    );
  return notices;
}

const PICTURES = 'copy and paste each one by itself, or open the whole file';
const FORMULAS = 'copy its LaTeX on the page, or type it in again';
