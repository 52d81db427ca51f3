import { describe, expect, test } from 'vitest';
import { contrast } from '../../../tests/validation/accessibility.js';
import { settingsOf } from '../api/settings.js';
import { diagramPaletteOf } from './diagram-colors.js';
import { themeOf } from './index.js';

/** The letters in diagrams. */
const INK = '1A1A1A';

const bare = (color: string): string => color.slice(1).toUpperCase();

describe.each(['plain', 'academic', 'business', 'mla'] as const)(
  'the colours of diagrams in %s',
  (template) => {
    const { colors, names } = diagramPaletteOf(themeOf(settingsOf({ template }))) ?? {};
    const { accents = [], frame } = colors ?? {};

    test('letters can be read on all grounds, and lines be seen on paper', () => {
      expect(accents).toHaveLength(6);
      for (const { line, middle, ground } of accents) {
        expect(contrast(INK, bare(ground))).toBeGreaterThanOrEqual(7);
        expect(contrast(INK, bare(middle))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(bare(line), 'FFFFFF')).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(INK, bare(frame?.ground ?? ''))).toBeGreaterThanOrEqual(7);
    });

    test('each is a colour of the theme, with another luminance', () => {
      const [first] = accents;
      expect(names?.get(bare(first?.line ?? ''))).toEqual({ name: 'accent1' });
      expect(names?.get(bare(first?.ground ?? ''))).toEqual({ name: 'accent1', lumMod: 20, lumOff: 80 });
      expect(names?.get(bare(frame?.line ?? ''))).toEqual({ name: 'bg1', lumMod: 65 });
    });
  },
);

test('light accents are darker as lines, and a Word template without accents has no palette', () => {
  const plain = themeOf(settingsOf({}));
  const yellow = ['FFF2A8', '000000', 'FF0000', '00FF00', '0000FF', 'FFFFFF'];
  const light = diagramPaletteOf({ ...plain, isOfWord: true, accents: yellow });
  const [first, , , , , last] = light?.colors.accents ?? [];
  expect(light?.names.get(bare(first?.line ?? ''))).toEqual({ name: 'accent1', lumMod: 50 });
  expect(contrast(bare(last?.line ?? ''), 'FFFFFF')).toBeGreaterThan(3);
  expect(diagramPaletteOf({ ...plain, isOfWord: true })).toBeUndefined();
});
