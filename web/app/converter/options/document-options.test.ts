import { inspect } from '@footmark/engine';
import { FONT_FAMILIES, OPTION_CHOICES } from '@footmark/engine/options';
import { describe, expect, test } from 'vitest';
import { settingsOf } from '../../../../engine/src/api/settings.js';
import { REPAIR_LABELS } from '../inspection/repair-labels';
import {
  DUPLICATES,
  FONTS,
  labelOf,
  POSITIONS,
  SEPARATORS,
  SIZES,
  SPACINGS,
  TABLE_WIDTHS,
  TEMPLATES,
  WIDE_TABLES,
} from './choices';
import { conversionOptions, DEFAULT_OPTIONS, templateChoices } from './document-options';
import { readOptions } from './kept-options';

describe('the page offers what the engine offers', () => {
  test('every choice has a label', () => {
    const all = [
      TEMPLATES,
      FONTS,
      SIZES,
      SPACINGS,
      TABLE_WIDTHS,
      WIDE_TABLES,
      DUPLICATES,
      POSITIONS,
      SEPARATORS,
    ];
    for (const { label } of all.flat()) expect(label).toMatch(/\S/);
    expect(Object.keys(REPAIR_LABELS)).toEqual(OPTION_CHOICES.repairs);
    expect(FONTS.map(({ label }) => label)).toEqual(Object.values(FONT_FAMILIES));
  });

  test.each([
    'fontFamily',
    'fontSize',
    'lineSpacing',
    'tableWidths',
    'wideTables',
    'footnotePosition',
  ] as const)('each %s is kept for the next visit', (name) => {
    for (const value of OPTION_CHOICES[name])
      expect(readOptions(JSON.stringify({ [name]: value }))).toMatchObject({ [name]: value });
  });

  test.each(OPTION_CHOICES.template)('choosing %s sets what the engine would choose for it', (template) => {
    const chosen = conversionOptions({ ...DEFAULT_OPTIONS, ...templateChoices(template) });
    const { repairs } = DEFAULT_OPTIONS;
    expect(settingsOf(chosen)).toEqual(settingsOf({ template, repairs }));
  });
});

test('an option changed after choosing a template is kept, and so is what no template sets', () => {
  const changed = {
    ...DEFAULT_OPTIONS,
    ...templateChoices('academic'),
    fontSize: 14,
    headerText: 'Draft',
  } as const;
  expect(settingsOf(conversionOptions(changed))).toMatchObject({ fontSize: 14, titleLayout: 'page' });
  const business = { ...changed, ...templateChoices('business') };
  expect(business).toMatchObject({ fontSize: 11, lineSpacing: '1.15', headerText: 'Draft' });
});

test('every choice crosses to the engine', () => {
  expect(() => inspect('Text', conversionOptions({ ...DEFAULT_OPTIONS, margins: 'wide' }))).not.toThrow();
});

describe('choices kept from an earlier visit', () => {
  test('come back', () => {
    const options = {
      ...DEFAULT_OPTIONS,
      ...templateChoices('mla'),
      linksToFootnotes: true,
      footerText: 'f',
      repairs: [],
    };
    expect(readOptions(JSON.stringify(options))).toEqual(options);
  });

  test('are left out where this version does not offer them', () => {
    const kept = { repairs: ['other'], fontSize: 13, fontFamily: 'georgia', titlePage: 'yes', other: 1 };
    expect(readOptions(JSON.stringify(kept))).toEqual({ ...DEFAULT_OPTIONS, fontFamily: 'georgia' });
  });

  test.each([null, '', '{', 'null', '7'])('are the defaults when %j was kept', (kept) => {
    expect(readOptions(kept)).toEqual(DEFAULT_OPTIONS);
  });
});

test('a clean-up that is switched off keeps the choice of repairs and does none', () => {
  expect(conversionOptions({ ...DEFAULT_OPTIONS, cleansUp: false })).toMatchObject({ repairs: false });
});

test('a value has its label', () => {
  expect(labelOf(FONTS, 'times')).toBe('Times New Roman');
});
