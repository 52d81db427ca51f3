import type { PageDrawing, PlacedBlock, PlacedParagraph } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { paragraphsOf } from '../../page-drawing/paragraphs';
import { lineAt } from './line-at';

function paragraph(x: number, y: number, source: number | undefined, lines = 1): PlacedParagraph {
  return {
    type: 'paragraph',
    role: { kind: 'text' },
    begins: true,
    ends: true,
    rightToLeft: false,
    box: { x, y, width: 1000, height: 100 * lines },
    lines: Array.from({ length: lines }, (_, index) => ({
      top: y + index * 100,
      height: 100,
      baseline: y + index * 100 + 80,
      pieces: [{ type: 'text', text: 'words', look: 0, x, width: 1000 }],
    })),
    ...(source !== undefined && { source: { first: source, last: source } }),
  };
}

const table: PlacedBlock = {
  type: 'table',
  begins: true,
  ends: true,
  rightToLeft: false,
  rows: [
    {
      isHeader: false,
      isRepeated: false,
      cells: [0, 1].map((index) => ({
        box: { x: 1000 * index, y: 600, width: 1000, height: 100 },
        columns: 1,
        rows: 1,
        blocks: [paragraph(1000 * index, 600, 20 + index)],
      })),
    },
  ],
};

const page: PageDrawing = {
  number: 1,
  width: 12_000,
  height: 16_000,
  header: [paragraph(0, 0, undefined)],
  body: [paragraph(1000, 200, 1, 2), table],
  notes: { separators: [{ x: 0, y: 9000, width: 100, thickness: 10 }], blocks: [paragraph(0, 9100, 30)] },
  footer: [],
  looks: [],
};

function found(x: number, y: number): unknown[] {
  const place = lineAt(paragraphsOf(page), x, y);
  return [place?.paragraph.source?.first, place?.line, place?.share];
}

test('a point maps to the line that it is in, and to a fraction of its width', () => {
  expect(found(1250, 310)).toEqual([1, 1, 0.25]);
  expect(found(400, 650)).toEqual([20, 0, 0.4]);
  expect(found(1400, 650)).toEqual([21, 0, 0.4]);
});

test('outside of all lines it is the nearest one that comes from the text', () => {
  expect(found(1500, 10)).toEqual([1, 0, 0.5]);
  expect(found(0, 15_000)).toEqual([30, 0, 0]);
  expect(found(11_000, 650)).toEqual([21, 0, 1]);
});

test('there is none on a page without text', () => {
  expect(
    lineAt(paragraphsOf({ ...page, body: [], notes: undefined } as unknown as PageDrawing), 0, 0),
  ).toBeUndefined();
});
