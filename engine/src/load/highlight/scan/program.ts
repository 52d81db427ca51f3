import type { CodeTokenKind } from '../../../model/code-tokens.js';
import { markAttribute } from './attributes.js';
import {
  BLANK,
  BRACKET,
  beginsLine,
  behind,
  beyondAscii,
  codeOf,
  DIGIT,
  DOT,
  isDigit,
  isNameBegin,
  LETTER,
  lineEnd,
  nextInk,
  OPENING,
} from './characters.js';
import { Elements } from './elements.js';
import { heredocAt, nestedCommentEnd, numberEnd, regexEnd, sigilEnd } from './ends.js';
import { Names } from './names.js';
import { markString } from './strings.js';
import type { Rule, Table, TableString } from './table.js';
import type { TokenList } from './token-list.js';

const SPACE = 0x20;
const BACKSLASH = codeOf('\\');
const PARENTHESIS = codeOf('(');
const QUOTE = codeOf("'");
const POINT = codeOf('.');
const CLOSING: readonly number[] = [...')]}'].map(codeOf);

/** Code within a text or within markup: what goes on behind the bracket that closes it. */
interface Insertion {
  readonly opens: number;
  readonly closes: number;
  /** How many brackets are open inside it. */
  depth: number;
  readonly within: TableString | Elements;
}

/**
 * Colours a text in a programming language, in one pass over its characters. Every character is looked at a limited
 * number of times, whatever the text is.
 */
export class Program {
  #at = 0;
  /** Whether a value may come next, so that a slash begins an expression rather than divides. */
  #awaitsValue = true;
  readonly #names: Names;
  readonly #insertions: Insertion[] = [];
  /** Up to here, no slash closes an expression. */
  #noRegexBefore = 0;
  /** Where the last end tag of the code is. */
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
    if (code.startsWith('#!') && !code.startsWith('#![')) this.#mark(0, lineEnd(code, 0), 'meta');
    while (this.#at < code.length) {
      const first = code.charCodeAt(this.#at);
      switch (first < 128 ? begins[first] : beyondAscii(first)) {
        case BLANK:
          this.#at = nextInk(code, this.#at + 1);
          break;
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
        default:
          this.#sign();
      }
    }
  }

  #dot(): void {
    const from = this.#at;
    const next = this.code.charCodeAt(from + 1);
    if (isDigit(next) && this.#awaitsValue) {
      this.#number(from);
      return;
    }
    this.#sign();
    // Two and more dots are an operator.
    if (next === POINT) while (this.code.charCodeAt(this.#at) === POINT) this.#at += 1;
    else {
      this.#names.expectMember();
      this.#awaitsValue = false;
    }
  }

  /** Colours what comes next, up to `to`. */
  #mark(from: number, to: number, kind: CodeTokenKind | undefined): void {
    const end = Math.min(to, this.code.length);
    this.tokens.mark(from, end, kind);
    this.#at = end;
  }

  #sign(): void {
    this.#at += 1;
    this.#names.reset();
    this.#awaitsValue = true;
  }

  #value(from: number, to: number, kind: CodeTokenKind | undefined): void {
    this.#mark(from, to, kind);
    this.#names.reset();
    this.#awaitsValue = false;
  }

  #bracket(bracket: number): void {
    const insertion = this.#insertions.at(-1);
    if (insertion && bracket === insertion.closes && insertion.depth === 0) {
      this.#insertions.pop();
      this.#at += 1;
      if (insertion.within instanceof Elements) this.#elements(insertion.within);
      else this.#string(insertion.within, this.#at, this.#at);
      return;
    }
    if (insertion && bracket === insertion.opens) insertion.depth += 1;
    if (insertion && bracket === insertion.closes) insertion.depth -= 1;
    if (bracket === PARENTHESIS) this.#names.expectBases();
    else this.#names.reset();
    this.#at += 1;
    this.#awaitsValue = CLOSING.indexOf(bracket) < 0;
  }

  #insert(opening: string, at: number, within: TableString | Elements): void {
    const opens = codeOf(opening.slice(-1));
    this.#insertions.push({ opens, closes: opens === PARENTHESIS ? opens + 1 : opens + 2, depth: 0, within });
    this.#at = at + opening.length;
    this.#awaitsValue = true;
    this.#names.reset();
  }

  #opening(first: number): boolean {
    const rules = this.table.rules[first] ?? [];
    for (let index = 0; index < rules.length; index += 1) {
      const rule = rules[index];
      if (rule && this.code.startsWith(rule.open, this.#at) && this.#apply(rule)) return true;
    }
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
        this.#mark(from, lineEnd(this.code, from), 'comment');
        return true;
      case 'block-comment':
        this.#mark(from, this.#commentEnd(inside, rule.open, rule.close), 'comment');
        return true;
      case 'string':
        if (this.table.language.hasLifetimes && code.charCodeAt(from) === QUOTE && this.#lifetime(inside))
          return true;
        this.#string(rule.string, from, inside);
        return true;
      case 'sigil': {
        const end = sigilEnd(this.code, rule.sigil, inside);
        if (end > inside) this.#value(from, end, rule.sigil.kind);
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
      : behind(code, close, inside);
  }

  /** A text, or the rest of one behind code in it. */
  #string(string: TableString, from: number, inside: number, close?: string): void {
    const { end, insert } = markString(
      this.code,
      { string, table: this.table, from, inside, close },
      this.tokens,
    );
    this.#value(end, end, undefined);
    if (insert) this.#insert(insert, end, string);
  }

  #word(): void {
    const { code, table } = this;
    const from = this.#at;
    const to = this.#names.endOf(from);
    const word = code.slice(from, to);
    if (table.prefixes.has(word) && this.#prefixed(word, from, to)) return;
    const kind = this.#names.kindOf(table.language.ignoresCase ? word.toLowerCase() : word, from, to);
    if (kind === undefined) this.#at = to;
    else this.#mark(from, to, kind);
    this.#awaitsValue = kind === 'keyword';
  }

  /** Whether the word belongs to the text behind it, such as `f"…"`. */
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
    const kind = this.table.language.hasNoNumbers ? undefined : 'number';
    this.#value(from, numberEnd(this.code, from), kind);
  }

  #lifetime(inside: number): boolean {
    const { code } = this;
    if (!isNameBegin(code.charCodeAt(inside)) || code.charCodeAt(inside + 1) === QUOTE) return false;
    this.#value(inside - 1, this.#names.endOf(inside), 'number');
    return true;
  }

  #heredoc(inside: number): boolean {
    const text = heredocAt(this.code, inside);
    if (text) this.#value(text.from, text.to, 'string');
    return text !== undefined;
  }

  #directive(inside: number): boolean {
    const { code } = this;
    const from = inside - 1;
    if (!beginsLine(code, from)) return false;
    let end = lineEnd(this.code, from);
    while (end < code.length && code.charCodeAt(end - 1) === BACKSLASH) end = lineEnd(this.code, end + 1);
    this.#mark(from, end, 'meta');
    return true;
  }

  #regex(inside: number): boolean {
    if (inside <= this.#noRegexBefore) return false;
    const end = regexEnd(this.code, inside);
    if (end > 0) this.#value(inside - 1, end, 'string');
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
