import library from 'highlight.js/lib/core';
import type { CodeTokens } from '../../model/code-tokens.js';
import { GRAMMARS, type LibraryGrammar, NESTED } from './grammars.js';
import type { CompiledLanguage } from './library/compiled.js';
import type { Highlighter } from './library/library.js';
import { type Languages, Run, RunFailed } from './run.js';
import { TokenEmitter, tokensIfWhole } from './token-emitter.js';

const highlighters = new Map<LibraryGrammar, Promise<GrammarHighlighter>>();

/**
 * Splits code into tokens by a grammar of highlight.js. Returns `undefined` if the tokens do not add up to exactly the
 * same text: then the code stays plain.
 */
export async function tokensOf(code: string, grammar: LibraryGrammar): Promise<CodeTokens | undefined> {
  return (await highlighterOf(grammar)).tokensOf(code);
}

/** The highlighter of a language, once its grammar is loaded. */
export function highlighterOf(grammar: LibraryGrammar): Promise<GrammarHighlighter> {
  let loaded = highlighters.get(grammar);
  if (!loaded) {
    loaded = load(grammar);
    highlighters.set(grammar, loaded);
  }
  return loaded;
}

/**
 * Each language has an instance of the library with only the grammars that it needs: how embedded code is
 * highlighted depends on the grammars that are registered, and must not depend on earlier documents.
 */
async function load(grammar: LibraryGrammar): Promise<GrammarHighlighter> {
  const instance = library.newInstance<TokenEmitter>();
  instance.configure({ __emitter: TokenEmitter });
  for (const name of [grammar, ...(NESTED[grammar] ?? [])]) {
    instance.registerLanguage(name, (await GRAMMARS[name]()).default);
  }
  return new GrammarHighlighter(grammar, instance);
}

class GrammarHighlighter implements Languages {
  readonly #compiled = new Map<string, CompiledLanguage | undefined>();

  constructor(
    private readonly grammar: LibraryGrammar,
    /** An instance of the library with this language and the languages embedded in it. */
    readonly instance: Highlighter<TokenEmitter>,
  ) {}

  get names(): readonly string[] {
    return this.instance.listLanguages();
  }

  tokensOf(code: string): CodeTokens | undefined {
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

  /** Makes the library compile a grammar in place, as it does before the first use, without highlighting anything. */
  #compile(language: CompiledLanguage, name: string): void {
    language.__emitTokens = () => {};
    this.instance.highlight('', { language: name, ignoreIllegals: true });
    delete language.__emitTokens;
  }
}
