import type { MarkdownIt, StateBlock, StateInline, Token } from 'markdown-it';

/**
 * Makes the parser create its tokens, and its state for each run of text, by plain assignments. Its published build defines each
 * property by a function call, which takes a third of the time for parsing a long text.
 */
export function plainTokens(md: MarkdownIt): void {
  const { Token } = new md.core.State('', md, {});
  // The methods of the parser's tokens, on which other rules rely.
  Object.setPrototypeOf(PlainToken.prototype, Token.prototype);
  md.block.State = class extends md.block.State {
    override push(...of: TokenArguments): Token {
      const token = plainToken(...of);
      const { nesting } = token;
      token.block = true;
      if (nesting < 0) this.level--;
      token.level = this.level;
      if (nesting > 0) this.level++;
      this.tokens.push(token);
      return token;
    }
  };
  const { State } = md.inline;
  class PlainInlineState {
    readonly Token = Token;
    pos = 0;
    level = 0;
    pending = '';
    pendingLevel = 0;
    cache: StateInline['cache'] = {};
    backticks: StateInline['backticks'] = {};
    backticksScanned = false;
    skipHtmlSpecial = false;
    linkLevel = 0;
    delimiters: StateInline['delimiters'] = [];
    _prev_delimiters: StateInline['_prev_delimiters'] = [];
    tokens_meta: StateInline['tokens_meta'];
    posMax: number;

    constructor(
      public src: string,
      public md: MarkdownIt,
      public env: StateInline['env'],
      public tokens: Token[],
    ) {
      this.tokens_meta = new Array(tokens.length);
      this.posMax = src.length;
    }

    pushPending(): Token {
      const token = plainToken('text', '', 0);
      token.content = this.pending;
      token.level = this.pendingLevel;
      this.tokens.push(token);
      this.pending = '';
      return token;
    }

    push(...of: TokenArguments): Token {
      if (this.pending) this.pushPending();
      const token = plainToken(...of);
      const { nesting } = token;
      if (nesting < 0) {
        this.level--;
        this.delimiters = this._prev_delimiters.pop() ?? [];
      }
      token.level = this.level;
      let meta: StateInline['tokens_meta'][number];
      if (nesting > 0) {
        this.level++;
        this._prev_delimiters.push(this.delimiters);
        this.delimiters = [];
        meta = { delimiters: this.delimiters };
      }
      this.pendingLevel = this.level;
      this.tokens.push(token);
      this.tokens_meta.push(meta);
      return token;
    }
  }
  // The other methods are the parser's.
  Object.setPrototypeOf(PlainInlineState.prototype, State.prototype);
  md.inline.State = PlainInlineState as unknown as typeof State;
}

type TokenArguments = Parameters<StateBlock['push']>;

function plainToken(...of: TokenArguments): Token {
  // Its methods are inherited.
  return new PlainToken(...of) as Token;
}

class PlainToken {
  map: Token['map'] = null;
  level = 0;
  children: Token['children'] = null;
  content = '';
  markup = '';
  info = '';
  block = false;
  hidden = false;
  attrs: Token['attrs'] = null;
  meta: Token['meta'] = null;

  constructor(
    public type: string,
    public tag: string,
    public nesting: Token['nesting'],
  ) {}
}
