import type { BlockPlaces, LineSpan } from '../parse/block-places.js';
import { NOTE_REFERENCE, WIKI_LINK } from '../source/bracket-patterns.js';

/** A part of one line, in UTF-16 code units; lines are counted from 0. */
interface Place {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** How an address or a name is written, which determines how to write a replacement. */
type TargetKind = 'link' | 'image' | 'definition' | 'attribute' | 'wiki' | 'wiki-embed';

/** An address or a name of something else, with its position, which includes the brackets of wiki links. */
export interface Target extends Place {
  readonly kind: TargetKind;
  /** Without quotation marks, angle or double brackets. */
  readonly value: string;
}

/** A name that a text defines or uses. */
export interface Name extends Place {
  readonly name: string;
}

/** The parts of a text that refer elsewhere, or whose names may clash with those of another text. */
export interface Scan {
  readonly targets: readonly Target[];
  /** References to notes and their definitions, with the brackets: `[^1]`; the name is as in `BlockPlaces.notes`. */
  readonly notes: readonly Name[];
  /** Labels of link definitions, between the brackets. */
  readonly definitions: readonly Name[];
  /** Brackets that may refer to a link definition: the label, between the brackets, or the position where one can be inserted. */
  readonly references: readonly (Name & { readonly isShort: boolean })[];
  /** Names of places, as `id="…"`, `{#…}`. */
  readonly ids: readonly Name[];
}

/** Finds these in running text and in the attributes of HTML, not in code or formulas. */
export function scan(lines: readonly string[], places: BlockPlaces): Scan {
  const scanner = new Scanner(lines, new Set(places.notes.map(({ label }) => label)));
  const taken = new Uint8Array(lines.length);
  const take = ({ start, end }: LineSpan): void => void taken.fill(1, start, end);
  for (const span of places.verbatim) take(span);
  for (const span of places.html) {
    scanner.html(span);
    take(span);
  }
  for (const span of places.text) {
    scanner.text(span);
    take(span);
  }
  // Table rows, link definitions and everything else without a position of its own.
  for (const start of lines.keys()) if (!taken[start]) scanner.text({ start, end: start + 1 });
  return scanner;
}

const DEFINITION = /^((?:[ \t]|>)*\[)((?!\^)(?:\\.|[^[\]\\])+)(\]:[ \t]*)(<[^<>\n]*>|[^\s<]\S*)/;
const ATTRIBUTE = /\s(href|src|id|name)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const TAG = /<\/?[a-z][^<>]*>/giy;
const COMMENT = /<!--[\s\S]*?-->/y;
const AUTOLINK = /<[a-z][a-z\d+.-]*:[^\s<>]*>/iy;
const HEADING_ID = /\{[^{}\n]*?#([^\s{}#]+)[^{}\n]*\}/g;
const SPACED_DESTINATION = /\(\s*/y;

class Scanner implements Scan {
  readonly targets: Target[] = [];
  readonly notes: Name[] = [];
  readonly definitions: Name[] = [];
  readonly references: (Name & { isShort: boolean })[] = [];
  readonly ids: Name[] = [];
  #source = '';
  #first = 0;
  /** Where each line of the source begins. */
  #starts: number[] = [];

  constructor(
    private readonly lines: readonly string[],
    private readonly noteLabels: ReadonlySet<string>,
  ) {}

  html(span: LineSpan): void {
    this.#begin(span);
    this.#attributes(this.#source, 0);
  }

  text(span: LineSpan): void {
    this.#begin(span);
    if (!/[[<{]/.test(this.#source)) return;
    for (const match of this.#source.matchAll(HEADING_ID))
      this.#add(
        this.ids,
        { name: match[1] ?? '' },
        match.index + match[0].indexOf('#') + 1,
        match[1]?.length,
      );
    if (span.end - span.start === 1 && this.#definition()) return;
    this.#inline();
  }

  #begin({ start, end }: LineSpan): void {
    const own = this.lines.slice(start, end);
    this.#source = own.join('\n');
    this.#first = start;
    this.#starts = [];
    let at = 0;
    for (const line of own) {
      this.#starts.push(at);
      at += line.length + 1;
    }
  }

  #definition(): boolean {
    const [, opening = '', label, middle = '', target = ''] = DEFINITION.exec(this.#source) ?? [];
    if (label === undefined || this.noteLabels.has(`[${label}]`)) return false;
    this.#add(this.definitions, { name: label }, opening.length, label.length);
    const bare = target.replace(/^<|>$/g, '');
    const start = opening.length + label.length + middle.length;
    this.#add(this.targets, { kind: 'definition', value: bare }, start, target.length);
    return true;
  }

  #inline(): void {
    const source = this.#source;
    const open: number[] = [];
    let at = 0;
    while (at < source.length) {
      const sign = source[at];
      if (sign === '\\') at += 2;
      else if (sign === '`') at = this.#afterCode(at);
      else if (sign === '$') at = this.#afterFormula(at);
      else if (sign === '<') at = this.#afterTag(at);
      else if (sign === '[') {
        const end = this.#afterNamed(at);
        if (end === undefined) open.push(at);
        at = end ?? at + 1;
      } else if (sign === ']') at = this.#afterBrackets(open.pop(), at);
      else at++;
    }
  }

  #afterCode(at: number): number {
    const [run = '`'] = matchAt(/`+/y, this.#source, at) ?? [];
    const after = at + run.length;
    for (let end = this.#source.indexOf(run, after); end >= 0; ) {
      const [closing = ''] = /^`+/.exec(this.#source.slice(end)) ?? [];
      if (closing.length === run.length) return end + run.length;
      end = this.#source.indexOf(run, end + closing.length);
    }
    return after;
  }

  /** Distinguishes formulas from amounts of money as pandoc does: no space inside the dollar signs, no digit after them. */
  #afterFormula(at: number): number {
    const sign = this.#source.startsWith('$$', at) ? '$$' : '$';
    const after = at + sign.length;
    if (sign === '$' && /^\s/.test(this.#source.slice(after, after + 1))) return after;
    for (let end = this.#source.indexOf(sign, after); end >= 0; end = this.#source.indexOf(sign, end + 1)) {
      if (sign === '$$') return end + 2;
      const isEnd = !/[\s\\]/.test(this.#source[end - 1] ?? '') && !/\d/.test(this.#source[end + 1] ?? '');
      if (isEnd) return end + 1;
    }
    return after;
  }

  #afterTag(at: number): number {
    const comment = matchAt(COMMENT, this.#source, at) ?? matchAt(AUTOLINK, this.#source, at);
    if (comment) return at + comment[0].length;
    const tag = matchAt(TAG, this.#source, at);
    if (!tag) return at + 1;
    this.#attributes(tag[0], at);
    return at + tag[0].length;
  }

  #attributes(html: string, offset: number): void {
    for (const match of html.matchAll(ATTRIBUTE)) {
      const [whole, attribute = '', double, single] = match;
      const value = double ?? single ?? '';
      const start = offset + match.index + whole.length - 1 - value.length;
      if (/^(?:id|name)$/i.test(attribute)) this.#add(this.ids, { name: value }, start, value.length);
      else this.#add(this.targets, { kind: 'attribute', value }, start, value.length);
    }
  }

  /** The end of `[[name]]`, `![[name]]`, `[^label]` or `[1]`; `undefined` for other brackets. */
  #afterNamed(at: number): number | undefined {
    const wiki = matchAt(WIKI_LINK, this.#source, at);
    const rest = wiki && this.#source.slice(at + wiki[0].length, at + wiki[0].length + 1);
    if (wiki && !/^[\](]/.test(rest ?? '')) {
      const isEmbed = this.#source[at - 1] === '!';
      const start = isEmbed ? at - 1 : at;
      const kind = isEmbed ? 'wiki-embed' : 'wiki';
      this.#add(this.targets, { kind, value: wiki[1] ?? '' }, start, at + wiki[0].length - start);
      return at + wiki[0].length;
    }
    const note = matchAt(NOTE_REFERENCE, this.#source, at);
    const name = note?.[1] ?? (note?.[2] === undefined ? undefined : `[${note[2]}]`);
    if (!note || name === undefined || (name.startsWith('[') && !this.noteLabels.has(name))) return undefined;
    this.#add(this.notes, { name }, at, note[0].length);
    return at + note[0].length;
  }

  /** What follows a closing bracket: an address, a label, or nothing. */
  #afterBrackets(open: number | undefined, close: number): number {
    if (open === undefined) return close + 1;
    const next = this.#source[close + 1];
    const text = this.#source.slice(open + 1, close);
    if (next === '(') return this.#afterDestination(this.#source[open - 1] === '!', close + 1);
    if (next !== '[') {
      this.#add(this.references, { name: text, isShort: true }, close + 1, 0);
      return close + 1;
    }
    const end = this.#source.indexOf(']', close + 2);
    if (end < 0) return close + 1;
    const label = this.#source.slice(close + 2, end);
    this.#add(this.references, { name: label || text, isShort: false }, close + 2, label.length);
    return end + 1;
  }

  #afterDestination(isImage: boolean, at: number): number {
    const start = at + (matchAt(SPACED_DESTINATION, this.#source, at)?.[0].length ?? 1);
    const end = this.#source[start] === '<' ? this.#source.indexOf('>', start) + 1 : this.#balanced(start);
    if (end <= start) return at + 1;
    const written = this.#source.slice(start, end);
    const value = written.replace(/^<|>$/g, '');
    this.#add(this.targets, { kind: isImage ? 'image' : 'link', value }, start, written.length);
    return end;
  }

  /** The end of an address without angle brackets, in which parentheses are balanced. */
  #balanced(start: number): number {
    let depth = 0;
    for (let at = start; at < this.#source.length; at++) {
      const sign = this.#source[at] ?? '';
      if (sign === '\\') at++;
      else if (sign === '(') depth++;
      else if (sign === ')' && depth-- === 0) return at;
      else if (/\s/.test(sign)) return at;
    }
    return -1;
  }

  /** Constructs that continue on the next line are left as they are. */
  #add<Item extends object>(list: (Item & Place)[], item: Item, start: number, length = 0): void {
    let index = this.#starts.length - 1;
    while (index > 0 && (this.#starts[index] ?? 0) > start) index--;
    const from = start - (this.#starts[index] ?? 0);
    const line = this.#first + index;
    if (from + length > (this.lines[line]?.length ?? 0)) return;
    list.push({ ...item, line, from, to: from + length });
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
