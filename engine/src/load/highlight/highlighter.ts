import library from 'highlight.js/lib/core';
import type { CodeToken } from '../../model/code-tokens.js';
import { GRAMMARS, NESTED } from './grammars.js';
import type { GrammarName } from './languages.js';
import type { CompiledLanguage } from './library/compiled.js';
import type { Highlighter } from './library/library.js';
import { type Languages, Run, RunFailed } from './run.js';
import { TokenEmitter, tokensIfWhole } from './token-emitter.js';

const highlighters = new Map<GrammarName, Promise<GrammarHighlighter>>();

/**
 * Takes code apart (by grammars of highlight.js). Gives `undefined` where the tokens are not the very same text: then
 * the code stays as it is.
 */
export async function tokensOf(
  code: string,
  grammar: GrammarName,
): Promise<readonly CodeToken[] | undefined> {
  return (await highlighterOf(grammar)).tokensOf(code);
}

/** What takes code in a language apart, once its grammar is loaded. */
export function highlighterOf(grammar: GrammarName): Promise<GrammarHighlighter> {
  let loaded = highlighters.get(grammar);
  if (!loaded) {
    loaded = load(grammar);
    highlighters.set(grammar, loaded);
  }
  return loaded;
}

/**
 * Each language has an instance of the library with what it needs and nothing else: what becomes of code inside other
 * code depends on which grammars are known, and must not depend on earlier documents.
 */
async function load(grammar: GrammarName): Promise<GrammarHighlighter> {
  const instance = library.newInstance<TokenEmitter>();
  instance.configure({ __emitter: TokenEmitter });
  for (const name of [grammar, ...(NESTED[grammar] ?? [])]) {
    instance.registerLanguage(name, (await GRAMMARS[name]()).default);
  }
  return new GrammarHighlighter(grammar, instance);
}

export class GrammarHighlighter implements Languages {
  readonly #compiled = new Map<string, CompiledLanguage | undefined>();

  constructor(
    private readonly grammar: GrammarName,
    /** The library, which knows this language and those in it. */
    readonly instance: Highlighter<TokenEmitter>,
  ) {}

  get names(): readonly string[] {
    return this.instance.listLanguages();
  }

  tokensOf(code: string): readonly CodeToken[] | undefined {
    const language = this.compiled(this.grammar);
    if (!language) return undefined;
    const run = new Run(code, language, this, true);
    try {
      run.finish();
    } catch (error) {
      if (error instanceof RunFailed) return undefined;
      throw error;
    }
    return tokensIfWhole(run.tokens, code);
  }

  compiled(name: string): CompiledLanguage | undefined {
    const known = this.#compiled.get(name);
    if (known) return known;
    const language = this.instance.getLanguage(name);
    if (language) this.#compile(language, name);
    this.#compiled.set(name, language);
    return language;
  }

  /** Has the library compile a grammar, in its place, as it does before the first use, without using it. */
  #compile(language: CompiledLanguage, name: string): void {
    language.__emitTokens = () => {};
    this.instance.highlight('', { language: name, ignoreIllegals: true });
    delete language.__emitTokens;
  }
}
