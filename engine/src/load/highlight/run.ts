import type { CompiledLanguage, CompiledMode, CompiledScope } from './library/compiled.js';
import { beginsWithEnd, type Found, isIgnored, matcherOf } from './matcher.js';
import { isOnlyBeginning, type OpenMode, outermost, scopesOf } from './open-mode.js';
import { TokenEmitter } from './token-emitter.js';

/** The languages that can be embedded in others. */
export interface Languages {
  readonly names: readonly string[];
  /** A registered language, compiled. */
  compiled(name: string): CompiledLanguage | undefined;
}

/** The number of matches that may lead to nothing, before a run is given up. */
const MAX_STEPS = 100_000;
/** How many times one keyword counts towards the relevance of its language. */
const MAX_KEYWORD_HITS = 7;

/** The code is illegal in its language, or the run makes no progress. The library gives up here, too. */
export class RunFailed extends Error {}

/**
 * Splits code into tokens by a grammar of highlight.js. The tokens are the same as the library's own, which takes twice
 * as long: it derives a new object from a mode wherever one begins, and copies every match (decision 16).
 */
export class Run {
  readonly tokens = new TokenEmitter();
  /** The relevance so far: how likely the code is in this language. */
  relevance = 0;
  readonly #keywordHits = new Map<string, number>();
  readonly #continuations = new Map<string, OpenMode>();
  #top: OpenMode;
  /** The start of the text that is not in a token yet. */
  #from = 0;
  /** The first rule to try next: after a rejected match, only the later rules are left at the same place. */
  #firstRule = 0;
  /** Where the last match was, if it began a mode; otherwise negative. */
  #lastBegin = -1;
  #steps = 0;

  constructor(
    private readonly code: string,
    private readonly language: CompiledLanguage,
    private readonly languages: Languages,
    /** Whether to continue where the code is illegal by the grammar. */
    private readonly ignoresIllegal: boolean,
    continued?: OpenMode,
  ) {
    this.#top = continued ?? { mode: language, parent: undefined };
    for (const scope of scopesOf(this.#top)) this.tokens.openNode(scope);
  }

  /** The mode in which the code ends. */
  finish(): OpenMode {
    let index = 0;
    for (let found = this.#find(index); found; found = this.#find(index)) {
      const length = this.#process(found);
      index = found.index + Math.max(length, 0);
      if (length !== RESUME) this.#firstRule = 0;
    }
    this.#flush(this.code.length);
    return this.#top;
  }

  #find(index: number): Found | undefined {
    const { mode } = this.#top;
    const first = this.#firstRule;
    let found = matcherOf(mode, first, this.language)?.find(this.code, index);
    if (first !== 0 && found?.index !== index)
      found = matcherOf(mode, 0, this.language)?.find(this.code, index + 1);
    if (!found) return undefined;
    this.#firstRule += found.position + 1;
    if (this.#firstRule === mode.matcher.count) this.#firstRule = 0;
    return found;
  }

  /** Returns how far to advance, or `RESUME` to try other rules at the same place. */
  #process(found: Found): number {
    const { rule, index, text } = found;
    if (rule.type === 'end' && this.#lastBegin === index && text === '') return 1;
    this.#lastBegin = rule.type === 'begin' ? index : -1;
    if (rule.type === 'begin' && rule.rule) return this.#begin(rule.rule, found);
    if (rule.type === 'illegal' && !this.ignoresIllegal) throw new RunFailed();
    if (rule.type === 'end') {
      const length = this.#end(found);
      if (length !== undefined) return length;
    }
    this.#steps += 1;
    if (this.#steps > MAX_STEPS && this.#steps > index * 3) throw new RunFailed();
    return rule.type === 'illegal' && text === '' ? 1 : text.length;
  }

  #begin(mode: CompiledMode, found: Found): number {
    const { index, text } = found;
    if (isIgnored(mode, found, mode.__beforeBegin) || isIgnored(mode, found, mode['on:begin']))
      return this.#firstRule === 0 ? 1 : RESUME;
    if (!mode.skip) {
      this.#flush(mode.excludeBegin ? index + text.length : index);
    }
    const end = index + (mode.returnBegin ? 0 : text.length);
    this.#open(mode, found, end);
    // Most modes consist of their beginning only.
    if (end > index && isOnlyBeginning(mode)) {
      this.#flush(end);
      this.#close(this.#top);
      this.#lastBegin = -1;
    }
    return end - index;
  }

  /** Opens a mode. The pending text up to `end` gets the scope that the grammar gives to beginnings, if any. */
  #open(mode: CompiledMode, found: Found, end: number): void {
    if (mode.scope) this.tokens.openNode(this.#named(mode.scope));
    const { beginScope } = mode;
    if (beginScope?._wrap) this.#emit(this.#take(end), this.#named(beginScope._wrap));
    else if (beginScope?._multi) {
      this.#from = end;
      this.#emitGroups(beginScope, found);
    }
    this.#top = { mode, parent: this.#top };
  }

  #end(found: Found): number | undefined {
    const { index, text } = found;
    const ended = this.#endedBy(found);
    if (!ended) return undefined;
    const { mode } = this.#top;
    const end = index + text.length;
    if (mode.endScope?._wrap) {
      this.#flush(index);
      this.#emit(text, mode.endScope._wrap);
      this.#from = end;
    } else if (mode.endScope?._multi) {
      this.#flush(index);
      this.#emitGroups(mode.endScope, found);
      this.#from = end;
    } else if (!mode.skip) this.#flush(mode.returnEnd || mode.excludeEnd ? index : end);
    this.#close(ended);
    if (ended.mode.starts) this.#open(ended.mode.starts, found, mode.returnEnd ? index : end);
    return mode.returnEnd ? 0 : text.length;
  }

  /** Closes a mode and all modes that are open inside it. */
  #close(ended: OpenMode): void {
    for (let open: OpenMode | undefined = this.#top; open && open !== ended.parent; open = open.parent) {
      if (open.mode.scope) this.tokens.closeNode();
      if (!open.mode.skip && !open.mode.subLanguage) this.relevance += open.mode.relevance;
      this.#top = open.parent ?? this.#top;
    }
  }

  /** The outermost mode that a match ends. */
  #endedBy(found: Found): OpenMode | undefined {
    const rest = this.code.slice(found.index);
    for (let open: OpenMode | undefined = this.#top; open; open = open.parent) {
      const { mode } = open;
      if (beginsWithEnd(mode, rest, this.language) && !isIgnored(mode, found, mode['on:end']))
        return outermost(open);
      if (!mode.endsWithParent) return undefined;
    }
    return undefined;
  }

  /** Takes the pending text up to `end`. */
  #take(end: number): string {
    const text = this.code.slice(this.#from, end);
    this.#from = end;
    return text;
  }

  /** Turns the pending text up to `end` into tokens. */
  #flush(end: number): void {
    const { subLanguage } = this.#top.mode;
    const text = this.#take(end);
    if (subLanguage === undefined || subLanguage === null) this.#addWords(text);
    else if (text !== '') this.#addForeign(text, subLanguage);
  }

  #addWords(text: string): void {
    const { keywords, keywordPatternRe: pattern } = this.#top.mode;
    if (!keywords) {
      this.tokens.addText(text);
      return;
    }
    let from = 0;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const [word] = match;
      const keyword = this.language.case_insensitive ? word.toLowerCase() : word;
      const [scope, relevance] = keywords[keyword] ?? [];
      if (scope === undefined || relevance === undefined) continue;
      if (relevance !== 0) this.#count(keyword, relevance);
      if (scope.startsWith('_')) continue;
      this.tokens.addText(text.slice(from, match.index));
      this.#emit(word, this.#named(scope));
      from = match.index + word.length;
    }
    this.tokens.addText(text.slice(from));
  }

  #count(keyword: string, relevance: number): void {
    const hits = (this.#keywordHits.get(keyword) ?? 0) + 1;
    this.#keywordHits.set(keyword, hits);
    if (hits <= MAX_KEYWORD_HITS) this.relevance += relevance;
  }

  #addForeign(text: string, subLanguage: string | readonly string[]): void {
    const counts = this.#top.mode.relevance > 0;
    if (typeof subLanguage !== 'string') {
      const best = detected(
        text,
        subLanguage.length > 0 ? subLanguage : this.languages.names,
        this.languages,
      );
      if (best) this.tokens.__addSublanguage(best.run.tokens, best.name);
      else this.tokens.addText(text);
      if (best && counts) this.relevance += best.run.relevance;
      return;
    }
    const language = this.languages.compiled(subLanguage);
    if (!language) {
      this.tokens.addText(text);
      return;
    }
    const run = new Run(text, language, this.languages, true, this.#continuations.get(subLanguage));
    this.#continuations.set(subLanguage, run.finish());
    if (counts) this.relevance += run.relevance;
    this.tokens.__addSublanguage(run.tokens, subLanguage);
  }

  #emit(text: string, scope: string): void {
    if (text === '') return;
    this.tokens.startScope(scope);
    this.tokens.addText(text);
    this.tokens.endScope();
  }

  #emitGroups(scope: CompiledScope, { groups, offset }: Found): void {
    for (let group = 1; offset + group < groups.length; group++) {
      if (!scope._emit?.[group]) continue;
      const text = groups[offset + group] ?? '';
      const name = scope[group];
      if (name) this.#emit(text, this.#named(name));
      else this.#addWords(text);
    }
  }

  #named(scope: string): string {
    return this.language.classNameAliases[scope] ?? scope;
  }
}

const RESUME = -1;

interface Detected {
  readonly name: string;
  readonly language: CompiledLanguage;
  readonly run: Run;
}

/** The run in the most probable language; `undefined` if no language is relevant. */
function detected(code: string, names: readonly string[], languages: Languages): Detected | undefined {
  const runs = names.flatMap((name) => {
    const language = languages.compiled(name);
    if (!language || language.disableAutodetect) return [];
    const run = new Run(code, language, languages, false);
    return isWhole(run) && run.relevance > 0 ? { name, language, run } : [];
  });
  return runs.sort((a, b) => b.run.relevance - a.run.relevance || supersetFirst(a, b))[0];
}

function isWhole(run: Run): boolean {
  try {
    run.finish();
    return true;
  } catch (error) {
    if (error instanceof RunFailed) return false;
    throw error;
  }
}

/** The smaller language goes first. */
function supersetFirst(a: Detected, b: Detected): number {
  if (a.language.supersetOf === b.name) return 1;
  return b.language.supersetOf === a.name ? -1 : 0;
}
