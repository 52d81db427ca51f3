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
