import { describe, expect, test } from 'vitest';
import { documentOf, paragraph, section, theme, WIDTH } from '../../../tests/composed-pages.js';
import type { ComposedBlock, ComposedParagraph } from '../model/composed.js';
import type { Note } from '../model/resolved.js';
import { formatsOf } from '../theme/formats.js';
import { separatorBox } from './boxes.js';
import { NoteSetter } from './notes.js';

const setting = { theme, formats: formatsOf(theme) };
const LONG = 'some words of a note that is longer than one line of half of a page '.repeat(4);
const line = (own: Partial<ComposedParagraph> = {}, text = 'note') =>
  paragraph(text, { style: 'FootnoteText', ...own });

/** The notes of a document, given as their blocks. */
function setterOf(
  blocks: readonly (readonly ComposedBlock[])[],
  noteKind: 'footnote' | 'endnote' = 'footnote',
): NoteSetter {
  const notes = blocks.map(
    (_, index): Note => ({
      number: index + 1,
      content: { kind: 'inlines', inlines: [] },
      bookmark: undefined,
    }),
  );
  const noteBlocks = ({ number }: Note) => blocks[number - 1] ?? [];
  const composed = documentOf([section([])], { notes, noteBlocks, noteKind });
  return new NoteSetter(composed, WIDTH, setting);
}

describe('a note', () => {
  test('is at the foot of its page, unless notes are at the end', () => {
    expect(setterOf([[line()]]).note(1)).toMatchObject({ number: 1 });
    expect(setterOf([[line()]]).note(2)).toBeUndefined();
    expect(setterOf([[line()]], 'endnote').note(1)).toBeUndefined();
  });

  test('has its lines one below the other, with the space between its paragraphs', () => {
    const spaced = (before: number, after: number) =>
      line({ spacing: { before, after, always: true } }, LONG);
    const note = setterOf([[spaced(500, 120), spaced(300, 80)]]).note(1);
    const [first, second] = note?.boxes ?? [];
    const count = first?.lines.length ?? 0;
    expect(count).toBeGreaterThan(1);
    expect(note?.lines.map(({ box, index }) => [box, index])).toEqual([
      ...Array.from({ length: count }, (_, index) => [first, index]),
      ...Array.from({ length: count }, (_, index) => [second, index]),
    ]);
    expect(note?.lines.map(({ gap }) => gap)).toEqual([
      500,
      ...Array(count - 1).fill(0),
      300,
      ...Array(count - 1).fill(0),
    ]);
    const height = first?.lines.reduce((sum, { height }) => sum + height, 0) ?? 0;
    expect(note?.height).toBeCloseTo(800 + 2 * height, 6);
    expect(note?.after).toBe(80);
    expect(setterOf([[line(), spaced(0, 90), spaced(0, 70)]]).note(1)?.after).toBe(70);
  });

  test('is as wide as the column of its mark', () => {
    const lines = (width?: number) => {
      const setter = setterOf([[line({}, LONG)], [line({}, LONG)]]);
      const box = separatorBox(0);
      if (width !== undefined) setter.place([box, { ...box, notes: [2] }], width);
      return [1, 2].map((number) => setter.note(number)?.lines.length ?? 0);
    };
    const [wide = 0] = lines();
    expect(lines()).toEqual([wide, wide]);
    expect(lines(WIDTH / 2)[0]).toBe(wide);
    expect(lines(WIDTH / 2)[1]).toBeGreaterThan(wide);
  });

  test('begins with two lines at least, or with all if they stay together', () => {
    const beginning = (...blocks: readonly ComposedBlock[]) => setterOf([blocks]).note(1)?.inseparable;
    expect(beginning(line())).toBe(1);
    expect(beginning(line({}, LONG.repeat(2)))).toBe(2);
    const together = setterOf([[line({ keepLines: true }, LONG.repeat(2)), line()]]).note(1);
    expect(together?.inseparable).toBe((together?.lines.length ?? 0) - 1);
    expect(together?.inseparable).toBeGreaterThan(2);
    expect(beginning()).toBe(0);
  });

  test('is the same object in the next layout, so that its page stays, while its text and its number do', () => {
    const [first, second, third] = [line({}, 'one'), line({}, 'two'), line({}, 'three')];
    const before = setterOf([[first, second]]).note(1);
    expect(setterOf([[first, second]]).note(1)).toBe(before);
    expect(setterOf([[line(), line()]]).note(1)).not.toBe(before);
    for (const blocks of [[first], [first, third], [first, second, third]]) {
      const after = setterOf([blocks]).note(1);
      expect(after).not.toBe(before);
      expect(after?.boxes).toHaveLength(blocks.length);
      expect(after?.boxes.map((box) => box.type === 'paragraph' && box.paragraph)).toEqual(blocks);
      expect(setterOf([[first, second]]).note(1)?.boxes).toHaveLength(2);
    }
    expect(setterOf([[], [first, second]]).note(2)).toMatchObject({ number: 2 });
    expect(setterOf([[]]).note(1)?.lines).toEqual([]);
  });

  test('is set once', () => {
    const setter = setterOf([[line()], []]);
    for (const number of [1, 2]) expect(setter.note(number)).toBe(setter.note(number));
  });
});

test('the items of the lists of a note are known', () => {
  const item = line({ numbering: { sequence: 1, format: 'decimal.', start: 1, level: 0, isOfStyle: false } });
  const bullet = line({
    numbering: { sequence: undefined, format: 'bullet', start: 1, level: 0, isOfStyle: false },
  });
  expect(setterOf([[line(), item, bullet]]).note(1)?.numbered).toEqual([item]);
});
