import { describe, expect, test } from 'vitest';
import { settingsOf } from '../../api/settings.js';
import { type Run, runsOf } from '../../metrics/spans.js';
import type { ComposedInline, RunProperties } from '../../model/composed.js';
import { PLAIN_RUN } from '../../model/composed-inlines.js';
import type { Format } from '../../model/format.js';
import type { CharacterStyleId } from '../../model/names/style-ids.js';
import type { TextLook } from '../../model/pages.js';
import type { RunLook } from '../../model/style.js';
import { type Formats, formatOf, formatsOf } from '../../theme/formats.js';
import { themeOf } from '../../theme/index.js';
import { lookOf, plainLook } from './looks.js';

const FORMATS = formatsOf(themeOf(settingsOf({})));
const FORMAT = formatOf(FORMATS, 'BodyText');
const NOTE = { number: 1 } as Extract<ComposedInline, { type: 'noteReference' }>['note'];

const withCharacters = (...styles: readonly [CharacterStyleId, RunLook][]): Formats => ({
  ...FORMATS,
  characters: new Map([...FORMATS.characters, ...styles]),
});

function lookIn(
  inline: ComposedInline,
  format: Partial<Format> = {},
  formats = FORMATS,
  rightToLeft = false,
): TextLook {
  const own = { ...FORMAT, ...format };
  const [run] = runsOf([inline], own, formats) as readonly [Run];
  return lookOf(run, own, formats, rightToLeft);
}

const textWith = (
  properties: Partial<RunProperties>,
  format?: Partial<Format>,
  formats?: Formats,
): TextLook =>
  lookIn({ type: 'text', text: 'a', properties: { ...PLAIN_RUN, ...properties } }, format, formats);

describe('text in a paragraph of a Word template', () => {
  test.each<[string, Partial<Format>, Partial<TextLook>]>([
    ['has its colour', { color: '336699' }, { color: '336699' }],
    ['is struck through', { strike: true }, { strike: true }],
    ['is in capitals', { caps: true }, { capitals: true }],
    ['is in small capitals', { smallCaps: true }, { capitals: true }],
    ['is bold', { bold: true }, { bold: true, italic: false }],
    ['is italic', { italic: true }, { bold: false, italic: true }],
  ])('%s', (_, format, look) => {
    expect(textWith({}, format)).toMatchObject(look);
    expect(plainLook({ ...FORMAT, ...format }, false)).toMatchObject(look);
    expect(textWith({})).not.toMatchObject(look);
    expect(plainLook(FORMAT, false)).not.toMatchObject(look);
  });

  test('is neither if the text takes it back, and both cancel each other out', () => {
    expect(textWith({ regular: true }, { bold: true }).bold).toBe(false);
    expect(textWith({ upright: true }, { italic: true }).italic).toBe(false);
    const formats = withCharacters(['Emphasis' as CharacterStyleId, { italic: true, strike: true }]);
    const style = 'Emphasis' as CharacterStyleId;
    expect(textWith({ style }, {}, formats)).toMatchObject({ italic: true, strike: true });
    expect(textWith({ style }, { italic: true, strike: true }, formats)).toMatchObject({
      italic: false,
      strike: false,
    });
  });
});

describe('text with its own formatting', () => {
  test.each<[string, RunLook, Partial<TextLook>]>([
    ['a font', { font: 'Georgia' }, { font: 'Georgia' }],
    ['a colour', { color: '00FF00' }, { color: '00FF00' }],
    ['a background', { shading: 'EEEEEE' }, { shading: 'EEEEEE' }],
    ['a border', { border: 'CCCCCC' }, { border: 'CCCCCC' }],
    ['a line below it', { underline: true }, { underline: true }],
    ['a raised place', { superscript: true }, { raise: 0.33 * FORMAT.size }],
    ['a line through it', { strike: true }, { strike: true }],
    ['capitals', { caps: true }, { capitals: true }],
    ['small capitals', { smallCaps: true }, { capitals: true }],
  ])('has %s', (_, look, expected) => {
    expect(textWith({ look })).toMatchObject(expected);
    expect(textWith({ look: {} })).not.toMatchObject(expected);
  });

  test('keeps what its paragraph has where it says nothing, and not where it says no', () => {
    expect(textWith({ look: {} }, { bold: true, strike: true })).toMatchObject({ bold: true, strike: true });
    expect(textWith({ look: { bold: false, strike: false } }, { bold: true, strike: true })).toMatchObject({
      bold: false,
      strike: false,
    });
    expect(textWith({ look: { bold: true } })).toMatchObject({ bold: true, italic: false });
  });

  test('has no border, colour or background if nothing gives it one', () => {
    const look = textWith({ look: {} });
    for (const part of ['border', 'color', 'shading', 'capitals']) expect(look).not.toHaveProperty(part);
  });
});

describe('text in capitals', () => {
  test.each<[string, Partial<RunProperties>]>([
    ['small ones', { smallCaps: true }],
    ['large ones', { caps: true }],
  ])('has %s', (_, properties) => {
    expect(textWith(properties)).toMatchObject({ capitals: true });
  });
});

describe('the mark of a note', () => {
  const MARKS = [
    { type: 'noteReference', note: NOTE, text: '1' },
    { type: 'noteNumber', note: NOTE, text: '1' },
  ] as const;

  test.each(MARKS)('is small and raised', (mark) => {
    expect(lookIn(mark)).toMatchObject({
      raise: 0.33 * FORMAT.size,
      size: (0.65 * FORMAT.size) / 20,
      bold: false,
    });
    expect(lookIn(mark, { bold: true })).toMatchObject({ bold: true });
  });

  test.each(MARKS)('has the colour that a Word template gives to marks', (mark) => {
    const footnotes = withCharacters(['FootnoteReference' as CharacterStyleId, { color: '112233' }]);
    expect(lookIn(mark, {}, footnotes).color).toBe('112233');
    const endnotes = withCharacters(
      ['FootnoteReference' as CharacterStyleId, {}],
      ['EndnoteReference' as CharacterStyleId, { color: '445566' }],
    );
    expect(lookIn(mark, { color: '000001' }, endnotes).color).toBe('445566');
  });

  test.each(MARKS)('has the colour of its paragraph if the styles of marks have none', (mark) => {
    const none = { ...FORMATS, characters: new Map() };
    expect(lookIn(mark, { color: '336699' }, none).color).toBe('336699');
    expect(lookIn(mark, {}, none)).not.toHaveProperty('color');
  });
});

test.each<ComposedInline>([{ type: 'checkbox', checked: true }, { type: 'lineBreak' }, { type: 'tab' }])(
  'what is not text looks like its paragraph',
  (inline) => {
    const format = { bold: true, color: '336699' };
    expect(lookIn(inline, format, FORMATS, true)).toEqual(plainLook({ ...FORMAT, ...format }, true));
    expect(lookIn(inline, format, FORMATS, true)).toMatchObject({ underline: false, rightToLeft: true });
  },
);

test('a field looks as its text does', () => {
  const properties = { ...PLAIN_RUN, bold: true };
  expect(
    lookIn({ type: 'field', instruction: { kind: 'page' }, result: '1', properties } as ComposedInline),
  ).toMatchObject({ bold: true, size: FORMAT.size / 20, raise: 0 });
});
