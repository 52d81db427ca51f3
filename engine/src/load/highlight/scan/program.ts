import { KIND } from '../../../model/code-tokens.js';
import { markAttribute } from './attributes.js';
import {
  afterNext,
  areParentheses,
  BRACKET,
  codeOf,
  DIGIT,
  DOT,
  endOf,
  isBlank,
  isClosing,
  isDigit,
  isNameBegin,
  LETTER,
  lineEnd,
  OPENING,
} from './characters.js';
import { Elements } from './elements.js';
import { directiveEnd, heredocAt, nestedCommentEnd, numberEnd, regexEnd, sigilEnd } from './ends.js';
import { Insertions, type Surrounding } from './insertions.js';
import { Names } from './name-kinds.js';
import { insertAt, markString } from './strings.js';
import type { Rule, Table, TableString } from './table.js';
import type { TokenList } from './token-list.js';

const SPACE = 0x20;
const PARENTHESIS = codeOf('(');
const QUOTE = codeOf("'");
const POINT = codeOf('.');

/**
 * Colours a text in a programming language, in one pass over its characters. Every character is looked at a limited
 * number of times, whatever the text is.
 */
export class Program {
  #at = 0;
  /** Whether a value may come next, so that a slash begins an expression rather than divides. */
  #awaitsValue = true;
  readonly #names: Names;
  readonly #insertions = new Insertions();
  /** Up to here, no slash closes an expression. */
  #noRegexBefore = 0;
  /** Where the last end tag of the code is; negative if there is none. */
  #lastTag: number | undefined;

  constructor(
    private readonly code: string,
    private readonly table: Table,
    private readonly tokens: TokenList,
  ) {
    this.#names = new Names(code, table);
  }

  scan(): void {
    const { code, table } = this;
    const { begins } = table;
    if (code.startsWith('#!') && !code.startsWith('#![')) this.#mark(0, lineEnd(code, 0), KIND.meta);
    this.#signs();
    while (this.#at < code.length) {
      const first = code.charCodeAt(this.#at);
      switch (first < 128 ? begins[first] : LETTER) {
        case LETTER:
          this.#word();
          break;
        case DIGIT:
          this.#number(this.#at);
          break;
        case DOT:
          this.#dot();
          break;
        case BRACKET:
          this.#bracket(first);
          break;
        case OPENING:
          if (!this.#opening(first)) this.#sign();
          break;
      }
      this.#signs();
    }
  }

  /** Passes over blanks and signs. */
  #signs(): void {
    const { code, table } = this;
    const from = this.#at;
    if (from >= code.length) return;
    const to = endOf(this.#insertions.areOpen ? table.signsWithoutBrackets : table.signs, code, from);
    this.#at = to;
    let last = to - 1;
    while (last >= from && isBlank(code.charCodeAt(last))) last -= 1;
    if (last < from) return;
    const sign = code.charCodeAt(last);
    // Two and more dots are an operator.
    const isDot = sign === POINT && code.charCodeAt(last - 1) !== POINT;
    if (isDot) this.#names.expectMember();
    else if (sign === PARENTHESIS && areParentheses(code, from, last)) this.#names.expectBases();
    else this.#names.reset();
    this.#awaitsValue = !isDot && !isClosing(sign);
  }

  /** A dot before a digit. */
  #dot(): void {
    const from = this.#at;
    const isSecond = this.code.charCodeAt(from - 1) === POINT;
    if (this.#awaitsValue && !isSecond) {
      this.#number(from);
      return;
    }
    this.#sign();
    if (isSecond) return;
    this.#names.expectMember();
    this.#awaitsValue = false;
  }

  /** Colours the code from `from` up to `to`. */
  #mark(from: number, to: number, kind: number): void {
    const end = Math.min(to, this.code.length);
    this.tokens.mark(from, end, kind);
    this.#at = end;
  }

  #sign(): void {
    this.#at += 1;
    this.#names.reset();
    this.#awaitsValue = true;
  }

  #value(from: number, to: number, kind: number): void {
    this.#mark(from, to, kind);
    this.#names.reset();
    this.#awaitsValue = false;
  }

  #bracket(bracket: number): void {
    const within = this.#insertions.bracket(bracket);
    if (within) {
      this.#at += 1;
      if (within instanceof Elements) this.#elements(within);
      else this.#string(within, this.#at, this.#at);
      return;
    }
    if (bracket === PARENTHESIS) this.#names.expectBases();
    else this.#names.reset();
    this.#at += 1;
    this.#awaitsValue = !isClosing(bracket);
  }

  #insert(opening: string, at: number, within: Surrounding): void {
    this.#insertions.open(opening, within);
    this.#at = at + opening.length;
    this.#awaitsValue = true;
    this.#names.reset();
  }

  #opening(first: number): boolean {
    for (const rule of this.table.rules[first] ?? [])
      if (this.code.startsWith(rule.open, this.#at) && this.#apply(rule)) return true;
    return false;
  }

  /** Whether the rule applies at this place. */
  #apply(rule: Rule): boolean {
    const { code } = this;
    const from = this.#at;
    const inside = from + rule.open.length;
    switch (rule.type) {
      case 'line-comment':
        if (this.table.language.hasSpacedComments && code.charCodeAt(from - 1) > SPACE) return false;
        this.#mark(from, lineEnd(this.code, from), KIND.comment);
        return true;
      case 'block-comment':
        this.#mark(from, this.#commentEnd(inside, rule.open, rule.close), KIND.comment);
        return true;
      case 'string':
        if (this.table.language.hasLifetimes && code.charCodeAt(from) === QUOTE && this.#lifetime(inside))
          return true;
        this.#string(rule.string, from, inside);
        return true;
      case 'sigil': {
        const end = sigilEnd(code, rule.sigil, inside);
        if (end > inside) this.#value(from, end, KIND[rule.sigil.kind]);
        return end > inside;
      }
      case 'heredoc':
        return this.#heredoc(inside);
      case 'directive':
        return this.#directive(inside);
      case 'attribute':
        this.#at = markAttribute(code, from, inside, this.tokens);
        return true;
      case 'escape':
        this.#at = inside + 1;
        return true;
      case 'regex':
        return this.#awaitsValue && this.#regex(inside);
      case 'markup':
        return this.#awaitsValue && this.#markup();
      case 'minus':
        if (!this.#awaitsValue || !isDigit(code.charCodeAt(inside))) return false;
        this.#number(from);
        return true;
    }
  }

  #commentEnd(inside: number, open: string, close: string): number {
    const { code, table } = this;
    return table.language.nestsComments
      ? nestedCommentEnd(code, inside, open, close)
      : afterNext(code, close, inside);
  }

  /** A string, or the rest of one after code inserted in it; `close` is its end, if that depends on its opening. */
  #string(string: TableString, from: number, inside: number, close = string.close): void {
    const { code, table, tokens } = this;
    const end = markString(code, string, table, { from, inside, close }, tokens);
    const at = Math.abs(end);
    this.#at = at;
    this.#names.reset();
    this.#awaitsValue = false;
    const insert = end < 0 ? insertAt(code, at, string) : undefined;
    if (insert) this.#insert(insert, at, string);
  }

  #word(): void {
    const { code, table } = this;
    const from = this.#at;
    const to = this.#names.endOf(from);
    const word = code.slice(from, to);
    const { behindPrefix } = table;
    if (
      behindPrefix !== '' &&
      behindPrefix.includes(code.charAt(to) || ' ') &&
      this.#prefixed(word, from, to)
    )
      return;
    const kind = this.#names.kindOf(table.language.ignoresCase ? word.toLowerCase() : word, from, to);
    if (kind > 0) this.tokens.mark(from, to, kind);
    this.#at = to;
    this.#awaitsValue = kind === KIND.keyword;
  }

  /** Whether the word is the prefix of the string after it, as in `f"…"`. */
  #prefixed(word: string, from: number, to: number): boolean {
    const { code } = this;
    for (const string of this.table.prefixed) {
      const { open, fence } = string.rule;
      if (!string.prefixes?.has(word)) continue;
      let at = to;
      if (fence) while (code.startsWith(fence, at)) at += fence.length;
      if (!code.startsWith(open, at)) continue;
      this.#string(string, from, at + open.length, string.close + code.slice(to, at));
      return true;
    }
    return false;
  }

  #number(from: number): void {
    const kind = this.table.language.hasNoNumbers ? 0 : KIND.number;
    this.#value(from, numberEnd(this.code, from), kind);
  }

  #lifetime(inside: number): boolean {
    const { code } = this;
    if (!isNameBegin(code.charCodeAt(inside)) || code.charCodeAt(inside + 1) === QUOTE) return false;
    this.#value(inside - 1, this.#names.endOf(inside), KIND.number);
    return true;
  }

  #heredoc(inside: number): boolean {
    const text = heredocAt(this.code, inside);
    if (text) this.#value(text.from, text.to, KIND.string);
    return text !== undefined;
  }

  #directive(inside: number): boolean {
    const end = directiveEnd(this.code, inside - 1);
    if (end !== undefined) this.#mark(inside - 1, end, KIND.meta);
    return end !== undefined;
  }

  #regex(inside: number): boolean {
    if (inside <= this.#noRegexBefore) return false;
    const end = regexEnd(this.code, inside);
    if (end > 0) this.#value(inside - 1, end, KIND.string);
    else this.#noRegexBefore = -end;
    return end > 0;
  }

  #markup(): boolean {
    const { code } = this;
    this.#lastTag ??= code.lastIndexOf('</');
    if (!Elements.canBegin(code, this.#at, this.#lastTag)) return false;
    this.#elements(new Elements(this.code, this.tokens));
    return true;
  }

  #elements(elements: Elements): void {
    this.#at = elements.scan(this.#at);
    if (elements.isOpen) this.#insert('{', this.#at, elements);
    else this.#awaitsValue = false;
  }
}
