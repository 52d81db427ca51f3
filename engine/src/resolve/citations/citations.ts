import { notice, type Report, repeatable } from '../../api/notice.js';
import type { FootnoteSettings } from '../../api/settings.js';
import type { CitedCluster, Citing, CitingProgram, PrintedCitation } from '../../model/citing.js';
import type {
  Block,
  Citation,
  Document,
  FootnoteDefinition,
  FootnoteReference,
  Inline,
  Paragraph,
} from '../../model/document.js';
import { isParent, mapEach } from '../../model/nodes/children.js';
import { mapDocumentRuns, type RunMapper } from '../../model/nodes/map-inlines.js';
import { walk } from '../../model/nodes/walk.js';
import type { Terms } from '../../model/terms.js';
import { resolveFootnotes } from '../notes/footnotes.js';
import { inField, insertBibliographies } from './bibliography.js';
import { bibliographyPlaces, placeOver } from './bibliography-places.js';
import {
  beforeStop,
  behindPunctuation,
  capitalized,
  parenthesizedInNote,
  withoutUnshown,
  withStop,
} from './cited-sentence.js';
import { knownCites, reportCommas } from './unknown-cites.js';

/**
 * Prints citations and the bibliography. In a note style, a citation in the text becomes a footnote, numbered together with
 * the author's own footnotes.
 */
export function resolveCitations(
  document: Document,
  citing: Citing,
  settings: FootnoteSettings,
  terms: Pick<Terms, 'additionalReferences'>,
  report: Report,
): { readonly document: Document; readonly program?: CitingProgram | undefined } {
  reportUnknown(document, citing, report);
  reportCommas(document.citations, citing, report);
  const places = placesOf(document, citing);
  const printing = places.filter(({ citation }) => citation.shows !== 'nothing');
  const noted = citing.isNote ? numbered(document, printing, citing, settings, terms) : printing;
  const bibliographies = bibliographyPlaces(document, citing);
  const placeOf = ({ block }: Place): number => placeOver(bibliographies, block);
  const inChapters = bibliographies.map((_, index) => noted.filter((place) => placeOf(place) === index));
  const { chapters, bibliographyField, program, excesses } = citing.print(
    inChapters.map((own, index) => ({
      clusters: own.map(({ citation: { cites, isNarrative, shows }, inNote, note }) => ({
        cites: knownCites(cites, citing),
        isNarrative: isNarrative && !(citing.isNote && inNote !== undefined),
        ...partShown(shows, citing.isNote || inNote !== undefined),
        note,
      })),
      uncited: places
        .filter((place) => place.citation.shows === 'nothing' && placeOf(place) === index)
        .flatMap(({ citation }) => citation.cites.map(({ key }) => key)),
    })),
  );
  for (const { key, reason } of excesses)
    report(
      notice(
        'source-simplified',
        `Source @${key} is too much for the citation style: ${reason}; its key is printed`,
        places.find(({ citation }) => citation.cites.some((cite) => cite.key === key))?.citation.line ?? 1,
      ),
    );
  const printed = new Map(
    inChapters.flatMap((own, chapter) =>
      own.map(({ citation }, index) => [citation, chapters[chapter]?.citations[index]] as const),
    ),
  );
  const placed = bibliographies.map((place, index) => ({
    place,
    entries: chapters[index]?.bibliography ?? [],
  }));
  const cited = withPrinted(document, printing, printed, citing);
  const whole = insertBibliographies(cited, placed, bibliographyField, citing.title);
  // Citations that only list sources leave nothing of their paragraphs.
  const isLeft = (block: Block): boolean =>
    block.type !== 'paragraph' || block.children.length > 0 || block.isReference === true;
  const hasUnshown = places.length > printing.length;
  return { document: hasUnshown ? { ...whole, blocks: whole.blocks.filter(isLeft) } : whole, program };
}

/** A citation of a known source, in the order of the text. */
interface Place {
  readonly citation: Citation;
  /** The identifier of the author's footnote that contains it, if one does. */
  readonly inNote: string | undefined;
  /** The number of the footnote in which it is printed; 0 in the text. */
  readonly note: number;
  /** The index of the block that contains it, or the mark of its note; -1 in front matter. */
  readonly block: number;
}

/** In place of a key: all sources. */
const ALL = '*';

/** Whether it becomes a note: a part, such as an author, stays in its sentence. */
function isOwnNote({ citation: { shows }, inNote }: Place, { isNote }: Pick<Citing, 'isNote'>): boolean {
  return inNote === undefined && (shows === 'note' || (isNote && shows === undefined));
}

/** What is printed of a citation, if not all. One in a note that it asks for is without the brackets of the text. */
function partShown(shows: Citation['shows'], isInNote: boolean): Pick<CitedCluster, 'shows'> {
  if (shows === 'note') return isInNote ? {} : { shows: 'bare' };
  return shows === undefined || shows === 'nothing' ? {} : { shows };
}

function reportUnknown({ citations }: Document, citing: Citing, report: Report): void {
  if (!citing.hasSources) {
    reportAllUnknown(citations, report);
    return;
  }
  for (const citation of citations)
    for (const { key } of citation.cites) {
      if (citing.has(key) || key === ALL) continue;
      const { line } = citation;
      const meant = citing.nearest(key);
      if (mayBeUser(citation) && meant === undefined) continue;
      const advice = meant === undefined ? '' : ` (did you mean @${meant}?)`;
      report(
        repeatable(notice('citation-unknown', `No source has the key @${key}${advice}`, line), {
          subject: 'citations',
          name: `of @${key}`,
          predicate: 'have keys that no source has',
        }),
      );
    }
}

/** An unknown key in running text may be a user name, unless a command of LaTeX cites it. */
function mayBeUser({ isNarrative, children: [written] }: Citation): boolean {
  return isNarrative && !(written?.type === 'text' && written.value.startsWith('\\'));
}

/** Reports unknown citations in a single notice, since they have the same cause. */
function reportAllUnknown(citations: readonly Citation[], report: Report): void {
  const cited = citations.flatMap((citation) =>
    mayBeUser(citation) ? [] : citation.cites.map(({ key }) => ({ key, line: citation.line })),
  );
  const [first] = cited;
  if (!first) return;
  const { size } = new Set(cited.map(({ key }) => key));
  const message =
    size === 1
      ? `No source has the key @${first.key}`
      : `There are no sources for the ${size} keys that are cited, the first @${first.key}`;
  report(notice('citation-unknown', message, first.line));
}

/** The citations of known sources in reading order: a footnote is read at its first reference. */
function placesOf(document: Document, citing: Citing): readonly Place[] {
  const places: Place[] = [];
  const entered = new Set<string>();
  let block = -1;
  const visit = (blocks: readonly Block[], inNote: string | undefined): void =>
    walk(blocks, {
      inline(inline) {
        if (inline.type === 'citation' && inline.cites.some(({ key }) => citing.has(key) || key === ALL))
          places.push({ citation: inline, inNote, note: 0, block });
        if (inline.type !== 'footnoteReference' || entered.has(inline.identifier)) return;
        entered.add(inline.identifier);
        visit(document.definitions.get(inline.identifier)?.children ?? [], inNote ?? inline.identifier);
      },
    });
  const { title, subtitle, blocks, definitions } = document;
  visit([...(title ? [title] : []), ...(subtitle ? [subtitle] : [])], undefined);
  for (const each of blocks) {
    block++;
    visit([each], undefined);
  }
  for (const { identifier, children } of definitions.values()) {
    if (entered.has(identifier)) continue;
    entered.add(identifier);
    visit(children, identifier);
  }
  return places;
}

/** The places with the numbers of the footnotes in which they are printed, in that order. */
function numbered(
  document: Document,
  places: readonly Place[],
  citing: Citing,
  settings: FootnoteSettings,
  terms: Pick<Terms, 'additionalReferences'>,
): readonly Place[] {
  const references = new Map(
    places.flatMap((place, index) =>
      isOwnNote(place, citing) ? [[place.citation, referenceTo(place.citation, index)] as const] : [],
    ),
  );
  const definitions = new Map(document.definitions);
  for (const [citation, { identifier }] of references)
    definitions.set(identifier, definitionOf(identifier, [], citation.line));
  const marked = mapRuns({ ...document, definitions }, (inlines) =>
    inlines.map((inline) => (inline.type === 'citation' ? (references.get(inline) ?? inline) : inline)),
  );
  const front = [marked.title, marked.subtitle].filter((line) => line !== undefined);
  const { footnotes } = resolveFootnotes(
    { ...marked, blocks: [...front, ...marked.blocks] },
    settings,
    terms,
    () => undefined,
  );
  const numbers = new Map<string, number>();
  for (const [{ identifier }, [mark]] of footnotes.marks)
    if (mark && !numbers.has(identifier)) numbers.set(identifier, mark.note.number);
  const noted = places.map((place) => {
    if (place.inNote === undefined && !references.has(place.citation)) return place;
    const identifier = place.inNote ?? references.get(place.citation)?.identifier ?? '';
    // Footnotes without references are gathered in the last one.
    return { ...place, note: numbers.get(identifier) ?? footnotes.notes.length };
  });
  return noted.toSorted((a, b) => a.note - b.note);
}

function referenceTo({ line }: Citation, index: number): FootnoteReference {
  // Labels contain no spaces, so no other reference has this identifier.
  return { type: 'footnoteReference', identifier: `citation ${index}`, label: '', line };
}

function definitionOf(identifier: string, children: readonly Inline[], line: number): FootnoteDefinition {
  const paragraph: Paragraph = { type: 'paragraph', children, line };
  return { kind: 'inline', identifier, label: '', children: [paragraph], line };
}

function isSuperscript(inline: Inline | undefined): boolean {
  return inline?.type === 'superscript' || (inline?.type === 'link' && isSuperscript(inline.children[0]));
}

const SPACE: Inline = { type: 'text', value: ' ' };

function withPrinted(
  document: Document,
  places: readonly Place[],
  printed: ReadonlyMap<Citation, PrintedCitation | undefined>,
  citing: Citing,
): Document {
  const definitions = new Map(document.definitions);
  const marks = new Map<Citation, FootnoteReference>();
  for (const [index, place] of places.entries()) {
    if (!isOwnNote(place, citing)) continue;
    const { citation } = place;
    const reference = referenceTo(citation, index);
    marks.set(citation, reference);
    const { content = [], field } = printed.get(citation) ?? {};
    definitions.set(
      reference.identifier,
      definitionOf(
        reference.identifier,
        inField(capitalized(citing.isNote ? content : withStop(content)), field),
        citation.line,
      ),
    );
  }
  const printedFor = (inline: Citation, index: number, run: readonly Inline[]): readonly Inline[] => {
    const known = printed.get(inline);
    if (!known) return inline.children;
    const mark = marks.get(inline);
    if (inline.shows !== undefined && inline.shows !== 'note') return known.content;
    const own = citing.isNote ? parenthesizedInNote(inline, known.content, run, index) : known.content;
    const content = mark ? [mark] : inField(own, known.field);
    // If the style prints no author, its output stays as it is.
    if (!known.author || known.author.length === 0) return content;
    return [...known.author, ...(isRaised(inline) || content.length === 0 ? [] : [SPACE]), ...content];
  };
  const replaced = (inline: Inline, index: number, run: readonly Inline[]): readonly Inline[] =>
    inline.type === 'citation' ? beforeStop(printedFor(inline, index, run), run[index + 1]) : [inline];
  /** Whether a citation is printed as a superscript: as a footnote mark or a superscript number. */
  const isRaised = (citation: Citation): boolean =>
    marks.has(citation) || isSuperscript(printed.get(citation)?.content[0]);
  return mapRuns({ ...document, definitions }, (inlines) =>
    behindPunctuation(withoutUnshown(inlines), isRaised).flatMap(replaced),
  );
}

/** Applies `map` to every run of inlines that contains citations, from the innermost run outwards. */
function mapRuns(document: Document, map: RunMapper): Document {
  const mapped: RunMapper = (run) => {
    const inner = mapEach(run, (inline) => {
      if (!isParent(inline) || inline.type === 'citation') return inline;
      const children = mapped(inline.children);
      return children === inline.children ? inline : { ...inline, children };
    });
    return inner.some(({ type }) => type === 'citation') ? map(inner) : inner;
  };
  return mapDocumentRuns(document, mapped);
}
