import type { Settings } from '../api/settings.js';
import { wordTag } from '../language/tags.js';
import type { Block, Document } from '../model/document.js';
import { isLanguageTag } from '../model/metadata.js';
import { walk } from '../model/nodes/walk.js';
import type { Languages } from '../model/resolved.js';
import { latinLanguage } from './latin-language.js';

const DEFAULT = 'en-US';
/** The length of the text examined to detect its language, in UTF-16 code units. */
const SAMPLE = 20_000;
/** Matches texts of only Latin letters and punctuation, which have no letters of the scripts below. */
const ONLY_LATIN = /^[\0-\u024f\u2000-\u206f]*$/;

/**
 * Scripts that identify a language, or nearly so. The first one with a sufficient share of the letters counts.
 */
const SCRIPTS: readonly {
  readonly letters: RegExp;
  readonly share: number;
  readonly language: string;
  readonly slot: Slot;
}[] = [
  {
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    share: 0.05,
    language: 'ja-JP',
    slot: 'eastAsian',
  },
  { letters: /\p{Script=Hangul}/gu, share: 0.1, language: 'ko-KR', slot: 'eastAsian' },
  { letters: /\p{Script=Han}/gu, share: 0.1, language: 'zh-CN', slot: 'eastAsian' },
  { letters: /[پچژگ]/gu, share: 0.01, language: 'fa-IR', slot: 'complex' },
  { letters: /\p{Script=Arabic}/gu, share: 0.2, language: 'ar-SA', slot: 'complex' },
  { letters: /\p{Script=Hebrew}/gu, share: 0.2, language: 'he-IL', slot: 'complex' },
  { letters: /\p{Script=Thai}/gu, share: 0.2, language: 'th-TH', slot: 'complex' },
  { letters: /\p{Script=Devanagari}/gu, share: 0.2, language: 'hi-IN', slot: 'complex' },
  { letters: /[іїєґ]/giu, share: 0.02, language: 'uk-UA', slot: 'western' },
  { letters: /\p{Script=Cyrillic}/gu, share: 0.3, language: 'ru-RU', slot: 'western' },
  { letters: /\p{Script=Greek}/gu, share: 0.3, language: 'el-GR', slot: 'western' },
];

type Slot = Exclude<keyof Languages, 'primary'>;

/**
 * The document's languages: from the options, else from front matter, else detected by scripts and common words. Word
 * checks the spelling of each run by its script, so one document has up to three languages.
 */
export function resolveLanguages(document: Document, settings: Settings): Languages {
  const text = sampleOf(document.blocks);
  const shares = ONLY_LATIN.test(text) ? [] : sharesIn(text);
  const dominant = shares.find(({ found, share }) => found >= share);
  const given = givenLanguage(document, settings);
  const primary = given ?? dominant?.language ?? latinLanguage(text) ?? DEFAULT;
  const slot = slotOf(primary);
  const present = (wanted: Slot): string | undefined =>
    shares.find((script) => script.slot === wanted && script.found > 0)?.language;
  return {
    primary,
    western: slot === 'western' ? primary : DEFAULT,
    eastAsian: slot === 'eastAsian' ? primary : present('eastAsian'),
    complex: slot === 'complex' ? primary : present('complex'),
  };
}

/** The share of letters in each script. */
function sharesIn(text: string): ((typeof SCRIPTS)[number] & { readonly found: number })[] {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return SCRIPTS.map((script) => ({
    ...script,
    found: (text.match(script.letters)?.length ?? 0) / letters,
  }));
}

function givenLanguage({ metadata }: Document, settings: Settings): string | undefined {
  const language = settings.language ?? metadata.language?.replaceAll('_', '-');
  return language !== undefined && isLanguageTag(language) ? wordTag(language) : undefined;
}

function slotOf(language: string): Slot {
  if (/^(?:zh|ja|ko)\b/i.test(language)) return 'eastAsian';
  return /^(?:ar|as|bn|bo|ckb|dv|fa|gu|he|hi|iw|km|kn|lo|ml|mr|my|ne|or|pa|ps|sa|sd|si|syr|ta|te|th|ug|ur|yi)\b/i.test(
    language,
  )
    ? 'complex'
    : 'western';
}

function sampleOf(blocks: readonly Block[]): string {
  let text = '';
  for (const block of blocks) {
    if (text.length >= SAMPLE) break;
    walk([block], {
      inline(inline) {
        if (inline.type === 'text' && text.length < SAMPLE) text += `${inline.value} `;
      },
    });
  }
  return text;
}
