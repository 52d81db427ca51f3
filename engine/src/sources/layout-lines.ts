import { slugger } from '../resolve/headings/slugger.js';
import { smallest } from '../text/long-arrays.js';
import type { Embed } from './embeds.js';
import { fold } from './names.js';
import { type SourceNotice, sourceNotice } from './notice.js';
import { nameOf } from './paths.js';
import type { PreparedHeading, PreparedText } from './prepared.js';

/** A line of the document, from a file or generated. */
export interface CombinedLine {
  readonly path: string;
  /** In the file, counted from 0. */
  readonly line: number;
  /** Its text; by default, the file's line. */
  readonly text?: string;
  /** What precedes it if its text was put into a list or quote. */
  readonly prefix: string;
  /** How many levels deeper its heading is. */
  readonly shift: number;
  /** Of the file's line, only the columns from here to there. */
  readonly columns?: readonly [from: number, to: number];
}

/** Limits for embedded texts: deeper nesting or longer results are mistakes. */
const MAX_DEPTH = 12;
const MAX_LINES = 500_000;

/** Concatenates the lines of files, with embedded texts in place. */
export class LineLayout {
  readonly lines: CombinedLine[] = [];
  readonly notices: SourceNotice[] = [];
  /** The address of each heading, by its file and its number in it. */
  readonly slugs = new Map<PreparedHeading, string>();
  /** The beginnings of files that links can refer to: the index of the first line here. */
  readonly begins = new Map<string, number>();
  readonly #slugOf = slugger();
  readonly #definitions = new Set<string>();
  readonly #noteLines = new Map<PreparedText, Set<number>>();

  constructor(
    private readonly texts: ReadonlyMap<string, PreparedText>,
    private readonly embeds: ReadonlyMap<string, ReadonlyMap<number, Embed>>,
  ) {}

  /** Adds a heading that no file contains; returns its address. */
  heading(text: string, depth: number, path: string): string {
    this.blank(path);
    this.lines.push({ ...place(path), text: `${'#'.repeat(Math.min(depth, 6))} ${escaped(text)}` });
    this.lines.push({ ...place(path), text: '' });
    return this.#slugOf(text);
  }

  blank(path: string): void {
    const last = this.lines.at(-1);
    if (last && !this.#isBlank(last)) this.lines.push({ ...place(path), text: '' });
  }

  #isBlank({ path, line, text }: CombinedLine): boolean {
    return (text ?? this.texts.get(path)?.lines[line] ?? '').trim() === '';
  }

  /** Whether a line is superfluous: a blank line of a file after a generated one. */
  #isSpare(laid: CombinedLine): boolean {
    const last = this.lines.at(-1);
    return last?.text !== undefined && this.#isBlank(last) && this.#isBlank(laid);
  }

  file(text: PreparedText, shift: number): void {
    this.blank(text.path);
    if (!this.begins.has(text.path)) this.begins.set(text.path, this.lines.length);
    this.#put(text, { start: text.firstLine, end: text.lines.length }, { shift, prefix: '', within: [] });
    this.#close(text);
  }

  /** Adds the notes and link definitions that an extract of a text refers to, if the rest of the text is not in the document. */
  addDefinitions(): void {
    const laid = new Map<string, Set<number>>();
    for (const { path, line, text } of this.lines) {
      if (text !== undefined) continue;
      const own = laid.get(path);
      if (own) own.add(line);
      else laid.set(path, new Set([line]));
    }
    for (const [path, lines] of laid) {
      const text = this.texts.get(path);
      for (const span of text ? missingDefinitions(text, lines) : []) {
        this.blank(path);
        for (let line = span.start; line < span.end; line++)
          this.lines.push({ path, line, prefix: '', shift: 0 });
      }
    }
  }

  #put(text: PreparedText, { start, end }: Span, context: Context): void {
    const embeds = this.embeds.get(text.path);
    const headings = headingsByLine(text);
    let depth = 0;
    for (let line = start; line < end; line++) {
      for (const heading of headings.get(line) ?? []) {
        depth = heading.depth + context.shift;
        const slug = this.#slugOf(heading.text);
        if (!this.slugs.has(heading)) this.slugs.set(heading, slug);
      }
      const embed = embeds?.get(line);
      if (embed) this.#embed(text, line, embed, { ...context, depth });
      const laid = { path: text.path, line, prefix: context.prefix, shift: context.shift };
      if (!embed && !this.#isRepeated(text, line) && !this.#isSpare(laid)) this.lines.push(laid);
    }
  }

  #embed(
    text: PreparedText,
    line: number,
    embed: Embed,
    context: Context & { readonly depth: number },
  ): void {
    const written = text.lines[line] ?? '';
    const other = this.texts.get(embed.path);
    const span = other && spanOf(other, embed.part);
    const cut = this.#reasonToCut(text, embed, context.within);
    if (cut !== undefined || !other || !span) {
      const message = cut ?? `There is no “${embed.part}” in ${nameOf(embed.path)}; its name was kept`;
      this.notices.push(sourceNotice('embed-cut', text.path, message, line + 1));
      // A link to its place, or its name if it is not in the document.
      this.lines.push({ path: text.path, line, prefix: context.prefix, shift: context.shift });
      return;
    }
    const marker = /^(?:[ \t]|>|(?:[-*+]|\d{1,9}[.)])[ \t])*/.exec(written.slice(0, embed.from))?.[0] ?? '';
    const before = written.slice(marker.length, embed.from).trim();
    const rest = written.slice(embed.to);
    const made = { path: text.path, line, prefix: context.prefix, shift: 0 };
    const inner = marker.replace(/[^>\s]/g, ' ');
    if (before !== '')
      this.lines.push(
        { ...made, columns: [0, written.slice(0, embed.from).trimEnd().length] },
        { ...made, text: inner.trimEnd() },
      );
    else if (/[^>\s]/.test(marker)) this.lines.push({ ...made, text: marker.trimEnd() });
    else if (context.prefix === '' && inner === '') this.blank(text.path);
    if (other.kind === 'table')
      this.lines.push(
        { ...made, text: `${inner}**${escaped(embed.name || other.title || '')}**` },
        { ...made, text: inner.trimEnd() },
      );
    if (!this.begins.has(other.path))
      this.begins.set(other.path, this.lines.length - (other.kind === 'table' ? 2 : 0));
    const top = smallest(
      other.headings.filter(({ start }) => start >= span.start && start < span.end).map(({ depth }) => depth),
    );
    const shift = embed.isInclude
      ? context.shift
      : Math.max(0, context.depth + 1 - (Number.isFinite(top) ? top : 9));
    this.#put(other, span, { shift, prefix: context.prefix + inner, within: [...context.within, text.path] });
    this.#close(other);
    const last = this.lines.at(-1);
    if (last && !this.#isBlank(last)) this.lines.push({ ...made, text: inner.trimEnd() });
    const after = written.length - rest.trimStart().length;
    if (after < written.length)
      this.lines.push({ ...made, prefix: context.prefix + inner, columns: [after, written.length] });
  }

  #reasonToCut(
    text: PreparedText,
    { path, name, part }: Embed,
    within: readonly string[],
  ): string | undefined {
    if (part === '' && (path === text.path || within.includes(path)))
      return `${name} would embed itself; it was cut off here`;
    if (within.length >= MAX_DEPTH || (path === text.path && within.includes(path)))
      return `${name} is embedded too deeply; it was cut off here`;
    return this.lines.length > MAX_LINES
      ? `${name} would make the document too long; it was cut off here`
      : undefined;
  }

  /** Whether a note is already defined in the document, because its file occurs twice. */
  #isRepeated(text: PreparedText, line: number): boolean {
    if (!this.#noteLinesOf(text).has(line)) return false;
    const key = `${line} ${text.path}`;
    const isKnown = this.#definitions.has(key);
    this.#definitions.add(key);
    return isKnown && (text.lines[line] ?? '').trim() !== '';
  }

  #noteLinesOf(text: PreparedText): ReadonlySet<number> {
    let lines = this.#noteLines.get(text);
    if (!lines) {
      lines = new Set();
      for (const { start, end } of text.places.notes)
        for (let line = start; line < end; line++) lines.add(line);
      this.#noteLines.set(text, lines);
    }
    return lines;
  }

  /** Unclosed code or an unclosed comment would swallow everything that follows. */
  #close({ path, lines, places }: PreparedText): void {
    const last = lines.length - 1;
    const open = [...places.verbatim, ...places.html].find(({ start, end }) => start <= last && end > last);
    if (!open) return;
    const fence = /^(?:[ \t]|>|[-*+] )*(`{3,}|~{3,})/.exec(lines[open.start] ?? '')?.[1];
    const whole = lines.slice(open.start).join('\n');
    const isClosed = new RegExp(`\\n[ \\t>]*${fence}+\\s*$`).test(whole);
    if (fence !== undefined && !isClosed) this.lines.push({ ...place(path), line: last, text: fence });
    else if (/<!--(?![\s\S]*-->)/.test(whole)) this.lines.push({ ...place(path), line: last, text: '-->' });
  }
}

interface Context {
  readonly shift: number;
  readonly prefix: string;
  /** The files that embed this one. */
  readonly within: readonly string[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The definitions outside some lines of a text that these lines refer to. */
function missingDefinitions({ places, scan }: PreparedText, lines: ReadonlySet<number>): readonly Span[] {
  const used = new Set(scan.notes.filter(({ line }) => lines.has(line)).map(({ name }) => fold(name)));
  const labels = new Set(scan.references.filter(({ line }) => lines.has(line)).map(({ name }) => fold(name)));
  return [
    ...places.notes.filter(({ start, label }) => !lines.has(start) && used.has(fold(label))),
    ...scan.definitions
      .filter(({ line, name }) => !lines.has(line) && labels.has(fold(name)))
      .map(({ line }) => ({ start: line, end: line + 1 })),
  ];
}

function place(path: string): Omit<CombinedLine, 'text'> {
  return { path, line: 0, prefix: '', shift: 0 };
}

const byLine = new WeakMap<PreparedText, ReadonlyMap<number, readonly PreparedHeading[]>>();

function headingsByLine(text: PreparedText): ReadonlyMap<number, readonly PreparedHeading[]> {
  const known = byLine.get(text);
  if (known) return known;
  const found = new Map<number, PreparedHeading[]>();
  for (const heading of text.headings)
    found.set(heading.start, [...(found.get(heading.start) ?? []), heading]);
  byLine.set(text, found);
  return found;
}

/** The lines of a section, by its heading, or of a block, by its name; all of the text without either. */
function spanOf(text: PreparedText, part: string): Span | undefined {
  if (part === '') return { start: text.firstLine, end: text.lines.length };
  if (part.startsWith('^')) {
    const line = text.lines.findIndex((each) => each.trimEnd().endsWith(part));
    return (
      text.places.text.find(({ start, end }) => start <= line && line < end) ??
      (line < 0 ? undefined : { start: line, end: line + 1 })
    );
  }
  const index = text.headings.findIndex(
    (heading) => folded(heading.text) === folded(part) || heading.slug === part,
  );
  const heading = text.headings[index];
  if (!heading) return undefined;
  const next = text.headings.slice(index + 1).find(({ depth }) => depth <= heading.depth);
  return { start: heading.start, end: next?.start ?? text.lines.length };
}

export function folded(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Text as escaped Markdown. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>$~^=]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&');
}
