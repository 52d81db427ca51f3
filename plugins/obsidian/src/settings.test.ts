import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, settingsFrom } from './settings.js';

describe('settingsFrom', () => {
  test.each([null, undefined, 7, 'text', [], {}])('gives the defaults for %j', (stored) => {
    expect(settingsFrom(stored)).toEqual(DEFAULT_SETTINGS);
  });

  test('keeps what was stored', () => {
    const stored = { ...DEFAULT_SETTINGS, template: 'mla', bibliography: ['a.bib'], replaces: true };
    expect(settingsFrom(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  test.each([
    ['template', 'baroque'],
    ['ownTemplate', 3],
    ['bibliography', 'a.bib'],
    ['bibliography', ['a.bib', 3]],
    ['replaces', 'yes'],
    ['pageSize', 'a5'],
    ['lineBreaks', null],
  ])('gives the default for %s: %j', (name, value) => {
    expect(settingsFrom({ [name]: value, carriesSource: true })).toEqual({
      ...DEFAULT_SETTINGS,
      carriesSource: true,
    });
  });

  test('leaves out what is no setting', () => {
    expect(settingsFrom({ colour: 'red' })).toEqual(DEFAULT_SETTINGS);
  });
});
