import { kindOf, mainPart, OfficePackage, type PackageEntry } from '../ooxml/package.js';
import type { Refuse } from '../ooxml/read-xml.js';
import { commentsOf, type WordComment } from '../word/file/comments.js';
import { childOf, elementsOf, type XmlElement } from '../xml/element.js';
import { NOTE_KEY, wordsOf } from './tokens.js';

/** Who has changed something, and when. */
export interface Reviewer {
  readonly author: string;
  readonly date: string;
}

/** A word in a Word file, with the tracked change that contains it. */
interface TrackedWord {
  readonly text: string;
  readonly added: Reviewer | undefined;
  readonly removed: Reviewer | undefined;
}

/** A comment on the words from `from` (inclusive) to `to` (exclusive): indexes into `words`, or -1 if it has no place. */
export interface PlacedComment extends WordComment {
  readonly from: number;
  readonly to: number;
  readonly quoted: string;
}

/** The tracked changes and comments of a Word file. */
export interface Review {
  readonly words: readonly TrackedWord[];
  /** Paragraph marks that were added or deleted, with the number of words before each. */
  readonly ends: readonly { readonly at: number; readonly by: Reviewer }[];
  readonly comments: readonly PlacedComment[];
  readonly isTracked: boolean;
}

/** Reads tracked changes and comments from every kind of content. */
export async function reviewOf(entries: readonly PackageEntry[], refuse: Refuse): Promise<Review> {
  const source = new OfficePackage(entries, refuse);
  await source.open();
  const { part } = await mainPart(source, refuse);
  const related = [...(await source.relationships(part)).values()];
  const rootOf = async (kind: string): Promise<XmlElement | undefined> => {
    const found = related.find((each) => !each.external && kindOf(each) === kind);
    return found && !found.external ? (await source.xml(found.part))?.root : undefined;
  };
  const reader = new ReviewReader(commentsOf(await rootOf('comments')));
  reader.read((await source.xml(part))?.root);
  reader.read(await rootOf('footnotes'));
  reader.read(await rootOf('endnotes'));
  return reader.review();
}

const ADDED: ReadonlySet<string> = new Set(['w:ins', 'w:moveTo']);
const REMOVED: ReadonlySet<string> = new Set(['w:del', 'w:moveFrom']);
/** Changes to a paragraph mark. */
const ENDS: ReadonlySet<string> = new Set(['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo']);
const SPACES: ReadonlySet<string> = new Set(['w:tab', 'w:br', 'w:cr']);
/** Elements without text of their own, and the fallback copies of pictures and text boxes for older programs. */
const SKIPPED: ReadonlySet<string> = new Set([
  'mc:Fallback',
  'w:instrText',
  'w:delInstrText',
  'w:rPr',
  'w:pPr',
  'w:sectPr',
]);

function byOf({ attributes }: XmlElement): Reviewer {
  return { author: attributes['w:author'] ?? '', date: attributes['w:date'] ?? '' };
}

interface Context {
  readonly added: Reviewer | undefined;
  readonly removed: Reviewer | undefined;
}

class ReviewReader {
  readonly #words: TrackedWord[] = [];
  readonly #ends: { readonly at: number; readonly by: Reviewer }[] = [];
  readonly #placed: PlacedComment[] = [];
  readonly #done = new Set<string>();
  readonly #open = new Map<string, { readonly from: number; quoted: string }>();
  /** Text collected so far, whose last word may continue. */
  #text = '';
  #context: Context = { added: undefined, removed: undefined };
  #isTracked = false;

  constructor(private readonly comments: ReadonlyMap<string, WordComment>) {}

  read(root: XmlElement | undefined): void {
    if (root) this.#element(root, { added: undefined, removed: undefined });
    this.#flush();
  }

  review(): Review {
    // A comment may still exist although the text that it was about is gone.
    const lost = [...this.comments].filter(([id]) => !this.#done.has(id));
    const unplaced = lost.map(([, comment]) => ({ ...comment, from: -1, to: -1, quoted: '' }));
    return {
      words: this.#words,
      ends: this.#ends,
      comments: [...this.#placed, ...unplaced],
      isTracked: this.#isTracked,
    };
  }

  #element(element: XmlElement, context: Context): void {
    const { name, attributes } = element;
    if (SKIPPED.has(name)) return;
    if (name === 'w:t' || name === 'w:delText') {
      this.#add(element.children.join(''), context);
      return;
    }
    if (name === 'w:footnoteReference' || name === 'w:endnoteReference') {
      this.#flush();
      this.#words.push({ text: NOTE_KEY, ...context });
      return;
    }
    if (SPACES.has(name)) {
      this.#add(' ', context);
      return;
    }
    if (name === 'w:commentRangeStart' || name === 'w:commentRangeEnd' || name === 'w:commentReference') {
      this.#comment(attributes['w:id'] ?? '', name);
      return;
    }
    const by = byOf(element);
    const isChange = ADDED.has(name) || REMOVED.has(name);
    if (isChange) this.#isTracked = true;
    const inner = ADDED.has(name)
      ? { ...context, added: by }
      : REMOVED.has(name)
        ? { ...context, removed: by }
        : context;
    for (const child of elementsOf(element)) this.#element(child, inner);
    if (name !== 'w:p') return;
    for (const open of this.#open.values()) open.quoted += ' ';
    this.#flush();
    const mark = elementsOf(childOf(childOf(element, 'w:pPr'), 'w:rPr')).find((each) => ENDS.has(each.name));
    if (!mark) return;
    this.#isTracked = true;
    this.#ends.push({ at: this.#words.length, by: byOf(mark) });
  }

  #add(text: string, context: Context): void {
    for (const open of this.#open.values()) if (!context.removed) open.quoted += text;
    if (context.added !== this.#context.added || context.removed !== this.#context.removed) this.#flush();
    this.#context = context;
    this.#text += text;
  }

  #flush(): void {
    for (const text of wordsOf(this.#text)) this.#words.push({ text, ...this.#context });
    this.#text = '';
  }

  #comment(id: string, at: string): void {
    const comment = this.comments.get(id);
    if (!comment) return;
    this.#flush();
    const place = this.#words.length;
    if (at === 'w:commentRangeStart') this.#open.set(id, { from: place, quoted: '' });
    else if (!this.#done.has(id)) {
      this.#done.add(id);
      const { from, quoted } = this.#open.get(id) ?? { from: place, quoted: '' };
      this.#open.delete(id);
      this.#placed.push({ ...comment, from, to: place, quoted: quoted.replace(/\s+/g, ' ').trim() });
    }
  }
}
