import type { ComposedSection } from '../model/composed.js';
import { textWidth } from '../theme/index.js';
import { NOTE_SEPARATOR } from '../theme/measures.js';
import { paragraphBox } from './blocks.js';
import { heightOf, type PageRoom, type ParagraphBox } from './boxes.js';
import type { Typesetting } from './typesetting.js';

/** From the paper's edge to the header or the footer. */
const HEADER_DISTANCE = 720;

/** The places of text, header and footer on the pages of a section, in twips. */
export interface PageFrame {
  readonly width: number;
  readonly height: number;
  /** The left edge and the top of the text. */
  readonly left: number;
  readonly top: number;
  readonly textWidth: number;
  readonly room: PageRoom;
  readonly header: PlacedStory | undefined;
  readonly footer: PlacedStory | undefined;
}

/** A header or footer, and the top of it. */
export interface PlacedStory {
  readonly box: ParagraphBox;
  readonly top: number;
}

/** A header or footer that is higher than its margin pushes the text away. */
export function frameOf({ page, headers }: ComposedSection, setting: Typesetting): PageFrame {
  const { width, height, margins } = page;
  const column = { x: 0, width: textWidth(page), isCell: false };
  const story = (kind: 'header' | 'footer'): ParagraphBox | undefined => {
    const found = headers.find((each) => each.kind === kind);
    return found && paragraphBox(found.paragraph, column, setting);
  };
  const [header, footer] = [story('header'), story('footer')];
  const footerHeight = footer ? heightOf([footer]) : 0;
  const top = Math.max(margins.top, header ? HEADER_DISTANCE + heightOf([header]) : 0);
  const bottom = Math.max(margins.bottom, footer ? HEADER_DISTANCE + footerHeight : 0);
  return {
    width,
    height,
    left: margins.left,
    top,
    textWidth: textWidth(page),
    room: { height: height - top - bottom, separator: NOTE_SEPARATOR },
    header: header && { box: header, top: HEADER_DISTANCE },
    footer: footer && { box: footer, top: height - HEADER_DISTANCE - footerHeight },
  };
}
