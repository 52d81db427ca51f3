/*
 * What every node becomes in Word. In: the resolved document, the settings and the theme. Out: `Composed` (model/composed.ts),
 * the document in Word's terms but without its syntax: sections, paragraphs with styles, runs, tables in twips. The writer, the
 * layout and the clipboard all start from it, so none of them decides anything that another would have to decide alike.
 *
 * Read in this order: `environment.ts`, what all nodes share; `context.ts`, what a node inherits from those around it (indents,
 * style, width); `composer.ts`, through which handlers compose what is in their node; `blocks/` and `inlines/`, one handler for
 * each kind of node; `sections.ts`, `headers.ts` and `front.ts` for what is around the text. `kept-blocks.ts` keeps blocks from
 * one composition of a text that is being written to the next: it records what a handler read (`recorded-*.ts`) and compares
 * that later.
 */
import type {
  Composed,
  ComposedBlock,
  ComposedInline,
  ComposedParagraph,
  ComposedSection,
} from '../model/composed.js';
import type { Note } from '../model/resolved.js';
import { SECTION_END } from '../model/section-end.js';
import { landscapeOf } from '../theme/index.js';
import { COLUMN_SPACE } from '../theme/measures.js';
import { joinDirections } from './between-words.js';
import { PAGE_BREAK } from './blocks/breaks.js';
import { composeBlocks, composeEachBlock, composeOpenedBlocks } from './blocks/index.js';
import type { Composer } from './composer.js';
import { listsInFront } from './contents.js';
import { isRightToLeftDocument, rootContext } from './context.js';
import type { ComposeInput, Environment } from './environment.js';
import { composeFront } from './front.js';
import { headersOf, ownPagesOf } from './headers.js';
import { addInlines } from './inlines/index.js';
import type { KeptBlocks } from './kept-blocks.js';
import { looseBookmarks } from './link-target.js';
import { noteKind, noteTextStyle } from './note-kind.js';
import { noteBlocks } from './notes.js';
import { type Section, SINGLE, sectionsOf } from './sections.js';
import { unreachableBookmarks } from './unreachable.js';
import { hasWideCode } from './wide-code.js';

/**
 * Decides what every node becomes in Word. Blocks are composed lazily. With a table of contents the result is cached, because
 * the layout reads the whole text before it is written, and where notes are named by numbers of their pages. Otherwise, read the blocks only once, or notices are reported
 * twice. With a keeper, the result is always cached, and blocks that have not changed since the last time are the same
 * objects.
 */
export function compose(input: ComposeInput, keeper?: KeptBlocks): Composed {
  let isCodeWide: boolean | undefined;
  const given: Environment = {
    ...input,
    columnNeeds: new Map(),
    isCodeWide: () => (isCodeWide ??= hasWideCode(input)),
    looseBookmarks: looseBookmarks(input.resolved.bookmarks),
    unreachable: unreachableBookmarks(input),
  };
  const environment = keeper?.begin(given) ?? given;
  const composer = createComposer();
  const { resolved, settings } = environment;
  const hasContents = resolved.contents.size > 0 || resolved.lists.size > 0 || resolved.index.length > 0;
  const { position } = settings.footnotes;
  const namesRestartedNotes = namesNotesAnew(environment);
  const needsLayout = hasContents || namesRestartedNotes;
  const sections = withOpening(sectionsOf(environment, composer), environment, composer, keeper).map(
    (section, index) =>
      composedSection(
        section,
        index === 0,
        needsLayout || keeper !== undefined,
        environment,
        composer,
        keeper,
      ),
  );
  const topOfNote = rootContext(environment, environment.theme.page, noteTextStyle(position));
  const notes = new Map<Note, readonly ComposedBlock[]>();
  return {
    sections,
    headers: [...new Set(sections.flatMap(({ headers }) => headers))],
    noteKind: noteKind(position),
    notes: resolved.footnotes.notes,
    noteBlocks: (note) => {
      const known = notes.get(note);
      if (known) return known;
      const blocks = keeper
        ? keptNote(note, keeper, () => noteBlocks(note, topOfNote, composer))
        : noteBlocks(note, topOfNote, composer);
      if (needsLayout || keeper) notes.set(note, blocks);
      return blocks;
    },
    lineShift: (block) => keeper?.lineShift(block) ?? 0,
    hasEquations: environment.equations.size > 0,
    hasContents,
    ...(namesRestartedNotes ? { namesRestartedNotes } : {}),
    hasIndex: resolved.index.length > 0,
    ...lineNumbersOf(environment),
    ...hyphenationOf(environment),
    ...(isRightToLeftDocument(environment) && !environment.theme.isOfWord ? { runsRightToLeft: true } : {}),
  };
}

/** Whether numbers of notes that stand elsewhere in the text depend on the pages. */
function namesNotesAnew({ resolved, settings, theme }: Environment): boolean {
  const numbering = theme.notes[noteKind(settings.footnotes.position)];
  return (
    numbering?.restarts !== undefined &&
    resolved.footnotes.notes.some(({ bookmark }) => bookmark !== undefined)
  );
}

/** A Word template that numbers lines does so in its own way. */
function lineNumbersOf({ settings, theme }: Environment): Pick<Composed, 'lineNumbers' | 'lineNumberStep'> {
  const lineNumbers = theme.lineNumbers ?? (settings.lineNumbers ? 'continuous' : undefined);
  const lineNumberStep = theme.lineNumberStep;
  return { ...(lineNumbers && { lineNumbers }), ...(lineNumberStep && { lineNumberStep }) };
}

/** A Word template brings its own settings, which the layout does not read. */
function hyphenationOf({ theme, resolved }: Environment): Pick<Composed, 'hyphenation'> {
  return theme.justified && !theme.isOfWord ? { hyphenation: resolved.properties.languages.western } : {};
}

/** The blocks of a note, kept by the blocks of its text; generated content is composed again. */
function keptNote(
  note: Note,
  keeper: KeptBlocks,
  make: () => readonly ComposedBlock[],
): readonly ComposedBlock[] {
  const { content, number } = note;
  const [first] = content.kind === 'blocks' ? content.blocks : [];
  return content.kind === 'blocks' && first
    ? keeper.blocksOf(content.blocks, `note ${number}`, first, make)
    : keeper.generated(`note ${number}`, make());
}

/** Connects the handlers, which know each other only through the composer that they receive. */
function createComposer(): Composer {
  const composer: Composer = {
    blocks: (blocks, context) => composeBlocks(blocks, context, composer),
    openedBlocks: (blocks, context) => composeOpenedBlocks(blocks, context, composer),
    inlines: (inlines, context) => {
      const content: ComposedInline[] = [];
      addInlines(inlines, context, content);
      return joinDirections(content, context.rightToLeft);
    },
  };
  return composer;
}

/** A section of the body with the content in front of it. */
interface OpenedSection extends Section {
  readonly opening: readonly ComposedBlock[];
  /** Whether it has one column, whatever the columns of a Word template. */
  readonly isAcross?: boolean;
}

/**
 * Title and table of contents are on portrait pages in one column: before others they are a section of their own. So is a
 * title that a Word template sets across its columns.
 */
function withOpening(
  sections: readonly Section[],
  environment: Environment,
  composer: Composer,
  keeper: KeptBlocks | undefined,
): readonly OpenedSection[] {
  const [first] = sections;
  const isAcross = environment.theme.titlePage !== undefined;
  const isApart = first !== undefined && (first.landscape || first.columns > 1 || isAcross);
  const endsPage = environment.settings.titleLayout === 'page' || first?.landscape === true;
  const made = composeOpening(environment, composer, isApart && endsPage);
  const opening = keeper?.generated('opening', made) ?? made;
  const hasOwn = isApart && opening.length > 0;
  const bodies = sections.map((section, index) => ({
    ...section,
    isContinued: index === 0 ? hasOwn && !endsPage : section.isContinued,
    opening: index === 0 && !isApart ? opening : [],
  }));
  if (!hasOwn) return bodies;
  return [{ ...SINGLE, blocks: [], opening, isAcross }, ...bodies];
}

/** Title and table of contents. On pages of their own they end with a break, unless a section ends there too. */
function composeOpening(environment: Environment, composer: Composer, endsSection: boolean): ComposedBlock[] {
  const { resolved, settings, theme } = environment;
  const context = rootContext(environment, theme.titlePage ?? theme.page);
  const front = resolved.front ? composeFront(resolved.front, context, composer) : [];
  const isTop = front.length === 0 || settings.titleLayout === 'page';
  const parts: (readonly ComposedBlock[])[] = [front, listsInFront(context, composer, isTop)];
  const filled = parts.filter((part) => part.length > 0);
  if (settings.titleLayout !== 'page') return filled.flat();
  return filled.flatMap((part, index) =>
    endsSection && index === filled.length - 1 ? part : [...part, PAGE_BREAK],
  );
}

function composedSection(
  { landscape, columns: count, isContinued, isBelowColumns, blocks, opening, isAcross }: OpenedSection,
  isFirst: boolean,
  isReadTwice: boolean,
  environment: Environment,
  composer: Composer,
  keeper: KeptBlocks | undefined,
): ComposedSection {
  const { resolved, settings, theme } = environment;
  const { page: portrait } = theme;
  const page = landscape ? landscapeOf(portrait, theme) : portrait;
  const isReversed = isRightToLeftDocument(environment);
  const columns =
    count > 1 || isAcross ? { count, space: COLUMN_SPACE, ...(isReversed ? { isReversed } : {}) } : undefined;
  function* compose(): Generator<ComposedBlock, void> {
    let isEmpty = opening.length === 0;
    yield* opening;
    const context = rootContext(environment, page, undefined, columns);
    const beginsPage = !isContinued && (!isFirst || isEmpty || opening.at(-1) === PAGE_BREAK);
    const top = beginsPage ? 'page' : isBelowColumns ? 'columns' : 'text';
    for (const block of composeEachBlock(blocks, context, composer, top, keeper)) {
      isEmpty = false;
      yield block;
    }
    if (isEmpty) yield isContinued ? SECTION_END : EMPTY;
  }
  const hasCover = opening.length > 0 && resolved.front !== undefined && settings.titleLayout === 'page';
  const ownPages = ownPagesOf(isFirst, hasCover, environment);
  return {
    page,
    headers: headersOf(page, ownPages, environment),
    ...(columns ? { columns } : {}),
    ...(isContinued ? { isContinued } : {}),
    ownPages,
    blocks: isReadTwice ? kept(compose) : { [Symbol.iterator]: compose },
  };
}

/** Even a document without text needs one paragraph. */
const EMPTY: ComposedParagraph = { type: 'paragraph', style: 'BodyText', content: [], rightToLeft: false };

/** Caches the result of `make`. */
function kept<T>(make: () => Generator<T, void>): Iterable<T> {
  let all: readonly T[] | undefined;
  return {
    [Symbol.iterator]: () => {
      all ??= [...make()];
      return all[Symbol.iterator]();
    },
  };
}
