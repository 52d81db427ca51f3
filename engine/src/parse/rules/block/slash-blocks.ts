import type { StateBlock, Token } from 'markdown-it';
import { pushParagraph, readLines } from '../core/callout-tokens.js';
import { type ContainerLines, type ContainerRow, ENDS_ANY } from '../row.js';
import { unreadClasses } from '../unread-attributes.js';
import { divOf } from './fenced-divs.js';
import { closingOfSlashes, isKnownBlock, isOwnBlock, SLASH_OPENING, settingsAt } from './slash-lines.js';

const CAPTION = /^(?:figure-|table-)?caption$/;
/** What an element of HTML has besides its name: `div.box#name`. */
const PART = /([.#])([\w-]+)/g;

/**
 * The blocks of PyMdown Extensions that are no callouts: tabs, which follow one another, each under its label; folded text; captions of
 * what is above them; elements of HTML and definitions, of which the content is read.
 *
 * @example
 * /// tab | npm
 * text
 * ///
 * @example
 * /// details | Summary
 *     open: True
 *
 * text
 * ///
 * @example
 * ![a](b)
 * /// caption
 * A caption.
 * ///
 * @example
 * /// html | div.box#name
 * text
 * ///
 */
export const slashBlocks: ContainerRow = {
  kind: 'block',
  name: 'slash_block',
  dialect: 'MkDocs',
  needs: ['///'],
  alt: ENDS_ANY,
  firstCharacters: '/',
  container: { open: SLASH_OPENING, close: closingOfSlashes },
  // A caption belongs to what is above it.
  overBlankLines: { kind: 'neighbours', may: /^[ \t>]*\/{3,}[ \t]*(?:figure-|table-)?caption/m },
  accepts: (_, { opening: [, , name = '', argument = ''] }) =>
    isKnownBlock(name) || isOwnBlock(name, argument) || argument.includes('='),
  read,
};

function read(state: StateBlock, { opening, startLine, lastLine }: ContainerLines): void {
  const [, , written = '', argument = ''] = opening;
  const name = written.toLowerCase();
  const { values, bodyStart } = settingsAt(state, startLine, lastLine);
  const above = CAPTION.test(name) ? blockAbove(state) : undefined;
  const open = state.push('div_open', 'div', 1);
  open.map = [startLine, lastLine + 1];
  if (above !== undefined) {
    state.tokens.pop();
    state.tokens.splice(above, 0, open);
    open.map = [state.tokens[above + 1]?.map?.[0] ?? startLine, lastLine + 1];
    divOf.set(open, { kind: 'float', caption: 'last', label: values.get('id') });
  } else nameDiv(open, name === 'html' ? argument : '', values.get('id'));
  if (!isKnownBlock(name)) unreadClasses.set(open, [written]);
  if (name.startsWith('details')) {
    divOf.set(open, { kind: 'details' });
    pushParagraph(state, argument || 'Details', startLine);
  } else if (name === 'tab' && argument !== '')
    pushParagraph(state, `**${argument.replace(/[*\\]/g, '\\$&')}**`, startLine);
  readLines(state, bodyStart, lastLine);
  state.push('div_close', 'div', -1);
}

function nameDiv(open: Token, element: string, id: string | undefined): void {
  const parts = Array.from(element.matchAll(PART), ([, sign = '', name = '']) => ({ sign, name }));
  const own = id ?? parts.find(({ sign }) => sign === '#')?.name;
  if (own !== undefined) open.attrSet('id', own);
  const classes = parts.filter(({ sign }) => sign === '.').map(({ name }) => name);
  if (classes.length > 0) unreadClasses.set(open, classes);
}

/** Where the tokens of the block above begin that a caption may belong to. */
function blockAbove({ tokens, level }: StateBlock): number | undefined {
  const last = tokens.at(-1);
  if (!last || last.level !== level) return undefined;
  if (last.type === 'fence') return tokens.length - 1;
  const opening = last.type === 'table_close' ? 'table_open' : 'paragraph_open';
  if (last.type !== 'table_close' && last.type !== 'paragraph_close') return undefined;
  const start = tokens.findLastIndex((token) => token.type === opening && token.level === level);
  return start < 0 ? undefined : start;
}
