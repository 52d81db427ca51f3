/** A name in a document: one object for all its occurrences, so that everything derived from it is computed only once. */
export interface XmlName {
  readonly text: string;
  /** Names are numbered in the order in which they first appear, from 0. */
  readonly id: number;
  /** The prefix that an attribute of this name declares, `''` for `xmlns` itself; undefined for all others. */
  readonly declares: string | undefined;
}

const NAME_START =
  ':A-Z_a-z\\u{c0}-\\u{d6}\\u{d8}-\\u{f6}\\u{f8}-\\u{2ff}\\u{370}-\\u{37d}\\u{37f}-\\u{1fff}\\u{200c}\\u{200d}\\u{2070}-\\u{218f}' +
  '\\u{2c00}-\\u{2fef}\\u{3001}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{fffd}\\u{10000}-\\u{effff}';
/** The production Name of XML 1.0, fifth edition (section 2.3). */
const NAME = new RegExp(
  `[${NAME_START}][-.${NAME_START}0-9\\u{b7}\\u{300}-\\u{36f}\\u{203f}\\u{2040}]*`,
  'uy',
);

const MAX_ASCII = 0x7f;
/** 1 for the ASCII characters that names consist of. */
const IN_NAMES = Uint8Array.from({ length: MAX_ASCII + 1 }, (_, code) =>
  /[-.:\w]/.test(String.fromCharCode(code)) ? 1 : 0,
);
const SLOTS = 1024;

/** The names of one document, which are found in its text without creating a string for each occurrence. */
export class XmlNames {
  /** Where the name that was found last ends. */
  end = 0;
  /** Names by a hash of their letters; those that share a slot replace one another. */
  readonly #slots = new Array<XmlName | undefined>(SLOTS).fill(undefined);
  readonly #all = new Map<string, XmlName>();

  constructor(private readonly document: string) {}

  /** The name that begins at a position, if there is one. */
  at(start: number): XmlName | undefined {
    const { document } = this;
    let end = start;
    let hash = 0;
    let code = document.charCodeAt(end);
    while (code <= MAX_ASCII && IN_NAMES[code] === 1) {
      hash = (hash * 31 + code) | 0;
      end += 1;
      code = document.charCodeAt(end);
    }
    if (code > MAX_ASCII) return this.#found(start, undefined);
    const slot = hash & (SLOTS - 1);
    const known = this.#slots[slot];
    if (known?.text.length === end - start && document.startsWith(known.text, start)) {
      this.end = end;
      return known;
    }
    return this.#found(start, slot);
  }

  #found(start: number, slot: number | undefined): XmlName | undefined {
    NAME.lastIndex = start;
    const [text] = NAME.exec(this.document) ?? [];
    if (text === undefined) return undefined;
    let name = this.#all.get(text);
    if (!name) {
      name = { text, id: this.#all.size, declares: /^xmlns(?:$|:)/.test(text) ? text.slice(6) : undefined };
      this.#all.set(text, name);
    }
    if (slot !== undefined) this.#slots[slot] = name;
    this.end = start + text.length;
    return name;
  }
}
