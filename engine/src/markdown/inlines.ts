import type { Document, FootnoteReference, Inline } from '../model/document.js';
import { type Attempt, Attempting } from './attempting.js';
import { escapedLineStart, keptSpaces } from './escape.js';
import { fingerprint } from './fingerprint.js';
import { folded, type Room } from './fold.js';
import { INLINE_NOTE, PARAGRAPH, type Place } from './places.js';
import { plainMarkdown } from './plain.js';

/** Parses Markdown, to check what was written. */
export type ReadMarkdown = (markdown: string) => Document;

/** From the most readable form on. Each text that is read back the same is written in the first form in which it is. */
const ATTEMPTS: readonly Attempt[] = [
  { caution: 'usual', marking: 'signs' },
  { caution: 'more', marking: 'signs' },
  { caution: 'usual', marking: 'tags' },
  { caution: 'more', marking: 'tags' },
  { caution: 'usual', marking: 'tags for links' },
];

/**
 * What is left when a text is read back differently in every readable form: no punctuation of it can be markup. That is hard to read, and
 * if the text itself is at fault, it is read back differently even so.
 */
const LAST_ATTEMPT: Attempt = { caution: 'most', marking: 'tags for links' };

/** Text without anything that could be markup. */
const HARMLESS = /^[\p{L}\p{M}(][\p{L}\p{M}\p{N} ,;?'"()/’“”–—-]*[\p{L}\p{M}\p{N},;.!?)’”]$/u;

/** Writes running text, with as few escapes as it needs to be read back the same. */
export class InlineWriter {
  /** Labels of notes that are written in place elsewhere, by their identifiers. */
  readonly labels = new Map<string, string>();
  /** The texts for which only the last attempt was left. */
  readonly #guarded = new Map<readonly Inline[], string>();

  constructor(
    private readonly definitions: Document['definitions'],
    private readonly read: ReadMarkdown,
  ) {}

  /** One line, or several where the place allows them. */
  write(inlines: readonly Inline[], place: Place): string {
    const readable = this.readable(inlines, place);
    if (readable !== undefined) return readable;
    const text = this.#attempt(inlines, place, LAST_ATTEMPT);
    this.#guarded.set(inlines, text);
    return text;
  }

  /** The same, but undefined if no readable form is read back as the same text in this place. */
  readable(inlines: readonly Inline[], place: Place): string | undefined {
    const [only, ...others] = inlines;
    if (only?.type === 'text' && others.length === 0 && HARMLESS.test(only.value)) return only.value;
    const plain = plainMarkdown(inlines, place);
    if (plain !== undefined) return plain;
    const wanted = fingerprint(inlines, this.definitions);
    for (const attempt of ATTEMPTS) {
      const text = this.#attempt(inlines, place, attempt);
      if (this.#isRead(text, place, wanted, inlines)) return text;
    }
    return undefined;
  }

  /** The texts for which only the last attempt was left, as they are written. */
  get guarded(): readonly string[] {
    return [...this.#guarded.values()];
  }

  /** The text of a paragraph, folded to the available width or on one line. */
  paragraph(inlines: readonly Inline[], room: Room | undefined): string {
    const text = this.write(inlines, PARAGRAPH);
    if (!room) return text;
    const wanted = fingerprint(inlines, this.definitions);
    return folded(text, room, (attempt) => this.#isRead(attempt, PARAGRAPH, wanted, inlines));
  }

  #isRead(text: string, place: Place, wanted: string, inlines: readonly Inline[]): boolean {
    const sample = this.read(place.sample(text) + definitionsFor(inlines));
    const found = place.find(sample);
    return found !== undefined && fingerprint(found, sample.definitions) === wanted;
  }

  #attempt(inlines: readonly Inline[], place: Place, attempt: Attempt): string {
    const text = new Attempting(this, place, attempt).write(inlines);
    const lines = text.split('\n').map((line, index, { length }) => {
      const breaks = index < length - 1 && line.endsWith('\\');
      const kept = breaks ? `${keptSpaces(line.slice(0, -1))}\\` : keptSpaces(line);
      return place.beginsLine || index > 0 ? escapedLineStart(kept) : kept;
    });
    const written = lines.join('\n');
    return place.finish ? place.finish(written) : written;
  }

  /** A note written in place, or the label under which it is defined. */
  note({ identifier, label }: FootnoteReference): string {
    if (label !== '') return `[^${label}]`;
    const known = this.labels.get(identifier);
    if (known !== undefined) return `[^${known}]`;
    const definition = this.definitions.get(identifier);
    const [only, ...others] = definition?.children ?? [];
    if (only?.type === 'paragraph' && others.length === 0 && only.children.length > 0) {
      const text = this.readable(only.children, INLINE_NOTE);
      if (text !== undefined) return `^[${text}]`;
    }
    const own = this.#freeLabel();
    this.labels.set(identifier, own);
    return `[^${own}]`;
  }

  #freeLabel(): string {
    const taken = new Set([...this.definitions.values()].map(({ label }) => label));
    for (const label of this.labels.values()) taken.add(label);
    let number = 1;
    while (taken.has(`note-${number}`)) number++;
    return `note-${number}`;
  }
}

/**
 * Definitions that a sample needs to be read as in the document: of notes, since without one only a label of simple letters and
 * digits is a reference, and of examples such as `(@good)`, in a note so that they are no block of the sample.
 */
function definitionsFor(inlines: readonly Inline[]): string {
  return [...new Set(definitionsIn(inlines))].map((definition) => `\n\n${definition}`).join('');
}

function definitionsIn(inlines: readonly Inline[]): string[] {
  return inlines.flatMap((inline) => {
    if (inline.type === 'footnoteReference')
      return /^[\p{L}\p{M}\p{N}_-]*$/u.test(inline.label) ? [] : `[^${inline.label}]: x`;
    if (inline.type === 'crossReference')
      return inline.source.startsWith('(@') ? `[^${inline.source.slice(1, -1)}]: ${inline.source} x` : [];
    return 'children' in inline ? definitionsIn(inline.children) : [];
  });
}
