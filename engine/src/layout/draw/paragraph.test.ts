import { describe, expect, test } from 'vitest';
import { templateLook } from '../../../../tests/composed.js';
import {
  bodyOf,
  bottomOf,
  documentOf,
  isAt,
  isParagraph,
  LEFT,
  page,
  paragraph,
  RIGHT,
  section,
  TOP,
  textOf,
  theme,
  WIDTH,
  words,
} from '../../../../tests/composed-pages.js';
import { settingsOf } from '../../api/settings.js';
import { faceOf } from '../../metrics/fonts.js';
import type { ComposedBlock, ComposedInline, ComposedParagraph } from '../../model/composed.js';
import { PLAIN_RUN } from '../../model/composed-inlines.js';
import type { Format } from '../../model/format.js';
import type { PlacedParagraph, TextPiece } from '../../model/pages.js';
import type { Note } from '../../model/resolved.js';
import { formatOf, formatsOf } from '../../theme/formats.js';
import { themeOf } from '../../theme/index.js';
import type { WordTemplateMarker } from '../../theme/word-template-markers.js';
import { layOut } from '../index.js';
import { roleOf } from './roles.js';
import { widthOf } from './segments.js';

const plain = formatOf(formatsOf(theme), 'BodyText');
const LONG =
  'some words of a text that is long enough for more than one line of a page, whichever that may be, and then some';
const drawn = (block: ComposedBlock): PlacedParagraph => bodyOf(block).find(isParagraph) as PlacedParagraph;
/** Where a line begins and ends, the side on the left first. */
const ends = (placed: PlacedParagraph, line = 0): readonly number[] => {
  const pieces = placed.lines.at(line)?.pieces ?? [];
  return [
    Math.round(Math.min(...pieces.map(({ x }) => x))),
    Math.round(Math.max(...pieces.map(({ x, width }) => x + width))),
  ];
};
const given = (own: Partial<Format>): Partial<ComposedParagraph> => ({ format: { ...plain, ...own } });

describe('lines', () => {
  const both: Partial<ComposedParagraph> = given({ alignment: 'both' });

  test('end at the right indent, and the first one begins at its own', () => {
    const indents = { left: 300, right: 500, firstLine: 200 };
    const placed = drawn(paragraph(LONG, { ...both, indents }));
    expect(ends(placed)).toEqual([LEFT + 500, RIGHT - 500]);
    expect(ends(placed, 1)[0]).toBe(LEFT + 300);
    const hanging = drawn(paragraph(LONG, { ...both, indents: { left: 300, hanging: 200 } }));
    expect([ends(hanging)[0], ends(hanging, 1)[0]]).toEqual([LEFT + 100, LEFT + 300]);
  });

  test('from right to left have their indents from the right', () => {
    const hebrew: ComposedInline = {
      type: 'text',
      text: 'שלום עולם '.repeat(30),
      properties: { ...PLAIN_RUN, rightToLeft: true },
    };
    const placed = drawn(
      paragraph('', {
        ...both,
        content: [hebrew],
        rightToLeft: true,
        indents: { left: 300, right: 500, firstLine: 200 },
      }),
    );
    expect(ends(placed)).toEqual([LEFT + 500, RIGHT - 500]);
    expect(ends(placed, 1)[1]).toBe(RIGHT - 300);
    expect(placed.box).toMatchObject({ x: LEFT + 500, width: WIDTH - 800 });
  });

  test.each<[string, Partial<ComposedParagraph>, 'left' | 'middle' | 'right']>([
    ['to the left', { alignment: 'left' }, 'left'],
    ['to the right', { alignment: 'right' }, 'right'],
    ['in the middle', { alignment: 'center' }, 'middle'],
    ['to the left from right to left', { alignment: 'left', rightToLeft: true }, 'left'],
    ['to the right from right to left', { alignment: 'right', rightToLeft: true }, 'right'],
    ['in the middle, by its style', given({ alignment: 'center' }), 'middle'],
    ['to the right, by its style', given({ alignment: 'right' }), 'right'],
    ['where it begins, by its style', given({ alignment: 'left' }), 'left'],
    [
      'where it ends, by its style from right to left',
      { ...given({ alignment: 'right' }), rightToLeft: true },
      'left',
    ],
    ['where its last line begins, as justified', given({ alignment: 'both' }), 'left'],
    [
      'as itself says rather than its style',
      { ...given({ alignment: 'center' }), alignment: 'left' },
      'left',
    ],
  ])('are aligned %s', (_, own, side) => {
    const [left = 0, right = 0] = ends(drawn(paragraph('words', own)));
    const place = { left: left - LEFT, middle: left + right - LEFT - RIGHT, right: right - RIGHT }[side];
    expect(Math.abs(place)).toBeLessThanOrEqual(1);
  });

  test('that the author ends are not justified', () => {
    const placed = drawn(
      paragraph('', { ...both, content: [words('one two'), { type: 'lineBreak' }, words(LONG)] }),
    );
    expect(ends(placed)[1]).toBeLessThan(LEFT + WIDTH / 2);
    expect(ends(placed, 1)[1]).toBe(RIGHT);
    const bold: ComposedInline = { type: 'text', text: 'two ', properties: { ...PLAIN_RUN, bold: true } };
    const content = [words('one '), bold, words('three'), { type: 'lineBreak' } as const, words(LONG)];
    expect(ends(drawn(paragraph('', { ...both, content })))[1]).toBeLessThan(LEFT + WIDTH / 2);
  });

  test('have a stop on the right from the edge of the column, or where the paragraph has it', () => {
    const content: readonly ComposedInline[] = [words('a'), { type: 'tab' }, words('12')];
    const withStop = given({ rightTab: { position: WIDTH, dots: false } });
    const indents = { left: 400, firstLine: 100 };
    expect(ends(drawn(paragraph('', { ...withStop, content, indents })))).toEqual([LEFT + 500, RIGHT]);
    const own = drawn(paragraph('', { ...withStop, content, indents, tabs: { right: 5000 } }));
    expect(ends(own)[1]).toBe(LEFT + 5000);
  });
});

describe('a formula', () => {
  const formula = (isDisplayed: boolean): ComposedInline =>
    ({
      type: 'equation',
      isDisplayed,
      source: 'x',
      math: [],
      mathml: '<math><mi>x</mi></math>',
      size: { width: 2, height: 1, depth: 0.2 },
    }) as unknown as ComposedInline;
  const isCentred = (content: readonly ComposedInline[]): boolean => {
    const [left = 0, right = 0] = ends(drawn(paragraph('', { content })));
    return Math.abs(left + right - LEFT - RIGHT) < 2;
  };

  test('stands in the middle if it is displayed and alone, whatever is around it', () => {
    expect(isCentred([formula(true)])).toBe(true);
    expect(isCentred([{ type: 'bookmarked', names: ['a'], content: [formula(true)] }])).toBe(true);
    expect(
      isCentred([{ type: 'revised', revision: {}, content: [formula(true)] } as unknown as ComposedInline]),
    ).toBe(true);
    expect(isCentred([formula(false)])).toBe(false);
    expect(isCentred([formula(true), words(' x')])).toBe(false);
    expect(isCentred([words('x')])).toBe(false);
  });
});

describe('a paragraph', () => {
  test('has borders at their distance from its text', () => {
    const sides = ['left', 'top', 'right', 'bottom'] as const;
    const bordered = (own: Partial<NonNullable<Format['border']>>) =>
      drawn(
        paragraph('words', given({ border: { sides, color: '123456', thickness: 20, space: 80, ...own } })),
      );
    const { box } = drawn(paragraph('words', given({})));
    expect(bordered({}).box).toEqual({
      x: box.x - 100,
      y: box.y - 100,
      width: box.width + 200,
      height: box.height + 200,
    });
    const left = bordered({ sides: ['left'] });
    expect(left.box).toEqual({ ...box, x: box.x - 100, width: box.width + 100 });
    expect(left.borders).toEqual({ left: { thickness: 20, color: '123456' } });
    expect(drawn(paragraph('words', given({})))).not.toHaveProperty('shading');
    expect(drawn(paragraph('words', given({ shading: 'EEEEEE' }))).shading).toBe('EEEEEE');
  });

  test('over several pages has its own lines on each, and begins and ends on one', () => {
    const low = { ...page, height: page.margins.top + 1200 + page.margins.bottom };
    const level = { sequence: 1, format: 'decimal.', start: 1, level: 0, isOfStyle: true } as const;
    const block = paragraph('some words '.repeat(80), { numbering: level });
    const laidOut = layOut(documentOf([section([block], { page: low })]), theme);
    const placed = laidOut.overview.pages.flatMap((_, index) =>
      laidOut.draw(index + 1).body.filter(isParagraph),
    );
    expect(placed.length).toBeGreaterThan(2);
    expect(placed.map(textOf).join('')).toBe('some words '.repeat(80));
    const last = placed.length - 1;
    expect(placed.map(({ begins, ends, marker }) => [begins, ends, marker !== undefined])).toEqual(
      placed.map((_, index) => [index === 0, index === last, index === 0]),
    );
    for (const part of placed) {
      isAt(part.box.y, part.lines[0]?.top ?? 0);
      isAt(part.box.y + part.box.height, bottomOf(part));
    }
  });

  test('that is a heading by its outline only is one of that level', () => {
    const heading = { type: 'heading', depth: 3, children: [], line: 1 } as const;
    expect(drawn(paragraph('words', { heading })).role).toEqual({ kind: 'heading', level: 3 });
    expect(drawn(paragraph('words', { heading, style: 'Heading2' })).role).toEqual({
      kind: 'heading',
      level: 2,
    });
    expect(drawn(paragraph('words', { heading, style: 'Title' })).role).toEqual({
      kind: 'heading',
      level: 3,
    });
    expect(drawn(paragraph('words', { style: 'Title' })).role).toEqual({ kind: 'title' });
  });

  test('that begins with a checkbox is an item of the level of its indent', () => {
    const task = (left?: number) =>
      drawn(
        paragraph('', {
          content: [{ type: 'checkbox', checked: false }, words(' a')],
          ...(left === undefined ? {} : { indents: { left } }),
        }),
      ).role;
    const { listStart, listIndent } = theme;
    const academic = themeOf(settingsOf({ template: 'academic' }));
    expect(academic.listStart).toBeGreaterThan(0);
    const inAcademic = (left: number) =>
      roleOf(
        paragraph('', { content: [{ type: 'checkbox', checked: false }], indents: { left } }),
        {},
        academic,
      );
    for (const level of [0, 1, 2])
      expect(inAcademic(academic.listStart + (level + 1) * academic.listIndent)).toEqual({
        kind: 'item',
        level,
      });
    expect(task(listStart + listIndent)).toEqual({ kind: 'item', level: 0 });
    expect(task(listStart + 3 * listIndent)).toEqual({ kind: 'item', level: 2 });
    expect(task()).toEqual({ kind: 'item', level: 0 });
  });
});

describe('the marker of an item', () => {
  const level = { sequence: 1, format: 'decimal.', start: 1, level: 0, isOfStyle: true } as const;
  const items = (own: Partial<ComposedParagraph> = {}, look = theme) => {
    const blocks = ['one', 'two'].map((text) => paragraph(text, { numbering: level, ...own }));
    const { body } = layOut(documentOf([section(blocks)]), look).draw(1);
    return body.filter(isParagraph);
  };

  test('hangs out before the text, on the right from right to left', () => {
    const [first, second] = items();
    expect([first?.marker?.text, second?.marker?.text]).toEqual(['1.', '2.']);
    const text = first?.lines[0]?.pieces[0]?.x ?? 0;
    isAt(first?.marker?.x, text - theme.listIndent);
    const [hanging] = items({ indents: { hanging: 700 } });
    isAt(hanging?.marker?.x, (hanging?.lines[0]?.pieces[0]?.x ?? 0) - 700);
    expect(first?.marker?.type).toBe('text');
    isAt(first?.marker?.width, widthOf('1.', faceOf(plain.font, false, false)) * plain.size);
    const [other] = items({ rightToLeft: true });
    const edge = Math.max(...(other?.lines[0]?.pieces ?? []).map(({ x, width }) => x + width));
    isAt((other?.marker?.x ?? 0) + (other?.marker?.width ?? 0), edge + theme.listIndent);
  });

  test('is that of the Word template, at the distance that it has there', () => {
    const marker: WordTemplateMarker = {
      format: 'upperRoman',
      text: 'Art. %1',
      level: 0,
      above: [],
      left: 900,
      hanging: 850,
      shareBefore: 0,
    };
    const look = { ...theme, ...templateLook({ markers: new Map([['ListNumber', marker]]) }) };
    const [, second] = items({ style: 'ListNumber' }, look);
    expect(second?.marker?.text).toBe('Art. II');
    isAt(second?.lines[0]?.pieces[0]?.x, LEFT + 900);
    isAt(second?.marker?.x, LEFT + 50);
    for (const shareBefore of [0.5, 1] as const) {
      const aside = new Map([['ListNumber', { ...marker, shareBefore }]] as const);
      const [, moved] = items({ style: 'ListNumber' }, { ...theme, ...templateLook({ markers: aside }) });
      isAt(moved?.marker?.x, LEFT + 50 - (moved?.marker?.width ?? 0) * shareBefore);
      expect(moved?.lines[0]?.pieces[0]?.x).toBe(second?.lines[0]?.pieces[0]?.x);
    }
  });
});

describe('notes on a low page', () => {
  const noteOf = (number: number): Note =>
    ({ number, content: { kind: 'inlines', children: [] } }) as unknown as Note;
  const note = noteOf(1);
  const reference: ComposedInline = { type: 'noteReference', note, text: '1' };
  const low = { ...page, height: page.margins.top + 1500 + page.margins.bottom };
  const foot = TOP + 1500;
  const noteWith = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      paragraph(`note ${index}`, { style: 'FootnoteText', spacing: { before: 60, after: 40, always: true } }),
    );
  const pagesWith = (count: number, own: object = {}) => {
    const text = paragraph('', { content: [words('a'), reference] });
    const composed = documentOf([section([text], { page: low })], {
      notes: [note],
      noteBlocks: () => noteWith(count),
      ...own,
    });
    const laidOut = layOut(composed, theme);
    return laidOut.overview.pages.map((_, index) => laidOut.draw(index + 1));
  };

  test('have their own spaces between paragraphs, but none at the top of a page that they continue on', () => {
    const pages = pagesWith(7);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap(({ notes }) => (notes?.blocks ?? []).filter(isParagraph).map(textOf))).toEqual(
      Array.from({ length: 7 }, (_, index) => `note ${index}`),
    );
    for (const { notes } of pages) {
      const placed = notes?.blocks.filter(isParagraph) ?? [];
      isAt(bottomOf(placed.at(-1) as PlacedParagraph), foot);
      for (const [index, { lines }] of placed.entries())
        if (index > 0) isAt(lines[0]?.top, bottomOf(placed[index - 1] as PlacedParagraph) + 60);
    }
    // The separator is in the middle of a line of its own above the notes, so that it is as far from them on each page.
    const [first, second] = pages.map(({ notes }) => {
      const top = notes?.blocks.filter(isParagraph)[0]?.lines[0]?.top ?? 0;
      return top - (notes?.separators[0]?.y ?? 0);
    });
    expect(first).toBeGreaterThan(0);
    isAt(first, (second ?? 0) + 60);
  });

  test('have the numbers that begin anew on their page', () => {
    const numbering = { restarts: 'page', text: (place: number) => `(${place})` } as const;
    const look = { ...theme, ...templateLook({ notes: { footnote: numbering } }) };
    const notes = [noteOf(1), noteOf(2)];
    const marked = notes.map((each) =>
      paragraph('', {
        content: [words('a'), { type: 'noteReference', note: each, text: String(each.number) }],
      }),
    );
    const broken = { ...paragraph('', { content: [{ type: 'pageBreak' }] }) };
    const composed = documentOf([section([marked[0] as ComposedBlock, broken, marked[1] as ComposedBlock])], {
      notes,
      noteBlocks: ({ number }) => [
        paragraph('', {
          style: 'FootnoteText',
          content: [{ type: 'noteNumber', note: noteOf(number), text: String(number) }, words(' n')],
        }),
      ],
    });
    const named: ComposedInline = {
      type: 'field',
      instruction: { kind: 'noteNumber', note: notes[1] as Note, bookmark: 'b', asMark: false },
      result: '2',
      properties: PLAIN_RUN,
    };
    const [again, last] = [paragraph('', { content: [named] }), marked[1] as ComposedBlock];
    const naming = { ...composed, sections: [section([marked[0] as ComposedBlock, broken, last, again])] };
    expect(layOut(naming, look).draw(2).body.filter(isParagraph).map(textOf)).toContain('(1)');
    const drawnPages = [1, 2].map((number) => layOut(composed, look).draw(number));
    for (const { body, notes: atFoot } of drawnPages) {
      expect(body.filter(isParagraph).map(textOf).join('')).toBe('a(1)');
      expect(atFoot?.blocks.filter(isParagraph).map(textOf)).toEqual(['(1) n']);
    }
  });
});

test('a condition in a header is decided on each page, with the fields in it', () => {
  const shown = (operator: string): ComposedInline => ({
    type: 'field',
    instruction: {
      kind: 'condition',
      left: [{ kind: 'page' }],
      operator,
      right: ['1'],
      yes: ['first of ', { kind: 'pageCount', of: 'document' }, { kind: 'sequence' } as never],
      no: ['page ', { kind: 'page' }, { kind: 'pageOf', bookmark: 'nowhere' } as never],
    },
    result: '1',
    properties: PLAIN_RUN,
  });
  const header = paragraph('', { content: [shown('=')] });
  const broken = paragraph('', { content: [{ type: 'pageBreak' }] });
  const composed = documentOf([
    section([broken, paragraph('x')], { headers: [{ kind: 'header', pages: 'usual', paragraph: header }] }),
  ]);
  const laidOut = layOut(composed, theme);
  const headers = [1, 2].map((number) => laidOut.draw(number).header.filter(isParagraph)[0]);
  expect(headers.map(textOf)).toEqual(['first of 2', 'page 21']);
  const [piece] = headers[0]?.lines[0]?.pieces ?? [];
  const face = faceOf(plain.font, false, false);
  isAt(piece?.width, widthOf('first of 2', face) * plain.size);
});

test('the number of a page that is not known is that of the first', () => {
  const field: ComposedInline = {
    type: 'field',
    instruction: { kind: 'pageOf', bookmark: 'nowhere' } as never,
    result: '',
    properties: PLAIN_RUN,
  };
  const [piece] = drawn(paragraph('', { content: [field] })).lines[0]?.pieces ?? [];
  expect((piece as TextPiece).text).toBe('1');
});
