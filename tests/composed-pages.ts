import { expect } from 'vitest';
import { settingsOf } from '../engine/src/api/settings.js';
import { layOut } from '../engine/src/layout/index.js';
import type {
  Composed,
  ComposedBlock,
  ComposedCell,
  ComposedInline,
  ComposedParagraph,
  ComposedSection,
  ComposedTable,
} from '../engine/src/model/composed.js';
import { PLAIN_RUN } from '../engine/src/model/composed-inlines.js';
import type { PageDrawing, PlacedBlock, PlacedParagraph } from '../engine/src/model/pages.js';
import { textWidth, themeOf } from '../engine/src/theme/index.js';

/* Documents of composed blocks, and their pages. */

export const theme = themeOf(settingsOf({}));
/** With three rules in tables, and none between their rows. */
export const threeRules = { ...theme, tables: themeOf(settingsOf({ template: 'academic' })).tables };
export const { page } = theme;
export const LEFT = page.margins.left;
export const TOP = page.margins.top;
export const WIDTH = textWidth(page);
export const RIGHT = LEFT + WIDTH;
export const BOTTOM = page.height - page.margins.bottom;
export const HEIGHT = BOTTOM - TOP;

export const words = (text: string): ComposedInline => ({ type: 'text', text, properties: PLAIN_RUN });

export const paragraph = (text: string, own: Partial<ComposedParagraph> = {}): ComposedParagraph => ({
  type: 'paragraph',
  style: 'BodyText',
  content: [words(text)],
  rightToLeft: false,
  ...own,
});

export const section = (
  blocks: readonly ComposedBlock[],
  own: Partial<ComposedSection> = {},
): ComposedSection => ({
  page,
  headers: [],
  ownPages: [],
  blocks,
  ...own,
});

export const documentOf = (sections: readonly ComposedSection[], own: Partial<Composed> = {}): Composed => ({
  sections,
  headers: [],
  noteKind: 'footnote',
  notes: [],
  noteBlocks: () => [],
  lineShift: () => 0,
  hasEquations: false,
  hasContents: false,
  ...own,
});

export const draw = (composed: Composed, number = 1): PageDrawing => layOut(composed, theme).draw(number);
export const bodyOf = (...blocks: readonly ComposedBlock[]): readonly PlacedBlock[] =>
  draw(documentOf([section(blocks)])).body;

const typed =
  <Type extends PlacedBlock['type']>(type: Type) =>
  (block: PlacedBlock): block is Extract<PlacedBlock, { type: Type }> =>
    block.type === type;
export const isParagraph = typed('paragraph');
export const isBox = typed('box');
export const isTable = typed('table');

export const textOf = (block: PlacedBlock | undefined): string =>
  block?.type === 'paragraph'
    ? block.lines
        .flatMap(({ pieces }) => pieces.map((piece) => (piece.type === 'text' ? piece.text : '')))
        .join('')
    : '';
export const named = (blocks: readonly PlacedBlock[], text: string): PlacedParagraph => {
  const found = blocks.filter(isParagraph).find((block) => textOf(block) === text);
  if (!found) throw new Error(`Not drawn: ${text}`);
  return found;
};
export const bottomOf = ({ lines }: PlacedParagraph): number => {
  const last = lines.at(-1);
  return (last?.top ?? Number.NaN) + (last?.height ?? Number.NaN);
};
export const isAt = (place: number | undefined, expected: number): void =>
  expect(place).toBeCloseTo(expected, 3);

export const cell = (text: string, own: Partial<ComposedCell> = {}): ComposedCell => ({
  column: 0,
  columns: 1,
  rows: 1,
  continued: false,
  width: 3000,
  blocks: [paragraph(text, { style: 'TableText' })],
  ...own,
});
export const table = (
  rows: readonly (readonly ComposedCell[])[],
  own: Partial<ComposedTable> = {},
): ComposedTable => ({
  type: 'table',
  style: 'MarkdownTable',
  widths: [3000, 3000],
  indent: 0,
  rightToLeft: false,
  hasFirstRow: false,
  rows: rows.map((cells) => ({ isHeader: false, splits: false, cells })),
  ...own,
});
