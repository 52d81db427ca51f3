import { expect, test } from 'vitest';
import type { TemplateName } from '../api/options.js';
import { settingsOf } from '../api/settings.js';
import { themeOf } from './index.js';
import { stylesOf } from './styles/index.js';

const themeIn = (template: TemplateName, primary: string) =>
  themeOf(settingsOf({ template, fontSize: 11 }), { properties: { languages: { primary } } });

test.each(['plain', 'academic', 'business', 'mla'] as const)(
  'no heading and no caption of the template %s is slanted in Chinese and Japanese',
  (template) => {
    const slanted = (primary: string): readonly string[] =>
      stylesOf(themeIn(template, primary))
        .filter(({ id, run }) => /^(?:Heading|Appendix|Caption|Table|NoteLabel)/.test(id) && run?.italic)
        .map(({ id }) => id);
    for (const language of ['zh-CN', 'zh-Hant-TW', 'ja-JP']) expect(slanted(language)).toEqual([]);
    for (const language of ['en-US', 'ko-KR', 'jam']) expect(slanted(language)).toContain('Heading5');
  },
);

test('first lines begin two characters further in, where a template indents them', () => {
  expect(themeIn('academic', 'zh-CN').firstLineIndent).toBe(2 * 11 * 20);
  expect(themeIn('academic', 'en-US').firstLineIndent).toBe(720);
  expect(themeIn('business', 'ja-JP').firstLineIndent).toBe(0);
});

test('they are measured in characters by the styles of text, and begin at the edge by those that say so', () => {
  const charactersOf = (template: TemplateName, primary: string): readonly string[] =>
    stylesOf(themeIn(template, primary)).flatMap((style) => {
      const characters = style.type === 'paragraph' ? style.paragraph?.firstLineCharacters : undefined;
      return characters === undefined ? [] : [`${style.id} ${characters}`];
    });
  for (const template of ['academic', 'mla'] as const) {
    const styles = charactersOf(template, 'zh-CN');
    expect(styles).toContain('BodyText 2');
    expect(styles).toEqual(expect.arrayContaining(['FirstParagraph 0', 'ListNumber 0', 'Bibliography 0']));
    expect(styles).not.toContain('Heading2 0');
    expect(charactersOf(template, 'en-US')).toEqual([]);
  }
  expect(charactersOf('plain', 'zh-CN')).toEqual([]);
});
