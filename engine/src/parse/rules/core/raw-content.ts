import type { StateCore, Token } from 'markdown-it';
import { rawFormatAt } from '../../attributes.js';
import type { ConventionsEnvironment } from '../conventions.js';
import type { CoreRow } from '../row.js';
import { placesOf, tokensOf } from './token-places.js';

/** What is done with content in a raw format. */
type Reading = 'word' | 'html' | 'markdown' | 'none';

const FORMATS: Readonly<Record<string, Reading>> = {
  openxml: 'word',
  html: 'html',
  html4: 'html',
  html5: 'html',
  // Both are read where Markdown may hold them.
  latex: 'markdown',
  tex: 'markdown',
  markdown: 'markdown',
  commonmark: 'markdown',
  commonmark_x: 'markdown',
  gfm: 'markdown',
};

/**
 * Blocks of code in a raw format, ` ```{=openxml} ` (pandoc's manual, "Extension: raw_attribute"). Word XML becomes `word_xml`, HTML
 * `html_block`; LaTeX and Markdown are read as such, and LaTeX that is only for its own pages is left out, like every other format. In a
 * text with Word XML, all others are left out.
 *
 * @example
 * ```{=openxml}
 * <x/>
 * ```
 * @example
 * ```{=latex}
 * \newpage
 * ```
 */
export const rawBlocks: CoreRow = {
  kind: 'core',
  name: 'raw_blocks',
  dialect: 'pandoc',
  needs: ['{='],
  read(state) {
    if (tokensOf(state.tokens, 'fence').some((token) => formatOfBlock(token) !== undefined))
      state.tokens = state.tokens.flatMap((token) => {
        const format = formatOfBlock(token);
        return format === undefined ? [token] : blockTokens(state, token, format);
      });
  },
};

/**
 * The same in running text, `` `<x/>`{=openxml} ``; a paragraph of nothing else is a block.
 *
 * @example
 * a `<x/>`{=openxml} c
 * @example
 * `\newpage`{=latex}
 * @example
 * `<b>`{=html}a`</b>`{=html}
 */
export const rawInlines: CoreRow = {
  kind: 'core',
  name: 'raw_inlines',
  dialect: 'pandoc',
  needs: ['{='],
  read(state) {
    const blocks = new Map<Token, readonly Token[]>();
    for (const place of placesOf(state.tokens, 'inline')) {
      const [open, inline, close] = state.tokens.slice(place - 1, place + 2);
      if (!inline) continue;
      readNested(state, inline);
      const { children } = inline;
      if (!children?.some(({ type }) => type === 'raw_inline')) continue;
      const [only, ...others] = children.filter(
        ({ type, content }) => type !== 'text' || content.trim() !== '',
      );
      const isAlone = open?.type === 'paragraph_open' && close?.type === 'paragraph_close';
      const block =
        isAlone && only?.type === 'raw_inline' && others.length === 0
          ? asBlock(state, inline, only)
          : undefined;
      if (block && open && close) {
        blocks.set(open, []).set(inline, block).set(close, []);
      } else
        inline.children = children.flatMap((token) =>
          token.type === 'raw_inline' ? inlineTokens(state, token) : [token],
        );
    }
    if (blocks.size > 0) state.tokens = state.tokens.flatMap((token) => blocks.get(token) ?? [token]);
  },
};

/** Raw content in the alternative texts of pictures, and wherever else running text holds some. */
function readNested(state: StateCore, { children }: Token): void {
  for (const child of children ?? []) {
    if (!child.children) continue;
    readNested(state, child);
    child.children = child.children.flatMap((token) =>
      token.type === 'raw_inline' ? inlineTokens(state, token) : [token],
    );
  }
}

function formatOfBlock({ type, info }: Token): string | undefined {
  const written = type === 'fence' ? info.trim() : '';
  const found = written === '' ? undefined : rawFormatAt(written, 0);
  return found?.end === written.length ? found.format : undefined;
}

function readingOf(format: string, env: ConventionsEnvironment): Reading {
  const reading = FORMATS[format.toLowerCase()] ?? 'none';
  return env.hasWordXml && reading !== 'word' ? 'none' : reading;
}

function blockTokens(state: StateCore, token: Token, format: string): readonly Token[] {
  switch (readingOf(format, state.env)) {
    case 'word':
      return [rawToken(state, token, 'word_xml', token.content)];
    case 'html':
      return [rawToken(state, token, 'html_block', token.content)];
    case 'markdown':
      return markdownTokens(state, token, token.content) ?? [leftOut(state, token, 'left_out_lines')];
    case 'none':
      return [leftOut(state, token, 'left_out_lines')];
  }
}

/** A paragraph that consists of raw content as a block, if it is one. */
function asBlock(state: StateCore, place: Token, raw: Token): readonly Token[] | undefined {
  switch (readingOf(raw.info, state.env)) {
    case 'word':
      return [rawToken(state, place, 'word_xml', raw.content)];
    case 'markdown':
      return markdownTokens(state, place, raw.content);
    case 'html':
    case 'none':
      return undefined;
  }
}

/** The blocks of Markdown or LaTeX; `undefined` if there is LaTeX in it that is not read. */
function markdownTokens(state: StateCore, place: Token, source: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  state.md.block.parse(source, state.md, state.env, tokens);
  const isLatex = /(?<!\\)\\[a-z]/i;
  if (tokens.some(({ type, content }) => type === 'inline' && isLatex.test(content))) return undefined;
  for (const token of tokens) {
    token.level += place.level;
    if (token.map && place.map) token.map = [place.map[0], place.map[1]];
  }
  return tokens;
}

function inlineTokens(state: StateCore, token: Token): readonly Token[] {
  const { content, info } = token;
  switch (readingOf(info, state.env)) {
    case 'word':
      return [rawToken(state, token, 'word_xml', content)];
    case 'html':
      return content.split(/(<[^<>]*>)/).flatMap((part) => {
        if (part === '') return [];
        return [rawToken(state, token, part.startsWith('<') ? 'html_inline' : 'text', part)];
      });
    case 'markdown': {
      const tokens: Token[] = [];
      state.md.inline.parse(content, state.md, state.env, tokens);
      const text = tokens.map(({ type, content: own }) => (type.startsWith('text') ? own : ' ')).join('');
      return !/\\[a-z]/i.test(text) ? tokens : [leftOut(state, token, 'left_out')];
    }
    case 'none':
      return [leftOut(state, token, 'left_out')];
  }
}

function rawToken(state: StateCore, { level, map, info }: Token, type: string, content: string): Token {
  const token = new state.Token(type, '', 0);
  token.level = level;
  token.map = map;
  token.info = info;
  token.content = content;
  return token;
}

function leftOut(state: StateCore, place: Token, type: 'left_out' | 'left_out_lines'): Token {
  const token = rawToken(state, place, type, '');
  token.info = 'raw';
  return token;
}
