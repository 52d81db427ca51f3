import { inspect, REPAIR_NAMES } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { FONT_FAMILIES, FONT_SIZES, LINE_SPACINGS } from '../../../../engine/src/options.js';
import { settingsOf, TEMPLATE_NAMES } from '../../../../engine/src/settings.js';
import { REPAIR_LABELS } from '../clean-up/repair-labels';
import { FONTS, labelOf, SIZES, SPACINGS, TEMPLATES } from './choices';
import { conversionOptions, DEFAULT_OPTIONS, templateChoices } from './document-options';
import { readOptions } from './kept-options';

describe('the page offers what the engine offers', () => {
  test('templates, fonts, sizes and spacings', () => {
    expect(TEMPLATES.map(({ value }) => value)).toEqual(TEMPLATE_NAMES);
    expect(Object.fromEntries(FONTS.map(({ value, label }) => [value, label]))).toEqual(FONT_FAMILIES);
    expect(SIZES.map(({ value }) => value)).toEqual(FONT_SIZES);
    expect(SPACINGS.map(({ value }) => value).toSorted()).toEqual(Object.keys(LINE_SPACINGS).toSorted());
  });

  test('repairs', () => {
    expect(Object.keys(REPAIR_LABELS)).toEqual(REPAIR_NAMES);
  });

  test.each(TEMPLATE_NAMES)('choosing %s sets what the engine would choose for it', (template) => {
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
