import type { ComposedBlock, ComposedSection, PageStories, SectionSetting } from '../model/composed.js';
import { columnWidth, textWidth } from '../theme/index.js';
import { HEADER_DISTANCE, NOTE_SEPARATOR } from '../theme/measures.js';
import { boxesOf } from './blocks.js';
import { heightOf, type PageRoom, type Part, stack } from './boxes.js';
import type { Typesetting } from './typesetting.js';

/** The first page of a section and those with even numbers may have other headers and footers than the usual ones. */
export type PageKind = 'usual' | 'first' | 'even';

/** The pages of a section. */
export interface SectionFrame {
  readonly usual: PageFrame;
  readonly first: PageFrame | undefined;
  readonly even: PageFrame | undefined;
  /** The width of the text, in twips. */
  readonly textWidth: number;
  /** The left edges of the columns, from that of the text. */
  readonly columns: readonly number[];
  readonly columnWidth: number;
  /** The fraction of the free space that a page that is not full leaves above its text. */
  readonly shareAbove: number;
}

/** The places of text, header and footer on a page, in twips. */
export interface PageFrame {
  readonly width: number;
  readonly height: number;
  /** The left edge and the top of the text. */
  readonly left: number;
  readonly top: number;
  readonly room: PageRoom;
  readonly header: PlacedStory;
  readonly footer: PlacedStory;
}

/** A header or footer, and the top of it. */
export interface PlacedStory {
  readonly parts: readonly Part[];
  readonly top: number;
}

const SHARES_ABOVE = { top: 0, center: 0.5, bottom: 1 } as const;

export function frameOf(section: ComposedSection, setting: Typesetting): SectionFrame {
  const { page, columns, setting: own } = section;
  const { count, space, isReversed } = columns ?? { count: 1, space: 0 };
  const { usual, first, even } = own?.stories ?? storiesOf(section);
  const width = textWidth(page);
  const ownWidth = columnWidth(page, columns);
  const framed = (stories: PageStories): PageFrame => pageFrame(section, stories, setting);
  return {
    usual: framed(usual),
    first: first && framed(first),
    even: even && framed(even),
    textWidth: width,
    columns: Array.from(
      { length: count },
      (_, index) => (isReversed ? count - 1 - index : index) * (ownWidth + space),
    ),
    columnWidth: ownWidth,
    shareAbove: SHARES_ABOVE[own?.verticalAlignment ?? 'top'],
  };
}

/** The frame of a page of a kind; sections without pages of the kind have the usual ones. */
export function frameFor(frame: SectionFrame, kind: PageKind): PageFrame {
  return frame[kind] ?? frame.usual;
}

/** For a section that does not come from a template. */
function storiesOf({ headers, ownPages }: ComposedSection): SectionSetting['stories'] {
  const story = (kind: 'header' | 'footer', on: PageKind): readonly ComposedBlock[] =>
    headers.filter(({ kind: own, pages }) => own === kind && pages === on).map(({ paragraph }) => paragraph);
  const stories = (on: PageKind): PageStories => ({
    header: story('header', on),
    footer: story('footer', on),
  });
  const own = ownPages.map((pages) => [pages, stories(pages)] as const);
  return { usual: stories('usual'), ...Object.fromEntries(own) };
}

/** On a page without room for a line, the text would never end. In twips. */
const MIN_ROOM = 720;

/** A header or footer that is higher than its margin pushes the text away. */
function pageFrame(
  { page, setting: own }: ComposedSection,
  stories: PageStories,
  setting: Typesetting,
): PageFrame {
  const { width, height, margins } = page;
  const column = { x: 0, width: textWidth(page), isCell: false };
  const boxes = (blocks: readonly ComposedBlock[]) =>
    blocks.flatMap((block) => boxesOf(block, column, setting));
  const [header, footer] = [boxes(stories.header), boxes(stories.footer)];
  const { headerDistance = HEADER_DISTANCE, footerDistance = HEADER_DISTANCE } = own ?? {};
  const footerHeight = heightOf(footer);
  const top = Math.max(margins.top, header.length > 0 ? headerDistance + heightOf(header) : 0);
  const bottom = Math.max(margins.bottom, footer.length > 0 ? footerDistance + footerHeight : 0);
  return {
    width,
    height,
    left: margins.left,
    top,
    room: { height: Math.max(height - top - bottom, MIN_ROOM), separator: NOTE_SEPARATOR },
    header: { parts: stack(header), top: headerDistance },
    footer: { parts: stack(footer), top: height - footerDistance - footerHeight },
  };
}

/** The rooms of the pages of each kind. */
export function roomsOf(frame: SectionFrame): Readonly<Record<PageKind, PageRoom>> {
  return {
    usual: frameFor(frame, 'usual').room,
    first: frameFor(frame, 'first').room,
    even: frameFor(frame, 'even').room,
  };
}
