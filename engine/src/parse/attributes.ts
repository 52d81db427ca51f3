import createMarkdownIt, { type MarkdownIt } from 'markdown-it';

/**
 * What stands in braces after a heading, code, a span, a div, a link, a picture, a caption or a formula: `{#id .class key="value"}`.
 *
 * The grammar is that of pandoc 3 (manual, "Divs and Spans", "Extension: header_attributes"):
 *
 * ```
 * attributes = "{" space* (item space*)* "}"
 * item       = "#" id | "." name | name "=" value | "-"
 * value      = '"' … '"' | "'" … "'" | (escape | any but white space and "}")*
 * ```
 *
 * A backslash before punctuation stands for that character in values, and quoted values know HTML's entities. White space may be
 * one line break, but no blank line.
 */
export interface Attributes {
  /** The word in front of all items, as R Markdown and MyST have one: `{r, echo=FALSE}`, `{tip .dropdown}`. */
  readonly name?: string;
  /** The last one, without `#`. */
  readonly id?: string;
  /** In their order, without dots; `-` is short for `unnumbered`. */
  readonly classes: readonly string[];
  /** By their keys, as written. The first value of a key counts. */
  readonly values: ReadonlyMap<string, string>;
  /** Everything else, where the dialect allows more than pandoc does. */
  readonly words: readonly string[];
}

/** Attributes and where they stand: from the opening brace to after the closing one. */
export interface FoundAttributes {
  readonly attributes: Attributes;
  readonly start: number;
  readonly end: number;
}

/**
 * - `pandoc`: only what its grammar has.
 * - `kramdown`: the same with a colon after the brace, `{: .note}`, where ids and classes may have any characters.
 * - `words`: what pandoc's grammar does not take may have a name in front, any other words, and commas between items, as in R Markdown,
 *   MyST and Docusaurus.
 */
export type AttributeDialect = 'pandoc' | 'kramdown' | 'words';

/** No attributes at all. */
export const NO_ATTRIBUTES: Attributes = { classes: [], values: new Map(), words: [] };

/** The attributes that begin at `position`; `undefined` if the text there is none. A colon always means kramdown's. */
export function attributesAt(
  source: string,
  position: number,
  dialect: AttributeDialect = 'pandoc',
): FoundAttributes | undefined {
  if (source[position] !== '{') return undefined;
  const strict = dialect === 'words' ? attributesAt(source, position) : undefined;
  if (strict) return strict;
  const isKramdown = dialect !== 'words' && source[position + 1] === ':';
  const reader = new ItemReader(source, position + (isKramdown ? 2 : 1), isKramdown ? 'kramdown' : dialect);
  const attributes = reader.read('}');
  return attributes && { attributes, start: position, end: reader.position + 1 };
}

/** The attributes at the end of a text; white space may follow them. */
export function attributesEnding(
  source: string,
  dialect: AttributeDialect = 'pandoc',
): FoundAttributes | undefined {
  const end = source.trimEnd().length;
  if (source[end - 1] !== '}') return undefined;
  for (let at = source.indexOf('{'); at >= 0; at = source.indexOf('{', at + 1)) {
    const found = attributesAt(source, at, dialect);
    if (found?.end === end) return found;
    // An attribute in quotes may hold braces; those in a pair that ended are not the end.
    if (found) at = found.end - 1;
  }
  return undefined;
}

/** The items of a text without braces, or with some around a part of it: what stands after the fence of a code block. */
export function attributesIn(text: string): Attributes {
  return new ItemReader(text, 0, 'words').read(undefined) ?? NO_ATTRIBUTES;
}

/** Whether there is anything in the braces. */
export function isEmpty({ name, id, classes, values, words }: Attributes): boolean {
  return name === undefined && id === undefined && classes.length + values.size + words.length === 0;
}

/** The name of the Word style asked for, as in pandoc: `custom-style="Name"`. */
export function wordStyleOf({ values }: Attributes): string | undefined {
  return values.get('custom-style')?.trim() || undefined;
}

/** The format of raw content, `{=openxml}`, and where the braces end (pandoc's manual, "Extension: raw_attribute"). */
export function rawFormatAt(
  source: string,
  position: number,
): { readonly format: string; readonly end: number } | undefined {
  RAW_FORMAT.lastIndex = position;
  const [whole = '', format] = RAW_FORMAT.exec(source) ?? [];
  return format === undefined ? undefined : { format, end: position + whole.length };
}

const RAW_FORMAT = /\{[ \t]*=([\p{L}\p{N}_-]+)[ \t]*\}/uy;

/** How the items of a dialect look; each is tried where the one before it ended. */
interface Grammar {
  readonly id: RegExp;
  readonly class: RegExp;
  readonly key: RegExp;
  readonly bare: RegExp;
  readonly space: RegExp;
  /** What else may stand there. */
  readonly word?: RegExp;
}

const SPACE = /(?:[ \t]|\n(?![ \t]*(?:\n|$)))*/y;
const PANDOC: Grammar = {
  id: /#([\p{L}\p{N}_:.-]+)/uy,
  class: /\.(\p{L}[\p{L}\p{N}_:.-]*)/uy,
  key: /(\p{L}[\p{L}\p{N}_:.-]*)=/uy,
  // No longer than attributes may be: a text may have many that never end.
  bare: /(?:\\[!-/:-@[-`{-~ ]|[^\s}]){0,4000}/y,
  space: SPACE,
};
const GRAMMARS: Readonly<Record<AttributeDialect, Grammar>> = {
  pandoc: PANDOC,
  kramdown: { ...PANDOC, id: /#([^\s.#{}]+)/y, class: /\.([^\s.#{}]+)/y },
  words: {
    id: /#([^\s#{},]+)/y,
    class: /\.([^\s.#{},=]+)/y,
    key: /([^\s#{},=."'[\]()][^\s#{},="'[\]()]*)=/y,
    // A value of R, `c("a", "b")`, holds in brackets and quotes what would end it elsewhere.
    bare: /(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)|\[[^[\]\n]*\]|[^\s,{}])*/y,
    word: /(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)|\[[^[\]\n]*\]|[^\s,{}])+/y,
    space: /(?:[ \t,]|\n(?![ \t]*(?:\n|$)))*/y,
  },
};
/** As in pandoc, no white space follows the opening quote. */
const QUOTED =
  /"((?!\s)(?:[^"\\\n]|\\[\s\S]|\n(?![ \t]*(?:\n|$)))*)"|'((?!\s)(?:[^'\\\n]|\\[\s\S]|\n(?![ \t]*(?:\n|$)))*)'/y;
const ESCAPE = /\\([!-/:-@[-`{-~ ])/g;

/** No attributes of a document are longer; their end is not searched beyond it. */
const MAX_LENGTH = 4000;

/** Reads items one after the other, each from `position` on. */
class ItemReader {
  readonly #grammar: Grammar;
  readonly #classes: string[] = [];
  readonly #values = new Map<string, string>();
  readonly #words: string[] = [];
  #name: string | undefined;
  #id: string | undefined;

  constructor(
    private readonly source: string,
    public position: number,
    dialect: AttributeDialect,
  ) {
    this.#grammar = GRAMMARS[dialect];
  }

  /** Reads to a closing brace, or to the end of the text; `undefined` if something else stands before it. */
  read(close: '}' | undefined): Attributes | undefined {
    const start = this.position;
    this.#take(this.#grammar.space);
    while (this.source[this.position] !== close) {
      const isItem = this.position < this.source.length && this.position - start < MAX_LENGTH && this.#item();
      if (!isItem) return undefined;
      this.#take(this.#grammar.space);
    }
    return this.#attributes();
  }

  #attributes(): Attributes {
    return {
      ...(this.#name !== undefined && { name: this.#name }),
      ...(this.#id !== undefined && { id: this.#id }),
      classes: this.#classes,
      values: this.#values,
      words: this.#words,
    };
  }

  #item(): boolean {
    const { id, class: className, key } = this.#grammar;
    const found = this.#take(id);
    if (found !== undefined) this.#id = found;
    else if (!this.#takeClass(className)) {
      const name = this.#take(key);
      if (name === undefined) return this.#rest();
      const value = this.#value();
      if (!this.#values.has(name)) this.#values.set(name, value);
    }
    return true;
  }

  #takeClass(pattern: RegExp): boolean {
    const name = this.#take(pattern);
    if (name !== undefined) this.#classes.push(name);
    return name !== undefined;
  }

  #value(): string {
    const quoted = this.#take(QUOTED);
    if (quoted !== undefined) return unescaped(quoted).replace(/\s*\n\s*/g, ' ');
    const bare = this.#take(this.#grammar.bare) ?? '';
    return bare.includes('\\') ? bare.replace(ESCAPE, '$1') : bare;
  }

  /** What is neither an id nor a class nor a value. */
  #rest(): boolean {
    const { word } = this.#grammar;
    if (!word) return this.#hyphen();
    // Braces around a part of a text without them.
    if (/[{}]/.test(this.source.charAt(this.position))) return this.position++ >= 0;
    const found = this.#take(word);
    if (found === undefined) return false;
    if (found === '-') this.#classes.push('unnumbered');
    else if (isEmpty(this.#attributes())) this.#name = found;
    else this.#words.push(found);
    return true;
  }

  #hyphen(): boolean {
    if (this.source[this.position] !== '-') return false;
    this.#classes.push('unnumbered');
    this.position++;
    return true;
  }

  /** What a pattern finds here: its first group with text in it, or else all of it. */
  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.source);
    if (!match) return undefined;
    this.position += match[0].length;
    return match.length === 1 ? match[0] : match.slice(1).find((group) => group !== undefined);
  }
}

let utils: MarkdownIt['utils'] | undefined;

/** A quoted value without escapes and entities. */
function unescaped(text: string): string {
  if (!/[\\&]/.test(text)) return text;
  utils ??= createMarkdownIt('zero').utils;
  return utils.unescapeAll(text);
}
