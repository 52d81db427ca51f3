import type { StateBlock } from 'markdown-it';
import { isOfPandoc } from '../conventions.js';
import { type BlockRow, ENDS_PARAGRAPH_OR_QUOTE } from '../row.js';
import { beginsWith, isIndented, lineOf, startOf } from './block-lines.js';
import { captionOfMarkdown, MARKDOWN_TAG, pushCaption, pushHtml } from './html-captions.js';
import { findTags } from './html-ends.js';
import { BLOCKS, PARTS, VOID_ELEMENTS } from './html-names.js';
import { tagsOf } from './html-tags.js';
import { isInstruction, isPrologAt, isText, readWrittenTag } from './written-tag.js';

/**
 * Blocks of HTML (CommonMark 0.31.2, 4.6), except those in which CommonMark would lose text: a line that begins
 * with something that only looks like a tag, `<file name> is …`, and blocks whose end never comes, `<script> tags
 * are …`. Such lines are paragraphs. The token is `html_block`. After a tag with the attribute `markdown`, as in PHP
 * Markdown Extra, kramdown and MkDocs, Markdown continues: the block is only the tag.
 *
 * @example
 * <div>
 *
 * text
 *
 * </div>
 * @example
 * <!-- a comment
 *
 * of two paragraphs -->
 * @example
 * <details><summary>More</summary>
 *
 * inside
 *
 * </details>
 * @example
 * <div markdown="1">
 * **bold**
 * </div>
 * @example
 * <figure markdown="span">
 * ![tide](a.png)
 * <figcaption>The *tide*</figcaption>
 * </figure>
 * @example
 * <pre>
 *
 * kept
 *
 * </pre>
 * @example
 * <div>
 * <b>a</b>
 * ```{r}
 * plot(1)
 * ```
 * </div>
 */
export const htmlBlocks: BlockRow = {
  kind: 'block',
  name: 'html_block',
  replaces: 'own',
  dialect: 'CommonMark',
  needs: ['<'],
  firstCharacters: '<',
  alt: ENDS_PARAGRAPH_OR_QUOTE,
  overBlankLines: { kind: 'ends', may: /[<>]/, find: findTags },
  read: htmlBlock,
};

/** Blocks that continue up to the line with their end, whatever is in between. */
const UP_TO_END = [
  [/^<(?:script|pre|style|textarea)(?=[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<![a-z]/i, />/],
] as const;

const BLOCK_NAME = /^<\/?([a-z][a-z\d]*)(?=\s|\/?>|$)/i;
const ATTRIBUTE = String.raw`\s+[a-z_:][\w:.-]*(?:\s*=\s*(?:[^"'=<>${'`'}\s]+|'[^']*'|"[^"]*"))?`;
/** A complete tag alone on its line (condition 7). */
const LONE_TAG = new RegExp(
  String.raw`^(?:<[a-z][a-z\d-]*(?:${ATTRIBUTE})*\s*/?>|</[a-z][a-z\d-]*\s*>)\s*$`,
  'i',
);
const FIRST_TAG = /^<[^<>]*>/;
function htmlBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const text = lineOf(state, startLine);
  const caption = captionOfMarkdown(state, text, startLine);
  if (caption) {
    if (!silent) pushCaption(state, caption, startLine);
    return true;
  }
  const upToEnd = UP_TO_END.find(([start]) => start.test(text));
  if (upToEnd && isInstruction(text) && !isPrologAt(text, 0)) return false;
  const isBlock = BLOCKS.has(BLOCK_NAME.exec(text)?.[1]?.toLowerCase() ?? '');
  // For pandoc, other tags than those of blocks are running text wherever they stand.
  const mayBeAlone = !silent && (state.isEmpty(startLine + 1) || !isOfPandoc(state.env));
  if (!upToEnd && !isBlock && !(mayBeAlone && LONE_TAG.test(text))) return false;
  const beforeMarkdown = upToEnd
    ? undefined
    : (MARKDOWN_TAG.exec(text)?.[0] ?? (isBlock ? tagOfPandoc(state, text, startLine, endLine) : undefined));
  // With text after the tag, it is running text that contains HTML.
  if (beforeMarkdown !== undefined && beforeMarkdown !== text.trimEnd()) return false;
  const nextLine = upToEnd
    ? lineAfter(state, startLine, endLine, upToEnd[1])
    : emptyLine(state, startLine, beforeMarkdown === undefined ? endLine : startLine + 1);
  if (nextLine === undefined) return false;
  if (!upToEnd && beginsWithText(state, startLine, nextLine)) return false;
  if (silent) return true;

  state.line = nextLine;
  pushHtml(state, state.getLines(startLine, nextLine, state.blkIndent, true), [startLine, nextLine]);
  return true;
}

/** What Markdown has within text; entities and single signs are no marks. */
const MARKS = /(?<![\w*])\*{1,3}[^\s*]|(?<![\w_])_{1,2}[^\s_]|`[^`]|\]\(|\]\{|\[?-?@[\w{]|\$[^\s$]|\[\^/;
const CLOSED_LINE = /^<([a-z][a-z\d]*)(?:\s[^<>]*)?>[^\n]*<\/\1\s*>\s*$/i;
/** Parts of tables, lists, figures and the like, which only their own elements hold. */
const HELD =
  /^<\/?(?:summary|figcaption|table|thead|tbody|tfoot|tr|td|th|caption|colgroup|col|ul|ol|li|dl|dt|dd)\b/i;

/**
 * In texts for pandoc, what is between the tags of blocks is Markdown (its manual, "Extension: markdown_in_html_blocks"): the tag before
 * it, if it has marks of Markdown and stands between a tag and its end on one line, or right below a tag alone.
 */
function tagOfPandoc(
  state: StateBlock,
  text: string,
  startLine: number,
  endLine: number,
): string | undefined {
  if (!isOfPandoc(state.env) || HELD.test(text)) return undefined;
  const tag = /^<[a-z][^<>]*>/i.exec(text)?.[0];
  if (tag === undefined) return undefined;
  if (tag !== text.trimEnd())
    return CLOSED_LINE.test(text) && MARKS.test(text.slice(tag.length)) ? tag : undefined;
  const below = startLine + 1 < endLine && !state.isEmpty(startLine + 1) ? lineOf(state, startLine + 1) : '';
  const isText = below !== '' && !below.startsWith('<') && !isIndented(state, startLine + 1);
  return isText && MARKS.test(below) ? tag : undefined;
}

/** The line after the one with the end; `undefined` if there is none. */
function lineAfter(state: StateBlock, startLine: number, endLine: number, end: RegExp): number | undefined {
  if (startOf(state, startLine) > tagsOf(state).lastEndOf(end)) return undefined;
  for (let line = startLine; line < endLine; line++) {
    if (line > startLine && isOutside(state, line) && !state.isEmpty(line)) return undefined;
    if (end.test(lineOf(state, line))) return line + 1;
  }
  return undefined;
}

/** Where a block ends that reaches to an empty line or to a tag with Markdown after it. */
function emptyLine(state: StateBlock, startLine: number, endLine: number): number {
  let line = startLine + 1;
  while (
    line < endLine &&
    !state.isEmpty(line) &&
    !isOutside(state, line) &&
    !asksForMarkdown(state, line) &&
    !isMarkdownBelowTag(state, line) &&
    !beginsChunk(state, line)
  )
    line++;
  return line;
}

const OPENING_TAG = /^<[a-z][a-z\d-]*(?:\s[^<>]*)?>\s*$|<\/summary>\s*$/i;
const CLOSING_TAG = /^<\/[a-z][a-z\d-]*>\s*$/i;
const BLOCK_OF_MARKDOWN = /^(?:#{1,6}[ \t]+\S|`{3,}[^`\n]*$|!\[[^\]\n]*\]\(\S[^\n]*\)\s*$|\[!\[[^\n]*\)\s*$)/;

/**
 * Whether a line right below an opening tag can only be meant as Markdown: a heading, code, a picture or a badge; or code below a
 * closing one. It needs a blank line before it in CommonMark, but not in MDX and on many sites.
 */
function isMarkdownBelowTag(state: StateBlock, line: number): boolean {
  const first = state.src.charCodeAt(startOf(state, line));
  if (first !== HASH && first !== BACKTICK && first !== EXCLAMATION && first !== BRACKET) return false;
  const above = lineOf(state, line - 1);
  const isBelowTag = OPENING_TAG.test(above) || (first === BACKTICK && CLOSING_TAG.test(above));
  return isBelowTag && BLOCK_OF_MARKDOWN.test(lineOf(state, line));
}

/** The first line of a chunk of R Markdown or Quarto, which is run wherever it stands, also in HTML. */
const CHUNK = /^`{3,}[ \t]*\{[a-z]\w*(?:[ \t,][^`\n]*)?\}[ \t]*$/i;

function beginsChunk(state: StateBlock, line: number): boolean {
  return beginsWith(state, line, '`') && CHUNK.test(lineOf(state, line));
}

const [EXCLAMATION, HASH, BRACKET, BACKTICK] = [0x21, 0x23, 0x5b, 0x60];

function asksForMarkdown(state: StateBlock, line: number): boolean {
  if (!beginsWith(state, line, '<')) return false;
  const text = lineOf(state, line);
  return (
    MARKDOWN_TAG.test(text) || (text.startsWith('<sum') && captionOfMarkdown(state, text, line) !== undefined)
  );
}

function isOutside(state: StateBlock, line: number): boolean {
  return (state.sCount[line] ?? 0) < state.blkIndent;
}

/** Whether lines that begin like HTML are text. */
function beginsWithText(state: StateBlock, startLine: number, nextLine: number): boolean {
  const start = startOf(state, startLine);
  const text = state.src.slice(start, state.eMarks[nextLine - 1]);
  const tag = readWrittenTag(FIRST_TAG.exec(text)?.[0] ?? '');
  if (!tag || tagsOf(state).hasPartner(tag, start)) return false;
  const rest = text.slice(tag.source.length);
  const isAlone = !PARTS.has(tag.name) && !/<[a-z/]/i.test(rest);
  const isAmongWords = isAlone || VOID_ELEMENTS.has(tag.name) || /^[ \t]+\p{L}/u.test(rest);
  return isText(tag, isAmongWords ? 'text' : 'html');
}
