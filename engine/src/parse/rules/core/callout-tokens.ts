import type { StateBlock, Token } from 'markdown-it';
import { tokenMeta } from '../token-meta.js';

/** On the opening token of a block quote that becomes a callout. */
interface CalloutMeta {
  /** In lower case: one of `CALLOUT_NAMES`, or a name made up by the author. */
  readonly name: string;
  /** Whether a heading at its beginning becomes its title, as in Quarto. */
  readonly takesHeading?: boolean;
}
export const calloutMeta = tokenMeta<CalloutMeta>('callout');

/**
 * Opens a callout like those that `callouts/quotes.ts` makes of quotes: its first paragraph is its title, which may be
 * empty. Returns its token.
 */
export function pushCallout(state: StateBlock, name: string, title: string, line: number): Token {
  const open = state.push('blockquote_open', 'blockquote', 1);
  open.map = [line, line + 1];
  calloutMeta.set(open, { name, takesHeading: title === '' });
  pushParagraph(state, title, line);
  return open;
}

/** A paragraph with one line of text. */
export function pushParagraph(state: StateBlock, text: string, line: number): void {
  state.push('paragraph_open', 'p', 1).map = [line, line + 1];
  const inline = state.push('inline', '', 0);
  inline.map = [line, line + 1];
  inline.content = text;
  inline.children = [];
  state.push('paragraph_close', 'p', -1);
}

/** Reads the lines of a container. A paragraph in it does not continue after it. */
export function readLines(state: StateBlock, startLine: number, endLine: number, indent = 0): void {
  const { parentType, lineMax, blkIndent } = state;
  state.lineMax = endLine;
  state.parentType = 'blockquote';
  state.blkIndent += indent;
  state.md.block.tokenize(state, startLine, endLine);
  state.lineMax = lineMax;
  state.parentType = parentType;
  state.blkIndent = blkIndent;
}
