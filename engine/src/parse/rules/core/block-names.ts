import type { Env, StateBlock, StateCore, StateInline, Token } from 'markdown-it';
import { lineOf } from '../block/block-lines.js';
import { type BlockRow, type CoreRow, ENDS_QUOTE, type InlineRow } from '../row.js';
import { tokenMeta } from '../token-meta.js';
import { placesOf } from './token-places.js';

const NAME = /(?:^|[ \t\n])\^([a-z\d][a-z\d-]{0,60})$/i;
/** Most texts have none at the end of any line and need no search. */
const WRITTEN = /\^[a-z\d-]+[ \t]*(?:\r?\n|$)/i;
/** Names are not longer, so long paragraphs need no search. */
const MAX_LENGTH = 64;
/** Names made by Obsidian. Others count only if a link refers to them, or `10 ^2` would lose its end. */
const GENERATED = /^(?=[a-z]*\d)[a-z\d]{6}$/;
/** Names that people write at the end of a block: words of four letters, or letters with a number or a hyphen. */
const CHOSEN = /^[a-z](?=[a-z]*[\d-]|[a-z]{3})[a-z\d-]{1,60}$/i;

function isName(name: string): boolean {
  return GENERATED.test(name) || CHOSEN.test(name);
}

/**
 * Obsidian's names of blocks, `text ^name` at the end of a paragraph, to which `[[#^name]]` leads. The paragraph's
 * opening token gets the name, with its sign, as `id`. A name within a paragraph is
 * a token `block_name`; on a separate line below a table, a quote, a list or code, it is a `block_name_line`, which is put above what it
 * names, and below a table also `nameOfTable`.
 *
 * @example
 * - the block ^abc123
 *   goes on
 *
 * [[#^abc123]]
 */
export const blockNamesInText: InlineRow = {
  kind: 'inline',
  name: 'block_name',
  dialect: 'Obsidian',
  firstCharacters: '^',
  read: nameInText,
};

/**
 * @example
 * | a | b |
 * |---|---|
 * | c | d |
 *
 * ^table1
 *
 * [[#^table1]]
 */
export const blockNamesOnLines: BlockRow = {
  kind: 'block',
  name: 'block_name_line',
  dialect: 'Obsidian',
  needs: ['^'],
  firstCharacters: '^',
  alt: ENDS_QUOTE,
  // It also is the name of a table above it.
  overBlankLines: { kind: 'neighbours', may: /^\^[a-z\d][a-z\d-]{0,60}[ \t]*$/im },
  read: nameOnLine,
};

/**
 * @example
 * A paragraph ^abc123
 *
 * [[#^abc123]]
 */
export const blockNames: CoreRow = {
  kind: 'core',
  name: 'block_names',
  dialect: 'Obsidian',
  read(state) {
    const { src, env } = state;
    const references = referencesIn(state);
    if (references.includes('#^'))
      env.blockNames = new Set(
        Array.from(references.matchAll(REFERENCE), ([, name = '']) => name.toLowerCase()),
      );
    if (!WRITTEN.test(src)) return;
    if (placesOf(state.tokens, 'block_name_line').length > 0) state.tokens = movedUp(state.tokens);
    const { tokens } = state;
    for (const place of placesOf(tokens, 'paragraph_open')) {
      const [open, token] = [tokens[place], tokens[place + 1]];
      const { content = '' } = token ?? {};
      const from = Math.max(content.length - MAX_LENGTH, 0);
      const found = NAME.exec(content.slice(from));
      const name = found?.[1];
      if (!found || !open || !token || name === undefined || token.type !== 'inline') continue;
      if (!isName(name) && !references.includes(`#^${name}`)) continue;
      token.content = content.slice(0, from + found.index);
      open.attrSet('id', `^${name}`);
    }
  },
};

/** On the opening token of a table: the name on the line below it. */
export const nameOfTable = tokenMeta<string>('nameOfTable');

/** The tokens with the lines of names above the blocks that they name. */
function movedUp(tokens: readonly Token[]): Token[] {
  const moved = [...tokens];
  for (const index of placesOf(tokens, 'block_name_line')) {
    const [above, token] = [moved[index - 1], moved[index]];
    if (!above || !token || above.nesting === 1) continue;
    let start = index - 1;
    if (above.nesting === -1)
      while (start > 0 && (moved[start]?.nesting !== 1 || moved[start]?.level !== above.level)) start--;
    const open = moved[start];
    if (open?.type === 'table_open') nameOfTable.set(open, token.content.slice(1));
    moved.copyWithin(start + 1, start, index);
    moved[start] = token;
  }
  return moved;
}

const REFERENCE = /#\^([a-z\d-]{1,61})/gi;

/** The name of a table whose numbers a chart shows. */
const CHART = /^[ \t>]*id:[ \t]*([a-z\d][a-z\d-]{0,60})[ \t]*$/gim;

/** Facts in the environment about the whole text, for parsing a piece of it. */
export interface WholeTextNames extends Env {
  /** All references to names in the whole text, `#^name`. */
  nameReferences?: string;
}

/** All references to names in a text, as they are written in links. */
export function nameReferences(text: string): string {
  const inLinks = text.includes('#^') ? Array.from(text.matchAll(REFERENCE), ([whole]) => whole) : [];
  const inCharts = text.includes('id:')
    ? Array.from(text.matchAll(CHART), ([, name = '']) => `#^${name}`)
    : [];
  return [...inLinks, ...inCharts].join('\n');
}

function referencesIn({ src, env }: StateCore | StateBlock): string {
  return (env as WholeTextNames).nameReferences ?? nameReferences(src);
}

const IN_TEXT = /\^([a-z\d][a-z\d-]{0,60})(?=[ \t]*\n|[ \t]+\S)/iy;
/** Within a line, a number may be an exponent. */
const GENERATED_IN_TEXT = /^(?=.*[a-z])(?=.*\d)[a-z\d]{6}$/;

function nameInText(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src.charCodeAt(pos) !== CARET || !/^\s?$/.test(src.charAt(pos - 1))) return false;
  IN_TEXT.lastIndex = pos;
  const [whole, name = ''] = IN_TEXT.exec(src) ?? [];
  if (whole === undefined || pos + whole.length > posMax) return false;
  const { blockNames: wanted } = state.env as { readonly blockNames?: ReadonlySet<string> };
  const atEnd = /^[ \t]*\n/.test(src.slice(pos + whole.length, pos + whole.length + 9));
  if (!(atEnd ? GENERATED : GENERATED_IN_TEXT).test(name) && !wanted?.has(name.toLowerCase())) return false;
  // One space between the words is enough.
  if (!silent) state.pending = state.pending.trimEnd();
  if (!silent) state.push('block_name', '', 0).content = `^${name}`;
  state.pos += whole.length;
  return true;
}

const CARET = 0x5e;

const LINE = /^\^([a-z\d][a-z\d-]{0,60})$/i;

function nameOnLine(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  const name = LINE.exec(lineOf(state, startLine).trimEnd())?.[1];
  if (name === undefined || !(isName(name) || referencesIn(state).includes(`#^${name}`))) return false;
  if (silent) return true;
  state.line = startLine + 1;
  const token = state.push('block_name_line', '', 0);
  token.map = [startLine, state.line];
  token.content = `^${name}`;
  return true;
}
