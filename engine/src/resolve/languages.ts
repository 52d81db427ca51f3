import type { Settings } from '../api/settings.js';
import { wordTag } from '../language/tags.js';
import type { Block, Document, Inline } from '../model/document.js';
import { isLanguageTag } from '../model/metadata.js';
import { walk } from '../model/nodes/walk.js';
import type { Languages } from '../model/resolved.js';
import { latinLanguage } from './latin-language.js';

const DEFAULT = 'en-US';
/** The length of the text examined to detect its language, in UTF-16 code units. */
const SAMPLE = 20_000;
/** Matches texts of only Latin letters and punctuation, which have no letters of the scripts below. */
const ONLY_LATIN = /^[\0-\u024f\u2000-\u206f]*$/;

/** Words of a language whose letters others have, too; vowel signs are marks. */
function words(list: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${list.replaceAll(' ', '|')})(?![\\p{L}\\p{M}])`, 'giu');
}

/** The most common words of Hindi that Nepali and Marathi do not have. */
const HINDI = words('है हैं में के और से को का की');

/**
 * Scripts that identify a language, or nearly so. The first one with a sufficient share of the letters counts: half of them where
 * the language decides in which direction the text runs.
 */
const SCRIPTS: readonly {
  readonly letters: RegExp;
  readonly share: number;
  /** What the language does not have: of it, a text may quote half as much. */
  readonly without?: RegExp;
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
  { letters: /[ٹڈڑںے]/gu, share: 0.02, language: 'ur-PK', slot: 'complex' },
  { letters: /[پچژگکی]/gu, share: 0.02, language: 'fa-IR', slot: 'complex' },
  { letters: /\p{Script=Arabic}/gu, share: 0.5, language: 'ar-SA', slot: 'complex' },
  { letters: /\p{Script=Hebrew}/gu, share: 0.5, language: 'he-IL', slot: 'complex' },
  { letters: /\p{Script=Thai}/gu, share: 0.2, language: 'th-TH', slot: 'complex' },
  {
    letters: words('छ छन् छैन हो होइन पनि गर्न गर्नुहोस् भएको लागि हुन्छ तपाईं तपाईंको यो'),
    share: 0.004,
    without: HINDI,
    language: 'ne-NP',
    slot: 'complex',
  },
  {
    letters: words('आहे आहेत आणि नाही हे ही तर या मध्ये करा साठी केले'),
    share: 0.004,
    without: HINDI,
    language: 'mr-IN',
    slot: 'complex',
  },
  { letters: /\p{Script=Devanagari}/gu, share: 0.2, language: 'hi-IN', slot: 'complex' },
  { letters: /\p{Script=Bengali}/gu, share: 0.2, language: 'bn-IN', slot: 'complex' },
  { letters: /\p{Script=Tamil}/gu, share: 0.2, language: 'ta-IN', slot: 'complex' },
  { letters: /ў/giu, share: 0.005, language: 'be-BY', slot: 'western' },
  { letters: /[іїєґ]/giu, share: 0.02, language: 'uk-UA', slot: 'western' },
  { letters: /[ђјљњћџ]/giu, share: 0.02, language: 'sr-Cyrl-RS', slot: 'western' },
  { letters: /ъ/giu, share: 0.002, without: /[ыэё]/giu, language: 'bg-BG', slot: 'western' },
  {
    letters: words('е са се ще този тази това тези който която което които чрез като също няма може бъде'),
    share: 0.004,
    without: /[ыэёіќѓѕјљњџ]/giu,
    language: 'bg-BG',
    slot: 'western',
  },
  { letters: /\p{Script=Cyrillic}/gu, share: 0.3, language: 'ru-RU', slot: 'western' },
  { letters: /\p{Script=Greek}/gu, share: 0.3, language: 'el-GR', slot: 'western' },
];

type Slot = Exclude<keyof Languages, 'primary'>;

/**
 * The document's languages: from the options, else from front matter, else guessed by scripts and common words, of which
 * there must be plain evidence, else English. Word
 * checks the spelling of each run by its script, so one document has up to three languages.
 */
export function resolveLanguages(document: Document, settings: Settings): Languages {
  const { all, running } = sampleOf(document.blocks);
  const shares = ONLY_LATIN.test(all) ? [] : sharesIn(all);
  const dominant = dominantIn(running) ?? (LETTER.test(running) ? undefined : dominantIn(all));
  const given = givenLanguage(document, settings);
  const primary = given ?? dominant ?? latinLanguage(running) ?? DEFAULT;
  const slot = slotOf(primary);
  const present = (wanted: Slot): string | undefined =>
    shares.find((script) => script.slot === wanted && script.found > 0)?.language;
  return {
    primary,
    isGuessed: given === undefined,
    western: slot === 'western' ? primary : DEFAULT,
    eastAsian: slot === 'eastAsian' ? primary : present('eastAsian'),
    complex: slot === 'complex' ? primary : present('complex'),
  };
}

const LETTER = /\p{L}/u;

/** The language that the letters of a text belong to. */
function dominantIn(text: string): string | undefined {
  if (ONLY_LATIN.test(text)) return undefined;
  return sharesIn(text).find(({ found, share }) => found >= share)?.language;
}

/** The share of letters in each script. */
function sharesIn(text: string): ((typeof SCRIPTS)[number] & { readonly found: number })[] {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const count = (of: RegExp): number => text.match(of)?.length ?? 0;
  return SCRIPTS.map((script) => ({ ...script, count: count(script.letters) }))
    .filter(({ without, count: own }) => without === undefined || own > 2 * count(without))
    .map(({ count: own, ...script }) => ({ ...script, found: own / letters }));
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

/** The beginning of a text, and what of it is not in tables, whose words stand alone: `no` is a word of many languages. */
interface Sample {
  readonly all: string;
  readonly running: string;
}

function sampleOf(blocks: readonly Block[]): Sample {
  let all = '';
  let running = '';
  const inTables = new Set<Inline>();
  for (const block of blocks) {
    if (all.length >= SAMPLE) break;
    walk([block], {
      block(each) {
        if (each.type === 'table' && all.length < SAMPLE)
          walk([each], { inline: (inline) => inTables.add(inline) });
      },
      inline(inline) {
        if (inline.type !== 'text' || all.length >= SAMPLE) return;
        all += `${inline.value} `;
        if (!inTables.has(inline)) running += `${inline.value} `;
      },
    });
  }
  return { all, running };
}
