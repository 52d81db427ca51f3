import type { Document, FootnoteReference, Inline } from '../model/document.js';
import { type Attempt, Attempting } from './attempting.js';
import { escapedLineStart, keptSpaces } from './escape.js';
import { fingerprint } from './fingerprint.js';
import { folded, type Room } from './fold.js';
import { INLINE_NOTE, PARAGRAPH, type Place } from './places.js';
import { plainMarkdown } from './plain.js';

/** Parses Markdown, to check what was written. */
export type ReadMarkdown = (markdown: string) => Document;

/** From the most readable form to the one that is certain to be read back the same. */
const ATTEMPTS: readonly Attempt[] = [
  { caution: 'usual', marking: 'signs' },
  { caution: 'more', marking: 'signs' },
  { caution: 'usual', marking: 'tags' },
  { caution: 'more', marking: 'tags' },
  { caution: 'usual', marking: 'tags for links' },
  { caution: 'most', marking: 'tags for links' },
];

/** Text without anything that could be markup. */
const HARMLESS = /^[\p{L}\p{M}(][\p{L}\p{M}\p{N} ,;?'"()/’“”–—-]*[\p{L}\p{M}\p{N},;.!?)’”]$/u;

/** Writes running text, with as few escapes as it needs to be read back the same. */
export class InlineWriter {
  /** Labels of notes that are written in place elsewhere, by their identifiers. */
  readonly labels = new Map<string, string>();

  constructor(
    private readonly definitions: Document['definitions'],
    private readonly read: ReadMarkdown,
  ) {}

  /** One line, or several where the place allows them. */
  write(inlines: readonly Inline[], place: Place): string {
    const [only, ...others] = inlines;
    if (only?.type === 'text' && others.length === 0 && HARMLESS.test(only.value)) return only.value;
    const plain = plainMarkdown(inlines, place);
    if (plain !== undefined) return plain;
    const wanted = fingerprint(inlines, this.definitions);
    let text = '';
    for (const attempt of ATTEMPTS) {
      text = this.#attempt(inlines, place, attempt);
      if (this.#isRead(text, place, wanted, inlines)) return text;
    }
    return text;
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
    if (only?.type === 'paragraph' && others.length === 0 && only.children.length > 0)
      return `^[${this.write(only.children, INLINE_NOTE)}]`;
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

/** Definitions for the notes in a sample: without one, only a label of simple letters and digits is read as a reference. */
function definitionsFor(inlines: readonly Inline[]): string {
  const labels = new Set(labelsIn(inlines).filter((label) => !/^[\p{L}\p{M}\p{N}_-]+$/u.test(label)));
  return [...labels].map((label) => `\n\n[^${label}]: x`).join('');
}

function labelsIn(inlines: readonly Inline[]): string[] {
  return inlines.flatMap((inline) => {
    if (inline.type === 'footnoteReference') return inline.label;
    return 'children' in inline ? labelsIn(inline.children) : [];
  });
}
