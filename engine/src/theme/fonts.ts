import type { Languages } from '../model/resolved.js';

interface Pair {
  readonly serif: string;
  readonly sans: string;
}

/** Fonts for writing systems that the body fonts lack. They come with Word. */
const EAST_ASIAN: Readonly<Record<string, Pair>> = {
  ja: { serif: 'Yu Mincho', sans: 'Yu Gothic' },
  ko: { serif: 'Batang', sans: 'Malgun Gothic' },
  'zh-TW': { serif: 'PMingLiU', sans: 'Microsoft JhengHei' },
  'zh-HK': { serif: 'PMingLiU', sans: 'Microsoft JhengHei' },
  zh: { serif: 'SimSun', sans: 'Microsoft YaHei' },
};
const COMPLEX: Pair = { serif: 'Times New Roman', sans: 'Arial' };

/** The font of emoji, which body fonts lack, and to which not every reader falls back by itself. */
export const EMOJI_FONT = 'Segoe UI Emoji';

/** The names of the fonts for each kind of writing system. */
interface BodyFonts {
  readonly western: string;
  readonly eastAsian: string;
  readonly complex: string;
}

/** The fonts of the body: each kind of writing system in the text gets one that supports it. */
export function bodyFonts(body: string, { eastAsian, complex }: Languages): BodyFonts {
  const kind = kindOf(body);
  return {
    western: body,
    eastAsian: eastAsian === undefined ? body : eastAsianPair(eastAsian)[kind],
    complex: complex === undefined ? body : COMPLEX[kind],
  };
}

/** Other fonts of East Asian scripts that come with Word or with systems. */
const OTHER_EAST_ASIAN =
  'SimHei|KaiTi|FangSong|NSimSun|STSong|STKaiti|STHeiti|STFangsong|MingLiU|DFKai-SB|MS Mincho|MS Gothic|MS PMincho|MS PGothic|Meiryo|Dotum|Gulim|Gungsuh|PingFang SC|PingFang TC|Hiragino Sans|Source Han Sans|Source Han Serif|Noto Sans CJK SC|Noto Serif CJK SC'.split(
    '|',
  );
const EAST_ASIAN_NAMES: ReadonlySet<string> = new Set(
  [...Object.values(EAST_ASIAN).flatMap(({ serif, sans }) => [serif, sans]), ...OTHER_EAST_ASIAN].map(
    (name) => name.toLowerCase(),
  ),
);

/** Whether a font has East Asian letters, as far as its name tells. */
export function isEastAsianFont(name: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(name) || EAST_ASIAN_NAMES.has(name.toLowerCase());
}

function kindOf(body: string): keyof Pair {
  return isSerif(body) ? 'serif' : 'sans';
}

const SERIFS: ReadonlySet<string> = new Set([
  'Times New Roman',
  'Georgia',
  'Cambria',
  'Merriweather',
  'PT Serif',
  'SimSun',
  'East Asian serif',
]);

export function isSerif(font: string): boolean {
  return SERIFS.has(font);
}

/** The font in which Word sets Hebrew and Arabic text, with all signs in it, where the text around is of this font. */
export function complexFontOf(body: string): string {
  return COMPLEX[kindOf(body)];
}

function eastAsianPair(language: string): Pair {
  const [primary = ''] = language.split('-');
  return EAST_ASIAN[language] ?? EAST_ASIAN[primary] ?? { serif: 'SimSun', sans: 'Microsoft YaHei' };
}
