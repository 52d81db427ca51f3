import { describe, expect, test } from 'vitest';
import { settingsOf } from '../../api/settings.js';
import { faceOf } from '../../metrics/fonts.js';
import type { ObjectSize } from '../../metrics/objects.js';
import { OBJECT, type Run } from '../../metrics/spans.js';
import type { Equation } from '../../model/composed.js';
import { PLAIN_RUN, type RunProperties } from '../../model/composed-inlines.js';
import type { TabStop } from '../../model/format.js';
import type { EquationPiece, Piece, TextPiece } from '../../model/pages.js';
import type { Note } from '../../model/resolved.js';
import { formatOf, formatsOf } from '../../theme/formats.js';
import { themeOf } from '../../theme/index.js';
import { drawLine, type LineFrame } from './line.js';
import { Looks } from './looks.js';
import type { Paper } from './paper.js';
import { LineCutter, widthOf } from './segments.js';

const formats = formatsOf(themeOf(settingsOf({})));
const format = formatOf(formats);
const face = faceOf('Calibri', false, false);
const SIZE = 200;
const DOT = widthOf('.', face) * SIZE;
const NOTE = { number: 7 } as unknown as Note;
const FRAME: LineFrame = {
  edge: 1000,
  width: 5000,
  rightToLeft: false,
  alignment: 'start',
  indent: 0,
  left: 0,
  rightTab: undefined,
  stops: undefined,
};

const runOf = (text: string, inline: Run['inline'], own: Partial<Run> = {}): Run => ({
  text,
  face,
  size: SIZE,
  inline,
  link: undefined,
  ...own,
});
const words = (text: string, properties: Partial<RunProperties> = {}, own: Partial<Run> = {}): Run =>
  runOf(text, { type: 'text', text, properties: { ...PLAIN_RUN, ...properties } }, own);
const TAB = runOf('\t', { type: 'tab' });

/** The pieces of a line that has all of the runs. */
function drawn(runs: readonly Run[], frame: Partial<LineFrame> = {}, hyphenated = false): readonly Piece[] {
  const end = runs.reduce((sum, { text }) => sum + text.length, 0);
  const cutter = new LineCutter(runs, () => undefined);
  const { segments } = cutter.until({ end, ...(hyphenated && { hyphenated }) });
  const paper = {
    formats,
    looks: new Looks(),
    pageOfBookmark: () => undefined,
    pictureOf: () => 1,
  } as unknown as Paper;
  return drawLine(segments, { ...FRAME, ...frame }, format, paper);
}
const widthIn = (text: string): number => widthOf(text, face) * SIZE;
const xOf = (pieces: readonly Piece[], index = 0): number => pieces[index]?.x ?? Number.NaN;
const isAt = (place: number | undefined, expected: number): void => expect(place).toBeCloseTo(expected, 3);
const isText = (piece: Piece): piece is TextPiece => piece.type === 'text';
const stop = (position: number, alignment: TabStop['alignment'] = 'left', dots = false): TabStop => ({
  position,
  alignment,
  dots,
});

describe('a tab', () => {
  test('leads to the next of Word’s own stops, counted from the edge of the column', () => {
    isAt(xOf(drawn([words('a'), TAB, words('b')]), 1), 1000 + 720);
    isAt(xOf(drawn([words('a'), TAB, words('b')], { left: 300, indent: 100 }), 1), 1000 + 720 - 400);
    isAt(xOf(drawn([words('a'), TAB, TAB, words('b')]), 1), 1000 + 1440);
  });

  test('leads from a hanging indent to the edge of the paragraph', () => {
    isAt(xOf(drawn([words('a'), TAB, words('b')], { left: 600, indent: -400 }), 1), 1000 + 400);
  });

  test('leads to stops of the style, at which the text up to the next tab begins, stands in the middle or ends', () => {
    const stops = [stop(900), stop(2500, 'center'), stop(4500, 'right')];
    const pieces = drawn([words('a'), TAB, words('b'), TAB, words('ccc'), TAB, words('dd')], {
      stops,
      left: 100,
      indent: 50,
    });
    const edge = 1000 - 150;
    isAt(xOf(pieces, 1), edge + 900);
    isAt(xOf(pieces, 2) + widthIn('ccc') / 2, edge + 2500);
    isAt(xOf(pieces, 3) + widthIn('dd'), edge + 4500);
  });

  test('never leads back over the text before it', () => {
    const near = [stop(widthIn('aaaaaa') + 150, 'right')];
    const pieces = drawn([words('aaaaaa'), TAB, words('bbbbbb')], { stops: near, left: 100 });
    isAt(xOf(pieces, 1), 1000 + widthIn('aaaaaa'));
  });

  test('that begins the next line is not on this one', () => {
    const cutter = new LineCutter([words('four four\t12')], () => undefined);
    expect(cutter.until({ end: 9 }).segments).toMatchObject([{ text: 'four four', isTab: false }]);
    expect(cutter.until({ end: 12 }).segments).toMatchObject([{ isTab: true }, { text: '12' }]);
  });

  test('leads to the stop on the right after all others, with what follows it ending there', () => {
    const rightTab = { position: 5000, dots: false };
    isAt(xOf(drawn([words('a'), TAB, words('12')], { rightTab }), 1) + widthIn('12'), 6000);
    isAt(xOf(drawn([TAB, words('12')], { rightTab })) + widthIn('12'), 6000);
    isAt(xOf(drawn([words('a'), TAB, words('12')], { rightTab, stops: [stop(900)] }), 1), 1900);
    const outside = { rightTab, left: 600, indent: -400 };
    isAt(xOf(drawn([words('a'), TAB, words('12')], outside), 1), 1400);
  });

  test('leads to a stop on the right with space between scripts in what follows', () => {
    const runs = [words('a'), TAB, words('x'), words('語')];
    const pieces = drawn(runs, { rightTab: { position: 5000, dots: false } });
    isAt(xOf(pieces, 2) - xOf(pieces, 1), widthIn('x') + SIZE / 4);
    isAt(xOf(pieces, 2) + widthIn('語'), 6000);
  });

  test('to a stop keeps its line from being shifted, one of Word’s own does not', () => {
    const runs = [words('a'), TAB, words('b')];
    const width = 720 + widthIn('b');
    isAt(xOf(drawn(runs, { alignment: 'end' })), 6000 - width);
    isAt(xOf(drawn(runs, { alignment: 'center', stops: [stop(720)] })), 1000);
    isAt(xOf(drawn(runs, { alignment: 'end', rightTab: { position: 5000, dots: false } })), 1000);
    isAt(xOf(drawn([words('b')], { alignment: 'end', stops: [stop(720)] })), 6000 - widthIn('b'));
  });

  test('is filled with as many dots as fit, ending at the number', () => {
    const rightTab = { position: 5000, dots: true };
    const [, dots, number] = drawn([words('a'), TAB, words('12')], { rightTab });
    const gap = 5000 - widthIn('a') - widthIn('12');
    expect(dots).toMatchObject({ isLeader: true, text: '.'.repeat(Math.floor(gap / DOT)) });
    isAt(dots?.width, Math.floor(gap / DOT) * DOT);
    expect(drawn([words('a'), TAB, words('12')], { rightTab: { position: 0, dots: true } })).toHaveLength(2);
    isAt((dots?.x ?? 0) + (dots?.width ?? 0), number?.x ?? 0);
    const placeFor = (room: number) => ({ position: widthIn('a') + room + widthIn('12'), dots: true });
    const leaders = (room: number) =>
      drawn([words('a'), TAB, words('12')], { rightTab: placeFor(room) })
        .filter(isText)
        .flatMap((piece) => (piece.isLeader ? [piece.text] : []));
    expect(leaders(DOT * 0.9)).toEqual([]);
    expect(leaders(DOT * 1.1)).toEqual(['.']);
    expect(drawn([words('a'), TAB, words('b')], { stops: [stop(900, 'left', true)] })).toHaveLength(3);
  });
});

describe('a justified line', () => {
  const both = { alignment: 'both' } as const;

  test('is stretched at its spaces to its end', () => {
    const pieces = drawn([words('a b '), words('c'), words(' d')], both);
    const last = pieces.at(-1);
    isAt((last?.x ?? 0) + (last?.width ?? 0), 6000);
    const spacing = (5000 - widthIn('a b c d')) / 3;
    expect(pieces.map((piece) => isText(piece) && piece.wordSpacing !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
    isAt(isText(pieces[0] as Piece) ? (pieces[0] as TextPiece).wordSpacing : undefined, spacing);
    isAt(pieces[1]?.x, 1000 + widthIn('a b ') + 2 * spacing);
  });

  test('without a space begins at its start', () => {
    expect(drawn([words('a')], both)).toMatchObject([{ x: 1000, width: widthIn('a') }]);
  });

  test('that is too long is not pressed together', () => {
    const [piece] = drawn([words('a b')], { ...both, width: widthIn('a b') - 20 });
    expect(piece).toMatchObject({ x: 1000, width: widthIn('a b') });
    expect(piece).not.toHaveProperty('wordSpacing');
  });

  test('ends with its last letter, whatever spaces and breaks follow', () => {
    const placed = (runs: readonly Run[]) => xOf(drawn(runs, { alignment: 'end' }));
    isAt(placed([words('b')]), 6000 - widthIn('b'));
    isAt(placed([words('b  ')]), 6000 - widthIn('b'));
    isAt(placed([words('b '), words('  '), runOf('\n', { type: 'lineBreak' })]), 6000 - widthIn('b'));
  });

  test('has the spaces before what is not text at its end', () => {
    const picture = runOf(OBJECT, { type: 'picture', alt: '', image: {} } as unknown as Run['inline'], {
      object: { width: 300, height: 200, depth: 0 } as unknown as ObjectSize,
    });
    isAt(xOf(drawn([words('a '), picture]), 1), 1000 + widthIn('a '));
    // Pictures stand close to letters of any script.
    isAt(xOf(drawn([words('語'), picture]), 1), 1000 + widthIn('語'));
    isAt(xOf(drawn([words('a '), TAB], { alignment: 'end' })), 6000 - 720);
  });

  test('is not stretched by the spaces that end it', () => {
    isAt(drawn([words('a b   ')], both)[0]?.width, 5000);
    const [first, ...others] = drawn([words('a b '), words('  ')], both);
    isAt(first?.width, 5000);
    for (const { width } of others) expect(width).toBe(0);
    isAt(drawn([words('a   b')], both)[0]?.width, 5000);
  });
});

describe('text', () => {
  test('against the direction of the line is placed from its other side', () => {
    const hebrew = { rightToLeft: true } as const;
    const runs = [words('a'), words('ב', hebrew), words('גג', hebrew), words('d')];
    const [a, two, three, d] = drawn(runs);
    isAt(a?.x, 1000);
    isAt(three?.x, 1000 + widthIn('a'));
    isAt(two?.x, (three?.x ?? 0) + (three?.width ?? 0));
    isAt(d?.x, (two?.x ?? 0) + (two?.width ?? 0));
  });

  test('from right to left begins at the right, with fields and signs in their own order', () => {
    const line = { edge: 6000, rightToLeft: true };
    const hebrew = { ...PLAIN_RUN, rightToLeft: true };
    const field = runOf('12', {
      type: 'field',
      instruction: { kind: 'page' },
      result: '12',
      properties: hebrew,
    });
    const [word, number, mark] = drawn(
      [words('ב', hebrew), field, runOf('7', { type: 'noteReference', note: NOTE, text: '7' })],
      line,
    );
    isAt((word?.x ?? 0) + (word?.width ?? 0), 6000);
    isAt((number?.x ?? 0) + (number?.width ?? 0), word?.x ?? 0);
    isAt((mark?.x ?? 0) + (mark?.width ?? 0), number?.x ?? 0);
    const latin = runOf('34', {
      type: 'field',
      instruction: { kind: 'page' },
      result: '34',
      properties: PLAIN_RUN,
    });
    const [one, other] = drawn([words('a'), latin], line);
    isAt(other?.x, (one?.x ?? 0) + (one?.width ?? 0));
  });

  test('has nothing drawn for the break that ends its line, and nothing for marks', () => {
    const pieces = drawn([
      words('a'),
      runOf('', { type: 'commentMark' } as unknown as Run['inline']),
      runOf('\n', { type: 'lineBreak' }),
    ]);
    expect(pieces).toHaveLength(1);
  });

  test('has the number of the note that a mark leads to, also as a field', () => {
    const asField = (asMark: boolean): Run =>
      runOf('7', {
        type: 'field',
        instruction: { kind: 'noteNumber', note: NOTE, bookmark: 'n', asMark },
        result: '7',
        properties: PLAIN_RUN,
      });
    const [, marked, named, own] = drawn([
      words('a'),
      asField(true),
      asField(false),
      runOf('7', { type: 'noteNumber', note: NOTE } as Run['inline']),
    ]);
    expect(marked).toMatchObject({ note: { number: 7, is: 'mark' } });
    expect(named).not.toHaveProperty('note');
    expect(own).toMatchObject({ note: { number: 7, is: 'number' } });
  });

  test('has a hyphen where a word is divided, and soft hyphens nowhere else', () => {
    const pieces = drawn([words('hy\u00adphen\u00ad')]);
    expect(pieces).toMatchObject([{ text: 'hyphen-', width: widthIn('hyphen-') }]);
    expect(drawn([words('divi')], {}, true)).toMatchObject([{ text: 'divi-', width: widthIn('divi-') }]);
    expect(drawn([words('so\u00adft')])).toMatchObject([{ text: 'soft', width: widthIn('soft') }]);
    expect(drawn([words('a'), words('b')], {}, true)).toMatchObject([{ text: 'a' }, { text: 'b-' }]);
  });

  test('has its comments on its last piece only', () => {
    const comments = [{ text: 'why' }] as unknown as NonNullable<Run['comments']>;
    const pieces = drawn([words('a\tb', {}, { comments })]);
    expect(pieces.map((piece) => piece.comments)).toEqual([undefined, ['why']]);
    const cutter = new LineCutter([words('one two', {}, { comments })], () => undefined);
    const lines = [4, 7].map((end) => cutter.until({ end }).segments.map(({ isEnd }) => isEnd));
    expect(lines).toEqual([[undefined], [true]]);
  });

  test('has space beside East Asian letters, but not beside the marks of notes', () => {
    const mark = runOf('7', { type: 'noteReference', note: NOTE, text: '7' }, { note: 7 });
    const apart = (runs: readonly Run[]): readonly number[] => {
      const pieces = drawn(runs);
      return pieces.slice(1).map(({ x }, index) => {
        const before = pieces[index];
        return Math.round(x - (before?.x ?? 0) - (before?.width ?? 0));
      });
    };
    expect(apart([words('a'), words('語'), words('b'), words('c')])).toEqual([SIZE / 4, SIZE / 4, 0]);
    expect(apart([words('語'), mark, words('語')])).toEqual([0, 0]);
  });
});

describe('a formula', () => {
  const PARTS: readonly ObjectSize[] = [
    { width: 300, height: 200, depth: 50, gap: 30 },
    { width: 400, height: 500, depth: 90, gap: 20 },
    { width: 100, height: 150, depth: 20, gap: 10 },
  ] as unknown as readonly ObjectSize[];
  const WHOLE = { width: 850, height: 540, depth: 90, parts: PARTS } as unknown as ObjectSize;
  const equation = (own: Partial<Equation> = {}): Equation =>
    ({
      type: 'equation',
      isDisplayed: false,
      source: '',
      math: [],
      mathml: '<math display="inline"><mi>abc</mi></math>',
      parts: ['a', 'b', 'c'].map((name, index) => ({ mathml: `<mi>${name}</mi>`, gap: index / 10 })),
      ...own,
    }) as unknown as Equation;
  const run = runOf(OBJECT.repeat(3), equation(), { object: WHOLE });

  /** The formula on lines that end after these parts. */
  const onLines = (...ends: readonly number[]): readonly EquationPiece[] => {
    const cutter = new LineCutter([run], () => undefined);
    const paper = { formats, looks: new Looks() } as unknown as Paper;
    return ends.flatMap((end) =>
      drawLine(cutter.until({ end }).segments, FRAME, format, paper),
    ) as readonly EquationPiece[];
  };

  test('on one line is drawn whole', () => {
    const [whole] = onLines(3);
    expect(whole).toMatchObject({ width: 850, height: 540, depth: 90, size: SIZE / 20, x: 1000 });
    expect(whole?.mathml).toBe('<math display="inline"><mi>abc</mi></math>');
    expect(whole).not.toHaveProperty('continues');
  });

  test('on several lines has in each its parts, with the gaps between them and as high as they are', () => {
    const [two, one] = onLines(2, 3);
    expect(two).toMatchObject({
      mathml: '<math display="inline"><mi>a</mi><mspace width="0em"/><mi>b</mi></math>',
      width: 300 + 30 + 400,
      depth: 90,
      height: 410 + 90,
    });
    expect(two).not.toHaveProperty('continues');
    const [, middle] = onLines(1, 2, 3);
    expect(middle).toMatchObject({ mathml: '<math display="inline"><mi>b</mi></math>', width: 400 });
    expect(one).toMatchObject({
      mathml: '<math display="inline"><mi>c</mi></math>',
      width: 100,
      depth: 20,
      height: 150,
      continues: true,
    });
  });

  test('is as deep and as high as its parts are, although one is deeper and another higher', () => {
    const sizes = [
      { width: 100, height: 300, depth: 10, gap: 5 },
      { width: 100, height: 120, depth: 80, gap: 5 },
      { width: 100, height: 100, depth: 0, gap: 0 },
    ];
    const object = { ...WHOLE, parts: sizes } as unknown as ObjectSize;
    const cutter = new LineCutter([{ ...run, object }], () => undefined);
    const paper = { formats, looks: new Looks() } as unknown as Paper;
    const [piece] = drawLine(cutter.until({ end: 2 }).segments, FRAME, format, paper);
    expect(piece).toMatchObject({ depth: 80, height: 290 + 80, width: 205 });
  });

  test('with a number takes the whole line, on which the number stands at the margin', () => {
    const array = { type: 'object', properties: { maxDist: true } };
    const numbered = (own: object, frame: Partial<LineFrame> = {}) =>
      drawn([runOf(OBJECT, equation(own as Partial<Equation>), { object: WHOLE })], {
        alignment: 'center',
        ...frame,
      })[0];
    const whole = { isDisplayed: true, math: [array] };
    expect(numbered(whole)).toMatchObject({ isNumbered: true, x: 1000, width: 5000 });
    expect(numbered(whole, { edge: 6000, rightToLeft: true })).toMatchObject({ x: 1000, width: 5000 });
    for (const other of [
      { isDisplayed: false, math: [array] },
      { isDisplayed: true, math: [{ type: 'object', properties: {} }] },
      { isDisplayed: true, math: [{ type: 'text', properties: { maxDist: true } }] },
      { isDisplayed: true, math: [] },
    ])
      expect(numbered(other)).not.toHaveProperty('isNumbered');
  });
});
