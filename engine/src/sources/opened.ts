import { combine, type Material } from './combine.js';
import type { InnerFile } from './files.js';
import type { LineRange } from './line-ranges.js';
import { type SourceNotice, unread } from './notice.js';
import type { Plan, PlannedHeading } from './order/plan.js';
import { titleOf } from './paths.js';

/** One text made from several files. */
export interface OneText {
  readonly markdown: string;
  /** The origins of its lines, in order. */
  readonly lines: readonly LineRange[];
  /** The pictures in it that were inside other files. Other pictures keep their paths. */
  readonly pictures: readonly InnerFile[];
  /** The files with sources for citations, and with a citation style, that its front matter names and that were in an archive. */
  readonly libraries: readonly InnerFile[];
  /** In the order of the files. */
  readonly notices: readonly SourceNotice[];
}

/** A file of the document. */
export interface SourceChapter {
  readonly path: string;
  readonly title: string;
  /** How deeply it is nested under other files; 0 at the top. */
  readonly depth: number;
  /** The day of its last change, as `YYYY-MM-DD`, if it is one of several conversations, of which a person chooses some. */
  readonly conversationDate?: string;
  /** How many chunks of R Markdown and Quarto, or cells of a notebook, show their code, and how many hide it; if there are any. */
  readonly chunks?: { readonly shown: number; readonly hidden: number };
}

/** Files that were read and can be joined into one text. */
export interface Sources {
  /** The files from which the document is made, in the order that one of them defines or that their names imply. */
  readonly chapters: readonly SourceChapter[];
  /** The path of the file that gives their order, if one does. */
  readonly orderedBy: string | undefined;
  /** Joins all chapters, or those named in `order`, into one text. Never rejects. */
  readonly combine: (order?: readonly string[]) => Promise<OneText>;
}

export class OpenedSources implements Sources {
  constructor(
    private readonly material: Material,
    private readonly plan: Plan,
    private readonly inner: ReadonlyMap<string, () => Promise<Uint8Array>>,
    private readonly notices: readonly SourceNotice[],
    private readonly conversations: ReadonlyMap<string, string> = new Map(),
  ) {}

  get orderedBy(): string | undefined {
    return this.plan.from;
  }

  get chapters(): readonly SourceChapter[] {
    return this.plan.entries.flatMap((entry) => {
      if (!('path' in entry)) return [];
      const text = this.material.texts.get(entry.path);
      const title = entry.title ?? text?.title ?? text?.headings[0]?.text.trim();
      const conversationDate = this.conversations.get(entry.path);
      return [
        {
          path: entry.path,
          depth: entry.depth,
          title: title || titleOf(entry.path),
          ...(conversationDate === undefined ? {} : { conversationDate }),
          ...(text?.chunks && text.chunks.shown + text.chunks.hidden > 0 ? { chunks: text.chunks } : {}),
        },
      ];
    });
  }

  async combine(order?: readonly string[]): Promise<OneText> {
    const combined = combine(this.material, order ? this.#ordered(order) : this.plan);
    const { picturePaths, libraryPaths, ...text } = combined;
    const lost: SourceNotice[] = [];
    const pictures = await this.#read(picturePaths, lost);
    const libraries = await this.#read(libraryPaths, lost);
    const used = new Set(text.lines.map(({ path }) => path));
    const own = [...this.material.texts.values()].flatMap(({ path, notices }) =>
      used.has(path) ? notices : [],
    );
    return { ...text, pictures, libraries, notices: [...this.notices, ...own, ...text.notices, ...lost] };
  }

  async #read(paths: readonly string[], lost: SourceNotice[]): Promise<InnerFile[]> {
    const found: InnerFile[] = [];
    for (const path of paths) {
      const read = this.inner.get(path);
      if (!read) continue;
      try {
        found.push({ path, bytes: await read() });
      } catch (error) {
        lost.push(unread(path, error));
      }
    }
    return found;
  }

  /** Headings that no file contains stay in front of the file that follows them. */
  #ordered(order: readonly string[]): Plan {
    const known = new Map(
      this.plan.entries.flatMap((entry) => ('path' in entry ? [[entry.path, entry] as const] : [])),
    );
    const isSame =
      order.length === known.size && [...known.keys()].every((path, index) => path === order[index]);
    if (isSame) return this.plan;
    const headings = this.#headingsBefore(new Set(order));
    const entries = order.flatMap((path) => [
      ...(headings.get(path) ?? []),
      known.get(path) ?? { path, depth: 0 },
    ]);
    return { ...this.plan, entries };
  }

  /** Those before a file that is left out go to the next one below them. */
  #headingsBefore(wanted: ReadonlySet<string>): ReadonlyMap<string, readonly PlannedHeading[]> {
    const before = new Map<string, readonly PlannedHeading[]>();
    let left: readonly PlannedHeading[] = [];
    let next: PlannedHeading[] = [];
    for (const entry of this.plan.entries) {
      // A part ends before the first file that is not nested in it.
      left = left.filter(({ depth }) => depth < entry.depth);
      if (!('path' in entry)) {
        next.push(entry);
        continue;
      }
      const own = [...left, ...next];
      next = [];
      if (wanted.has(entry.path)) before.set(entry.path, own);
      left = wanted.has(entry.path) ? [] : own;
    }
    return before;
  }
}
