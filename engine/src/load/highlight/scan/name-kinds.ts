import { KIND } from '../../../model/code-tokens.js';
import { codeOf, endOf, isNameBegin, skipBlanks } from './characters.js';
import { type Declared, isArrowAfter, nameAfterType } from './declarations.js';
import {
  IS_ASSIGNING,
  IS_FUNCTION,
  IS_MODIFIER,
  IS_PASSED,
  kindOfNextName,
  type Table,
  wordKind,
} from './table.js';

const PARENTHESIS = codeOf('(');
const COLON = codeOf(':');
const QUESTION = codeOf('?');

/** Classifies names by themselves, by what surrounds them, and by the words before them. Kinds are numbers of `KIND`. */
export class Names {
  /** The kind of the next name, if nothing comes before it. */
  #expected = 0;
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

  /** Called for anything but a name or a blank. */
  reset(): void {
    this.#isAssigned = false;
    this.#expected = 0;
    this.#isMember = false;
  }

  /** Called for a dot. */
  expectMember(): void {
    this.#isAssigned = false;
    this.#expected = 0;
    this.#isMember = true;
  }

  /** Called for parentheses alone. After the name of a class, they open the list of its base classes. */
  expectBases(): void {
    if (this.#expected !== KIND.type || !this.table.language.hasBases) this.#expected = 0;
    this.#isMember = false;
  }

  /** The kind of the name between `from` and `to`, and what may be the next. */
  kindOf(name: string, from: number, to: number): number {
    const word = this.table.words.get(name) ?? 0;
    const isFunction = this.#isAssigned && isArrowAfter(this.code, to);
    const kind = isFunction ? KIND.function : this.#find(name, word, from, to);
    this.#isAssigned = (word & IS_ASSIGNING) !== 0;
    if (kind !== KIND.keyword) this.expectBases();
    else if ((word & IS_PASSED) === 0) this.#expected = kindOfNextName(word);
    this.#isMember = false;
    return kind;
  }

  /** The end of the name that begins at `from`. */
  endOf(from: number): number {
    const { code, table } = this;
    const to = endOf(table.rest, code, from + 1);
    const { suffixes } = table;
    const isLonger = suffixes !== '' && suffixes.includes(code.charAt(to) || ' ');
    return isLonger && wordKind(table.words.get(code.slice(from, to + 1)) ?? 0) > 0 ? to + 1 : to;
  }

  #find(name: string, word: number, from: number, to: number): number {
    const { language } = this.table;
    if (this.#isMember && language.member) return this.#isCalled(to) ? KIND.function : KIND[language.member];
    const known = wordKind(word);
    if (known === KIND.keyword) return known;
    if (language.key && this.#isKey(to)) return KIND[language.key];
    const declared = this.#declaredKind(name, from, to);
    if (declared > 0) return declared;
    if (known > 0) return known;
    if ((word & IS_FUNCTION) !== 0) return this.#isCalled(to) ? KIND.type : 0;
    return this.#kindByForm(name, word, to);
  }

  /** The kind that the code around the name gives it. */
  #declaredKind(name: string, from: number, to: number): number {
    const { language, suffixes } = this.table;
    if (from === this.#declared?.at) return this.#declared.kind;
    const expected = this.#expected;
    if (expected > 0) {
      if (expected === KIND.type && language.hasCapitalTypes && formOf(name) === 0) return KIND.name;
      if (expected !== KIND.function || !language.hasTypesFirst || this.#isCalled(to)) return expected;
    }
    if (language.hasTypesFirst && this.#isTypeOfName(to)) return KIND.type;
    const isCall = language.calls === 'all' && !suffixes.includes(name.slice(-1)) && this.#isCalled(to);
    return isCall ? KIND.function : 0;
  }

  #kindByForm(name: string, word: number, to: number): number {
    const { language } = this.table;
    if ((word & IS_MODIFIER) !== 0 && this.#isBeforeName(to)) return KIND.keyword;
    const form = language.capitalized || language.constant ? formOf(name) : 0;
    if (form === CAPITALIZED && language.capitalized) return KIND[language.capitalized];
    const isCalled = language.calls !== undefined && this.#isCalled(to);
    if (form === CONSTANT && language.constant && !isCalled) return KIND[language.constant];
    return isCalled ? KIND.function : 0;
  }

  #isCalled(to: number): boolean {
    const { code, table } = this;
    const at = skipBlanks(code, to);
    if (code.charCodeAt(at) !== PARENTHESIS) return false;
    return table.language.calls !== 'empty' || code.charCodeAt(skipBlanks(code, at + 1)) === PARENTHESIS + 1;
  }

  /** Whether a colon comes next, possibly after a question mark. */
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
    // Within the type parameters, the name after them is still expected.
    if (this.#declared && to < this.#declared.at) return false;
    const { words } = this.table;
    this.#declared = nameAfterType(this.code, to, (name) => wordKind(words.get(name) ?? 0) > 0);
    return this.#declared !== undefined;
  }
}

/** Whether a name is written as `Capitalized` or as `CONSTANT`. */
const CAPITALIZED = 1;
const CONSTANT = 2;

const SMALL = /[a-z]/;

function formOf(name: string): number {
  const first = name.charCodeAt(0);
  if (first < 0x41 || first > 0x5a) return 0;
  if (SMALL.test(name)) return CAPITALIZED;
  return name.length > 1 ? CONSTANT : 0;
}
