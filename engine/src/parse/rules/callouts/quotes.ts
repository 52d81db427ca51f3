import type { StateCore, Token } from 'markdown-it';
import { calloutMeta } from '../core/callout-tokens.js';
import { placesOf } from '../core/token-places.js';
import type { CoreRow } from '../row.js';
import { unreadClasses } from '../unread-attributes.js';

/** The kind, which authors may make up, what a style sheet of theirs does with it, and the title. */
const FIRST_LINE = /^\[!(\p{L}[\p{L}\p{N} _-]{0,40})(?:\|([^\]\n]{0,100}))?\][+-]?[ \t]*([^\n]*)(?:\n|$)/u;

/**
 * GitHub's alerts and Obsidian's callouts: block quotes whose first line is `[!note]`, optionally with a title.
 * The quote's opening token gets the name as `calloutMeta`, and its first paragraph is the title, which may be
 * empty.
 *
 * @example
 * > [!NOTE]
 * > text
 * @example
 * > [!tip]+ Title
 * > text
 * >
 * > - item
 */
export const quoteCallouts: CoreRow = {
  kind: 'core',
  name: 'callouts',
  dialect: 'GFM',
  needs: ['[!'],
  read(state) {
    // Text after titles is inserted in a single copy of all tokens: a text may have thousands of
    // callouts.
    const texts = new Map<number, readonly Token[]>();
    for (const index of placesOf(state.tokens, 'blockquote_open')) {
      const text = openCallout(state, index);
      if (text) texts.set(index + 4, text);
    }
    if (texts.size > 0)
      state.tokens = state.tokens.flatMap((token, index) => [...(texts.get(index) ?? []), token]);
  },
};

/** Turns a quote into a callout if it is one; returns the paragraph with the text on the lines below the title. */
function openCallout(state: StateCore, index: number): readonly Token[] | undefined {
  const [quote, paragraph, inline, close] = state.tokens.slice(index, index + 4);
  const match = inline?.type === 'inline' ? FIRST_LINE.exec(inline.content) : null;
  if (!quote || !paragraph || !inline || !close || !match || paragraph.type !== 'paragraph_open')
    return undefined;
  const [line, kind = '', looks = '', title = ''] = match;
  const rest = inline.content.slice(line.length);
  calloutMeta.set(quote, { name: kind.trim().toLowerCase() });
  const unread = looks.split(/[\s|]+/).filter((each) => each !== '');
  if (unread.length > 0) unreadClasses.set(quote, unread);
  inline.content = title.trim();
  return rest.trim() === '' ? undefined : paragraphOf(state, paragraph, rest, inline);
}

function paragraphOf(state: StateCore, open: Token, content: string, inline: Token): Token[] {
  const tokens = [
    new state.Token('paragraph_open', 'p', 1),
    new state.Token('inline', '', 0),
    new state.Token('paragraph_close', 'p', -1),
  ];
  for (const token of tokens) {
    token.level = token.type === 'inline' ? inline.level : open.level;
    if (open.map && token.nesting !== -1) token.map = [open.map[0] + 1, open.map[1]];
    if (token.type !== 'inline') continue;
    token.content = content;
    token.children = [];
  }
  return tokens;
}
