import type { StateCore, Token } from 'markdown-it';
import { BEGINS, ENDS, INCLUDES_PARAGRAPH_MARK, MAY_HOLD_MARKS } from '../../../source/critic-markup.js';
import type { CoreRow, Ends } from '../row.js';
import { tokensOf } from './token-places.js';

/** An escape, code, or a delimiter of a mark that may span several blocks. */
const SIGN = /\\[\s\S]|(?<!`)(`+)(?!`)(?:[\s\S]*?[^`])\1(?!`)|\{(\+\+|--|==)|(\+\+|--|==)\}/g;

/** A comment right after the text that it is about. */
const COMMENT = /^\{>>([^\n]*?)<<\}/;

/** A mark that is open at the end of a block. */
interface Open {
  readonly sign: string;
  /** Its delimiters in each block. */
  readonly opening: string;
  readonly closing: string;
  /** Its closing delimiter in a block that is marked as a whole. */
  readonly whole: string;
  /** For a text with a comment, which is marked only at its ends. */
  readonly comment: string | undefined;
}

/**
 * CriticMarkup that spans several blocks: each block gets its own delimiters. A paragraph that contains only a delimiter is
 * left out. A delimiter without a partner stays as written.
 *
 * @example
 * {++a
 *
 * b++}
 * @example
 * {==a
 *
 * b==}{>>a note<<}
 */
export const criticBlocks: CoreRow = {
  kind: 'core',
  name: 'critic_blocks',
  dialect: 'CriticMarkup',
  needs: (text) => MAY_HOLD_MARKS.test(text),
  overBlankLines: { kind: 'ends', may: /\{[+=-]|[+=-]\}/, find: findDelimiters },
  read: markBlocks,
};

const OPENING = /\{(?:\+\+|--|==)/;
const DELIMITER = /\{(\+\+|--|==)|(\+\+|--|==)\}/g;

function findDelimiters(lines: readonly string[], _fenced: readonly boolean[], ends: Ends): void {
  for (const line of lines)
    for (const [, opens, closes] of line.matchAll(DELIMITER))
      ends.add(`{${opens ?? closes}`, opens !== undefined, false);
}

function markBlocks(state: StateCore): void {
  const texts = tokensOf(state.tokens, 'inline');
  const empty = new Set<Token>();
  let open: Open | undefined;
  for (const [index, token] of texts.entries()) {
    const wasOpen = open !== undefined;
    if (!wasOpen && !OPENING.test(token.content)) continue;
    const { text, rest } = marked(token.content, open, () => texts.slice(index + 1));
    if (wasOpen || rest) if (isOnlySigns(text)) empty.add(token);
    token.content = text;
    open = rest;
  }
  if (empty.size > 0) state.tokens = withoutParagraphs(state.tokens, empty);
}

/** The text of a block with its own delimiters, and the mark that is open at its end. */
function marked(
  content: string,
  before: Open | undefined,
  later: () => readonly Token[],
): { readonly text: string; readonly rest: Open | undefined } {
  let text = before?.opening ?? '';
  let open = before;
  let copied = 0;
  /** Where the open mark of this block begins. */
  let own: { readonly sign: string; readonly at: number } | undefined;
  SIGN.lastIndex = 0;
  for (const found of content.matchAll(SIGN)) {
    const [sign, , opens, closes] = found;
    const { index } = found;
    if (open) {
      if (closes !== open.sign) continue;
      text += content.slice(copied, index) + (open.comment === undefined ? sign : '');
      copied = index + sign.length;
      if (open.comment !== undefined) {
        const [whole = ''] = COMMENT.exec(content.slice(copied)) ?? [];
        text += `{>>${ENDS}${open.comment}<<}`;
        copied += whole.length;
      }
      open = undefined;
    } else if (own) {
      if (closes === own.sign) own = undefined;
    } else if (opens !== undefined) own = { sign: opens, at: index };
  }
  // A block that is marked as a whole has no part that continues.
  if (open)
    return { text: text + content.slice(copied) + (copied === 0 ? open.whole : open.closing), rest: open };
  const end = own && endOf(own.sign, later());
  if (!own || end === undefined) return { text: text + content.slice(copied), rest: undefined };
  const comment = own.sign === '==' ? COMMENT.exec(end)?.[1] : undefined;
  const rest: Open =
    comment === undefined
      ? {
          sign: own.sign,
          opening: `{${own.sign}`,
          closing: `${INCLUDES_PARAGRAPH_MARK}${own.sign}}`,
          whole: `${own.sign}}`,
          comment,
        }
      : { sign: own.sign, opening: '', closing: '', whole: '', comment };
  const begins = comment === undefined ? rest.opening : `{>>${BEGINS}${comment}<<}`;
  const inside = content.slice(own.at + own.sign.length + 1);
  const lead = text + content.slice(copied, own.at);
  const isWhole = lead.trim() === '' && inside.trim() !== '';
  return { text: lead + begins + inside + (isWhole ? rest.whole : rest.closing), rest };
}

/** The text after the delimiter that ends a mark in a later block; undefined if there is none. */
function endOf(sign: string, later: readonly Token[]): string | undefined {
  for (const { content } of later) {
    if (!content.includes(`${sign}}`)) continue;
    for (const found of content.matchAll(SIGN)) {
      if (found[3] === sign) return content.slice(found.index + found[0].length);
      // Another mark begins before this one ends.
      if (found[2] === sign) return undefined;
    }
  }
  return undefined;
}

const ONLY_SIGNS = new RegExp(String.raw`^\s*(?:\{(\+\+|--|==)\s*${INCLUDES_PARAGRAPH_MARK}?\1\}\s*)+$`);

function isOnlySigns(text: string): boolean {
  return ONLY_SIGNS.test(text);
}

/** Leaves out the paragraphs of inline tokens. */
function withoutParagraphs(tokens: readonly Token[], empty: ReadonlySet<Token>): Token[] {
  return tokens.filter((token, index) => {
    const inline = token.type === 'paragraph_open' ? tokens[index + 1] : tokens[index - 1];
    if (token.type === 'paragraph_open' || token.type === 'paragraph_close')
      return !(inline && empty.has(inline));
    return !(empty.has(token) && tokens[index - 1]?.type === 'paragraph_open');
  });
}
