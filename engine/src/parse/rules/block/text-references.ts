import type { Env, Token } from 'markdown-it';
import { takeParenthesis } from '../inline/bookdown-references.js';
import { type BlockRow, ENDS_NOTHING, type InlineRow } from '../row.js';
import { tokenMeta } from '../token-meta.js';
import { lineOf } from './block-lines.js';

/** What a text reference begins with. It brings text from elsewhere to its place, which may need any rule. */
export const TEXT_REFERENCE = '(ref:';

const DEFINITION = /^\(ref:([\w-]{1,100})\)[ \t]+(?=\S)/;
const REFERENCE = /:([\w-]{1,100})\)/y;

/** What a text reference stands for is kept beside the addresses of links, under a label that no link can have. */
interface TextReferences extends Env {
  usedTextReferences?: Set<string>;
  /** While one is read, which does not hold itself. */
  isInTextReference?: boolean;
}

const labelOf = tokenMeta<string>('label');

/** The labels under which a text uses text references. */
export function textReferencesUsed(env: Env): ReadonlySet<string> {
  return (env as TextReferences).usedTextReferences ?? new Set();
}

/**
 * bookdown's texts that are kept elsewhere, a paragraph `(ref:cap) A *long* caption` (bookdown, "Text references").
 *
 * @example
 * (ref:cap) A *long* caption
 *
 * ![(ref:cap)](a.png)
 */
export const textReferences: BlockRow = {
  kind: 'block',
  name: 'text_reference_definition',
  dialect: 'R Markdown',
  needs: [TEXT_REFERENCE],
  firstCharacters: '(',
  alt: ENDS_NOTHING,
  read(state, startLine, endLine, silent) {
    const [opening, name = ''] = DEFINITION.exec(lineOf(state, startLine)) ?? [];
    if (opening === undefined) return false;
    if (silent) return true;
    let end = startLine + 1;
    while (end < endLine && !state.isEmpty(end) && (state.sCount[end] ?? 0) >= state.blkIndent) end++;
    const lines = Array.from({ length: end - startLine }, (_, index) =>
      lineOf(state, startLine + index).trim(),
    );
    const env: TextReferences = state.env;
    const label = `(REF:${name})`;
    env.references ??= {};
    env.references[label] ??= { href: label, title: lines.join(' ').slice(opening.length) };
    const token = state.push('reference_definition', '', 0);
    token.map = [startLine, end];
    token.hidden = true;
    labelOf.set(token, label);
    state.line = end;
    return true;
  },
};

/**
 * Where they are used.
 *
 * @example
 * See (ref:cap).
 *
 * (ref:cap) a *long* text
 */
export const textReferencesInText: InlineRow = {
  kind: 'inline',
  name: 'text_reference',
  dialect: 'R Markdown',
  firstCharacters: ':',
  read(state, silent) {
    REFERENCE.lastIndex = state.pos;
    if (!state.src.startsWith('(ref', state.pos - 4)) return false;
    const [source = '', name] = REFERENCE.exec(state.src) ?? [];
    const env: TextReferences = state.env;
    const label = `(REF:${name})`;
    const found = name === undefined || env.isInTextReference ? undefined : env.references?.[label];
    if (found?.title === undefined) return false;
    if (!silent) {
      if (!takeParenthesis(state, '(ref')) return false;
      if (state.pending) state.pushPending();
      env.usedTextReferences ??= new Set();
      env.usedTextReferences.add(label);
      env.isInTextReference = true;
      // Apart from those before it, whose places the marks of emphasis around them know.
      const tokens: Token[] = [];
      state.md.inline.parse(found.title, state.md, env, tokens);
      env.isInTextReference = false;
      for (const token of tokens) {
        token.level += state.level;
        state.tokens.push(token);
      }
      state.tokens_meta.length = state.tokens.length;
    }
    state.pos += source.length;
    return true;
  },
};
