import { describe, expect, test } from 'vitest';
import { page, paragraph, section, theme, WIDTH } from '../../../tests/composed-pages.js';
import type { ComposedHeader, ComposedSection, PageStories, SectionSetting } from '../model/composed.js';
import { formatsOf } from '../theme/formats.js';
import { HEADER_DISTANCE, NOTE_SEPARATOR } from '../theme/measures.js';
import { heightOf } from './boxes.js';
import { frameFor, frameOf, roomsOf } from './frame.js';

const setting = { theme, formats: formatsOf(theme) };
const { margins, height } = page;

const framed = (own: Partial<ComposedSection> = {}) => frameOf(section([], own), setting);
const linesOf = (style: 'Header' | 'Footer', count: number) =>
  Array.from({ length: count }, (_, index) => paragraph(`line ${index}`, { style }));
const story = (kind: 'header' | 'footer', count: number, pages: ComposedHeader['pages'] = 'usual') =>
  linesOf(kind === 'header' ? 'Header' : 'Footer', count).map((each) => ({ kind, pages, paragraph: each }));
const given = (own: Partial<SectionSetting>): Partial<ComposedSection> => ({
  setting: {
    stories: { usual: { header: [], footer: [] } },
    headerDistance: 300,
    footerDistance: 500,
    verticalAlignment: 'top',
    pageNumbers: { format: 'decimal', start: undefined },
    ...own,
  },
});
const heightOfParts = (parts: readonly { readonly box: Parameters<typeof heightOf>[0][number] }[]): number =>
  heightOf(parts.map(({ box }) => box));

describe('the text of a page', () => {
  const plain = framed().usual;

  test('is between the margins, where header and footer do not reach it', () => {
    for (const headers of [[], [...story('header', 1), ...story('footer', 1)]]) {
      const { usual } = framed({ headers });
      expect(usual).toMatchObject({ left: margins.left, top: margins.top });
      expect(usual.room).toEqual({
        height: height - margins.top - margins.bottom,
        separator: NOTE_SEPARATOR,
      });
    }
  });

  test('begins below a header that is higher than the margin', () => {
    const { usual } = framed({ headers: story('header', 9) });
    const own = heightOfParts(usual.header.parts);
    expect(own).toBeGreaterThan(margins.top);
    expect(usual.top).toBe(HEADER_DISTANCE + own);
    expect(usual.room.height).toBe(plain.room.height - (usual.top - plain.top));
  });

  test('ends above a footer that is higher than the margin', () => {
    const { usual } = framed({ headers: story('footer', 9) });
    const own = heightOfParts(usual.footer.parts);
    expect(usual.top).toBe(plain.top);
    expect(usual.room.height).toBe(height - margins.top - HEADER_DISTANCE - own);
    expect(usual.footer.top).toBe(height - HEADER_DISTANCE - own);
  });

  test('is not moved by the distance of a header or footer that is not there', () => {
    const { usual } = framed(given({ headerDistance: 5000, footerDistance: 5000 }));
    expect([usual.top, usual.room.height]).toEqual([plain.top, plain.room.height]);
  });

  test('has room for a line, whatever the header and the footer leave', () => {
    const { usual } = framed({ headers: [...story('header', 40), ...story('footer', 40)] });
    expect(usual.room.height).toBe(720);
  });
});

test('a header and a footer are as far from the edges of the paper as a Word template says', () => {
  const stories = { usual: { header: linesOf('Header', 1), footer: linesOf('Footer', 2) } };
  const { usual } = framed(given({ stories }));
  expect(usual.header.top).toBe(300);
  expect(usual.footer.top).toBe(height - 500 - heightOfParts(usual.footer.parts));
  expect(usual.footer.parts).toHaveLength(2);
  expect(framed().usual.header.top).toBe(HEADER_DISTANCE);
});

test('first and even pages have room of their own if they have headers of their own', () => {
  const high: PageStories = { header: linesOf('Header', 9), footer: [] };
  const higher: PageStories = { header: linesOf('Header', 12), footer: [] };
  const none: PageStories = { header: [], footer: [] };
  const of = (stories: SectionSetting['stories']) => {
    const { usual, first, even } = roomsOf(framed(given({ stories })));
    return [usual.height, first.height, even.height];
  };
  const [all = 0] = of({ usual: none });
  const [low = 0] = of({ usual: high });
  const [lower = 0] = of({ usual: higher });
  expect(low).toBeLessThan(all);
  expect(lower).toBeLessThan(low);
  expect(of({ usual: none })).toEqual([all, all, all]);
  expect(of({ usual: high })).toEqual([low, low, low]);
  expect(of({ usual: none, first: high })).toEqual([all, low, all]);
  expect(of({ usual: none, even: high })).toEqual([all, all, low]);
  expect(of({ usual: high, first: none, even: higher })).toEqual([low, all, lower]);
});

test('first and even pages show only their own headers, also where these are empty', () => {
  const headers = [...story('header', 1), ...story('footer', 2), ...story('footer', 3, 'even')];
  const frame = framed({ headers, ownPages: ['first', 'even'] });
  const count = (kind: 'usual' | 'first' | 'even') => {
    const { header, footer } = frameFor(frame, kind);
    return [header.parts.length, footer.parts.length];
  };
  expect(count('usual')).toEqual([1, 2]);
  expect(count('first')).toEqual([0, 0]);
  expect(count('even')).toEqual([0, 3]);
  expect(frameFor(framed({ headers }), 'even').footer.parts).toHaveLength(2);
});

test('a header may be as wide as the text, also where that has columns', () => {
  const [one, two] = [undefined, { count: 2, space: 400 }].map((columns) =>
    framed({ headers: story('header', 1), ...(columns ? { columns } : {}) }),
  );
  expect(two?.columnWidth).toBe((WIDTH - 400) / 2);
  const widthOf = (frame: typeof one) => {
    const box = frame?.usual.header.parts[0]?.box;
    return box?.type === 'paragraph' ? box.column.width : undefined;
  };
  expect([widthOf(one), widthOf(two)]).toEqual([WIDTH, WIDTH]);
});

test('the text of a page that is not full is at the top, in the middle or at the bottom', () => {
  const shares = (['top', 'center', 'bottom'] as const).map(
    (verticalAlignment) => framed(given({ verticalAlignment })).shareAbove,
  );
  expect(shares).toEqual([0, 0.5, 1]);
});
