import library from 'highlight.js/lib/core';
import type { CodeToken } from '../code-tokens.js';
import { GRAMMARS, NESTED } from './grammars.js';
import type { GrammarName } from './languages.js';
import type { Library } from './library/library.js';
import { readMarkup } from './markup.js';

const highlighters = new Map<GrammarName, Promise<Library>>();

/**
 * Takes code apart (by highlight.js). Gives `undefined` where the library does not give back the very same text: then
 * the code stays as it is.
 */
export async function tokensOf(code: string, grammar: GrammarName): Promise<CodeToken[] | undefined> {
  let loaded = highlighters.get(grammar);
  if (!loaded) {
    loaded = load(grammar);
    highlighters.set(grammar, loaded);
  }
  const highlighter = await loaded;
  const { value } = highlighter.highlight(code, { language: grammar, ignoreIllegals: true });
  const tokens = readMarkup(value);
  return tokens.map(({ text }) => text).join('') === code ? tokens : undefined;
}

/**
 * Each language has an instance of the library with what it needs and nothing else: what the library makes of code
 * inside other code depends on which grammars it knows, and must not depend on earlier documents.
 */
async function load(grammar: GrammarName): Promise<Library> {
  const highlighter = library.newInstance();
  for (const name of [grammar, ...(NESTED[grammar] ?? [])]) {
    highlighter.registerLanguage(name, (await GRAMMARS[name]()).default);
  }
  return highlighter;
}
