import { CARRIED_CITATIONS } from '../model/carried-citations.js';
import { CARRIED_SOURCE } from '../model/carried-source.js';
import type { Document, FootnoteDefinition, Inline, ListPlace } from '../model/document.js';
import { EMPTY_DOCUMENT } from '../model/empty-document.js';
import { kindOf, mainPart, OfficePackage, type PackageEntry, type Related } from '../ooxml/package.js';
import type { Refuse, XmlPart } from '../ooxml/read-xml.js';
import { childOf, type XmlElement } from '../xml/element.js';
import { Addresses } from './addresses.js';
import { Assembler } from './assemble.js';
import type { Assembly } from './assembly.js';
import { ownCitations } from './carried-citations.js';
import { citationStyleOf } from './citation-style.js';
import { CitedSources } from './citations.js';
import { commentsOf, threadsOf } from './comments.js';
import { customParts, customRoots } from './custom-xml.js';
import type { Flat } from './flat.js';
import { detailsOf, titleOf, withoutFront } from './front.js';
import { Losses } from './losses.js';
import { reportMargins } from './margins.js';
import { notesOf } from './notes-by-id.js';
import { NumberedThings } from './numbered-things.js';
import { Numbering } from './numbering.js';
import { ownName } from './own-names.js';
import { Pictures, type ReadPicture } from './pictures.js';
import { propertiesOf, type WordProperties } from './properties.js';
import type { ReadNotice } from './read-notice.js';
import type { ChangesChoice, NoteKey, Reading } from './reading.js';
import { citesIn, markedNotesIn, referencesIn, seenNote } from './references.js';
import { lineWidthOf } from './sections.js';
import { StoryReader } from './story.js';
import { StyleSheet } from './style-sheet.js';
import type { CslSource } from './word-sources.js';

export type { ReadPicture } from './pictures.js';
export type { WordProperties } from './properties.js';
export type { ReadNotice, ReadNoticeCode } from './read-notice.js';
export type { ChangesChoice } from './reading.js';
export type { CslSource } from './word-sources.js';

/** Limits for the size of a Word file: far above any real one, and low enough for a phone. */
export const WORD_LIMITS = { entries: 10_000, bytes: 384 * 1024 ** 2 } as const;

/** How to read a Word file. */
export interface WordOptions {
  readonly changes: ChangesChoice;
  /** A prefix for the paths of pictures. */
  readonly pictureFolder: string;
  /** Gives each heading its identifier in Markdown, in document order. */
  readonly slugger: () => (heading: readonly Inline[]) => string;
  readonly shows: ShownAsInWord;
  readonly stopIfAborted: () => void;
}

/** Keeps the text that Word shows for it, for dialects that do not generate it. */
export interface ShownAsInWord {
  /** Captions with their numbers, and references to them. */
  readonly numbers: boolean;
  /** Citations and the bibliography. */
  readonly citations: boolean;
}

/** A Word file as a document of the model. */
export interface ReadWord {
  readonly document: Document;
  /** The lines above the text, by their role. */
  readonly front: {
    readonly title: readonly Inline[];
    readonly subtitle: readonly Inline[];
    readonly details: readonly string[];
    /** Contact details of the authors, one line for each. */
    readonly contacts: readonly string[];
    readonly dedication: readonly string[];
    /** Whether the details are above the title, as in a manuscript for a course. */
    readonly isHeaded: boolean;
    readonly lists: readonly ListPlace['of'][];
    readonly numbersHeadings: boolean;
  };
  readonly pictures: readonly ReadPicture[];
  readonly properties: WordProperties;
  /** The sources that it cites. */
  readonly sources: readonly CslSource[];
  /** The name of their style, if the file tells it. */
  readonly citationStyle: string | undefined;
  readonly notices: readonly ReadNotice[];
  /** Whether this program made it. */
  readonly isOurs: boolean;
}

/** Reads the files of a Word document's package. */
export async function readWord(
  entries: readonly PackageEntry[],
  options: WordOptions,
  refuse: Refuse,
): Promise<ReadWord> {
  return new WordReader(new OfficePackage(entries, refuse), options, refuse).read();
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
    const { part: main, contentType } = await mainPart(source, this.refuse);
    if (/macroEnabled/i.test(contentType))
      this.#losses.add('word-left-out', 'macros', () => 'The macros of the document were left out');
    const relations = await source.relationships(main);
    const part = (kind: string): string | undefined => {
      const found = [...relations.values()].find((each) => !each.external && kindOf(each) === kind);
      return found && !found.external ? found.part : undefined;
    };
    const xml = async (name: string | undefined): Promise<XmlPart | undefined> =>
      name === undefined ? undefined : source.xml(name);
    const document = await source.xml(main);
    const body = childOf(document?.root, 'w:body');
    if (!document || !body) return this.refuse('is damaged: it has no text');
    options.stopIfAborted();
    const [styles, numbering, footnotes, endnotes, comments] = [
      await xml(part('styles')),
      await xml(part('numbering')),
      await xml(part('footnotes')),
      await xml(part('endnotes')),
      await xml(part('comments')),
    ];
    const properties = await this.#properties();
    options.stopIfAborted();

    const notes = { footnote: notesOf(footnotes?.root), endnote: notesOf(endnotes?.root) };
    const noteRelations = {
      footnote: part('footnotes') === undefined ? NONE : await source.relationships(part('footnotes')),
      endnote: part('endnotes') === undefined ? NONE : await source.relationships(part('endnotes')),
    };
    const referenced = new Set<string>();
    const markedNotes = new Map<string, NoteKey>();
    for (const root of [body, footnotes?.root, endnotes?.root]) {
      if (!root) continue;
      referencesIn(root, referenced);
      markedNotesIn(root, markedNotes);
    }
    // Word puts its own name there when it saves; a file that carries our source text is ours all the same.
    const isAsWritten = /^Footmark\b/.test(properties.program);
    const isOurs = isAsWritten || (await customParts(source, relations, CARRIED_SOURCE)).length > 0;
    const isSavedElsewhere = isOurs && !isAsWritten;
    const pictures = new Pictures(source, options.pictureFolder, this.#losses, isOurs);
    await pictures.load([relations, noteRelations.footnote, noteRelations.endnote]);
    const labels = new Map<string, { readonly key: NoteKey; readonly label: string }>();
    const counts = { footnote: 0, endnote: 0 };
    const extended = [...relations.values()].find((each) => /\/commentsExtended$/.test(each.type));
    const threads = extended && !extended.external ? await xml(extended.part) : undefined;
    const commented = commentsOf(comments?.root, threads?.root);
    const losses = this.#losses;
    const wordLists = await customRoots(source, relations, '/bibliography', 'Sources');
    const own = ownCitations((await customRoots(source, relations, CARRIED_CITATIONS, 'citations'))[0]);
    const reading: Reading = {
      sheet: new StyleSheet(styles?.root),
      numbering: new Numbering(numbering?.root),
      losses,
      pictures,
      citations: new CitedSources(
        wordLists,
        own,
        [body, footnotes?.root, endnotes?.root].some((root) => root !== undefined && citesIn(root)),
        options.shows.citations,
      ),
      changes: options.changes,
      isOurs,
      isSavedElsewhere,
      referenced,
      markedNotes,
      note: (marked) => {
        const key = isOurs ? (seenNote(notes[marked.kind].get(marked.id), markedNotes) ?? marked) : marked;
        const name = `${key.kind} ${key.id}`;
        const known = labels.get(name);
        if (known) return known.label;
        counts[key.kind]++;
        const isMixed = notes.footnote.size > 0 && key.kind === 'endnote';
        const label = `${isMixed ? 'e' : ''}${counts[key.kind]}`;
        labels.set(name, { key, label });
        return label;
      },
      comments: options.changes === 'track' ? threadsOf(commented) : new Map(),
      commentEnds: { begun: new Set(), ended: new Set() },
      comment: (id, about) => {
        const comment = commented.get(id);
        if (!comment || options.changes === 'track') return;
        const by = ({ author }: { readonly author: string }): string =>
          author === '' ? '' : ` by ${author}`;
        const answered = comment.parent === undefined ? undefined : commented.get(comment.parent);
        const who = answered
          ? `A reply${by(comment)} to the comment${by(answered)}`
          : `A comment${by(comment)}`;
        losses.report('word-comment', `${who}${about === '' ? '' : ` after "${about}"`}: ${comment.text}`);
      },
    };

    const flat = new StoryReader(reading, relations).read(body);
    options.stopIfAborted();
    // Notes may refer to further notes.
    const flatNotes: { readonly label: string; readonly flat: readonly Flat[] }[] = [];
    for (let index = 0; index < labels.size; index++) {
      const { key, label } = [...labels.values()][index] ?? {};
      if (!key || label === undefined) continue;
      const element = notes[key.kind].get(key.id);
      flatNotes.push({ label, flat: new StoryReader(reading, noteRelations[key.kind]).read(element) });
    }
    if (counts.footnote > 0 && counts.endnote > 0)
      losses.report(
        'word-page',
        'The document has footnotes and endnotes; in Markdown all of them are notes',
      );

    const { front, lists, rest } = withoutFront(flat, isOurs);
    const nameOf = (bookmark: string): string | undefined => (isOurs ? ownName(bookmark) : undefined);
    const all = [...flat, ...flatNotes.flatMap((note) => note.flat)];
    const things = new NumberedThings(all, nameOf, { isOurs, showsNumbers: options.shows.numbers });
    const nameAt = (bookmark: string): string => things.at(bookmark)?.name ?? nameOf(bookmark) ?? bookmark;
    const named = new Addresses(flat, { slugOf: options.slugger(), nameOf: nameAt, isOurs });
    const assembly: Assembly = {
      numbering: reading.numbering,
      losses,
      things,
      nameOf: nameAt,
      addressOf: (url) => named.of(url),
      lineWidth: lineWidthOf(childOf(body, 'w:sectPr')),
      headingNames: (heading) => named.namesOf(heading),
      isOurs,
      isSavedElsewhere,
      showsNumbers: options.shows.numbers,
    };
    const blocks = new Assembler(assembly).blocks(rest);
    options.stopIfAborted();
    const definitions = new Map(
      flatNotes.map(({ label, flat: own }): [string, FootnoteDefinition] => [
        label,
        {
          kind: 'labelled',
          identifier: label,
          label,
          children: new Assembler(assembly).blocks(own),
          line: 1,
        },
      ]),
    );
    await reportMargins(this.source, relations, { losses, isOurs });
    return {
      document: { ...EMPTY_DOCUMENT, blocks, definitions },
      front: {
        title: titleOf(front, assembly, 'title'),
        subtitle: titleOf(front, assembly, 'subtitle'),
        ...detailsOf(front),
        isHeaded: front[0]?.style.role === 'titleDetails',
        lists,
        numbersHeadings: flat.some((each) => each.type === 'paragraph' && each.headingNumber !== undefined),
      },
      pictures: pictures.files(),
      properties,
      sources: reading.citations.sources,
      citationStyle: citationStyleOf({
        properties: await this.#packageRoot(/custom-properties$/),
        lists: wordLists,
        own,
      }),
      notices: losses.notices(),
      isOurs,
    };
  }

  async #properties(): Promise<WordProperties> {
    return propertiesOf(
      await this.#packageRoot(/core-properties$/),
      await this.#packageRoot(/extended-properties$/),
    );
  }

  /** The root of the part that has a relationship of such a type with the package. */
  async #packageRoot(type: RegExp): Promise<XmlElement | undefined> {
    const related = [...(await this.source.relationships()).values()];
    const found = related.find((each) => !each.external && type.test(each.type));
    return found && !found.external ? (await this.source.xml(found.part))?.root : undefined;
  }
}

const NONE: ReadonlyMap<string, Related> = new Map();
