/*
 * Word files that others made or changed, as documents of the model. In: the bytes of a .docx. Out: a `Document`, its pictures
 * and properties, and notices about what Markdown cannot express. `markdown/` then writes it.
 *
 * Read in this order: `file/` finds the parts of a package, and what our own files carry; `styles/` says what styles and lists
 * mean; `flat/` reads a story (body, note, header) as Word has it, a flat sequence of paragraphs and tables; `assembly/` finds
 * out what belongs together in it: lists, quotations, code, captions, the title. `losses.ts` counts what has no equivalent.
 */
import { CARRIED_CITATIONS, CARRIED_SOURCE } from '../model/carried.js';
import type { Document, Image, Inline, ListPlace } from '../model/document.js';
import { EMPTY_DOCUMENT } from '../model/empty-document.js';
import { OfficePackage, type PackageEntry } from '../ooxml/package.js';
import type { Refuse } from '../ooxml/read-xml.js';
import { childOf, someElement, type XmlElement } from '../xml/element.js';
import { Addresses } from './assembly/addresses.js';
import { Assembler } from './assembly/assemble.js';
import type { Assembly } from './assembly/assembly.js';
import { definitionOf } from './assembly/definition.js';
import { Directions } from './assembly/directions.js';
import { detailsOf, titleOf, withoutFront } from './assembly/front.js';
import { NumberedElements } from './assembly/numbered-elements.js';
import { ownCitations } from './file/carried-citations.js';
import { citationStyleOf, type SourceLists } from './file/citation-style.js';
import { CitedSources } from './file/citations.js';
import { commentMessage, commentsOf, threadsOf } from './file/comments.js';
import { customParts, customRoots } from './file/custom-xml.js';
import { hasOwnStyles, templateNamedIn } from './file/made-with.js';
import { reportMargins } from './file/margins.js';
import { propertiesOf, type WordProperties } from './file/properties.js';
import { type WordParts, wordPartsOf } from './file/word-parts.js';
import { Charts } from './flat/charts.js';
import type { Flat } from './flat/flat.js';
import { NoteLabels, notesOf } from './flat/note-labels.js';
import { withoutPartBreaks } from './flat/part-breaks.js';
import { Pictures, type ReadPicture } from './flat/pictures.js';
import { citesIn, markedNotesIn, referencesIn } from './flat/references.js';
import { lineWidthOf } from './flat/sections.js';
import { StoryReader } from './flat/story.js';
import { Losses } from './losses.js';
import { ownName } from './own-names.js';
import type { ReadNotice } from './read-notice.js';
import type { ChangesChoice, NoteKey, Reading } from './reading.js';
import { Numbering } from './styles/numbering.js';
import { StyleSheet } from './styles/style-sheet.js';

export type { WordProperties } from './file/properties.js';
export type { CslSource } from './file/word-sources.js';
export type { ReadPicture } from './flat/pictures.js';
export type { ReadNotice, ReadNoticeCode } from './read-notice.js';
export type { ChangesChoice } from './reading.js';

/** Limits for the size of a Word file: far above any real one, and low enough for a phone. */
export const WORD_LIMITS = { entries: 10_000, bytes: 384 * 1024 ** 2 } as const;

/** Limits for a workbook in it: that of the largest chart has 0.8 MB. */
export const WORKBOOK_LIMITS = { entries: 200, bytes: 2 * 1024 ** 2 } as const;

/** How to read a Word file. */
interface WordOptions {
  readonly changes: ChangesChoice;
  /** As in `Reading`. */
  readonly keepsInvisible: boolean;
  /** Whether diagrams made of shapes are code again, and not the pictures that stand for them. */
  readonly readsShapes: boolean;
  /** A prefix for the paths of pictures. */
  readonly pictureFolder: string;
  /** Gives each heading its identifier in Markdown, in document order. */
  readonly slugger: () => (heading: readonly Inline[]) => string;
  readonly shows: ShownAsInWord;
  readonly stopIfAborted: () => void;
  /** The files of a package within the package, such as the workbook of a chart; throws if it cannot be read. */
  readonly unpack: (bytes: Uint8Array) => readonly PackageEntry[];
}

/** What is kept as the text that Word shows, for Markdown dialects that cannot generate it. */
interface ShownAsInWord {
  /** Captions with their numbers, and references to them. */
  readonly numbers: boolean;
  /** Citations and the bibliography. */
  readonly citations: boolean;
}

/** A Word file as a document of the model. */
export interface ReadWord {
  readonly document: Document;
  /** The title and the lines around it, by role. */
  readonly front: ReturnType<typeof detailsOf> & {
    readonly title: readonly Inline[];
    readonly subtitle: readonly Inline[];
    /** The picture above them. */
    readonly logo: Image | undefined;
    readonly lists: readonly ListPlace['of'][];
    readonly direction: Directions['besidesLanguage'];
    readonly numbersHeadings: boolean;
  };
  readonly pictures: readonly ReadPicture[];
  readonly properties: WordProperties;
  readonly citations: Pick<CitedSources, 'sources' | 'uncited'>;
  /** The name of the citation style, if the file records it. */
  readonly citationStyle: string | undefined;
  readonly notices: readonly ReadNotice[];
  /** Whether this program made it. */
  readonly isFromFootmark: boolean;
}

/** Reads the files of a Word document's package. */
export async function readWord(
  entries: readonly PackageEntry[],
  options: WordOptions,
  refuse: Refuse,
): Promise<ReadWord> {
  return new WordReader(new OfficePackage(entries, refuse), options, refuse).read();
}

function isCanvas({ name }: XmlElement): boolean {
  return name === 'wpc:wpc';
}

class WordReader {
  readonly #losses = new Losses();

  constructor(
    private readonly source: OfficePackage,
    private readonly options: WordOptions,
    private readonly refuse: Refuse,
  ) {}

  async read(): Promise<ReadWord> {
    const { source, options } = this;
    await source.open();
    const parts = await wordPartsOf(source, this.refuse, options.stopIfAborted);
    if (/macroEnabled/i.test(parts.contentType))
      this.#losses.add('word-left-out', 'macros', () => 'The macros of the document were left out');
    const properties = await this.#properties();
    options.stopIfAborted();

    const { body, relations } = parts;
    const citing: SourceLists = {
      lists: await customRoots(source, relations, '/bibliography', 'Sources'),
      carried: ownCitations((await customRoots(source, relations, CARRIED_CITATIONS, 'citations'))[0]),
    };
    const { reading, labels, template } = await this.#prepared(parts, properties, citing);
    const read = new StoryReader(reading, relations).read(body);
    const flat = reading.isSavedElsewhere ? withoutPartBreaks(read, template) : read;
    options.stopIfAborted();
    const flatNotes: FlatNote[] = [];
    for (const { key, label, element } of labels.labelled())
      flatNotes.push({ label, flat: new StoryReader(reading, parts.noteRelations[key.kind]).read(element) });
    if (labels.isOfBothKinds)
      this.#losses.report(
        'word-page',
        'The document has footnotes and endnotes; in Markdown all of them are notes',
      );

    const { front, lists, rest, logo } = withoutFront(flat, reading.isFromFootmark, properties.authors);
    const assembly = this.#assembly(reading, flat, flatNotes, body);
    const blocks = new Assembler(assembly).blocks(rest);
    options.stopIfAborted();
    const definitions = new Map(
      flatNotes.map(({ label, flat: own }) => {
        const definition = definitionOf(label, own, assembly);
        return [definition.identifier, definition];
      }),
    );
    await reportMargins(source, relations, reading);
    return {
      document: { ...EMPTY_DOCUMENT, blocks, definitions },
      front: {
        title: titleOf(front, assembly, 'title'),
        subtitle: titleOf(front, assembly, 'subtitle'),
        logo,
        ...detailsOf(front, properties.authors),
        lists,
        direction: assembly.directions?.besidesLanguage,
        numbersHeadings: flat.some((each) => isNumberedHeading(each, reading.isFromFootmark)),
      },
      pictures: reading.pictures.files(),
      properties,
      citations: reading.citations,
      citationStyle: citationStyleOf({
        properties: await this.#packageRoot(/custom-properties$/),
        ...citing,
      }),
      notices: this.#losses.notices(),
      isFromFootmark: reading.isFromFootmark,
    };
  }

  /** The tools for reading any part of the text, and the provisional labels of the notes. */
  async #prepared(
    parts: WordParts,
    { program, language }: WordProperties,
    { lists, carried }: SourceLists,
  ): Promise<{ readonly reading: Reading; readonly labels: NoteLabels; readonly template?: string }> {
    const { source, options } = this;
    const { body, relations, noteRelations, footnotes, endnotes } = parts;
    const [losses, { changes, shows }] = [this.#losses, options];
    const texts = [body, footnotes, endnotes].filter((root) => root !== undefined);
    const [referenced, markedNotes] = [new Set<string>(), new Map<string, NoteKey>()];
    for (const root of texts) {
      referencesIn(root, referenced);
      markedNotesIn(root, markedNotes);
    }
    // Other programs replace the name of ours when they save, but not all that shows where a file is from.
    const isAsWritten = /^Footmark\b/.test(program);
    const template = await templateNamedIn(source, relations);
    const isFromFootmark =
      isAsWritten ||
      (await customParts(source, relations, CARRIED_SOURCE)).length > 0 ||
      template !== undefined ||
      hasOwnStyles(parts.styles);
    const pictures = new Pictures(source, options.pictureFolder, losses, isFromFootmark);
    await pictures.load([relations, noteRelations.footnote, noteRelations.endnote]);
    const charts = new Charts(source, options.unpack);
    await charts.load([relations]);
    const comments = commentsOf(parts.comments, parts.threads);
    const notes = { footnote: notesOf(footnotes), endnote: notesOf(endnotes) };
    const labels = new NoteLabels(notes, markedNotes, isFromFootmark);
    const reading: Reading = {
      sheet: new StyleSheet(parts.styles),
      language,
      numbering: new Numbering(parts.numbering, template),
      losses,
      pictures,
      charts,
      diagrams:
        options.readsShapes && someElement(body, isCanvas)
          ? await import('./flat/diagrams/index.js')
          : undefined,
      citations: new CitedSources(lists, carried, texts.some(citesIn), shows.citations),
      changes,
      keepsInvisible: options.keepsInvisible,
      isFromFootmark,
      isSavedElsewhere: isFromFootmark && !isAsWritten,
      referenced,
      markedNotes,
      note: (marked) => labels.of(marked),
      comments: changes === 'track' ? threadsOf(comments) : new Map(),
      commentEnds: { begun: new Set(), ended: new Set() },
      comment: (id, about) => {
        const comment = comments.get(id);
        if (comment && changes !== 'track')
          losses.report('word-comment', commentMessage(comment, about, comments));
      },
    };
    return { reading, labels, ...(template === undefined ? {} : { template }) };
  }

  /** The input for assembling blocks from what was read. */
  #assembly(
    reading: Reading,
    flat: readonly Flat[],
    flatNotes: readonly FlatNote[],
    body: XmlElement,
  ): Assembly {
    const { numbering, losses, language, isFromFootmark, isSavedElsewhere } = reading;
    const showsNumbers = this.options.shows.numbers;
    const nameOf = (bookmark: string): string | undefined => (isFromFootmark ? ownName(bookmark) : undefined);
    const all = [...flat, ...flatNotes.flatMap((note) => note.flat)];
    const numbered = new NumberedElements(all, nameOf, { isFromFootmark, showsNumbers });
    const nameAt = (bookmark: string): string => numbered.at(bookmark)?.name ?? nameOf(bookmark) ?? bookmark;
    const named = new Addresses(flat, { slugOf: this.options.slugger(), nameOf: nameAt, isFromFootmark });
    return {
      numbering,
      losses,
      numbered,
      nameOf: nameAt,
      addressOf: (url) => named.of(url),
      lineWidth: lineWidthOf(childOf(body, 'w:sectPr')),
      headingNames: (heading) => named.namesOf(heading),
      headingAt: (bookmark) => (isFromFootmark ? named.headingAt(bookmark) : undefined),
      directions: Directions.in(reading),
      language,
      isFromFootmark,
      isSavedElsewhere,
      keepsInvisible: reading.keepsInvisible && !isSavedElsewhere,
      showsNumbers,
    };
  }

  async #properties(): Promise<WordProperties> {
    return propertiesOf(
      await this.#packageRoot(/core-properties$/),
      await this.#packageRoot(/extended-properties$/),
    );
  }

  /** The root element of the part that a package relationship of this type points to. */
  async #packageRoot(type: RegExp): Promise<XmlElement | undefined> {
    const related = [...(await this.source.relationships()).values()];
    const found = related.find((each) => !each.external && type.test(each.type));
    return found && !found.external ? (await this.source.xml(found.part))?.root : undefined;
  }
}

/** Whether a heading has an ordinary number; in our documents, those of appendices are separate. */
function isNumberedHeading(flat: Flat, isFromFootmark: boolean): boolean {
  if (flat.type !== 'paragraph' || flat.headingNumber === undefined) return false;
  const { style } = flat;
  return !isFromFootmark || (style.look.numId !== undefined && !/^appendix heading/i.test(style.name));
}

/** A note before its blocks are assembled. */
interface FlatNote {
  readonly label: string;
  readonly flat: readonly Flat[];
}
