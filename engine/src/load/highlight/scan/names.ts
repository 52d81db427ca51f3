import type { CodeTokenKind } from '../../../model/code-tokens.js';
import { codeOf, isNameBegin, skipBlanks } from './characters.js';
import { type Declared, declaredBehind, isArrowBehind } from './declarations.js';
import type { Table } from './table.js';

const PARENTHESIS = codeOf('(');
const COLON = codeOf(':');
const QUESTION = codeOf('?');

/** Tells what names are: by themselves, by what is around them, and by the words before them. */
export class Names {
  /** The kind of the next name, if nothing comes before it. */
  #expected: CodeTokenKind | undefined;
  /** A name that comes after its type. */
  #declared: Declared | undefined;
  /** Whether a function may be assigned to the next name. */
  #isAssigned = false;
  /** Whether a dot comes before the next name. */
  #isMember = false;

  constructor(
    private readonly code: string,
    private readonly table: Table,
  ) {}

  /** Something else than a name or a blank has come. */
  reset(): void {
    this.#isAssigned = false;
    this.#expected = undefined;
    this.#isMember = false;
  }

  /** A dot has come. */
  expectMember(): void {
    this.#expected = undefined;
    this.#isMember = true;
  }

  /** A parenthesis has come. Behind the name of a class, it opens those that the class is based on. */
  expectBases(): void {
    if (this.#expected !== 'type' || !this.table.language.hasBases) this.#expected = undefined;
    this.#isMember = false;
  }

  /** The kind of a name, which is all between `from` and `to`. */
  kindOf(name: string, from: number, to: number): CodeTokenKind | undefined {
    const { passes, declares, assigns } = this.table;
    const isFunction = this.#isAssigned && isArrowBehind(this.code, to);
    const kind = isFunction ? 'function' : this.#find(name, from, to);
    this.#isAssigned = assigns.has(name);
    if (kind !== 'keyword') this.expectBases();
    else if (!passes.has(name)) this.#expected = declares.get(name);
    this.#isMember = false;
    return kind;
  }

  /** The end of the name that begins at `from`. */
  endOf(from: number): number {
    const { code, table } = this;
    // A regular expression is compiled at its second use; a loop over the letters would be interpreted for longer.
    const { rest, suffixes } = table;
    rest.lastIndex = from + 1;
    rest.test(code);
    const to = rest.lastIndex;
    const isLonger = suffixes !== '' && suffixes.includes(code.charAt(to) || ' ');
    return isLonger && table.words.has(code.slice(from, to + 1)) ? to + 1 : to;
  }

  #find(name: string, from: number, to: number): CodeTokenKind | undefined {
    const { table } = this;
    const { language } = table;
    if (this.#isMember && language.member) return this.#isCalled(to) ? 'function' : language.member;
    const known = table.words.get(name);
    if (known !== 'keyword' && language.key && this.#isKey(to)) return language.key;
    if (known === 'keyword') return known;
    return (
      this.#declaredKind(name, from, to) ??
      known ??
      (table.functions.has(name) ? this.#functionKind(to) : this.#kindByForm(name, to))
    );
  }

  /** The kind that the code around the name gives it. */
  #declaredKind(name: string, from: number, to: number): CodeTokenKind | undefined {
    const { language, suffixes } = this.table;
    if (from === this.#declared?.at) return this.#declared.kind;
    const expected = this.#expected;
    if (expected === 'type' && language.hasCapitalTypes && formOf(name) === 0) return 'name';
    if (expected && !(expected === 'function' && language.hasTypesFirst && !this.#isCalled(to)))
      return expected;
    if (language.hasTypesFirst && this.#isTypeOfName(to)) return 'type';
    const isCall = language.calls === 'all' && !suffixes.includes(name.slice(-1)) && this.#isCalled(to);
    return isCall ? 'function' : undefined;
  }

  #functionKind(to: number): CodeTokenKind | undefined {
    return this.#isCalled(to) ? 'type' : undefined;
  }

  #kindByForm(name: string, to: number): CodeTokenKind | undefined {
    const { language, modifiers } = this.table;
    if (modifiers.has(name) && this.#isBeforeName(to)) return 'keyword';
    const form = language.capitalized || language.constant ? formOf(name) : 0;
    if (form === CAPITALIZED && language.capitalized) return language.capitalized;
    const isCalled = language.calls !== undefined && this.#isCalled(to);
    if (form === CONSTANT && language.constant && !isCalled) return language.constant;
    return isCalled ? 'function' : undefined;
  }

  #isCalled(to: number): boolean {
    const { code, table } = this;
    const at = skipBlanks(code, to);
    if (code.charCodeAt(at) !== PARENTHESIS) return false;
    return table.language.calls !== 'empty' || code.charCodeAt(skipBlanks(code, at + 1)) === PARENTHESIS + 1;
  }

  /** Whether a colon comes next, also behind a question mark. */
  #isKey(to: number): boolean {
    const { code } = this;
    const at = code.charCodeAt(to) === QUESTION ? to + 1 : to;
    return code.charCodeAt(at) === COLON && code.charCodeAt(at + 1) !== COLON;
  }

  #isBeforeName(to: number): boolean {
    const next = skipBlanks(this.code, to);
    return next > to && isNameBegin(this.code.charCodeAt(next));
  }

  /** Whether the name of a function or variable comes after what ends at `to`; if so, it is kept for that name. */
  #isTypeOfName(to: number): boolean {
    // Within the parameters of the type, the name behind it stays expected.
    if (this.#declared && to < this.#declared.at) return false;
    this.#declared = declaredBehind(this.code, to, (name) => this.table.words.has(name));
    return this.#declared !== undefined;
  }
}

/** Whether a name is written as `Capitalized` or as `CONSTANT`. */
const CAPITALIZED = 1;
const CONSTANT = 2;

function formOf(name: string): number {
  const first = name.charCodeAt(0);
  if (first < 0x41 || first > 0x5a) return 0;
  for (let at = 1; at < name.length; at += 1) {
    const code = name.charCodeAt(at);
    if (code >= 0x61 && code <= 0x7a) return CAPITALIZED;
  }
  return name.length > 1 ? CONSTANT : 0;
}
