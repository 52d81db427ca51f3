import { inspect } from '@footmark/engine';
import { FONT_FAMILIES, OPTION_CHOICES } from '@footmark/engine/options';
import { describe, expect, test } from 'vitest';
import { settingsOf } from '../../../../engine/src/api/settings.js';
import { engineOptions } from '../../worker/options';
import { REPAIR_LABELS } from '../inspection/repair-labels';
import { FONTS, labelOf, SIZES, SPACINGS, TEMPLATES } from './choices';
import { conversionOptions, DEFAULT_OPTIONS, templateChoices } from './document-options';
import { readOptions } from './kept-options';
import { ownTemplateChoices } from './own-choices';

function inEngine(...chosen: Parameters<typeof conversionOptions>) {
  return engineOptions(conversionOptions(...chosen));
}

describe('the page offers what the engine offers', () => {
  test('every choice that several parts of the page show has a label', () => {
    const all = [TEMPLATES, FONTS, SIZES, SPACINGS];
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
    'lineBreaks',
    'dialect',
    'footnotePosition',
  ] as const)('each %s is kept for the next visit', (name) => {
    for (const value of OPTION_CHOICES[name])
      expect(readOptions(JSON.stringify({ [name]: value }))).toMatchObject({ [name]: value });
  });

  test.each(OPTION_CHOICES.template)(
    'choosing %s sets what the engine would choose for it',
    async (template) => {
      const chosen = await inEngine({ ...DEFAULT_OPTIONS, ...templateChoices(template) });
      const { repairs } = DEFAULT_OPTIONS;
      expect(settingsOf(chosen)).toEqual(settingsOf({ template, repairs }));
    },
  );
});

test('an option changed after choosing a template is kept, and so is what no template sets', async () => {
  const changed = {
    ...DEFAULT_OPTIONS,
    ...templateChoices('academic'),
    fontSize: 14,
    headerText: 'Draft',
  } as const;
  expect(settingsOf(await inEngine(changed))).toMatchObject({ fontSize: 14, titleLayout: 'page' });
  const business = { ...changed, ...templateChoices('business') };
  expect(business).toMatchObject({ fontSize: 11, lineSpacing: '1.15', headerText: 'Draft' });
});

test('every choice is passed to the engine', async () => {
  const options = await inEngine({ ...DEFAULT_OPTIONS, margins: 'wide' });
  expect(() => inspect('Text', options)).not.toThrow();
});

const OWN = { name: 'Thesis.dotx', key: '1', file: new Blob(['PK']), styleMap: { Quote: null }, at: 1 };

test('a visitor’s template sets what the engine would choose for a Word file, and passes on its bytes and styles', async () => {
  const chosen = { ...DEFAULT_OPTIONS, ...ownTemplateChoices(OWN.name) };
  const options = await inEngine(chosen, OWN);
  expect(options).toMatchObject({ template: new Uint8Array([80, 75]), styleMap: { Quote: null } });
  const { repairs } = DEFAULT_OPTIONS;
  expect(settingsOf(options)).toEqual(settingsOf({ template: new Uint8Array(), repairs }));
});

test('one of our own files restores the choices of its template', () => {
  expect(ownTemplateChoices('MLA template.docx', 'mla')).toMatchObject({
    ...templateChoices('mla'),
    ownTemplate: 'MLA template.docx',
  });
});

test('a visitor’s template that is missing or not chosen is ignored', () => {
  const chosen = { ...DEFAULT_OPTIONS, ownTemplate: OWN.name };
  expect(conversionOptions(chosen).template).toBe('plain');
  expect(conversionOptions(DEFAULT_OPTIONS, OWN).template).toBe('plain');
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

test('whether charts are pictures is left to the text unless it is chosen', () => {
  expect(conversionOptions(DEFAULT_OPTIONS)).not.toHaveProperty('chartForm');
  expect(conversionOptions(DEFAULT_OPTIONS)).not.toHaveProperty('diagramForm');
  expect(
    conversionOptions({ ...DEFAULT_OPTIONS, chartForm: 'picture', diagramForm: 'shapes' }),
  ).toMatchObject({
    chartForm: 'picture',
    diagramForm: 'shapes',
  });
});
