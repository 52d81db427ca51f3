import type { Languages } from '../model/resolved.js';

interface Pair {
  readonly serif: string;
  readonly sans: string;
}

/** Fonts that come with Word for the writing systems that the body fonts lack. */
const EAST_ASIAN: Readonly<Record<string, Pair>> = {
  ja: { serif: 'Yu Mincho', sans: 'Yu Gothic' },
  ko: { serif: 'Batang', sans: 'Malgun Gothic' },
  'zh-TW': { serif: 'PMingLiU', sans: 'Microsoft JhengHei' },
  'zh-HK': { serif: 'PMingLiU', sans: 'Microsoft JhengHei' },
  zh: { serif: 'SimSun', sans: 'Microsoft YaHei' },
};
const COMPLEX: Pair = { serif: 'Times New Roman', sans: 'Arial' };

/** The attributes of `w:rFonts` for a body font: each kind of writing system that the text holds gets a font that has it. */
export function fontAttributes(body: string, { eastAsian, complex }: Languages): string {
  const kind = body === 'Times New Roman' || body === 'Georgia' ? 'serif' : 'sans';
  const eastAsianFont = eastAsian === undefined ? body : eastAsianPair(eastAsian)[kind];
  const complexFont = complex === undefined ? body : COMPLEX[kind];
  return `w:ascii="${body}" w:hAnsi="${body}" w:eastAsia="${eastAsianFont}" w:cs="${complexFont}"`;
}

function eastAsianPair(language: string): Pair {
  const [primary = ''] = language.split('-');
  return EAST_ASIAN[language] ?? EAST_ASIAN[primary] ?? { serif: 'SimSun', sans: 'Microsoft YaHei' };
}
