import { spansOf } from '../metrics/spans.js';
import type { Composed, ComposedBlock, ComposedParagraph } from '../model/composed.js';
import type { Heading } from '../model/document.js';
import type { PageDrawing, PagesOverview, PlacedBlock, PlacedLine, TextLook } from '../model/pages.js';
import { formatOf, formatsOf } from '../theme/formats.js';
import { type Theme, textWidth } from '../theme/index.js';
import { boxesOf } from './blocks.js';
import type { Box } from './boxes.js';
import { roomOf } from './index.js';
import { NoteSetter } from './notes.js';
import { paginate } from './pages.js';
import type { Typesetting } from './typesetting.js';

/** Pages that were laid out; each is drawn when it is asked for. */
export interface LaidOut {
  readonly overview: PagesOverview;
  /** `number` is counted from 1. */
  draw(number: number): PageDrawing;
}

/** Lays out a document roughly: the right number of pages and their text, without its looks, tables, notes and headers. */
export function layOut(composed: Composed, theme: Theme): LaidOut {
  const { width, height, margins } = theme.page;
  const boxes = markedBoxes(composed, theme);
  const found = paginate(
    boxes.map(({ box }) => box),
    roomOf(theme.page, settingOf(composed, theme)),
  );
  const pages: Marked[][] = [[]];
  for (const each of boxes) {
    const page = found.get(each.marker) ?? pages.length;
    while (pages.length < page) pages.push([]);
    pages[page - 1]?.push(each);
  }
  return {
    overview: {
      pages: pages.map((_, index) => ({ width, height, key: index, firstLine: 1 })),
      headings: [],
      notes: [],
    },
    draw: (number) => ({
      number,
      width,
      height,
      header: [],
      body: stacked(pages[number - 1] ?? [], margins, textWidth(theme.page)),
      footer: [],
      looks: [LOOK],
    }),
  };
}

const LOOK: TextLook = {
  font: 'Calibri',
  size: 11,
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  raise: 0,
  rightToLeft: false,
};

interface Marked {
  readonly marker: Heading;
  readonly box: Box;
  readonly text: string;
}

function settingOf(composed: Composed, theme: Theme): Typesetting {
  const notes = new NoteSetter(composed, textWidth(theme.page));
  const setting: Typesetting = {
    theme,
    formats: formatsOf(theme),
    noteSize: (note) => notes.size(note, setting),
  };
  return setting;
}

function markedBoxes(composed: Composed, theme: Theme): Marked[] {
  const setting = settingOf(composed, theme);
  const column = { width: textWidth(theme.page), bold: false, isCell: false };
  return composed.sections.flatMap(({ blocks }) =>
    Array.from(blocks).flatMap((block) =>
      boxesOf(block, column, setting).map((box, index) => {
        const marker: Heading = { type: 'heading', depth: 1, children: [], line: 1 };
        return { marker, box: { ...box, headings: [marker] }, text: textsOf(block, setting)[index] ?? '' };
      }),
    ),
  );
}

/** The text of each box of a block. */
function textsOf(block: ComposedBlock, setting: Typesetting): string[] {
  const textOf = ({ content }: ComposedParagraph): string =>
    spansOf(content, formatOf(setting.formats), setting)
      .map(({ text }) => text)
      .join('');
  if (block.type === 'paragraph') return [textOf(block)];
  if (block.type === 'contents') return [block.title, ...block.entries, block.end].map(textOf);
  return block.rows.map(({ cells }) =>
    cells
      .flatMap(({ blocks }) => blocks.flatMap((each) => textsOf(each, setting)))
      .filter((text) => text !== '')
      .join(' | '),
  );
}

function stacked(
  boxes: readonly Marked[],
  margins: { readonly top: number; readonly left: number },
  width: number,
): PlacedBlock[] {
  let y = margins.top;
  return boxes.map(({ box, text }) => {
    const top = y;
    const words = text.split(' ');
    const share = Math.ceil(words.length / box.lines.length);
    const lines = box.lines.map(({ height }, index): PlacedLine => {
      const piece = words.slice(index * share, (index + 1) * share).join(' ');
      const line: PlacedLine = {
        top: y,
        height,
        baseline: y + Math.round(height * 0.8),
        pieces: [{ type: 'text', x: margins.left, width, text: piece, look: 0 }],
      };
      y += height;
      return line;
    });
    const placed: PlacedBlock = {
      type: 'paragraph',
      role: { kind: 'text' },
      begins: true,
      ends: true,
      rightToLeft: false,
      box: { x: margins.left, y: top, width, height: y - top },
      lines,
    };
    y += box.format.after;
    return placed;
  });
}
