import type { Comment, FootnoteReference, Inline, Link, MarkType } from '../../model/document.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { address, escapedPipes, keptSpaces, quoted } from '../escape.js';
import { onOneLine } from '../formula-line.js';
import { indexCommand } from '../index-command.js';
import { joined } from '../joined.js';
import { code, isItsAddress, isVerbatim } from '../leaves.js';
import { RunningText } from '../running-text.js';
import type { InlineDialect, Spot } from './dialect.js';
import { NOTHING } from './nothing.js';

/** The notes of a document. */
interface Notes {
  /** The labels under which they are defined, by their identifiers. */
  readonly labels: ReadonlyMap<string, string>;
  /** The running text of a note. */
  readonly textOf: (identifier: string) => readonly Inline[];
}

/** Writes running text in a dialect. Nothing reads it back, so whatever might be markup is escaped. */
export class InlineWriter {
  #marks: readonly MarkType[] = [];
  #isInLink = false;
  readonly #comments = new Map<Comment, number>();

  /** The notes that are being written, from the outermost to the innermost. */
  #notes: readonly string[] = [];

  constructor(
    readonly dialect: InlineDialect,
    private readonly notes: Notes,
  ) {}

  /** Writes the text of a note. */
  inNote<Written>(identifier: string, write: () => Written): Written {
    const outer = this.#notes;
    this.#notes = [...outer, identifier];
    const written = write();
    this.#notes = outer;
    return written;
  }

  /** One line, or several if line breaks are written as such. */
  write(inlines: readonly Inline[], { hasLines, beginsLine, hasPipes }: Spot): string {
    const written = this.#run(inlines, hasLines ? '\\\n' : this.dialect.breakInLine);
    const lines = written.split('\n').map((line, index) => {
      const kept = line.endsWith('\\') ? `${keptSpaces(line.slice(0, -1))}\\` : keptSpaces(line);
      return beginsLine || index > 0 ? this.dialect.lineStart(kept) : kept;
    });
    const text = lines.join('\n');
    return hasPipes ? escapedPipes(text) : text;
  }

  #run(given: readonly Inline[], lineBreak: string): string {
    const inlines = joined(given);
    const text = new RunningText();
    for (const [index, inline] of inlines.entries()) {
      const before = inlines[index - 1];
      const next = inlines[index + 1];
      // Delimiters of code and formulas would merge with the same characters right before them.
      if (isVerbatim(inline) && isVerbatim(before)) text.add(NOTHING);
      // A dollar sign before a digit does not end a formula.
      if (before?.type === 'inlineMath' && inline.type === 'text' && /^\d/.test(inline.value))
        text.add(NOTHING);
      text.add(this.#inline(inline, text.end, next, lineBreak));
      if (inline.type === 'text' && next && /^(?:link|footnoteReference|citation)$/.test(next.type))
        text.escapeEnd();
    }
    return text.toString();
  }

  #inline(inline: Inline, before: string, next: Inline | undefined, lineBreak: string): string {
    const { dialect } = this;
    switch (inline.type) {
      case 'text': {
        const text = dialect.text(inline.value, before);
        const isInScript = this.#marks.includes('subscript') || this.#marks.includes('superscript');
        return isInScript ? text.replaceAll(' ', dialect.spaceInScript) : text;
      }
      case 'inlineCode':
        return inline.value === '' ? '' : code(inline.value);
      case 'inlineMath':
        return dialect.formula(onOneLine(inline.value));
      case 'break': {
        const isWithin = before.trim() !== '' && next !== undefined;
        return isWithin && this.#marks.length === 0 && !this.#isInLink ? lineBreak : dialect.breakInLine;
      }
      case 'link':
        return this.#link(inline, lineBreak);
      case 'wikiLink':
        return this.#run(inline.children, lineBreak);
      case 'citation':
        return dialect.citation(plainText(inline.children));
      case 'crossReference':
        return dialect.text(inline.source, before);
      case 'indexMark':
        return dialect.indexMark(indexCommand(inline));
      case 'image':
        return dialect.image(inline);
      case 'footnoteReference':
        return this.#note(inline, before, lineBreak);
      case 'insertion':
        return dialect.insertion(this.#run(inline.children, lineBreak), inline.by);
      case 'deletion':
        return dialect.deletion(this.#run(inline.children, lineBreak), inline.by);
      case 'commentStart':
        return dialect.comment('start', inline.comment, this.#commentId(inline.comment));
      case 'commentEnd':
        return dialect.comment('end', inline.comment, this.#commentId(inline.comment));
      case 'direction':
        return dialect.directed(inline, this.#run(inline.children, lineBreak));
      case 'language':
        return dialect.spoken(inline.language, this.#run(inline.children, lineBreak));
      case 'styled':
        return dialect.styled(inline.style, this.#run(inline.children, lineBreak));
      case 'textColor':
      case 'background':
      case 'font':
        return dialect.looking(inline, this.#run(inline.children, lineBreak));
      case 'fieldMark':
        return '';
      case 'emphasis':
      case 'strong':
      case 'delete':
      case 'underline':
      case 'subscript':
      case 'superscript':
      case 'highlight':
      case 'smallCaps':
      case 'keyboard':
      case 'monospace': {
        const outer = this.#marks;
        this.#marks = [...outer, inline.type];
        const inner = this.#run(inline.children, lineBreak);
        this.#marks = outer;
        if (outer.includes(inline.type) || inner.trim() === '') return inner;
        return dialect.mark(inline.type, inner, { before, next }, outer);
      }
    }
  }

  #link(link: Link, lineBreak: string): string {
    if (this.#isInLink) return this.#run(link.children, lineBreak);
    if (isItsAddress(link)) return `<${link.url.replace(/^mailto:/, '')}>`;
    this.#isInLink = true;
    const text = this.#run(link.children, lineBreak);
    this.#isInLink = false;
    const title = link.title === '' ? '' : ` ${quoted(link.title)}`;
    return `[${text}](${address(this.dialect.address(link.url))}${title})`;
  }

  /** A reference to a note; within another note, if the dialect allows no references there, the text of the note in brackets. */
  #note({ identifier, label }: FootnoteReference, before: string, lineBreak: string): string {
    const own = this.notes.labels.get(identifier);
    if (own === undefined) return this.dialect.text(`[^${label}]`, before);
    if (this.#notes.length === 0 || this.dialect.hasNotesInNotes) return `[^${own}]`;
    if (this.#notes.includes(identifier)) return '';
    const children = this.notes.textOf(identifier);
    return this.inNote(identifier, () => ` (${this.#run(children, lineBreak)})`);
  }

  #commentId(comment: Comment): number {
    const id = this.#comments.get(comment) ?? this.#comments.size + 1;
    this.#comments.set(comment, id);
    return id;
  }
}
