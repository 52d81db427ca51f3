import { type CodeTokenKind, type CodeTokens, codeToken, KIND } from '../../model/code-tokens.js';
import type { Emitter } from './library/library.js';

/** The library's scopes. Other scopes look like their surroundings. */
const KINDS = {
  addition: 'inserted',
  attr: 'name',
  attribute: 'name',
  built_in: 'type',
  bullet: 'number',
  'char.escape': 'string',
  class: 'type',
  code: 'string',
  comment: 'comment',
  deletion: 'deleted',
  formula: 'string',
  keyword: 'keyword',
  link: 'string',
  literal: 'number',
  meta: 'meta',
  'meta.prompt': 'comment',
  name: 'keyword',
  number: 'number',
  property: 'name',
  quote: 'comment',
  regexp: 'string',
  section: 'function',
  'selector-attr': 'name',
  'selector-class': 'name',
  'selector-id': 'name',
  'selector-pseudo': 'name',
  'selector-tag': 'keyword',
  string: 'string',
  subst: 'plain',
  symbol: 'number',
  'template-tag': 'keyword',
  'template-variable': 'name',
  title: 'function',
  'title.class': 'type',
  type: 'type',
  variable: 'name',
  'variable.language': 'keyword',
} as const satisfies Record<string, CodeTokenKind | 'plain'>;

/**
 * The kinds of complete scopes, such as `title.class.inherited`; `undefined` for those that look like their
 * surroundings.
 */
const kindsByScope = new Map<string, CodeTokenKind | 'plain' | undefined>();

const BLANK = /^\s+$/;

/**
 * Collects the library's output directly as tokens instead of markup. Neighbouring tokens of one kind are merged,
 * and a gap without a kind belongs to the token before it: gaps have no colour, and each token costs a run.
 */
export class TokenEmitter implements Emitter<TokenEmitter> {
  readonly tokens: { kind: CodeTokenKind | undefined; text: string }[] = [];
  readonly #outer: (CodeTokenKind | undefined)[] = [];
  #kind: CodeTokenKind | undefined;

  addText(text: string): void {
    this.#add(text, this.#kind);
  }

  startScope(scope: string): void {
    this.#outer.push(this.#kind);
    const kind = kindOf(scope);
    if (kind !== undefined) this.#kind = kind === 'plain' ? undefined : kind;
  }

  endScope(): void {
    this.#kind = this.#outer.pop();
  }

  openNode(scope: string): void {
    this.startScope(scope);
  }

  closeNode(): void {
    this.endScope();
  }

  /** Embedded code starts afresh; if its language was not recognized, it looks like its surroundings. */
  __addSublanguage({ tokens }: TokenEmitter, language?: string): void {
    const outer = language === undefined ? this.#kind : undefined;
    for (const { kind, text } of tokens) this.#add(text, kind ?? outer);
  }

  finalize(): void {}

  /** The library requests markup after each block, but nothing reads it. */
  toHTML(): string {
    return '';
  }

  #add(text: string, kind: CodeTokenKind | undefined): void {
    if (text === '') return;
    const last = this.tokens.at(-1);
    if (last && (last.kind === kind || (kind === undefined && BLANK.test(text)))) last.text += text;
    else this.tokens.push({ kind, text });
  }
}

function kindOf(scope: string): CodeTokenKind | 'plain' | undefined {
  const known = kindsByScope.get(scope);
  if (known !== undefined || kindsByScope.has(scope)) return known;
  const [first = '', part] = scope.split('.');
  const kinds: Readonly<Record<string, CodeTokenKind | 'plain'>> = KINDS;
  const kind = kinds[`${first}.${part}`] ?? kinds[first];
  kindsByScope.set(scope, kind);
  return kind;
}

/** The tokens of the code; `undefined` if their text differs from it. */
export function tokensIfWhole({ tokens }: TokenEmitter, code: string): CodeTokens | undefined {
  if (tokens.map(({ text }) => text).join('') !== code) return undefined;
  let end = 0;
  return Uint32Array.from(tokens, ({ kind, text }) => {
    end += text.length;
    return codeToken(kind ? KIND[kind] : 0, end);
  });
}
