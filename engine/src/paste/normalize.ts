/*
 * HTML from other programs, brought into one form. In: the HTML of a clipboard or of a page in a file. Out: a tree of semantic
 * elements, with notes and pictures beside it, which `parse/html/` then reads. `judge.ts` decides beforehand whether the plain
 * text is just as good.
 *
 * `normalize` is the order of the passes. Each is a file named after what it brings into order, works on the tree in place
 * (`dom.ts`), and knows the programs that write it so. Children are read only by `childrenOf`, or a pass takes time in
 * proportion to their square.
 */
import type { ChildNode, Element } from 'domhandler';
import { callouts } from './callouts.js';
import { clean, reduce, spaces, tickBoxes } from './clean.js';
import { code } from './code.js';
import { comments } from './comments.js';
import { contents } from './contents.js';
import { append, childrenOf, settleChildren } from './dom.js';
import { filePictures } from './file-pictures.js';
import { formulas, settleDisplay } from './formulas.js';
import { googleLists } from './google-lists.js';
import { lineBreaks } from './line-breaks.js';
import { lineParagraphs } from './line-paragraphs.js';
import { looks, plainHeadings } from './looks.js';
import { nestedLists } from './nested-lists.js';
import { type ClipboardNote, notes } from './notes.js';
import { type Page, pageOf, withoutStamp } from './page.js';
import { parseClipboard } from './parse-clipboard.js';
import { type ClipboardPicture, type PictureNames, pictures } from './pictures.js';
import { styleRules } from './style-rules.js';
import { tables } from './tables.js';
import { wordLists, wordParagraphs, wordWebLists } from './word.js';

/** A clipboard's HTML as a tree of semantic elements, whichever program it comes from. */
interface NormalHtml {
  readonly nodes: readonly ChildNode[];
  readonly notes: readonly ClipboardNote[];
  readonly pictures: readonly ClipboardPicture[];
  /** How many pictures and formulas are shown where it comes from, but not in it. */
  readonly missing: { readonly pictures: number; readonly formulas: number };
}

/**
 * Normalizes the HTML of chat pages, word processors, spreadsheets and web pages. Formulas come first, since some pages
 * write them in elements that later passes remove as hidden; formatting and attributes come last, since earlier passes
 * recognize elements by them. A page from a file keeps its links and pictures that refer to other files; `rtf` is the same clipboard in
 * the Rich Text Format.
 */
export function normalize(html: string, { isFile = false, isBook = false, rtf = '' } = {}): NormalHtml {
  const root = parseClipboard(html);
  withoutStamp(root);
  filePictures(root, html, rtf);
  const page = isFile ? pageOf(root) : undefined;
  styleRules(root, isBook ? 'all' : 'generated');
  const unread = formulas(root);
  callouts(root);
  code(root);
  lineBreaks(root);
  contents(root);
  comments(root);
  const found = notes(root);
  const parts = found.map(({ label, nodes }) => ({ label, part: partOf(nodes) }));
  const names: PictureNames = new Map();
  const missing = [root, ...parts.map(({ part }) => part)].map((each) => settled(each, names, page));
  return {
    nodes: childrenOf(root),
    notes: parts.map(({ label, part }) => ({ label, nodes: childrenOf(part) })),
    pictures: Array.from(names, ([url, name]): ClipboardPicture => ({ name, url })),
    missing: { pictures: missing.reduce((sum, count) => sum + count, 0), formulas: unread },
  };
}

function partOf(nodes: readonly ChildNode[]): Element {
  const part = parseClipboard('');
  append(part, nodes);
  return part;
}

/** Returns how many pictures are missing. */
function settled(root: Element, names: PictureNames, page: Page | undefined): number {
  googleLists(root);
  wordLists(root);
  wordWebLists(root);
  lineParagraphs(root);
  clean(root);
  tickBoxes(root);
  wordParagraphs(root);
  nestedLists(root);
  looks(root);
  const missing = pictures(root, names, page !== undefined);
  tables(root);
  plainHeadings(root);
  settleDisplay(root);
  reduce(root, page);
  spaces(root);
  settleChildren(root);
  return missing;
}
