import { Budget } from '../../budget/index.js';
import { LIBRARY_LIMITS } from '../../budget/limits.js';
import { MONTHS } from '../../csl/item.js';

/** An entry of a BibTeX file: its fields as written, by their names in lower case. */
export interface BibtexEntry {
  readonly type: string;
  readonly key: string;
  readonly fields: ReadonlyMap<string, string>;
  /** The line on which it begins, from 1. */
  readonly line: number;
}

/**
 * The entries of a BibTeX or BibLaTeX file, with `@string` abbreviations expanded and inherited fields (`crossref`). `report`
 * receives what would unfold to too much, as a sentence; `outside` each text before, between and after entries, with its
 * start and whether it comes before all of them.
 */
export function bibtexEntries(
  source: string,
  report: (finding: string) => void,
  outside: (text: string, start: number, isFirst: boolean) => void = () => undefined,
): readonly BibtexEntry[] {
  const characters = LIBRARY_LIMITS.characters + 10 * source.length;
  const budget = new Budget({ characters });
  const entries = new EntryReader(source, budget, report, outside).entries();
  return inherited(entries, budget, report);
}

/** Reads what follows each `@`; everything else in a BibTeX file is a comment. */
class EntryReader {
  #at = 0;
  readonly #strings = new Map(MONTHS.map((name, index) => [name, String(index + 1)]));

  #hasExcess = false;
  /** How far lines are counted, and the line there. */
  #counted = 0;
  #lines = 1;

  constructor(
    private readonly source: string,
    private readonly budget: Budget,
    private readonly report: (finding: string) => void,
    private readonly outside: (text: string, start: number, isFirst: boolean) => void,
  ) {}

  entries(): readonly BibtexEntry[] {
    const entries: BibtexEntry[] = [];
    let end = 0;
    for (let start = this.source.indexOf('@'); start >= 0; start = this.source.indexOf('@', this.#at)) {
      this.#at = start + 1;
      if (this.#isCommentedOut(start)) continue;
      const type = this.#match(/\s*([a-z]+)\s*/iy)?.toLowerCase();
      const open = this.source.charAt(this.#at);
      if (type === undefined || !/[{(]/.test(open)) continue;
      if (type === 'comment' || type === 'preamble') {
        this.outside(this.source.slice(end, start), end, entries.length === 0);
        if (start >= end) end = this.#endOfGroup();
        continue;
      }
      this.#at += 1;
      const isString = type === 'string';
      const key = isString ? '' : this.#match(/\s*([^\s,{}()=]+)\s*,?/y);
      if (key === undefined) continue;
      const fields = this.#fields();
      this.outside(this.source.slice(end, start), end, entries.length === 0);
      end = this.#at;
      if (isString) for (const [name, value] of fields) this.#strings.set(name, value);
      else entries.push({ type, key, fields, line: this.#lineAt(start) });
    }
    this.outside(this.source.slice(end), end, false);
    return entries;
  }

  /** Where a comment ends, in which there may be entries. */
  #endOfGroup(): number {
    const start = this.#at;
    this.#braced();
    const end = this.#at;
    this.#at = start;
    return end;
  }

  /** The line of a position that is behind those asked for before, from 1. */
  #lineAt(position: number): number {
    for (; this.#counted < position; this.#counted++)
      if (this.source.charCodeAt(this.#counted) === LINE_FEED) this.#lines += 1;
    return this.#lines;
  }

  /** Whether the line of an entry begins with the comment sign of TeX: BibTeX reads it, but who writes it means a comment. */
  #isCommentedOut(start: number): boolean {
    return /^[ \t]*%/.test(this.source.slice(this.source.lastIndexOf('\n', start) + 1, start));
  }

  #fields(): Map<string, string> {
    const fields = new Map<string, string>();
    while (this.#at < this.source.length) {
      const name = this.#match(/(?:[\s,]|%[^\n]*(?:\n|$))*([\w:.+/-]+)\s*=\s*/y);
      if (name === undefined) break;
      const value = this.#value();
      if (!fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value);
    }
    this.#match(/(?:[\s,]|%[^\n]*(?:\n|$))*([})])/y);
    return fields;
  }

  /** Reads a value, which may be a concatenation with `#`. */
  #value(): string {
    let value = '';
    do value += this.#part();
    while (this.#match(/\s*(#)\s*/y) !== undefined);
    return value;
  }

  #part(): string {
    const sign = this.source.charAt(this.#at);
    if (sign === '{') return this.#braced();
    if (sign === '"') return this.#quoted();
    const name = this.#match(/([^\s,#{}()"]+)/y) ?? '';
    const text = this.#strings.get(name.toLowerCase());
    if (text === undefined) return name;
    if (this.budget.allows('characters', text.length)) return text;
    if (!this.#hasExcess)
      this.report(
        `The abbreviation ${name} in line ${this.#line()} unfolds to too much text; it and those after it are kept as names`,
      );
    this.#hasExcess = true;
    return name;
  }

  /** The line that is being read, from 1. */
  #line(): number {
    return this.source.slice(0, this.#at).split('\n').length;
  }

  #braced(): string {
    const start = ++this.#at;
    let depth = 1;
    for (; this.#at < this.source.length; this.#at++) {
      const sign = this.source.charAt(this.#at);
      if (sign === '\\') this.#at += 1;
      else if (sign === '{') depth += 1;
      else if (sign === '}' && --depth === 0) break;
    }
    return this.source.slice(start, this.#at++);
  }

  #quoted(): string {
    const start = ++this.#at;
    let depth = 0;
    for (; this.#at < this.source.length; this.#at++) {
      const sign = this.source.charAt(this.#at);
      if (sign === '\\') this.#at += 1;
      else if (sign === '{') depth += 1;
      else if (sign === '}') depth -= 1;
      else if (sign === '"' && depth === 0) break;
    }
    return this.source.slice(start, this.#at++);
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.source);
    if (!match) return undefined;
    this.#at += match[0].length;
    return match[1];
  }
}

const LINE_FEED = 0x0a;

/** The name that a field of a parent entry has when a child entry inherits it. */
const RENAMED: Readonly<Record<string, string>> = {
  title: 'booktitle',
  subtitle: 'booksubtitle',
  titleaddon: 'booktitleaddon',
};

/** Entries inherit from entries that inherit, at most this often. */
const MAX_GENERATIONS = 5;

function inherited(
  entries: readonly BibtexEntry[],
  budget: Budget,
  report: (finding: string) => void,
): readonly BibtexEntry[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  /** By how many entries lead to it: many may share one. */
  const known = Array.from({ length: MAX_GENERATIONS + 1 }, () => new Map<BibtexEntry, BibtexEntry>());
  let hasExcess = false;
  /** Whether a field may be inherited, with what is looked at for it. */
  const takes = (name: string, value: string, heir: BibtexEntry): boolean => {
    if (budget.allows('characters', name.length + value.length)) return true;
    if (!hasExcess)
      report(`Entry ${heir.key} inherits too much text; it and those after it have only their own fields`);
    hasExcess = true;
    return false;
  };
  const complete = (entry: BibtexEntry, depth: number): BibtexEntry => {
    const found = known[depth]?.get(entry);
    if (found) return found;
    const parent = byKey.get(entry.fields.get('crossref') ?? '');
    const shared = (entry.fields.get('xdata') ?? '').split(',').flatMap((key) => byKey.get(key.trim()) ?? []);
    if (depth > MAX_GENERATIONS || (!parent && shared.length === 0)) return entry;
    const fields = new Map(entry.fields);
    for (const other of shared)
      for (const [name, value] of complete(other, depth + 1).fields)
        if (takes(name, value, entry) && !fields.has(name)) fields.set(name, value);
    for (const [name, value] of parent ? complete(parent, depth + 1).fields : []) {
      const own = /^(?:in|article)/.test(entry.type) ? (RENAMED[name] ?? name) : name;
      const isOwn = fields.has(own) || /^(?:crossref|xdata|label|shorttitle)$/.test(name);
      if (takes(name, value, entry) && !isOwn) fields.set(own, value);
    }
    const completed = { ...entry, fields };
    known[depth]?.set(entry, completed);
    return completed;
  };
  return entries.filter(({ type }) => type !== 'xdata').map((entry) => complete(entry, 0));
}
