import type { Chart } from '../model/chart.js';
import type { CommentLine } from '../model/composed.js';
import type { Comment } from '../model/document.js';
import type { MediaFile } from '../model/media.js';
import type { ListFormat } from '../model/names/list-formats.js';
import { NumberingLedger } from './numbering-ledger.js';
import { RELATIONSHIP_TYPES, RelationshipLedger } from './relationship-ledger.js';
import type { Story } from './story.js';

/** A comment with what its paragraphs hold. */
interface WrittenComment {
  readonly comment: Comment;
  readonly lines: readonly CommentLine[];
}

/** State that accumulates while a document is written: everything that must be unique or be listed in another part. */
export class Ledger {
  readonly relationships: Readonly<Record<Story, RelationshipLedger>> = {
    document: new RelationshipLedger(),
    footnotes: new RelationshipLedger(),
    endnotes: new RelationshipLedger(),
  };
  readonly numbering: NumberingLedger;
  /** Media parts by file: the same picture is stored once. */
  readonly media = new Map<MediaFile, string>();
  /** The parts of charts; those of one text are all different. */
  readonly charts = new Map<Chart, string>();
  /** The ids of the paragraph styles in use. */
  readonly usedStyles = new Set<string>();
  /** The comments, whose ids are their places here. */
  readonly comments: WrittenComment[] = [];
  #bookmarks = 0;
  #drawings = 0;
  #revisions = 0;

  /** `numIds` are those that a template has already; `numbers` is the format behind the styles of ordered lists. */
  constructor(numIds = 0, numbers: ListFormat = 'decimal.') {
    this.numbering = new NumberingLedger(numIds, numbers);
  }

  /** A bookmark id, unique in the package. */
  nextBookmark(): number {
    return this.#bookmarks++;
  }

  /** The id of a tracked change. */
  nextRevision(): number {
    return ++this.#revisions;
  }

  /** The id of a comment. */
  comment(comment: Comment, lines: readonly CommentLine[] = []): number {
    const known = this.comments.findIndex((each) => each.comment === comment);
    return known === -1 ? this.comments.push({ comment, lines }) - 1 : known;
  }

  /** A `wp:docPr` id, unique in the package: readers drop a picture whose id occurs twice. */
  nextDrawing(): number {
    return ++this.#drawings;
  }

  /** The relationship id of a picture in a story. */
  image(story: Story, file: MediaFile): string {
    let name = this.media.get(file);
    if (name === undefined) {
      name = `media/image${this.media.size + 1}.${file.extension}`;
      this.media.set(file, name);
    }
    return this.relationships[story].add(RELATIONSHIP_TYPES.image, name);
  }

  /** The relationship id of a chart, which only the document may have (ECMA-376 Part 1, 14.2.1). */
  chart(chart: Chart): string {
    let name = this.charts.get(chart);
    if (name === undefined) {
      name = `charts/chart${this.charts.size + 1}.xml`;
      this.charts.set(chart, name);
    }
    return this.relationships.document.add(RELATIONSHIP_TYPES.chart, name);
  }

  /** The relationship id of a link in a story. `url` must be a valid URI reference. */
  hyperlink(story: Story, url: string): string {
    return this.relationships[story].add(RELATIONSHIP_TYPES.hyperlink, url, true);
  }
}
