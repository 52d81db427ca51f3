import type { StateBlock } from 'markdown-it';
import { type BlockRow, ENDS_PARAGRAPH_OR_QUOTE } from '../row.js';
import { tokenMeta } from '../token-meta.js';
import { endsParagraphAt, lineOf, startOf } from './block-lines.js';

/** On the opening token: whether there are blank lines before the definitions. */
export const definitionListMeta = tokenMeta<{ readonly spread: boolean }>('definitionList');

/**
 * Definition lists as in PHP Markdown Extra and pandoc: lines of terms, then definitions that begin with a colon, or in pandoc
 * a tilde, and a space and contain blocks like list items. The tokens are `definition_list_…` with a `definitionListMeta`,
 * `definition_term_…` around an inline, and `definition_…` around blocks.
 *
 * @example
 * term
 * : definition
 * : another
 * @example
 * term
 *
 * :   definition
 *
 *     more
 * @example
 * term
 *   ~ definition
 */
export const definitionLists: BlockRow = {
  kind: 'block',
  name: 'definition_list',
  dialect: 'PHP Markdown Extra',
  needs: mayDefine,
  alt: ENDS_PARAGRAPH_OR_QUOTE,
  // There may be blank lines between terms and definitions.
  overBlankLines: { kind: 'neighbours', may: /^ {0,3}[:~][ \t]/m },
  read: definitionList,
};

/** Terms, and the line of the first definition below. */
interface Group {
  readonly terms: readonly number[];
  readonly definition: number;
  readonly spread: boolean;
}

const OPEN = Symbol('the indent of the definition list around');
const ASKED = Symbol('the line of which it is asked whether another block begins there');

function definitionList(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (silent) return state.env[ASKED] !== startLine && endsParagraph(state, startLine, endLine);
  let group = groupAt(state, startLine, endLine);
  if (!group) return false;
  const outer = state.env[OPEN];
  state.env[OPEN] = state.blkIndent;
  const open = state.push('definition_list_open', 'dl', 1);
  open.map = [startLine, startLine];
  let spread = false;
  while (group) {
    spread ||= group.spread;
    for (const line of group.terms) pushTerm(state, line);
    let line: number | undefined = group.definition;
    while (line !== undefined) {
      pushDefinition(state, line, endLine);
      line = isDefinition(state, state.line, endLine) ? state.line : undefined;
      if (line !== undefined) spread ||= state.isEmpty(line - 1);
    }
    // The first term is here because no other rule took its line; the others have to be tried.
    group = beginsBlock(state, state.line, endLine) ? undefined : groupAt(state, state.line, endLine);
  }
  state.push('definition_list_close', 'dl', -1);
  open.map[1] = state.line;
  definitionListMeta.set(open, { spread });
  state.env[OPEN] = outer;
  return true;
}

const MAX_TERMS = 6;

/** The terms that begin on a line; `undefined` if no definition follows. */
function groupAt(state: StateBlock, startLine: number, endLine: number): Group | undefined {
  if (!isText(state, startLine, endLine) || isDefinition(state, startLine, endLine)) return undefined;
  const terms = [startLine];
  for (let line = startLine + 1; line < endLine && terms.length <= MAX_TERMS; line++) {
    const spread = state.isEmpty(line);
    const definition = spread ? line + 1 : line;
    if (isDefinition(state, definition, endLine)) {
      const fits =
        !CAPTION.test(lineOf(state, definition)) &&
        terms.every((term) => isTerm(lineOf(state, term).trimEnd())) &&
        !terms.some((term) => term > startLine && beginsBlock(state, term, endLine));
      return fits ? { terms, definition, spread } : undefined;
    }
    if (spread || !isText(state, line, endLine)) return undefined;
    terms.push(line);
  }
  return undefined;
}

/** Ordinary text may also begin a line with a colon: a term is short, and not a sentence or part of one. */
function isTerm(text: string): boolean {
  return text.length <= 80 && !/[,;]$|\s.*\.$/.test(text) && !PICTURE.test(text);
}

/** A picture alone, below which a colon begins the caption of the next table. */
const PICTURE = /^!\[[^\]]*\]\([^()]*\)(?:\{[^{}]*\})?$/;
/** The caption of a table, with its name. */
const CAPTION = /\{#(?:tab|tbl)[:-][^{}]*\}$/;

function isText(state: StateBlock, line: number, endLine: number): boolean {
  const indent = (state.sCount[line] ?? 0) - state.blkIndent;
  return line < endLine && !state.isEmpty(line) && indent >= 0 && indent < 4;
}

function isDefinition(
  state: StateBlock,
  line: number,
  endLine: number,
  blockIndent = state.blkIndent,
): boolean {
  const indent = (state.sCount[line] ?? 0) - blockIndent;
  if (line >= endLine || indent < 0 || indent >= 4) return false;
  const sign = state.src[startOf(state, line)];
  return (sign === ':' || sign === '~') && /^[:~][ \t]+\S/.test(lineOf(state, line));
}

function beginsBlock(state: StateBlock, line: number, endLine: number): boolean {
  const outer = state.env[ASKED];
  state.env[ASKED] = line;
  const begins = endsParagraphAt(state, line, endLine);
  state.env[ASKED] = outer;
  return begins;
}

/**
 * Inside a definition, another one ends a paragraph. So does a term with its definition directly below, since
 * people omit the blank line before it.
 */
function endsParagraph(state: StateBlock, line: number, endLine: number): boolean {
  const indent: unknown = state.env[OPEN];
  if (typeof indent !== 'number') return false;
  if (isDefinition(state, line, endLine, indent)) return true;
  const outside = (state.sCount[line] ?? 0) < state.blkIndent;
  return outside && isTerm(lineOf(state, line).trimEnd()) && isDefinition(state, line + 1, endLine, indent);
}

function pushTerm(state: StateBlock, line: number): void {
  state.push('definition_term_open', 'dt', 1).map = [line, line + 1];
  const inline = state.push('inline', '', 0);
  inline.map = [line, line + 1];
  inline.content = lineOf(state, line).trimEnd().trim();
  inline.children = [];
  state.push('definition_term_close', 'dt', -1);
}

function pushDefinition(state: StateBlock, line: number, endLine: number): void {
  const open = state.push('definition_open', 'dd', 1);
  open.map = [line, line + 1];
  readContent(state, line, endLine);
  state.push('definition_close', 'dd', -1);
  open.map[1] = state.line;
}

/** Reads the blocks after a marker, which are indented like those of a list item. */
function readContent(state: StateBlock, line: number, endLine: number): void {
  const { blkIndent, parentType, tight } = state;
  const tShift = state.tShift[line] ?? 0;
  const sCount = state.sCount[line] ?? 0;
  const lineStart = state.bMarks[line] ?? 0;
  const afterMarker = sCount + 1;
  let start = lineStart + tShift + 1;
  let column = afterMarker;
  for (; /[ \t]/.test(state.src.charAt(start)); start++)
    column += state.src[start] === '\t' ? 4 - ((column + (state.bsCount[line] ?? 0)) % 4) : 1;
  // With more than four spaces, it is indented code, one space after the marker.
  state.blkIndent = column - afterMarker > 4 ? afterMarker + 1 : column;
  state.tShift[line] = start - lineStart;
  state.sCount[line] = column;
  state.parentType = 'list';
  state.md.block.tokenize(state, line, endLine);
  state.blkIndent = blkIndent;
  state.tShift[line] = tShift;
  state.sCount[line] = sCount;
  state.parentType = parentType;
  state.tight = tight;
}

const SPACE = 0x20;
const TAB = 0x09;

/** Whether a line may begin with a colon or a tilde and a space, after the markers of its containers. */
function mayDefine(text: string): boolean {
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    const next = text.charCodeAt(at + 1);
    if ((next === SPACE || next === TAB) && !/[\p{L}\p{N}\]]/u.test(text.charAt(at - 1))) return true;
  }
  // A new block begins after the end of a formula.
  return text.includes('\\]') || /^[ \t>*+-]*~[ \t]/m.test(text);
}
