import library from 'highlight.js/lib/core';
import type { CodeToken } from '../../model/code-tokens.js';
import { GRAMMARS, NESTED } from './grammars.js';
import type { GrammarName } from './languages.js';
import type { Highlighter } from './library/library.js';
import { TokenEmitter, tokensIfWhole } from './token-emitter.js';

const highlighters = new Map<GrammarName, Promise<Highlighter<TokenEmitter>>>();

/**
 * Takes code apart (by highlight.js). Gives `undefined` where the library does not give back the very same text: then
 * the code stays as it is.
 */
export async function tokensOf(
  code: string,
  grammar: GrammarName,
): Promise<readonly CodeToken[] | undefined> {
  let loaded = highlighters.get(grammar);
  if (!loaded) {
    loaded = load(grammar);
    highlighters.set(grammar, loaded);
  }
  const highlighter = await loaded;
  const { _emitter } = highlighter.highlight(code, { language: grammar, ignoreIllegals: true });
  return tokensIfWhole(_emitter, code);
}

/**
 * Each language has an instance of the library with what it needs and nothing else: what the library makes of code
 * inside other code depends on which grammars it knows, and must not depend on earlier documents.
 */
async function load(grammar: GrammarName): Promise<Highlighter<TokenEmitter>> {
  const highlighter = library.newInstance<TokenEmitter>();
  highlighter.configure({ __emitter: TokenEmitter });
  for (const name of [grammar, ...(NESTED[grammar] ?? [])]) {
    highlighter.registerLanguage(name, (await GRAMMARS[name]()).default);
  }
  return highlighter;
}
